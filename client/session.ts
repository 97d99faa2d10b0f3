import type {
  Candidate,
  EventsAnswer,
  Feedback,
  FeedbackAnswer,
  NextAnswer,
  NextQuestionData,
  PreviousTurn,
  RecordEventData,
  Session as SessionView,
  SubObjectiveProgress,
} from './api-types.ts';
import { checkObject } from './check-arguments.ts';
import { IdempotencyKeyReusedError, StateVersionConflictError } from './errors.ts';
import { type CallOptions, freshKey, type Transport } from './transport.ts';

/** A body without the `state_version`, which the session keeps itself. */
type Unversioned<Body> = Omit<Body, 'state_version'>;
export type NextRequest = Unversioned<NextQuestionData['body']>;
export type EventsRequest = Unversioned<RecordEventData['body']>;
/** What came of the question that a turn proposed; `question_id` where another one was asked. */
export type TurnAnswer = Omit<PreviousTurn, 'decision_id'>;
/** What goes with an answer. */
export type TurnExtras = Omit<NextRequest, 'previous_turn'>;

/** All that is needed to go on in another process: store it before each call. */
export interface SessionSnapshot {
  readonly session_id: string;
  readonly state_version: number;
  /** Idempotency-Key of the next call; after a lost answer, of the call that was lost. */
  readonly key: string;
}

/** Why a loop ended, in the service's words: the `warnings` that are a cue to end, and the `stop_reason`. */
export type EndReason =
  | 'objective_achieved'
  | 'max_turns_reached'
  | 'eligibility_exhausted_fallback'
  | 'no_question_available';

/** What is proposed now, whether `/next` or a read told it. */
type LatestAnswer = Pick<
  NextAnswer,
  'decision_id' | 'candidates' | 'progress' | 'turn_count' | 'turns_remaining' | 'warnings'
>;

/**
 * One proposal to the agent: ask the question (or another candidate), then tell what was answered. With the warning
 * `eligibility_exhausted_fallback` it is one to ask once more, in other words: something that blocks is missing.
 */
export interface Turn extends Readonly<LatestAnswer> {
  /** Rank 1. The agent may say it in its own words. */
  readonly question: Candidate;
  /** Tells what was said and gets the next proposal. @throws QssError */
  answer(answer: TurnAnswer, extras?: TurnExtras, options?: CallOptions): Promise<NextAnswer>;
}

/**
 * A conversation with the service: keeps the `state_version` and the Idempotency-Key. Calls of one session run one
 * after the other. A call whose answer was lost is settled by making it again.
 */
export class Session {
  readonly id: string;
  readonly #transport: Transport;
  #version: number;
  #key: string;
  #latest: LatestAnswer | undefined;
  #isStopped = false;
  #endReason: EndReason | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(transport: Transport, from: SessionSnapshot | SessionView) {
    this.#transport = transport;
    this.id = from.session_id;
    this.#key = 'key' in from ? from.key : freshKey();
    this.#version = 'key' in from ? from.state_version : from.versions.state_version;
    if ('versions' in from) this.#see(from);
  }

  /** Opaque: it grows by more than one. */
  get stateVersion(): number {
    return this.#version;
  }

  /** Why the latest loop over the session ended; undefined while it runs, or where it was left. */
  get endReason(): EndReason | undefined {
    return this.#endReason;
  }

  snapshot(): SessionSnapshot {
    return { session_id: this.id, state_version: this.#version, key: this.#key };
  }

  /** Takes a turn and gets the next questions. @throws QssError */
  async next(request: NextRequest = {}, options: CallOptions = {}): Promise<NextAnswer> {
    checkObject(request, 'next', "{ previous_turn: { user_text: 'four of us' } }");
    return this.#inTurn(async () => {
      const answer = await this.#mutate<NextAnswer>('next', request, options);
      this.#isStopped = answer.action === 'stop';
      this.#latest = answer;
      return answer;
    });
  }

  /** Tells what happened elsewhere; what is proposed stays. @throws QssError */
  async events(request: EventsRequest, options: CallOptions = {}): Promise<EventsAnswer> {
    checkObject(request, 'events', "{ external: { type: 'paid' } }");
    return this.#inTurn(async () => {
      const answer = await this.#mutate<EventsAnswer>('events', request, options);
      if (this.#latest) this.#latest = { ...this.#latest, progress: answer.progress };
      return answer;
    });
  }

  /** Reports the result of the conversation, whenever it is known. @throws QssError */
  async feedback(request: Feedback, options: CallOptions = {}): Promise<FeedbackAnswer> {
    checkObject(request, 'feedback', "{ label: 'booked' }");
    return this.#inTurn(async () => {
      const answer = await this.#post<FeedbackAnswer>('feedback', request, options);
      this.#key = freshKey();
      return answer;
    });
  }

  /** Reads the session as it stands. @throws QssError */
  read(options: CallOptions = {}): Promise<SessionView> {
    return this.#inTurn(() => this.#read(options));
  }

  /**
   * Turns until the objective is achieved, the turns are used up, or nothing is left that is worth asking (`endReason` says
   * which); `next` goes on beyond. A resumed session begins with what was proposed last.
   * @throws QssError, and Error where a turn was left unanswered
   */
  async *[Symbol.asyncIterator](): AsyncGenerator<Turn, void> {
    if (!this.#latest) await this.read();
    if (this.#latest!.decision_id === null && !this.#isStopped) await this.next();
    this.#endReason = undefined;
    const askedAgain = new Set<string>();
    for (;;) {
      const reason = await this.#endsBy(askedAgain);
      if (reason) {
        this.#endReason = reason;
        return;
      }
      const latest = this.#latest!;
      let isAnswered = false;
      yield {
        ...latest,
        question: latest.candidates[0]!,
        answer: async (answer, extras, options) => {
          checkAnswer(answer, extras);
          isAnswered = true;
          return this.next({ ...extras, previous_turn: { ...asked(latest), ...answer } }, options);
        },
      };
      if (!isAnswered) throw new Error('Tell what came of each turn: await turn.answer({ … }).');
    }
  }

  /** Why the loop has nothing to ask; undefined where it goes on. @param askedAgain questions that it has put once more */
  async #endsBy(askedAgain: Set<string>): Promise<EndReason | undefined> {
    const { progress, turns_remaining, decision_id, candidates, warnings } = this.#latest!;
    if (progress.objective.effective_status === 'achieved') return 'objective_achieved';
    if (decision_id === null) return 'no_question_available';
    if (turns_remaining === 0) return 'max_turns_reached';
    if (!warnings.includes('eligibility_exhausted_fallback')) return undefined;
    const { question_id } = candidates[0]!;
    const isWanted = progress.sub_objectives.some(isMissing) && !askedAgain.has(question_id);
    if (!isWanted || (await this.#isRefused(question_id))) return 'eligibility_exhausted_fallback';
    askedAgain.add(question_id);
    return undefined;
  }

  /** Whether refusing it was the last that came of a question. */
  async #isRefused(questionId: string): Promise<boolean> {
    const { question_state } = await this.read();
    const last = question_state.outcomes.findLast((each) => each.question_id === questionId);
    return last?.outcome === 'refused';
  }

  /** One after the other, whether the one before succeeded or not. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => {});
    return result;
  }

  async #mutate<Answer extends { versions: { state_version: number } }>(
    operation: 'next' | 'events',
    request: object,
    options: CallOptions,
  ): Promise<Answer> {
    const body = { ...request, state_version: this.#version };
    const answer = await this.#post<Answer>(operation, body, options);
    this.#moveTo(answer.versions.state_version);
    return answer;
  }

  /** After a conflict the session is read again, so that the caller decides on what is true. */
  async #post<Answer>(operation: string, body: object, options: CallOptions): Promise<Answer> {
    const path = `${this.#path}/${operation}`;
    try {
      const call = { method: 'POST', path, body, idempotencyKey: this.#key, ...options } as const;
      return await this.#transport.send<Answer>(call);
    } catch (error) {
      if (error instanceof IdempotencyKeyReusedError) this.#key = freshKey();
      else if (!(error instanceof StateVersionConflictError)) throw error;
      await this.#read(options);
      throw error;
    }
  }

  async #read(options: CallOptions): Promise<SessionView> {
    const view = await this.#transport.send<SessionView>({
      method: 'GET',
      path: this.#path,
      ...options,
    });
    this.#see(view);
    return view;
  }

  #see(view: SessionView): void {
    this.#moveTo(view.versions.state_version);
    this.#isStopped = view.status === 'stopped';
    const { decision_id, warnings = [] } = this.#latest ?? {};
    this.#latest = {
      ...view,
      // Of the proposal that is still the same one, what was said with it holds.
      warnings: decision_id === view.pending_decision?.decision_id ? warnings : [],
      ...(view.pending_decision ?? { decision_id: null, candidates: [] }),
    };
  }

  /** A key belongs to the version that it was made for: what moved the session has settled it. */
  #moveTo(version: number): void {
    if (version !== this.#version) this.#key = freshKey();
    this.#version = version;
  }

  get #path(): string {
    return `/v1/sessions/${encodeURIComponent(this.id)}`;
  }
}

function asked({ decision_id, candidates }: LatestAnswer) {
  return { decision_id: decision_id!, question_id: candidates[0]!.question_id };
}

/** Whether something is missing that the objective cannot be achieved without. */
function isMissing({ completion_role, effective_status }: SubObjectiveProgress): boolean {
  const isOpen = effective_status === 'not_started' || effective_status === 'in_progress';
  return completion_role === 'blocking' && isOpen;
}

/** @throws TypeError */
function checkAnswer(answer: TurnAnswer, extras: TurnExtras | undefined): void {
  checkObject(answer, 'turn.answer', "{ user_text: 'four of us' }");
  const { user_text, structured_answer, outcome } = answer;
  const isTold = structured_answer ?? outcome ?? extras?.client_updates;
  if ('user_text' in answer && user_text === undefined && isTold === undefined) {
    throw new TypeError(
      'turn.answer was given a user_text that is undefined: give it what the user said, or say what came of the question by outcome or structured_answer.',
    );
  }
}
