import type * as v from 'valibot';
import { pointerTo } from '../json/json-pointer.ts';
import type { UnknownProperty } from './closed-object.ts';
import { counted } from './counted.ts';

/** One thing that is wrong with an input, in the words of the contract. */
export interface InputIssue {
  /** Detail code, e.g. `required`, `unknown_field`, `too_long`. */
  readonly code: string;
  /** JSON Pointer into the input. */
  readonly path: string;
  /** What is allowed; never what was sent. */
  readonly message: string;
}

/** Translates a schema library's issue; the input itself stays out of it. */
export function describeIssue(issue: v.BaseIssue<unknown>): InputIssue {
  return { path: pointerTo(issue.path?.map(({ key }) => key) ?? []), ...judgement(issue) };
}

function judgement(issue: v.BaseIssue<unknown>): { code: string; message: string } {
  if (issue.kind === 'schema') return shapeJudgement(issue);
  const describe = LIMITS[issue.type];
  if (describe) return describe(issue.requirement);
  return { code: codeOf(issue.requirement), message: issue.message };
}

/** The detail code that `rule` put on the requirement. */
function codeOf(requirement: unknown): string {
  const code = (requirement as { readonly code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : 'invalid_value';
}

function shapeJudgement(issue: v.BaseIssue<unknown>): { code: string; message: string } {
  if (issue.expected === 'never') {
    const { meant = '' } = issue as Partial<UnknownProperty>;
    return { code: 'unknown_field', message: `is not known here${meant}` };
  }
  const expected = issue.expected ?? '';
  const allowed = expected.replaceAll(/["()]/g, '').replaceAll(' | ', ', ');
  if (issue.input === undefined) {
    const isListed = CHOICE_TYPES.has(issue.type) && /^\(?"/.test(expected);
    return { code: 'required', message: isListed ? `is required: ${allowed}` : 'is required' };
  }
  if (issue.type === 'custom') return { code: 'invalid_type', message: issue.message };
  if (CHOICE_TYPES.has(issue.type)) {
    return { code: 'invalid_value', message: `must be one of ${allowed}` };
  }
  return { code: 'invalid_type', message: `must be ${NOUNS[expected] ?? `of type ${expected}`}` };
}

const CHOICE_TYPES = new Set(['picklist', 'literal', 'variant', 'union']);

const NOUNS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
};

type Limit = (requirement: unknown) => { code: string; message: string };

/** By the library's name of the action. */
const LIMITS: Readonly<Record<string, Limit>> = {
  safe_integer: () => ({ code: 'invalid_value', message: 'must be a whole number' }),
  integer: () => ({ code: 'invalid_value', message: 'must be a whole number' }),
  min_value: (least) => ({ code: 'invalid_value', message: `must be at least ${least}` }),
  max_value: (most) => ({ code: 'invalid_value', message: `must be at most ${most}` }),
  min_length: (least) => ({
    code: 'too_few_items',
    message: `must have at least ${counted(least, 'item')}`,
  }),
  max_length: (most) => ({
    code: 'too_many_items',
    message: `must have at most ${counted(most, 'item')}`,
  }),
};
