import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  conversionBody,
  feedbackBody,
  type RecordConversion,
} from '../../../domain/feedback/commands.ts';
import { feedbackDecider } from '../../../domain/feedback/decide.ts';
import type { ConversionRecorded } from '../../../domain/feedback/events.ts';
import { feedbackStream } from '../../../domain/feedback/stream.ts';
import { given, SOME_TIME, stateAfter } from '../../support/given.ts';

const sold: RecordConversion = {
  type: 'recordConversion',
  conversionId: 'fbk_1',
  sessionId: 'chat 7',
  conversion: { type: 'purchase', value: 120, currency: 'EUR', metadata: { a: 1, b: [2] } },
};

const recorded: ConversionRecorded = {
  type: 'ConversionRecorded',
  facts: { conversion_id: 'fbk_1', conversion_type: 'purchase', has_metadata: true },
  private: { session_id: 'chat 7', value: 120, currency: 'EUR', metadata: { a: 1, b: [2] } },
};

describe('feedback', () => {
  it('is recorded as often as it is given, with what the client wrote kept apart', () => {
    const command = {
      type: 'recordFeedback',
      feedbackId: 'fbk_2',
      sessionId: 'ses_1',
      labelDigest: 'digest of won',
      feedback: { label: 'won', metadata: { by: 'phone' } },
    } as const;
    const event = {
      type: 'FeedbackRecorded',
      facts: { feedback_id: 'fbk_2', session_id: 'ses_1', label_digest: 'digest of won' },
      private: { label: 'won', metadata: { by: 'phone' } },
    } as const;
    given(feedbackDecider).when(command).records(event);
    given(feedbackDecider, event).when(command).records(event);
  });

  it.each([
    {},
    { label: '' },
    { label: 'a'.repeat(129) },
    { label: 'won', metadata: [] },
    { label: 'won', metadata: { text: 'a'.repeat(16 * 1024) } },
    { label: 'won', metadata: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [at, at])) },
    { label: 'won', metadata: JSON.parse('{"__proto__":{"admin":true}}') },
    { label: 'won', metadata: JSON.parse(`{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`) },
    { label: 'won', score: 1 },
  ])('is refused when it says what it may not (%#)', (body) => {
    expect(v.safeParse(feedbackBody, body).success).toBe(false);
  });

  it('takes 50 keys and 16 KiB', () => {
    const metadata = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [at, at]));
    expect(v.safeParse(feedbackBody, { label: 'won', metadata }).success).toBe(true);
    const text = 'a'.repeat(16 * 1024 - '{"text":""}'.length);
    expect(v.safeParse(feedbackBody, { label: 'won', metadata: { text } }).success).toBe(true);
  });
});

describe('a conversion', () => {
  it('is recorded once a conversation', () => {
    given(feedbackDecider).when(sold).recordsOnce(recorded);
  });

  it('is the same with another id and another order of keys', () => {
    const again = { ...sold, conversionId: 'fbk_9' };
    given(feedbackDecider, recorded)
      .when({ ...again, conversion: { ...again.conversion, metadata: { b: [2], a: 1 } } })
      .recordsNothing();
  });

  it.each([
    { ...sold.conversion, type: 'lead' },
    { ...sold.conversion, value: 121 },
    { ...sold.conversion, currency: 'USD' },
    { ...sold.conversion, metadata: {} },
    { type: 'purchase' },
  ] as const)('is refused when another one stands (%#)', (conversion) => {
    given(feedbackDecider, recorded)
      .when({ ...sold, conversion })
      .refuses('conversion_already_recorded', { conversion_id: 'fbk_1' });
  });

  it('is taken for the same once the first report was erased, as long as the type agrees', () => {
    const { private: _, ...erased } = recorded;
    given(feedbackDecider, erased).when(sold).recordsNothing();
    given(feedbackDecider, erased)
      .when({ ...sold, conversion: { type: 'lead' } })
      .refuses('conversion_already_recorded');
  });

  it('is taken for the same once the metadata of the first report were erased, as long as the rest agrees', () => {
    const { metadata: _, ...rest } = recorded.private!;
    const erased = { ...recorded, private: rest };
    given(feedbackDecider, erased).when(sold).recordsNothing();
    const { metadata, ...bare } = sold.conversion;
    for (const other of [bare, { ...bare, metadata, value: 121 }]) {
      given(feedbackDecider, erased)
        .when({ ...sold, conversion: other })
        .refuses('conversion_already_recorded');
    }
  });

  it('is not the same with metadata where the first report had none', () => {
    const { metadata: _, ...bare } = sold.conversion;
    const { conversion_id, conversion_type } = recorded.facts;
    const { metadata: __, ...rest } = recorded.private!;
    const first: ConversionRecorded = {
      type: 'ConversionRecorded',
      facts: { conversion_id, conversion_type },
      private: rest,
    };
    given(feedbackDecider)
      .when({ ...sold, conversion: bare })
      .records(first);
    given(feedbackDecider, first).when(sold).refuses('conversion_already_recorded');
  });

  it('leaves what the first answer said in the state', () => {
    expect(stateAfter(feedbackDecider, recorded).conversion).toMatchObject({
      conversionId: 'fbk_1',
      recordedAt: SOME_TIME,
    });
  });

  it('ignores properties that it does not know and refuses wrong ones', () => {
    expect(v.parse(conversionBody, { type: 'lead', channel: 'web' })).toEqual({ type: 'lead' });
    for (const wrong of [
      { type: 'gift' },
      { value: Number.POSITIVE_INFINITY },
      { currency: 'eur' },
    ]) {
      expect(v.safeParse(conversionBody, { type: 'lead', ...wrong }).success).toBe(false);
    }
  });
});

describe('the stream of a conversation', () => {
  it('does not tell the session id and is another one for each tenant, service and session', () => {
    const streams = [
      feedbackStream('acme', 'moving', 'anna@example.org'),
      feedbackStream('acme', 'moving', 'ben@example.org'),
      feedbackStream('acme', 'other', 'anna@example.org'),
      feedbackStream('beta', 'moving', 'anna@example.org'),
    ];
    expect(new Set(streams).size).toBe(4);
    expect(streams[0]).toMatch(/^feedback-acme\.moving\.[0-9a-f]{32}$/);
  });
});
