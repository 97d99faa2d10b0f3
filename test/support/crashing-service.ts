import { openLog } from '../../cli/compose.ts';
import { readConfig } from '../../cli/config.ts';
import { serve } from '../../cli/serve.ts';
import type { EventLog } from '../../log/port.ts';

/**
 * `CRASH_AT=<before|after>:<category>:<n>`: SIGKILL to itself right before or right after the nth append to a
 * stream of the category. `after` is past the durable commit, before anyone is told of it.
 */
const [moment = '', category = '', nth = '0'] = (process.env.CRASH_AT ?? '').split(':');

function dyingLog(log: EventLog): EventLog {
  let appends = 0;
  const die = () => process.kill(process.pid, 'SIGKILL');
  const append: EventLog['append'] = async (stream, events, options) => {
    const isChosen = stream.startsWith(`${category}-`) && ++appends === Number(nth);
    if (isChosen && moment === 'before') die();
    const appended = await log.append(stream, events, options);
    if (isChosen && moment === 'after') die();
    return appended;
  };
  return new Proxy(log, {
    get: (target, name) => {
      if (name === 'append') return append;
      const member = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

const read = readConfig(process.env);
if (!read.ok) throw new Error(read.lines.join('\n'));
await serve(read.config, async (config) => dyingLog(await openLog(config)));
