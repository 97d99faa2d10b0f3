import { parseArgs } from 'node:util';
import { benchConversations } from './understanding/conversations.ts';
import { benchAttribution } from './understanding/question-matching.ts';
import { benchReplies } from './understanding/replies.ts';

/** `npm run bench:understanding -- --data <folder> [--errors n] [--kind k] [--services a,b] [--hold-out]` */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    errors: { type: 'string', default: '0' },
    kind: { type: 'string' },
    services: { type: 'string' },
    'hold-out': { type: 'boolean', default: false },
  },
});
if (values.data === undefined)
  throw new Error('say where the evaluation sets are: --data <folder>');

benchReplies(values.data, {
  errors: Number(values.errors),
  ...(values.kind === undefined ? {} : { kind: values.kind }),
  ...(values.services === undefined ? {} : { services: values.services.split(',') }),
});
benchAttribution(values.data, {
  errors: Number(values.errors),
  holdOut: values['hold-out'],
});
benchConversations(values.data);
