import { ApiRefused } from './api.ts';
import { NotOurForm, readForm } from './forms/read-form.ts';
import type { ConsolePage } from './pages/page.ts';
import { refusalPage } from './pages/problem.ts';
import type { Visit } from './visit.ts';

type Answer = NonNullable<ConsolePage['show']>;

/** Takes a form, and only from a page of this console: browsers say where a request comes from. */
export function ofOurPages(answer: Answer): Answer {
  return async (visit) => {
    const { context } = visit;
    const site = context.req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin') return refusalPage(visit, forged(visit));
    const form = await readForm(context, visit.person !== undefined);
    return form ? answer(visit) : refusalPage(visit, noForm(visit));
  };
}

/** The same, and only with what a page of this sign-in was given. */
export function ofOurForms(answer: Answer): Answer {
  return ofOurPages(async (visit) => {
    const form = await visit.context.req.formData();
    if (visit.person && form.get('csrf') !== visit.csrf) return refusalPage(visit, forged(visit));
    try {
      return await answer(visit);
    } catch (error) {
      if (error instanceof NotOurForm) return refusalPage(visit, noForm(visit));
      throw error;
    }
  });
}

/** What is no form of the console's: it lacks what its page puts there. */
export function noForm({ say }: Visit): ApiRefused {
  const problem = { code: 'no_form', message: say('problem.no_form'), request_id: '', details: {} };
  return new ApiRefused(422, problem);
}

function forged({ say }: Visit): ApiRefused {
  const problem = { code: 'forged_form', message: say('problem.forged_form'), request_id: '' };
  return new ApiRefused(403, { ...problem, details: {} });
}
