import type { Logger } from 'pino';
import type { Coordination } from '../../../coordination/port.ts';
import { DAY_MS } from '../../../domain/input/instant.ts';
import { BoundedProvider } from '../../../semantics/bounded-provider.ts';
import { Breaker } from '../../../semantics/breaker.ts';
import { modelUseFor } from '../../../semantics/model-uses.ts';
import { OpenAiCompatible } from '../../../semantics/openai-compatible.ts';
import type { SemanticProvider } from '../../../semantics/port.ts';
import type { SemanticSettings } from '../../config/read-config.ts';

const MINUTE_MS = 60_000;

/** The provider that the settings name, with its guards; undefined where they name none. */
export function composeSemantics(
  settings: SemanticSettings | undefined,
  { coordination, logger }: { readonly coordination: Coordination; readonly logger: Logger },
): SemanticProvider | undefined {
  if (!settings) return undefined;
  const { tokensPerMinute, tokensPerDay, turnMsMax, uses } = settings;
  const onChange = (isOpen: boolean) =>
    logger.warn(
      isOpen ? 'the semantic provider is left alone for a while' : 'the semantic provider is back',
    );
  const daily = { amountMax: tokensPerDay, windowMs: DAY_MS };
  return new BoundedProvider(new OpenAiCompatible(settings), {
    breaker: new Breaker(() => performance.now(), onChange),
    coordination,
    turnMsMax,
    useFor: (service) => modelUseFor(uses, service),
    turnAllowances: [{ amountMax: tokensPerMinute, windowMs: MINUTE_MS }, daily],
    // A publication comes all at once: it is bounded by the day alone.
    compilationAllowances: [daily],
    // Reasons and numbers alone: what a provider says may hold what users said.
    onFailure: ({ reason, status, cause }, { tenant, about }) =>
      logger.warn(
        { tenant, about, reason, status, code: codeOf(cause), err: errOf(reason, cause) },
        'the semantic provider did not answer',
      ),
  });
}

/** A fault of ours with its stack; of all others, the reason tells enough. */
function errOf(reason: string, cause: unknown): unknown {
  return reason === 'fault' ? cause : undefined;
}

function codeOf(cause: unknown): unknown {
  const inner = cause instanceof Error ? (cause.cause ?? cause) : undefined;
  return (inner as { code?: unknown } | undefined)?.code;
}
