import { parseArgs } from 'node:util';
import {
  benchConversations,
  conversationsOf,
  printConversations,
} from './understanding/conversations/conversations.ts';
import { forgetKinds } from './understanding/forget-kinds.ts';
import { benchModels } from './understanding/models.ts';
import { readOwnSet } from './understanding/own-set.ts';
import { benchQuestionMatching } from './understanding/question-matching.ts';
import { benchReplies, readReplies } from './understanding/replies.ts';
import { benchSlowModel } from './understanding/slow-model.ts';

/** `npm run bench:understanding -- --data <folder> | --own <file> [--errors n] [--kind k] [--services a,b] [--every n] [--hold-out]` */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    own: { type: 'string' },
    errors: { type: 'string', default: '0' },
    kind: { type: 'string' },
    services: { type: 'string' },
    /** With a model, every n-th reply. */
    every: { type: 'string', default: '1' },
    'hold-out': { type: 'boolean', default: false },
    'forget-kinds': { type: 'boolean', default: false },
  },
});
if (values.data === undefined && values.own === undefined)
  throw new Error('say which sets to read: --data <folder>, --own <file> or both');

const errors = Number(values.errors);
const replyOptions = {
  errors,
  ...(values.kind === undefined ? {} : { kind: values.kind }),
  ...(values.services === undefined ? {} : { services: values.services.split(',') }),
};
if (values['forget-kinds']) forgetKinds();
if (values.own !== undefined) {
  const own = readOwnSet(values.own);
  benchReplies(own, replyOptions);
  printConversations('conversations of the set', conversationsOf(own));
}
if (values.data !== undefined) {
  benchReplies(readReplies(values.data), replyOptions);
  benchModels(readReplies(values.data), Number(values.every));
  await benchSlowModel(readReplies(values.data));
  benchQuestionMatching(values.data, { errors, holdOut: values['hold-out'] });
  benchConversations(values.data, Number(values.every));
}
