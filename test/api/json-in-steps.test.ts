import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonInSteps } from '../../api/json-in-steps.ts';
import { finish } from '../../domain/steps.ts';

describe('An answer that is written in steps', () => {
  it('is the text that is written at once', () => {
    fc.assert(
      fc.property(
        fc.object({ values: [fc.jsonValue(), fc.date(), fc.constant(undefined)] }),
        (body) => {
          expect(finish(jsonInSteps(body))).toBe(JSON.stringify(body));
        },
      ),
    );
  });

  it('takes a step for each entity of a draft', () => {
    const questions = Array.from({ length: 1_000 }, (_, n) => ({
      id: `q_${n}`,
      choices: [{ id: 'a' }],
    }));
    let steps = 0;
    const writing = jsonInSteps({ request_id: 'req_1', configuration: { questions } });
    while (!writing.next().done) steps += 1;
    expect(steps).toBeGreaterThanOrEqual(1_000);
  });
});
