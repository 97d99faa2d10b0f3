import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchFrom } from '../../support/instance.ts';
import { ServiceUnderTest } from '../../support/service.ts';

/**
 * What clients of others really sent over HTTP to a running service, from the first word to a call made again after its answer was
 * lost and a new connection: taken down once, with ids and the key left open. `answered` is how they were understood.
 */
interface Exchange {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: object;
  readonly status: number;
  readonly type: string;
  readonly answered?: object;
}

const FOLDER = new URL('../recorded/', import.meta.url);

let service: ServiceUnderTest;

beforeAll(async () => {
  service = await ServiceUnderTest.start();
  await service.publish();
});

afterAll(() => service.stop());

it.each(readdirSync(FOLDER))('understands what was recorded of %s', async (file) => {
  const exchanges: readonly Exchange[] = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
  const key = await service.makeSecret(['runtime', 'configuration:read']);
  const send = fetchFrom(service.service.publicApp);
  const ids = { session: '', question: '' };
  for (const { method, headers, body, status, type, answered } of exchanges) {
    const reply = await send('/mcp', {
      method,
      headers: { ...headers, Authorization: `Bearer ${key}` },
      ...(body ? { body: filledIn(JSON.stringify(body), ids) } : {}),
    });
    const text = await reply.text();
    ids.session ||= /ses_[0-9A-Z]{26}/.exec(text)?.[0] ?? '';
    ids.question ||= /\\"question_id\\":\\"(\w+)/.exec(text)?.[1] ?? '';
    const seen = {
      status: reply.status,
      type: reply.headers.get('content-type'),
      answered: kindOf(text),
    };
    expect(seen, JSON.stringify(body)).toEqual({ status, type, answered });
  }
});

function filledIn(text: string, { session, question }: { session: string; question: string }) {
  return text.replaceAll('<session>', session).replaceAll('<question>', question);
}

/** What of an answer is the same on every run. */
function kindOf(text: string): object | undefined {
  const data = /^data: (.*)$/m.exec(text)?.[1];
  if (data === undefined) return undefined;
  const { result, error } = JSON.parse(data);
  if (error) return { error: error.code };
  if (result.isError) return { failed: result.content[0].text.split(':')[0] };
  if (result.structuredContent) return { told: Object.keys(result.structuredContent).toSorted() };
  return { result: Object.keys(result).toSorted() };
}
