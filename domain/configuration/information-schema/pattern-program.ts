import { RE2JS } from 're2js';

/**
 * Instructions of all programs that are held: some 700 bytes each, so about 20 MB, whatever tenants write into their
 * schemas. A program that was let go is compiled again, which takes up to 5 ms.
 */
const INSTRUCTIONS_HELD_MAX = 30_000;

/** The ones that were used longest ago come first. */
const programs = new Map<string, RE2JS>();
let instructions = 0;

/** The program of a pattern, which the last ones used share. @throws when it is none */
export function patternProgram(pattern: string): RE2JS {
  const held = programs.get(pattern);
  const program = held ?? RE2JS.compile(pattern);
  programs.delete(pattern);
  programs.set(pattern, program);
  if (!held) instructions += program.programSize();
  for (const [oldest, other] of programs) {
    if (instructions <= INSTRUCTIONS_HELD_MAX || oldest === pattern) break;
    instructions -= other.programSize();
    programs.delete(oldest);
  }
  return program;
}
