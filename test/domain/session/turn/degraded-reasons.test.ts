import { expect, it } from 'vitest';
import type { CallInput } from '../../../../domain/session/commands.ts';
import { degradedReasonsOf } from '../../../../domain/session/turn/degraded-reasons.ts';
import type { Interpretation } from '../../../../domain/session/turn/interpret/interpretation.ts';

const summary = { mode: 'summary', text: 'They are four' } as const;

function interpreted(questionIds: readonly string[], providerFailed = false): Interpretation {
  const exchange = { assistantText: undefined, userText: undefined, before: [] };
  const resolved = { resolution: 'words', questionIds } as const;
  return {
    turn: { resolved, exchange, reading: null },
    contextValues: [],
    relevances: new Map(),
    language: null,
    referenceTime: '2026-01-04T10:00:00.000Z',
    providerFailed,
  };
}

const CASES: readonly (readonly [string, CallInput, Interpretation, readonly string[]])[] = [
  ['nothing', { previousTurn: { user_text: 'Four' } }, interpreted(['q_people']), []],
  [
    'a turn without the words of the user',
    { previousTurn: { assistant_text: 'For how many?' } },
    interpreted(['q_people']),
    ['missing_user_text'],
  ],
  [
    'a summary without any words of the turn',
    { contextUpdate: summary },
    { ...interpreted([]), turn: null },
    ['summary_only_context'],
  ],
  [
    'a summary beside the words of the agent',
    { contextUpdate: summary, previousTurn: { assistant_text: 'For how many?', user_text: '4' } },
    interpreted(['q_people']),
    [],
  ],
  [
    'a provider that did not answer',
    { previousTurn: { user_text: 'blorp' } },
    interpreted(['q_people'], true),
    ['semantic_service_unavailable'],
  ],
  [
    'a turn that is about no question',
    { previousTurn: { user_text: 'blorp' } },
    interpreted([]),
    ['unresolved_previous_turn'],
  ],
  [
    'everything at once, in the order of the specification',
    { contextUpdate: summary, previousTurn: { outcome: 'refused' } },
    interpreted([], true),
    [
      'missing_user_text',
      'summary_only_context',
      'semantic_service_unavailable',
      'unresolved_previous_turn',
    ],
  ],
];

it.each(CASES)('degraded by %s', (_, words, interpretation, reasons) => {
  expect(degradedReasonsOf(words, interpretation)).toEqual(reasons);
});
