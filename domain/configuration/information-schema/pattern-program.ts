import { RE2JS } from 're2js';

/**
 * Instructions of all programs that are held: some 700 bytes each, so about 20 MB, whatever tenants write into their
 * schemas. A program that was let go is compiled again, which takes up to 3 ms.
 */
const INSTRUCTIONS_HELD_MAX = 30_000;

interface PatternProgram {
  /** Instructions. */
  readonly size: number;
  readonly matches: (text: string) => boolean;
}

/** The ones that were used longest ago come first. */
const programs = new Map<string, PatternProgram>();
let instructions = 0;

/** The program of a pattern, which the last ones used share. @throws when it is none */
export function patternProgram(pattern: string): PatternProgram {
  const held = programs.get(pattern);
  const program = held ?? compile(pattern);
  programs.delete(pattern);
  programs.set(pattern, program);
  if (!held) instructions += program.size;
  for (const [oldest, other] of programs) {
    if (instructions <= INSTRUCTIONS_HELD_MAX || oldest === pattern) break;
    instructions -= other.size;
    programs.delete(oldest);
  }
  return program;
}

/**
 * Instructions of the program of a text that nobody has read before; infinitely many where that would take long to find out.
 * @throws when it is no pattern
 */
export function patternSize(text: string, sizeMax: number): number {
  if (roughSize(text, ROUGHLY * sizeMax) > ROUGHLY * sizeMax) return Number.POSITIVE_INFINITY;
  // A group makes patterns of some texts that are none.
  RE2JS.compile(`|${text}`);
  return compile(text).size;
}

/**
 * With an empty group in front, for which no program is made that goes through a text in one pass: making that takes four fifths
 * of the time, and some programs are made for one short text. Where the groups are asked for, no automaton is kept either,
 * which grows with the texts that it has seen, up to 8 MB a pattern. Quoted text may reach up to the end, and no group around it.
 */
function compile(pattern: string): PatternProgram {
  const isQuoting = pattern.includes('\\Q');
  const program = RE2JS.compile(isQuoting ? pattern : `()(?:${pattern})`);
  return {
    size: program.programSize() - (isQuoting ? 0 : GROUP_INSTRUCTIONS),
    matches: (text) => program.matcher(text).find(),
  };
}

/** Its brackets and what is between them. */
const GROUP_INSTRUCTIONS = 3;

/** What is counted without being compiled may be less than this many times as much. */
const ROUGHLY = 2;

/** Quoted text, escapes, classes, openings of groups, repetitions and single characters. */
const PIECE =
  /\\Q.*?(?:\\E|$)|\\[pP]\{[^}]*\}|\[\^?\]?(?:\\.|\[:[^\]]*:\]|[^\]\\])*\]|\\.|\(\?[^:)]*:?|\{(\d+)(?:,(\d*))?\}|./gsu;

/** Characters times their repetitions: no more than some instructions above what the program has. Stops once it is too much. */
function roughSize(pattern: string, sizeMax: number): number {
  const outer: number[] = [];
  let [sum, last] = [0, 0];
  for (const [piece, least, most] of pattern.matchAll(PIECE)) {
    if (sum > sizeMax) break;
    if (piece.startsWith('(')) {
      outer.push(sum);
      [sum, last] = [0, 0];
    } else if (piece === ')') {
      last = sum;
      sum += outer.pop() ?? 0;
    } else if (least !== undefined) {
      const times = Number(most || least);
      sum += last * (times - 1);
      last *= times;
    } else {
      last = 1;
      sum += 1;
    }
  }
  return sum;
}
