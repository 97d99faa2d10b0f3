import { html } from 'hono/html';
import type { Html } from './visit.ts';

/** A table that scrolls by itself where it is wider than the page, with the keyboard too. */
export function tableFrame(name: string, inside: Html, look = ''): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${name}"><table class="${look}">${inside}</table></div>`;
}
