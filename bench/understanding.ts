import { parseArgs } from 'node:util';
import { benchReplies } from './understanding/replies.ts';

/** `npm run bench:understanding -- --data <folder> [--errors n] [--kind k] [--services a,b]` */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    errors: { type: 'string', default: '0' },
    kind: { type: 'string' },
    services: { type: 'string' },
  },
});
if (values.data === undefined)
  throw new Error('say where the evaluation sets are: --data <folder>');

benchReplies(values.data, {
  errors: Number(values.errors),
  ...(values.kind === undefined ? {} : { kind: values.kind }),
  ...(values.services === undefined ? {} : { services: values.services.split(',') }),
});
