import { describe, expect, it } from 'vitest';
import { REPLIES } from '../../sentences/replies.ts';
import { ask } from '../../support/form.ts';
import { FORMS } from '../../support/forms.ts';

interface Case {
  readonly information: string;
  readonly reply: string;
  readonly value: unknown;
}

function casesOf(lines: string): Case[] {
  return lines.split('\n').flatMap((line) => {
    const [, information, reply, value] = /^\s*(\w+): (.+) = (.+)$/.exec(line) ?? [];
    return information === undefined
      ? []
      : [{ information, reply: reply!, value: JSON.parse(value!) }];
  });
}

describe.each(Object.entries(REPLIES))('a reply in %s', (language, lines) => {
  it.each(casesOf(lines))('for $information tells what it says: $reply', (each) => {
    const { values } = ask(`q_${each.information}`, each.reply, {
      index: FORMS[language]!,
      language,
    });
    expect(values).toEqual({ [each.information]: each.value });
  });
});

describe('the replies', () => {
  it('are some hundreds', () => {
    expect(Object.values(REPLIES).flatMap(casesOf).length).toBeGreaterThan(350);
  });
});
