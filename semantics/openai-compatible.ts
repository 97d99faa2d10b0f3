import * as v from 'valibot';
import type { ExtractionRequest, TokenUsage } from '../domain/language/extraction-request.ts';
import { coverageTask, parseCoverage } from './coverage-format.ts';
import { pause } from './deadline.ts';
import { parseExtraction } from './extraction-format.ts';
import { extractionTask } from './extraction-task.ts';
import {
  type CallOptions,
  type CoverageBatch,
  type ExtractionResult,
  type Model,
  type ProposedEdge,
  ProviderUnavailable,
  type WordingBatch,
  type WrittenWords,
} from './port.ts';
import { postJson } from './post-json.ts';
import { bytesOf, type Task } from './task.ts';
import { parseWording, wordingTask } from './wording-format.ts';

export interface OpenAiSettings {
  /** Base address; the endpoint's path is put behind its own, a query stays. */
  readonly url: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
}

const BATCH_TRIES_MAX = 3;
const BATCH_PAUSE_MS_MIN = 1_000;
/** A provider that wants to be left alone for longer cannot be used. */
const BATCH_PAUSE_MS_MAX = 10_000;

/**
 * How servers want to be asked for the shape and the length of an answer, from the strictest; they differ in what
 * they take. Newer models of OpenAI refuse `max_tokens` and any temperature of ours.
 */
const DIALECTS = [
  { format: 'json_schema', length: 'max_tokens' },
  { format: 'json_schema', length: 'max_completion_tokens' },
  { format: 'json_object', length: 'max_tokens' },
  { format: 'text', length: 'max_tokens' },
  { format: 'text', length: 'max_completion_tokens' },
] as const;
const DIALECT_REFUSED = [400, 422];

const completion = v.object({
  choices: v.pipe(
    v.array(v.object({ message: v.object({ content: v.string() }) })),
    v.minLength(1),
  ),
});

const tokens = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const counted = v.object({
  usage: v.object({
    prompt_tokens: tokens,
    completion_tokens: tokens,
    prompt_tokens_details: v.nullish(v.object({ cached_tokens: v.nullish(tokens, 0) })),
  }),
});

/** Asks any server that speaks OpenAI's `/chat/completions`. */
export class OpenAiCompatible implements Model {
  readonly #settings: OpenAiSettings;
  #dialect = 0;
  #isDialectProven = false;

  constructor(settings: OpenAiSettings) {
    this.#settings = settings;
  }

  /** One call; a second one only when none came about, or the server does not know the dialect. */
  async understand(request: ExtractionRequest, { signal }: CallOptions): Promise<ExtractionResult> {
    const task = extractionTask(request);
    const attempt = () => this.#complete(task, signal);
    const { content, usage } = await attempt().catch((error: unknown) => {
      const isWorthAnother = hasReason(error, 'connection', 'dialect_refused');
      if (signal?.aborted || !isWorthAnother) throw error;
      return attempt();
    });
    const answer = parseExtraction(request.publication, content) ?? invalidAnswer();
    return { answer, usage };
  }

  async proposeCoverage(
    batch: CoverageBatch,
    { signal }: CallOptions,
  ): Promise<readonly ProposedEdge[]> {
    const task = coverageTask(batch);
    const { content } = await patiently(signal, () => this.#complete(task, signal));
    return parseCoverage(batch, content) ?? invalidAnswer();
  }

  async writeWords(batch: WordingBatch, { signal }: CallOptions): Promise<readonly WrittenWords[]> {
    const task = wordingTask(batch);
    const { content } = await patiently(signal, () => this.#complete(task, signal));
    return parseWording(batch, content) ?? invalidAnswer();
  }

  async #complete(task: Task, signal: AbortSignal | undefined): Promise<Completed> {
    const body = this.#body(task, DIALECTS[this.#dialect]!);
    try {
      const answer = await this.#post('chat/completions', body, signal);
      const content = contentOf(answer);
      this.#isDialectProven = true;
      return { content, usage: usageOf(answer, task) };
    } catch (error) {
      throw this.#stepDown(error);
    }
  }

  /** Until a dialect has worked, a refused one makes way for the next; after the last comes the first. */
  #stepDown(error: unknown): unknown {
    const isRefused =
      error instanceof ProviderUnavailable && DIALECT_REFUSED.includes(error.status ?? 0);
    if (!isRefused || this.#isDialectProven) return error;
    this.#dialect = (this.#dialect + 1) % DIALECTS.length;
    return new ProviderUnavailable('dialect_refused', { status: error.status });
  }

  #post(path: string, body: object, signal: AbortSignal | undefined): Promise<unknown> {
    const url = new URL(this.#settings.url);
    url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
    return postJson({ url, apiKey: this.#settings.apiKey, body, signal });
  }

  #body(
    { instructions, data, schema, answerTokensMax }: Task,
    { format, length }: (typeof DIALECTS)[number],
  ): object {
    const isStrict = format === 'json_schema';
    const shape = isStrict ? '' : `\nIt fits this JSON Schema: ${JSON.stringify(schema)}`;
    const json_schema = { name: 'answer', strict: true, schema };
    return {
      model: this.#settings.model,
      messages: [
        { role: 'system', content: instructions + shape },
        ...data.map((content) => ({ role: 'user', content })),
      ],
      [length]: answerTokensMax,
      ...(length === 'max_tokens' ? { temperature: 0 } : {}),
      ...(format === 'text'
        ? {}
        : { response_format: { type: format, ...(isStrict ? { json_schema } : {}) } }),
    };
  }
}

interface Completed {
  readonly content: unknown;
  readonly usage: TokenUsage;
}

/** English has about four bytes of UTF-8 to a token. */
const BYTES_PER_TOKEN = 4;

/** What the provider counted; where it does not tell, a guess from the bytes. */
function usageOf(answer: unknown, task: Task): TokenUsage {
  const read = v.safeParse(counted, answer);
  if (!read.success) {
    const input = Math.ceil(bytesOf(task) / BYTES_PER_TOKEN);
    const output = Math.ceil(Buffer.byteLength(JSON.stringify(answer)) / BYTES_PER_TOKEN);
    return { input, cached: 0, output, isEstimated: true };
  }
  const { prompt_tokens: input, completion_tokens: output } = read.output.usage;
  const cached = read.output.usage.prompt_tokens_details?.cached_tokens ?? 0;
  return { input, cached: Math.min(cached, input), output, isEstimated: false };
}

/** Where nobody waits: a few tries, with the pauses that the server asks for. */
async function patiently<Result>(
  signal: AbortSignal | undefined,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      const pauseMs = tries < BATCH_TRIES_MAX ? pauseBeforeAnother(error, tries) : undefined;
      if (pauseMs === undefined || !(await pause(pauseMs, signal))) throw error;
    }
  }
}

/** Undefined where another try would end as this one. */
function pauseBeforeAnother(error: unknown, tries: number): number | undefined {
  if (hasReason(error, 'dialect_refused')) return 0;
  if (!hasReason(error, 'connection', 'broken_off') && !isBusy(error)) return undefined;
  const { retryAfterMs = BATCH_PAUSE_MS_MIN * 2 ** (tries - 1) } = error as ProviderUnavailable;
  return retryAfterMs <= BATCH_PAUSE_MS_MAX ? retryAfterMs : undefined;
}

function hasReason(error: unknown, ...reasons: readonly string[]): boolean {
  return error instanceof ProviderUnavailable && reasons.includes(error.reason);
}

function isBusy(error: unknown): boolean {
  const { status = 0 } = error as { status?: number };
  return hasReason(error, 'status') && (status === 429 || status >= 500);
}

function invalidAnswer(): never {
  throw new ProviderUnavailable('invalid_answer');
}

/** The JSON of the message's content; a fence around it is taken off, nothing else is mended. */
function contentOf(answer: unknown): unknown {
  const parsed = v.safeParse(completion, answer);
  if (!parsed.success) return invalidAnswer();
  const { content } = parsed.output.choices[0]!.message;
  try {
    return JSON.parse(withoutFence(content.trim()));
  } catch {
    return invalidAnswer();
  }
}

function withoutFence(content: string): string {
  const isFenced = content.startsWith('```') && content.endsWith('```');
  return isFenced ? content.slice(content.indexOf('\n') + 1, -3) : content;
}
