import { html } from 'hono/html';
import type { Html } from '../visit.ts';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly isWide?: boolean;
}

/**
 * A control with its name, its hint and what the API says against it, tied together for who cannot see them side by side.
 * @param control is given the attributes that tie it
 */
export function field(
  { name, label, error, hint, isWide }: Field,
  control: (tied: Html) => Html,
): Html {
  const describing = [hint ? `${name}-hint` : '', error ? `${name}-error` : ''].filter(Boolean);
  const tied = html`id="${name}" name="${name}" ${describing.length > 0 ? html`aria-describedby="${describing.join(' ')}"` : ''} ${error ? html`aria-invalid="true"` : ''}`;
  return html`<div class="${isWide ? 'wide' : ''}"><label for="${name}">${label}</label>${control(tied)}
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}${error ? html`<p class="error" id="${name}-error">${error}</p>` : ''}</div>`;
}

export function textInput(parts: Field & { readonly value: string; readonly more?: Html }): Html {
  return field(parts, (tied) => html`<input ${tied} value="${parts.value}" ${parts.more ?? ''}>`);
}

export function textArea(
  parts: Field & { readonly value: string; readonly isCode?: boolean; readonly rows?: number },
): Html {
  return field(
    parts,
    (tied) =>
      html`<textarea ${tied} rows="${parts.rows ?? 4}" class="${parts.isCode ? 'mono' : ''}" ${parts.isCode ? html`spellcheck="false"` : ''}>
${parts.value}</textarea>`,
  );
}

/** Something that the page's forms carry along. */
export function hidden(name: string, value: string | number): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}
