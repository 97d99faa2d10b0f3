import { afterEach, describe, expect, it } from 'vitest';
import { checkModel } from '../../../../cli/command-line/health/model-check.ts';
import type { SemanticSettings } from '../../../../cli/config/read-config.ts';
import {
  BAD_BEHAVIOURS,
  type Behaviour,
  CANARY,
  send,
  TestProvider,
} from '../../../support/models/hostile-provider.ts';

let provider: TestProvider | undefined;

afterEach(() => provider?.close());

/** What the doctor says of a server that does this. */
async function look(behaviour: Behaviour, settings: Partial<SemanticSettings> = {}) {
  provider = await TestProvider.start(behaviour);
  return checkModel({
    url: provider.url,
    apiKey: 'sk-own',
    model: 'small',
    turnMsMax: 20_000,
    ...settings,
  } as SemanticSettings);
}

const answer = (value: string): Behaviour =>
  function answering({ response }) {
    const told = { kind: 'told', quote: 'In the north', confidence: 0.9 };
    send(response, { asked: [], values: [{ information_id: 'area', value, ...told }] });
  };

describe('the language model', () => {
  it('is well where it reads a turn of ours, which is put to it as the service would', async () => {
    const found = await look(answer('north'));
    expect(found).toMatchObject({
      status: 'ok',
      text: expect.stringMatching(/rightly, in \d+ ms/),
    });
    expect(provider!.requests).toEqual([expect.objectContaining({ model: 'small' })]);
  });

  it('is well where it finds no more than the last way of asking usable', async () => {
    const found = await look((exchange) => {
      const { response, body } = exchange;
      const isLast = body.response_format === undefined && 'max_completion_tokens' in body;
      if (isLast) answer('north')(exchange);
      else response.writeHead(400).end('{}');
    });
    expect(found.status).toBe('ok');
  });

  it('is warned of where it reads the turn wrongly', async () => {
    const found = await look(answer('south'));
    expect(found).toMatchObject({
      status: 'warning',
      text: expect.stringContaining('larger model'),
    });
  });

  it('is left alone where none is configured', async () => {
    expect((await checkModel(undefined)).status).toBe('skipped');
  });

  it.each([
    ['answers 401', 'status', 'fault', 'refuses SEMANTIC_API_KEY (401)'],
    ['answers 404', 'status', 'fault', 'does not know the model small'],
    ['answers 429', 'status', 'warning', 'has no room for more now (429)'],
    ['answers 500', 'status', 'warning', 'answers with 500'],
    ['answers 400 to everything', 'dialect_refused', 'warning', 'refuses every way of asking'],
    ['refuses in prose', 'invalid_answer', 'warning', 'not with the JSON that is asked for'],
    ['sends 50 MB', 'too_large', 'warning', 'more than 1 MiB'],
    ['closes the connection', 'broken_off', 'warning', 'the connection broke'],
  ] as const)('that %s is told of in plain words', async (name, reason, status, words) => {
    const found = await look(BAD_BEHAVIOURS[reason]![name]!);
    expect(found).toMatchObject({ status, text: expect.stringContaining(words) });
    expect(found.text).not.toContain(CANARY);
    expect(found.text).not.toContain('sk-own');
  });

  it('is not waited for longer than a turn would wait', async () => {
    const found = await look(() => {}, { turnMsMax: 200 });
    expect(found.text).toContain('does not answer within SEMANTIC_TURN_MS (200)');
  });

  it('that wants a key is told apart from one that refuses ours', async () => {
    const found = await look(BAD_BEHAVIOURS.status!['answers 401']!, { apiKey: undefined });
    expect(found.text).toContain('without SEMANTIC_API_KEY (401)');
  });

  it('that is away is told of', async () => {
    const away = await TestProvider.start(() => {});
    await away.close();
    const found = await look(() => {}, { url: away.url });
    expect(found).toMatchObject({
      status: 'warning',
      text: expect.stringContaining('nobody listens'),
    });
  });
});
