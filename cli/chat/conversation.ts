import type { Candidate, NextAnswer, Session as SessionView } from '../../client/api-types.ts';
import type { QssClient } from '../../client/client.ts';
import type { Session } from '../../client/session.ts';
import type { PhraseQuestion } from './phrase-question.ts';

/** One exchange: what was asked in which words, and what was replied. */
export interface ChatExchange {
  readonly question_id: string;
  readonly assistant_text: string;
  readonly user_text: string;
  readonly structured_answer?: { readonly choice_ids: string[] };
}

/** As a conversation test: what was said, what was asked after it, and what was known in the end. */
export interface SavedConversation {
  readonly id: string;
  readonly turns: readonly object[];
  readonly end: {
    readonly achieved: boolean;
    readonly values: Readonly<Record<string, unknown>>;
  };
}

/** A conversation with the service, whose exchanges can be taken back: what stands is told to a new session again. */
export class ChatConversation {
  readonly #client: QssClient;
  readonly #phrase: PhraseQuestion;
  readonly #exchanges: ChatExchange[] = [];
  #session!: Session;
  #answer!: NextAnswer;
  #view!: SessionView;
  #words = '';

  private constructor(client: QssClient, phrase: PhraseQuestion) {
    this.#client = client;
    this.#phrase = phrase;
  }

  static async start(client: QssClient, phrase: PhraseQuestion): Promise<ChatConversation> {
    const conversation = new ChatConversation(client, phrase);
    await conversation.#begin();
    return conversation;
  }

  get answer(): NextAnswer {
    return this.#answer;
  }

  get view(): SessionView {
    return this.#view;
  }

  /** Undefined after a stop. */
  get question(): Candidate | undefined {
    return this.#answer.candidates[0];
  }

  /** The question in the agent's words. */
  get words(): string {
    return this.#words;
  }

  get exchanges(): readonly ChatExchange[] {
    return this.#exchanges;
  }

  /** Takes the user's reply in; numbers or labels of choices are clicks on them. */
  async reply(text: string): Promise<void> {
    const question = this.question!;
    const choices = chosen(question, text);
    const exchange: ChatExchange = {
      question_id: question.question_id,
      assistant_text: this.#words,
      user_text: choices.map(({ label }) => label).join(', ') || text,
      ...(choices.length > 0
        ? { structured_answer: { choice_ids: choices.map(({ choice_id }) => choice_id) } }
        : {}),
    };
    this.#answer = await this.#session.next({ previous_turn: exchange });
    this.#exchanges.push(exchange);
    await this.#look(text);
  }

  /** Takes the last exchange back. @returns whether there was one */
  async undo(): Promise<boolean> {
    if (this.#exchanges.pop() === undefined) return false;
    await this.#begin();
    return true;
  }

  saved(id: string): SavedConversation {
    const known = Object.entries(this.#view.targets).filter(([, { value }]) => value !== undefined);
    return {
      id,
      turns: this.#exchanges.map(({ structured_answer, ...said }) => ({
        ...said,
        ...(structured_answer ? { choice_ids: structured_answer.choice_ids } : {}),
      })),
      end: {
        achieved: this.#view.progress.objective.effective_status === 'achieved',
        values: Object.fromEntries(known.map(([name, { value }]) => [name, value])),
      },
    };
  }

  async #begin(): Promise<void> {
    this.#session = await this.#client.start();
    this.#answer = await this.#session.next();
    for (const exchange of this.#exchanges) {
      this.#answer = await this.#session.next({ previous_turn: exchange });
    }
    await this.#look(this.#exchanges.at(-1)?.user_text);
  }

  async #look(said: string | undefined): Promise<void> {
    this.#view = await this.#session.read();
    this.#words = this.question ? await this.#phrase(this.question, said) : '';
  }
}

/** The choices that a reply names by number or by label; none where it is a reply in words. */
function chosen({ choices, type }: Candidate, text: string): Candidate['choices'] {
  const parts = type === 'multiple_choice' ? text.split(',') : [text];
  const picked = parts.map((part) => {
    const wanted = part.trim().toLowerCase();
    const numbered = /^\d{1,2}$/.test(wanted) ? choices[Number(wanted) - 1] : undefined;
    return choices.find(({ label }) => label.toLowerCase() === wanted) ?? numbered;
  });
  const found = picked.filter((choice) => choice !== undefined);
  return found.length === parts.length ? [...new Set(found)] : [];
}
