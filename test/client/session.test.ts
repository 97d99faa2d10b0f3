import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QssClient } from '../../client/client.ts';
import {
  IdempotencyKeyReusedError,
  InvalidRequestError,
  StateVersionConflictError,
  UnauthorizedError,
  UnknownSessionError,
} from '../../client/errors.ts';
import { ConnectionError, type QssError } from '../../client/qss-error.ts';
import type { Session } from '../../client/session.ts';
import { tableConfiguration } from '../support/conversations/sessions.ts';
import { Random } from '../support/hostile/random.ts';
import { type Fault, FaultyFetch } from '../support/http/faulty-fetch.ts';
import { fetchFrom } from '../support/instance.ts';
import { seedFrom } from '../support/programme.ts';
import { ACME, internalPath, ServiceUnderTest } from '../support/service.ts';

let service: ServiceUnderTest;
let key: string;

beforeAll(async () => {
  service = await ServiceUnderTest.start();
  await service.publish();
  key = await service.makeSecret(['runtime']);
});

afterAll(() => service.stop());

/** A client whose requests meet these faults, one after the other, and none after them. */
function clientMeeting(...faults: Fault[]) {
  const faulty = new FaultyFetch(fetchFrom(service.service.publicApp), () => {
    return faults.shift() ?? 'none';
  });
  return { client: new QssClient({ url: '', key, fetch: faulty.fetch }), faulty, faults };
}

const client = () => clientMeeting().client;

const ANSWERS: Readonly<Record<string, { user_text: string }>> = {
  q_people: { user_text: 'We will be 4.' },
  q_area: { user_text: 'In the north, please.' },
  q_food: { user_text: 'Pasta.' },
  q_extras: { user_text: 'A garden would be lovely.' },
};

describe('a session led with the client', () => {
  /** A session with more turns than anybody needs. */
  async function patientSession(): Promise<Session> {
    const patient = { tenant: 'acme', service: 'patient' };
    const objective = { ...tableConfiguration.objective!, max_turns: 20 };
    await service.publish({ ...tableConfiguration, objective }, patient);
    const fetch = fetchFrom(service.service.publicApp);
    const its = await service.makeSecret(['runtime'], patient);
    return new QssClient({ url: '', key: its, fetch }).start();
  }

  it('asks what blocks once more, then ends its loop, of a user who answers nothing', async () => {
    const session = await patientSession();
    const [asked, again]: [string[], string[]] = [[], []];
    for await (const turn of session) {
      const isLeftOver = turn.warnings.includes('eligibility_exhausted_fallback');
      (isLeftOver ? again : asked).push(turn.question.question_id);
      expect(session.endReason).toBeUndefined();
      await turn.answer({ user_text: 'I do not know.' });
    }
    expect(new Set(asked).size).toBe(4);
    expect(again.length).toBeGreaterThan(0);
    expect(new Set(again).size).toBe(again.length);
    expect(session.endReason).toBe('eligibility_exhausted_fallback');
    expect((await session.read()).turns_remaining).toBeGreaterThan(0);
    expect((await session.next()).action).toBe('ask');
  });

  it('ends its loop where only what the user refused is left', async () => {
    const session = await patientSession();
    const asked: string[] = [];
    for await (const turn of session) {
      asked.push(turn.question.question_id);
      await turn.answer({ outcome: 'refused' });
    }
    expect(new Set(asked).size).toBe(asked.length);
    expect(session.endReason).toBe('eligibility_exhausted_fallback');
  });

  it('takes an answer that came at the second try', async () => {
    const session = await patientSession();
    for await (const turn of session) {
      const isLeftOver = turn.warnings.includes('eligibility_exhausted_fallback');
      const { question_id } = turn.question;
      await turn.answer(isLeftOver ? ANSWERS[question_id]! : { user_text: 'I do not know.' });
    }
    expect(session.endReason).toBe('objective_achieved');
  });

  it('runs until the objective is achieved, turn by turn', async () => {
    const session = await client().start({ client_reference: 'call-1' });
    const asked: string[] = [];
    for await (const turn of session) {
      asked.push(turn.question.question_id);
      await turn.answer(ANSWERS[turn.question.question_id]!);
    }
    const view = await session.read();
    expect(session.endReason).toBe('objective_achieved');
    expect(view).toMatchObject({ status: 'completed', turn_count: asked.length });
    expect(new Set(asked).size).toBe(asked.length);
    expect(view.targets).toMatchObject({ people: { value: 4 }, area: { value: 'north' } });
    expect(view.question_state.outcomes.map(({ question_id }) => question_id)).toEqual(asked);
    expect(session.stateVersion).toBe(view.versions.state_version);
  });

  it('goes on beyond what ends the loop, and ends at a stop', async () => {
    const session = await client().start();
    for await (const turn of session) {
      const objective = { operation: 'achieve' } as const;
      await turn.answer({ outcome: 'refused' }, { client_updates: { objective } });
    }
    const ids = ['booking', 'taste'];
    const excluded = ids.map((id) => ({ id, operation: 'exclude' }) as const);
    expect(await session.next()).toMatchObject({ action: 'ask', warnings: ['objective_achieved'] });
    const stop = await session.next({
      client_updates: { sub_objectives: excluded, objective: { operation: 'reset' } },
    });
    expect(stop).toMatchObject({ action: 'stop', decision_id: null });
    for await (const turn of session) expect.unreachable(turn.question.text);
    expect(session.endReason).toBe('no_question_available');
    for await (const turn of await client().resume(session.id))
      expect.unreachable(turn.question.text);
  });

  it('asks for an answer to every turn instead of turning for ever', async () => {
    const session = await client().start();
    const loop = async () => {
      for await (const turn of session) expect(turn.candidates.length).toBeGreaterThan(0);
    };
    await expect(loop()).rejects.toThrow('await turn.answer');
  });

  it('takes events and feedback without a version or a key from the caller', async () => {
    const session = await client().start();
    await session.next();
    const told = await session.events({ external: { type: 'caller_recognised' } });
    expect(told.versions.state_version).toBe(session.stateVersion);
    const [one, two] = [
      await session.feedback({ label: 'booked' }),
      await session.feedback({ label: 'booked' }),
    ];
    expect(one.feedback_id).not.toBe(two.feedback_id);
    expect(
      await session.next({ previous_turn: { question_id: 'q_people', user_text: '4' } }),
    ).toMatchObject({ turn_count: 1 });
  });

  it('runs calls that are made at once one after the other', async () => {
    const session = await client().start();
    const [first, , second] = await Promise.all([
      session.next(),
      session.events({ external: { type: 'paid' } }),
      session.next({ previous_turn: { question_id: 'q_area', user_text: 'the south' } }),
    ]);
    expect([first.turn_count, second.turn_count]).toEqual([0, 1]);
  });
});

describe('a call on a bad way', () => {
  const faults: readonly Fault[] = ['lost_request', 'lost_answer', 'overloaded', 'bad_gateway'];

  it.each(faults)('%s: is sent again with its key, and takes effect once', async (fault) => {
    const { client, faulty, faults } = clientMeeting();
    const session = await client.start();
    faults.push('none', fault, fault);
    await session.next();
    const answer = await session.next({
      previous_turn: { question_id: 'q_people', user_text: 'We will be 4.' },
    });
    expect(answer.turn_count).toBe(1);
    const keys = faulty.sent.slice(-3).map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
    expect(faulty.sent.at(-4)?.key).not.toBe(keys[0]);
    expect((await session.read()).turn_count).toBe(1);
  });

  it('creates one session and one report however often answers are lost', async () => {
    const { client } = clientMeeting('lost_answer', 'lost_answer', 'none', 'lost_answer');
    const session = await client.start({ client_reference: 'lost and found' });
    await session.feedback({ label: 'won' });
    const path = internalPath(ACME);
    const reports = await service.admin.get<{ feedback: { session_id: string }[] }>(
      `${path}/feedback`,
    );
    expect(
      reports.body.feedback.filter(({ session_id }) => session_id === session.id),
    ).toHaveLength(1);
    const sessions = await service.admin.get<{ sessions: { session_id: string }[] }>(
      `${path}/sessions`,
    );
    expect(
      sessions.body.sessions.filter(({ session_id }) => session_id === session.id),
    ).toHaveLength(1);
  });

  it('is settled by the same call later, when patience ended before', async () => {
    const lost = new FaultyFetch(fetchFrom(service.service.publicApp), () => 'lost_answer');
    const session = await client().start();
    const impatient = new QssClient({ url: 'http://there', key, fetch: lost.fetch, callMs: 30 });
    const first = await impatient.resume(session.snapshot());
    const request = { previous_turn: { question_id: 'q_people', user_text: 'We will be 4.' } };
    const failure = await first.next(request).catch((error: QssError) => error);
    expect(failure).toBeInstanceOf(ConnectionError);
    expect((failure as QssError).message).toContain('http://there (fetch failed)');
    expect(lost.sent.length).toBeGreaterThan(0);

    const stored = JSON.parse(JSON.stringify(first.snapshot()));
    const revived = await client().resume(stored);
    expect(await revived.next(request)).toMatchObject({ turn_count: 1 });
    expect((await revived.read()).turn_count).toBe(1);
  });

  it('never doubles a turn, whatever chance does to requests and processes', async () => {
    const seed = seedFrom('CLIENT_SEED');
    const random = new Random(seed);
    for (let round = 0; round < 8; round++) {
      const draw = () => (random.chance(0.35) ? random.pick(faults) : 'none');
      const faulty = new FaultyFetch(fetchFrom(service.service.publicApp), draw);
      // Some calls give up after their first attempt.
      const callMs = random.chance(0.5) ? 5 : 20_000;
      const flaky = new QssClient({ url: '', key, fetch: faulty.fetch, callMs });
      let session = await client().start();
      for (const [index, question_id] of ['q_people', 'q_area', 'q_food'].entries()) {
        const request = { previous_turn: { question_id, ...ANSWERS[question_id]! } };
        const answer = await untilAnswered(async () => {
          session = await flaky.resume(session.snapshot());
          return session.next(request);
        });
        expect(answer.turn_count, `seed ${seed}, round ${round}`).toBe(index + 1);
      }
      const { question_state } = await (await client().resume(session.id)).read();
      expect(question_state.outcomes, `seed ${seed}, round ${round}`).toHaveLength(3);
    }
  });
});

/** Makes a call until it is answered, as a supervisor restarts a process. */
async function untilAnswered<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const { code } = error as QssError;
      if (!['connection_failed', 'overloaded', 'unreadable_answer'].includes(code)) throw error;
    }
  }
}

describe('a session that others move too', () => {
  async function moved(): Promise<{ ours: Session; theirs: Session }> {
    const ours = await client().start();
    await ours.next();
    const theirs = await client().resume(ours.id);
    await theirs.next({ previous_turn: { question_id: 'q_people', user_text: 'We will be 4.' } });
    return { ours, theirs };
  }

  it('is read again after a conflict, which is told; the next call succeeds', async () => {
    const { ours, theirs } = await moved();
    const turn = { previous_turn: { question_id: 'q_area', user_text: 'the north' } };
    const conflict = await ours.next(turn).catch((error: unknown) => error);
    expect(conflict).toBeInstanceOf(StateVersionConflictError);
    expect(ours.stateVersion).toBe(theirs.stateVersion);
    expect(await ours.next(turn)).toMatchObject({ turn_count: 2 });
  });

  it('goes on in the loop with what is proposed after a conflict', async () => {
    const { ours } = await moved();
    let conflicts = 0;
    for await (const turn of ours) {
      const { question_id } = turn.question;
      await turn.answer({ question_id, ...ANSWERS[question_id]! }).catch((error: unknown) => {
        expect(error).toBeInstanceOf(StateVersionConflictError);
        conflicts += 1;
      });
    }
    expect(conflicts).toBe(1);
    expect((await ours.read()).status).toBe('completed');
  });

  it('is read again when a stored call said something else and took effect', async () => {
    const session = await client().start();
    const stored = session.snapshot();
    await session.next({ previous_turn: { question_id: 'q_people', user_text: 'We will be 4.' } });
    const revived = await client().resume(stored);
    const other = revived.next({ previous_turn: { question_id: 'q_area', user_text: 'north' } });
    await expect(other).rejects.toBeInstanceOf(IdempotencyKeyReusedError);
    expect(revived.stateVersion).toBe(session.stateVersion);
    expect(await revived.next()).toMatchObject({ turn_count: 1 });
  });

  it('resumes by its id with what was proposed last, without a call', async () => {
    const { theirs } = await moved();
    const proposed = (await theirs.read()).pending_decision!;
    for await (const turn of await client().resume(theirs.id)) {
      expect(turn.decision_id).toBe(proposed.decision_id);
      expect(turn.candidates).toEqual(proposed.candidates);
      break;
    }
  });
});

describe('a call that is refused', () => {
  it('throws the class of its code, with what the service says', async () => {
    const session = await client().start();
    const refused = await session
      .next({ previous_turn: { question_id: 'q_unknown' } })
      .catch((error: QssError) => error);
    expect(refused).toBeInstanceOf(InvalidRequestError);
    expect(refused).toMatchObject({
      name: 'InvalidRequestError',
      code: 'invalid_request',
      status: 422,
      details: { errors: [{ path: '/previous_turn/question_id' }] },
    });
    expect((refused as QssError).requestId).toMatch(/^req_/);
    expect(
      await session.next({ previous_turn: { question_id: 'q_people', user_text: '4' } }),
    ).toMatchObject({ turn_count: 1 });
    await expect(client().resume('ses_nowhere')).rejects.toBeInstanceOf(UnknownSessionError);
    const stranger = new QssClient({ url: '', fetch: fetchFrom(service.service.publicApp) });
    await expect(stranger.start()).rejects.toBeInstanceOf(UnauthorizedError);
  });
});
