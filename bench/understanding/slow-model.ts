import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MemoryCoordination } from '../../coordination/memory.ts';
import { requestExtraction } from '../../domain/session/decide.ts';
import { finish } from '../../domain/steps.ts';
import { BoundedProvider } from '../../semantics/bounded-provider.ts';
import { Breaker } from '../../semantics/breaker.ts';
import { OpenAiCompatible } from '../../semantics/openai-compatible.ts';
import { newSession, pinnedOf } from './play-turn.ts';
import type { ReplySet } from './replies.ts';

const ANSWER_MS = 1_200;
const TURN_MS = 3_000;
const REPLIES = 64;

/** Puts replies, all at once, to a server that needs 1.2 s, and prints how many were answered in the time of a turn. */
export async function benchSlowModel({ configurations, rows }: ReplySet): Promise<void> {
  const server = createServer((request, response) => {
    request.resume();
    const content = JSON.stringify({ asked: [], values: [] });
    const body = JSON.stringify({ choices: [{ message: { content } }] });
    setTimeout(() => response.end(body), ANSWER_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const provider = new BoundedProvider(
    new OpenAiCompatible({ url: `http://127.0.0.1:${port}/v1`, model: 'slow' }),
    {
      breaker: new Breaker(() => performance.now()),
      coordination: new MemoryCoordination(),
      turnAllowances: [],
      compilationAllowances: [],
      turnMsMax: TURN_MS,
      onFailure: () => {},
    },
  );
  const asked = rows.slice(0, REPLIES).map(({ config_id, user_text }) => {
    const pinned = pinnedOf(configurations.get(config_id)!);
    const call = { previousTurn: { user_text }, at: '2019-03-01T12:00:00Z', pinned };
    return provider.understand(finish(requestExtraction(call, newSession()))!, { tenant: 'bench' });
  });
  const ended = await Promise.allSettled(asked);
  const answered = ended.filter(({ status }) => status === 'fulfilled').length;
  console.log(`a model that needs ${ANSWER_MS} ms: ${answered} of ${asked.length} turns answered`);
  server.close();
  server.closeAllConnections();
}
