import type { JsonValue } from '../../domain/json/json.ts';
import { fold } from '../../domain/language/text/words.ts';
import type { UnderstoodValue } from './play-turn.ts';

/** What a row says of one slot; `special: dontcare` has no value, the user has no preference. */
export interface Expected {
  readonly value: JsonValue;
  readonly surface?: string;
  readonly accept?: readonly string[];
  readonly kind: string;
  readonly special?: string;
  readonly via?: string;
}

/** A free text is right from this overlap of its words on (F1), or when one text holds the other. */
const FREE_TEXT_OVERLAP_MIN = 0.5;

/** Whether what was understood is what the row expects. */
export function isRight(expected: Expected, understood: UnderstoodValue | undefined): boolean {
  if (understood === undefined) return false;
  if (expected.special === 'dontcare') return understood.notApplicable === true;
  const { value } = understood;
  if (value === undefined) return false;
  if (Array.isArray(expected.value)) return isSameList(expected.value, value);
  if (typeof expected.value !== 'string') return value === expected.value;
  const right = [expected.value, expected.surface, ...(expected.accept ?? [])];
  const texts = right.filter((each) => each !== undefined);
  if (expected.kind === 'freetext') return texts.some((each) => overlaps(each, String(value)));
  return texts.some((each) => normal(each) === normal(String(value)));
}

function isSameList(expected: readonly JsonValue[], value: JsonValue): boolean {
  if (!Array.isArray(value) || value.length !== expected.length) return false;
  const texts = new Set(expected.map((each) => normal(String(each))));
  return value.every((each) => texts.has(normal(String(each))));
}

/** Without case, accents, marks and a leading article. */
export function normal(text: string): string {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return (words[0] === 'the' ? words.slice(1) : words).join(' ');
}

function overlaps(expected: string, value: string): boolean {
  const left = normal(expected).split(' ');
  const right = normal(value).split(' ');
  const shared = left.filter((word) => right.includes(word)).length;
  return (2 * shared) / (left.length + right.length) >= FREE_TEXT_OVERLAP_MIN;
}

export class Ratio {
  right = 0;
  all = 0;

  add(isRightOne: boolean): void {
    this.all++;
    if (isRightOne) this.right++;
  }

  get value(): number {
    return this.all === 0 ? Number.NaN : this.right / this.all;
  }
}

/** Counts of one class: precision, recall and their harmonic mean. */
export class ClassCount {
  truePositives = 0;
  falsePositives = 0;
  falseNegatives = 0;

  get precision(): number {
    return this.truePositives / (this.truePositives + this.falsePositives);
  }

  get recall(): number {
    return this.truePositives / (this.truePositives + this.falseNegatives);
  }

  get f1(): number {
    const all = 2 * this.truePositives + this.falsePositives + this.falseNegatives;
    return all === 0 ? Number.NaN : (2 * this.truePositives) / all;
  }
}
