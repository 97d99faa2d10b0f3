import { workerData } from 'node:worker_threads';
import type { RequestFields } from '../../../../log/embedded/protocol.ts';
import { Writer } from '../../../../log/embedded/writer.ts';
import { DYING_WRITER, die } from '../dying.ts';

/** Kills the process inside the transaction of a client's events (or of anyone's), or right after its commit. */

const { dying, isAnyones } = workerData as {
  readonly dying: Int32Array;
  readonly isAnyones: boolean;
};

const { append } = Writer.prototype;
Writer.prototype.append = function (fields) {
  const isMeant = isAnyones || fields.some((field) => `${field}`.includes('"receipt":'));
  if (isMeant && dying[0] === DYING_WRITER.beforeCommit) {
    return append.call(this, deadlyAtTheEnd(fields));
  }
  const answer = append.call(this, fields);
  if (isMeant && dying[0] === DYING_WRITER.afterCommit) die();
  return answer;
};

/** The writer looks for the end of the batch before each of its appends, and once more after the last insert. */
function deadlyAtTheEnd(fields: RequestFields): RequestFields {
  let looksLeft = appendsOf(fields);
  return new Proxy(fields, {
    get: (target, name) => {
      if (name === 'length' && looksLeft-- === 0) die();
      return Reflect.get(target, name);
    },
  });
}

function appendsOf(fields: RequestFields): number {
  let appends = 0;
  for (let at = 0; at < fields.length; at += 3 + 4 * (fields[at + 2] as number)) appends += 1;
  return appends;
}

await import('../../../../log/embedded/writer-worker.ts');
