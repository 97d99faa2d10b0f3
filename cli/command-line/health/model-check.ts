import type { ExtractionRequest } from '../../../domain/language/extraction-request.ts';
import { withDeadline } from '../../../semantics/deadline.ts';
import { OpenAiCompatible } from '../../../semantics/openai-compatible.ts';
import { type ExtractionResult, ProviderUnavailable } from '../../../semantics/port.ts';
import type { SemanticSettings } from '../../config/read-config.ts';
import type { HealthFinding } from './health-checks.ts';

/** A turn that every usable model reads alike. */
const TURN: ExtractionRequest = {
  artifactDigest: 'doctor',
  publication: {
    questions: [{ id: 'q_area', text: 'Which part of town?', informationIds: ['area'] }],
    informations: [
      {
        id: 'area',
        label: 'Part of town',
        schema: { type: 'string', enum: ['north', 'south'] },
        choices: [
          { value: 'north', label: 'North', synonyms: [] },
          { value: 'south', label: 'South', synonyms: [] },
        ],
      },
    ],
  },
  turn: {
    language: 'en',
    referenceTime: '2026-01-05T09:00:00.000Z',
    known: [],
    proposed: ['q_area'],
    asked: ['q_area'],
    conversation: [
      { role: 'assistant', text: 'Which part of town shall it be?' },
      { role: 'user', text: 'In the north, please.' },
    ],
  },
};
const ANSWER = { informationId: 'area', kind: 'told', value: 'north' } as const;

/** This many of its calls find out how a server wants to be asked. */
const ASKINGS_MAX = 3;

/** Puts one small turn to the configured model, as the service would, and says in plain words what became of it. */
export async function checkModel(settings: SemanticSettings | undefined): Promise<HealthFinding> {
  if (!settings)
    return { status: 'skipped', text: 'none is configured: the rules alone understand' };
  const { host } = new URL(settings.url);
  const since = performance.now();
  try {
    const understood = await withDeadline(settings.turnMsMax, undefined, (signal) =>
      ask(new OpenAiCompatible(settings), signal),
    );
    return readBack(understood, host, Math.round(performance.now() - since));
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    return explain(error, host, settings);
  }
}

async function ask(model: OpenAiCompatible, signal: AbortSignal): Promise<ExtractionResult> {
  for (let asking = 1; ; asking++) {
    try {
      return await model.understand(TURN, { tenant: 'doctor', signal });
    } catch (error) {
      const isUnknownDialect =
        error instanceof ProviderUnavailable && error.reason === 'dialect_refused';
      if (!isUnknownDialect || asking >= ASKINGS_MAX) throw error;
    }
  }
}

function readBack({ answer }: ExtractionResult, host: string, ms: number): HealthFinding {
  const { informationId, kind, value } = ANSWER;
  const isRead = answer.values.some(
    (each) => each.informationId === informationId && each.kind === kind && each.value === value,
  );
  return isRead
    ? { status: 'ok', text: `${host} read "In the north, please." rightly, in ${ms} ms` }
    : {
        status: 'warning',
        text: `${host} answers in the shape that is asked for, but does not read "In the north, please.": try a larger model`,
      };
}

/** What an operator can do about it. Nothing that the server said is repeated: it may hold the key. */
function explain(
  { reason, status, cause }: ProviderUnavailable,
  host: string,
  { turnMsMax, model, apiKey }: SemanticSettings,
): HealthFinding {
  const degraded = 'turns are degraded meanwhile';
  if (status === 401 || status === 403)
    return {
      status: 'fault',
      text: `${host} refuses ${apiKey === undefined ? 'to be asked without SEMANTIC_API_KEY' : 'SEMANTIC_API_KEY'} (${status}); ${degraded}`,
    };
  if (status === 404 || status === 405)
    return {
      status: 'fault',
      text: `${host} does not know the model ${model}, or the path of SEMANTIC_URL, often /v1, is wrong (${status}); ${degraded}`,
    };
  return {
    status: 'warning',
    text: `${host} ${WORDS[reason]?.({ status, turnMsMax }) ?? `cannot be used (${reason}${codeOf(cause)})`}; ${degraded}`,
  };
}

interface Circumstances {
  readonly status: number | undefined;
  readonly turnMsMax: number;
}

const WORDS: Readonly<Record<string, (of: Circumstances) => string>> = {
  connection: () => 'does not answer: nobody listens there, or its name is not known',
  broken_off: () => 'does not answer: the connection broke',
  timeout: ({ turnMsMax }) => `does not answer within SEMANTIC_TURN_MS (${turnMsMax})`,
  status: ({ status }) =>
    status === 429 ? 'has no room for more now (429)' : `answers with ${status}`,
  dialect_refused: ({ status }) => `refuses every way of asking that is known (${status})`,
  too_large: () => 'answers with more than 1 MiB',
  invalid_answer: () =>
    'answers, but not with the JSON that is asked for: it may be no model server, or the model too small',
};

function codeOf(cause: unknown): string {
  const code = (cause as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? `, ${code}` : '';
}
