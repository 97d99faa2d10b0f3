import type { Reply } from '../../test/support/http/http-client.ts';
import type { Stage } from './stage.ts';

/** One session, with the version that its last answer gave. */
export class Talk {
  readonly #stage: Stage;
  readonly #token: string;
  readonly id: string;
  #version: number;
  #last: Reply;

  private constructor(stage: Stage, token: string, created: Reply) {
    this.#stage = stage;
    this.#token = token;
    this.id = created.json.session_id!;
    this.#version = versionOf(created);
    this.#last = created;
  }

  static async start(stage: Stage, token: string, body: object = {}): Promise<Talk> {
    return new Talk(stage, token, await stage.call(token, '/v1/sessions', body));
  }

  next(body: object = {}): Promise<Reply> {
    return this.#tell('next', body);
  }

  say(user_text: string, turn: object = {}): Promise<Reply> {
    const [asked] = this.#candidates;
    const about = asked ? { question_id: asked.question_id, assistant_text: asked.text } : {};
    return this.next({ previous_turn: { ...about, user_text, ...turn } });
  }

  /** Takes a choice of the first question of the last decision that has any. */
  click(): Promise<Reply> {
    const asked = this.#candidates.find(({ choices }) => choices.length > 0);
    const choice_ids = [asked!.choices[0]!.choice_id];
    const previous_turn = { question_id: asked!.question_id, structured_answer: { choice_ids } };
    return this.next({ previous_turn });
  }

  hear(body: object): Promise<Reply> {
    return this.#tell('events', body);
  }

  /** What must be refused leaves nothing in the log. */
  async refused(body: object, status: number): Promise<void> {
    await this.#stage.call(this.#token, `/v1/sessions/${this.id}/next`, body, status);
  }

  get #candidates() {
    const { candidates = [] } = this.#last.json as unknown as { candidates?: Candidate[] };
    return candidates;
  }

  async #tell(operation: 'next' | 'events', body: object): Promise<Reply> {
    const path = `/v1/sessions/${this.id}/${operation}`;
    const reply = await this.#stage.call(this.#token, path, {
      state_version: this.#version,
      ...body,
    });
    this.#version = versionOf(reply);
    if (operation === 'next') this.#last = reply;
    return reply;
  }
}

interface Candidate {
  readonly question_id: string;
  readonly text: string;
  readonly choices: readonly { readonly choice_id: string }[];
}

function versionOf({ json }: Reply): number {
  return (json.versions as unknown as { state_version: number }).state_version;
}
