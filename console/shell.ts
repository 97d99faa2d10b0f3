import { html } from 'hono/html';
import { assetPath } from './assets.ts';
import { SECTIONS, type Section } from './sections.ts';
import { LANGUAGE_NAMES, LANGUAGES, type TextKey } from './texts.ts';
import { type Html, may, pagePath, type Visit } from './visit.ts';

/** What a page shows inside the frame that all pages share. */
export interface PageView {
  readonly title: string;
  readonly body: Html;
  /** The entry of the navigation it belongs to. */
  readonly section?: Section;
  readonly status?: number;
  /** Whether it has charts. */
  readonly hasCharts?: boolean;
  /** A page of ours that follows by itself. */
  readonly refresh?: string;
  /** As the header `Set-Cookie` has them. */
  readonly cookies?: readonly string[];
  /** Where it stands below its section. */
  readonly trail?: readonly Crumb[];
}

interface Crumb {
  readonly text: string;
  readonly href: string;
}

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%233b5bdb'/%3E%3Cpath d='M5 6.2a3 3 0 1 1 4.2 2.7c-.8.4-1.2.8-1.2 1.6M8 12.6v.1' stroke='%23fff' stroke-width='1.6' fill='none' stroke-linecap='round'/%3E%3C/svg%3E";

/** The whole document. */
export function documentOf(visit: Visit, view: PageView): Html {
  const { say, language, theme, nonce } = visit;
  const scripts = view.hasCharts ? ['uplot.js', 'charts.mjs'] : [];
  const styles = view.hasCharts ? ['uplot.css'] : [];
  return html`<!doctype html>
<html lang="${language}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${theme === 'system' ? 'light dark' : theme}">
${view.refresh === undefined ? '' : html`<meta http-equiv="refresh" content="0;url=${view.refresh}">`}
<title>${view.title} · ${say('product')}</title>
<link rel="icon" href="${ICON}">
${[...styles, 'console.css'].map((name) => html`<link rel="stylesheet" nonce="${nonce}" href="${assetPath(name)}">`)}
${scripts.map((name) => html`<script nonce="${nonce}" src="${assetPath(name)}" ${name.endsWith('.mjs') ? 'type=module' : 'defer'}></script>`)}
<script type="module" nonce="${nonce}" src="${assetPath('console.mjs')}"></script>
</head>
<body>
<a class="skip" href="#main">${say('skip')}</a>
${header(visit)}
<div class="frame">
${visit.place && visit.person ? navigation(visit, view.section) : ''}
<main id="main" tabindex="-1">
${trail(view)}
<h1>${view.title}</h1>
${notice(visit)}
${view.body}
</main>
</div>
${footer(visit)}
<div id="live" role="status" aria-live="polite" class="quiet"></div>
</body>
</html>`;
}

function header(visit: Visit): Html {
  const { say, person, place, csrf } = visit;
  return html`<header class="top">
<a class="brand" href="/"><span aria-hidden="true" class="mark">?</span> ${say('product')}</a>
${place && person ? html`<a class="place" href="/console/services"><span class="quiet">${say('place.label')}</span> ${place.tenant} / ${place.service}</a>` : ''}
<span class="grow"></span>
${
  person
    ? html`<span class="who" title="${person.scopes.join(', ')}">${say('signed_in_as', { subject: person.subject })}</span>
<form method="post" action="/console/sign-out"><input type="hidden" name="csrf" value="${csrf}"><button class="plain">${say('sign_out')}</button></form>`
    : ''
}
</header>`;
}

function navigation(visit: Visit, section: Section | undefined): Html {
  const { say } = visit;
  return html`<nav class="side" aria-label="${say('navigation')}"><ul>
${SECTIONS.filter(([, scopes]) => may(visit, ...scopes)).map(
  ([name]) =>
    html`<li><a href="${pagePath(visit, name)}" ${name === section ? html`aria-current="page"` : ''}>${say(`nav.${name}` as TextKey)}</a></li>`,
)}
</ul></nav>`;
}

function trail({ trail = [] }: PageView): Html | string {
  if (trail.length === 0) return '';
  return html`<nav class="trail"><ol>${trail.map(({ text, href }) => html`<li><a href="${href}">${text}</a></li>`)}</ol></nav>`;
}

/** What the action before this page did: one of our own texts, never one of the address's. */
function notice({ context, code }: Visit): Html | string {
  const done = context.req.query('done') ?? '';
  const text = /^[a-z_]{1,40}$/.test(done) ? code('done', done) : '';
  return text === '' ? '' : html`<p class="notice" role="status">${text}</p>`;
}

function footer(visit: Visit): Html {
  const { say, language, theme, context } = visit;
  return html`<footer>
<form method="post" action="/console/preferences" class="row">
<input type="hidden" name="csrf" value="${visit.csrf}">
<input type="hidden" name="back" value="${context.req.path}">
<label>${say('language')} <select name="language">${LANGUAGES.map((each) => option(each, LANGUAGE_NAMES[each], each === language))}</select></label>
<label>${say('theme')} <select name="theme">${(['system', 'light', 'dark'] as const).map((each) => option(each, say(`theme.${each}`), each === theme))}</select></label>
<button class="plain">${say('apply')}</button>
</form>
<p class="quiet">${say('times_are_utc')}</p>
</footer>`;
}

export function option(value: string, text: string, isChosen: boolean): Html {
  return html`<option value="${value}" ${isChosen ? 'selected' : ''}>${text}</option>`;
}
