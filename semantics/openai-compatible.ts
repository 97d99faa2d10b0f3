import * as v from 'valibot';
import type { Inquiry, Testimony } from '../domain/understanding/inquiry.ts';
import { withDeadline } from './deadline.ts';
import { type Asking, ProviderUnavailable, type SemanticProvider } from './port.ts';
import { postJson } from './post-json.ts';
import { parseTestimony, testimonySchema } from './testimony-format.ts';
import { type Prompt, understandPrompt } from './understand-prompt.ts';

export interface OpenAiSettings {
  /** Base address; `/chat/completions` is put behind its path, a query stays. */
  readonly url: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
}

const TRY_MS_MAX = 800;
const ANSWER_TOKENS_MAX = 700;

/** How an answer's shape is asked for, from the strictest; servers differ in what they take. */
const FORMATS = ['json_schema', 'json_object', 'plain'] as const;
const FORMAT_REFUSED = [400, 422];

const completion = v.object({
  choices: v.pipe(
    v.array(v.object({ message: v.object({ content: v.string() }) })),
    v.minLength(1),
  ),
});

interface Task {
  readonly prompt: Prompt;
  readonly schema: object;
}

/** Asks any server that speaks OpenAI's `/chat/completions`. */
export class OpenAiCompatible implements SemanticProvider {
  readonly #settings: OpenAiSettings;
  #format = 0;
  #isFormatProven = false;

  constructor(settings: OpenAiSettings) {
    this.#settings = settings;
  }

  /** One call; a second one only when none could be made, or the server does not know the format. */
  async understand(inquiry: Inquiry, { signal }: Asking): Promise<Testimony> {
    const task = { prompt: understandPrompt(inquiry), schema: testimonySchema(inquiry) };
    const attempt = () =>
      withDeadline(TRY_MS_MAX, signal, (inTime) => this.#complete(task, inTime));
    const answer = await attempt().catch((error: unknown) => {
      if (signal?.aborted || !this.#isWorthAnother(error)) throw error;
      return attempt();
    });
    const testimony = parseTestimony(inquiry, answer);
    if (!testimony) throw new ProviderUnavailable('invalid_answer');
    return testimony;
  }

  #isWorthAnother(error: unknown): boolean {
    if (!(error instanceof ProviderUnavailable)) return false;
    return error.reason === 'connection' || error.reason === 'format_refused';
  }

  async #complete(task: Task, signal: AbortSignal): Promise<unknown> {
    const format = FORMATS[this.#format]!;
    const { apiKey } = this.#settings;
    const url = this.#address('chat/completions');
    const body = this.#body(task, format);
    try {
      const answer = await postJson({ url, apiKey, body, signal });
      const content = contentOf(answer);
      this.#isFormatProven = true;
      return content;
    } catch (error) {
      throw this.#stepDown(error);
    }
  }

  /** Until a format has worked, a refused one makes way for the next; after the last comes the first. */
  #stepDown(error: unknown): unknown {
    const isRefused =
      error instanceof ProviderUnavailable && FORMAT_REFUSED.includes(error.status ?? 0);
    if (!isRefused || this.#isFormatProven) return error;
    this.#format = (this.#format + 1) % FORMATS.length;
    return new ProviderUnavailable('format_refused', { status: error.status });
  }

  #address(path: string): URL {
    const url = new URL(this.#settings.url);
    url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
    return url;
  }

  #body({ prompt, schema }: Task, format: (typeof FORMATS)[number]): object {
    const { model } = this.#settings;
    const shape =
      format === 'json_schema' ? '' : `\nIt fits this JSON Schema: ${JSON.stringify(schema)}`;
    const messages = [
      { role: 'system', content: prompt.instructions + shape },
      { role: 'user', content: prompt.data },
    ];
    if (format === 'plain') return { model, messages };
    const json_schema = { name: 'answer', strict: true, schema };
    const response_format =
      format === 'json_schema' ? { type: format, json_schema } : { type: format };
    const max_tokens = ANSWER_TOKENS_MAX;
    return { model, messages, temperature: 0, max_tokens, response_format };
  }
}

/** The JSON of the message's content; a fence around it is taken off, nothing else is mended. */
function contentOf(answer: unknown): unknown {
  const parsed = v.safeParse(completion, answer);
  if (!parsed.success) throw new ProviderUnavailable('invalid_answer');
  const { content } = parsed.output.choices[0]!.message;
  try {
    return JSON.parse(withoutFence(content.trim()));
  } catch {
    throw new ProviderUnavailable('invalid_answer');
  }
}

function withoutFence(content: string): string {
  const isFenced = content.startsWith('```') && content.endsWith('```');
  return isFenced ? content.slice(content.indexOf('\n') + 1, -3) : content;
}
