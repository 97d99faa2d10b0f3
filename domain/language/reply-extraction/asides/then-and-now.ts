import { endOfClause, startOfClause } from '../../grammar/clause.ts';
import { PHRASE } from '../../grammar/language.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import type { PhraseMatch } from '../../text/phrases.ts';
import { ASIDE } from './aside-words.ts';

/** "Formerly Hale, since the wedding Brown": where one clause tells what is now, those that tell what was are not meant. */
export function leaveThen(
  read: ReadText,
  phrases: readonly PhraseMatch[],
  aside: Uint8Array,
): void {
  const now = clausesOf(read, phrases, ASIDE.nowadays);
  if (!now.includes(1)) return;
  const then = clausesOf(read, phrases, ASIDE.earlier);
  const isBoth = then.every((isThen, at) => isThen === 0 || now[at] === 1);
  if (isBoth || isReckonedFrom(read, then)) return;
  for (let at = 0; at < then.length; at++) if (then[at] === 1 && now[at] === 0) aside[at] = 1;
}

/** Per token: 1 in a clause in which such a phrase begins. */
function clausesOf(read: ReadText, phrases: readonly PhraseMatch[], kind: number): Uint8Array {
  const inside = new Uint8Array(read.tokens.length);
  for (const { end, kind: own, start } of phrases) {
    if (own !== kind || inside[start] === 1) continue;
    inside.fill(1, startOfClause(read, start), endOfClause(read, end));
  }
  return inside;
}

/** "We were twelve, now two have dropped out": what was is a part of what is. */
function isReckonedFrom({ language, phrases, tokens }: ReadText, then: Uint8Array): boolean {
  if (phrases.some(({ kind }) => kind === PHRASE.halfLeft)) return true;
  return tokens.some(({ word }, at) => then[at] === 0 && language.less.has(word));
}
