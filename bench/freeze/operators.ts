import { randomUUID } from 'node:crypto';
import type { Stage } from './stage.ts';

/** What people of the house do to a service: tests and a gate, looks, retention, holds and erasing. */

const REASON = { reason: 'asked for in a letter' };

/** Tests that come and go, and a gate. */
export async function judge(stage: Stage, place: string): Promise<void> {
  const edit = (method: string, path: string, body?: object) =>
    stage.ask(
      { method, key: `frozen-${randomUUID()}`, ...(body ? { body } : {}) },
      `tenants/${place}/configuration/${path}`,
    );
  const turns = [{ question_id: 'q_people', user_text: 'Four', expect: { values: { people: 4 } } }];
  await edit('POST', 'tests', { tests: ['stays', 'goes'].map((id) => ({ id, turns })) });
  await edit('DELETE', 'tests/goes');
  await edit('POST', 'gate', { tests: true, diagnostics: false, simulation: null });
}

/** Somebody signs in and reads what was said in a session. */
export async function look(stage: Stage, place: string, sessionId: string): Promise<void> {
  const grant = { subject: 'anna', roles: ['auditor'] };
  const { json } = await stage.ask({ body: grant }, 'sign-in-links');
  const redeemed = await stage.ask({ body: { code: json.code } }, 'sign-ins');
  const { token } = redeemed.json as unknown as { token: string };
  await stage.ask({ method: 'GET', token }, `tenants/${place}/sessions/${sessionId}/events`);
}

/** One session is erased, and another one is held. */
export async function forget(
  stage: Stage,
  place: string,
  sessions: { readonly erased: string; readonly held: string },
): Promise<void> {
  const [held, erased] = [sessions.held, sessions.erased].map((id) => `${place}/sessions/${id}`);
  // As long as can be: what is kept here shall never be erased by a clock.
  await stage.administer('POST', `${place}/retention`, { days: 36_500 });
  await stage.administer('POST', `${held}/hold`, REASON);
  await stage.administer('DELETE', `${held}/hold`);
  await stage.administer('POST', `${held}/hold`, REASON);
  await stage.administer('POST', `${erased}/erase`, REASON);
}

/** What was reported of a conversation of the beta is erased, and what was said in words in the meantime. */
export async function forgetTexts(
  stage: Stage,
  place: string,
  { conversation, meanwhile }: { conversation: string; meanwhile: () => Promise<void> },
): Promise<void> {
  await stage.administer('POST', `${place}/sessions/${conversation}/erase`, REASON);
  await stage.comeToPresent();
  await stage.administer('POST', `${place}/retention`, { days: 36_500, texts_days: 1 });
  await meanwhile();
  await stage.administer('POST', `${place}/retention`, { days: 36_500, texts_days: null });
}
