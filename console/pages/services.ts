import { html } from 'hono/html';
import type { ServicePlace } from '../api.ts';
import { seeOther } from '../respond.ts';
import { SECTIONS } from '../sections.ts';
import type { PageView } from '../shell.ts';
import { may, pagePath, type Visit } from '../visit.ts';
import { signInPage } from './sign-in.ts';

const SERVICES_MAX = 200;

/** The services that the visitor may see; where there is one alone, its configuration. */
export async function homePage(visit: Visit): Promise<PageView | Response> {
  const { person, say, api, context } = visit;
  const { tenant, service } = person?.granted[0] ?? {};
  if (!person) return signInPage(visit);
  const wanted = openedPlace(visit);
  if (wanted) return seeOther(startOf(visit, wanted));
  const { services } = await api.read<{ services: ServicePlace[] }>(
    `/internal/v1/services?limit=${SERVICES_MAX}`,
  );
  if (context.req.path === '/' && services.length === 1)
    return seeOther(startOf(visit, services[0]!));
  return {
    title: say('services.title'),
    body: html`${
      services.length === 0
        ? html`<p>${say('services.none')}</p>`
        : html`<ul class="cards">${services.map((each) => html`<li><a href="${startOf(visit, each)}"><span class="quiet">${each.tenant}</span><br><strong>${each.service}</strong></a></li>`)}</ul>`
    }
<h2>${say('services.open')}</h2>
<form method="get" action="/console/services" class="row">
<label>${say('services.tenant')} <input name="tenant" required pattern="[a-z0-9][a-z0-9_\\-]*" maxlength="63" value="${tenant ?? ''}"></label>
<label>${say('services.service')} <input name="service" required pattern="[a-z0-9][a-z0-9_\\-]*" maxlength="63" value="${service ?? ''}"></label>
<button>${say('services.go')}</button>
</form>
<p class="quiet">${say('services.hint')}</p>`,
  };
}

/** A place that the visitor typed: there is no need for anything to be there yet. */
function openedPlace({ context }: Visit): ServicePlace | undefined {
  const { tenant = '', service = '' } = context.req.query();
  const isId = (text: string) => /^[a-z0-9][a-z0-9_-]{0,62}$/.test(text);
  return isId(tenant) && isId(service) ? { tenant, service } : undefined;
}

/** The first section that the visitor may open. */
function startOf(visit: Visit, place: ServicePlace): string {
  const [section] = SECTIONS.find(([, scopes]) => may(visit, ...scopes))!;
  return pagePath({ place }, section);
}
