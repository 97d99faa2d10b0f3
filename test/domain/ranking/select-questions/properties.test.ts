import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompiledArtifact } from '../../../../domain/progress/compiled-artifact.ts';
import { readCoverage } from '../../../../domain/progress/coverage.ts';
import type { SelectionState } from '../../../../domain/progress/selection-state.ts';
import { listCandidates } from '../../../../domain/ranking/listing/list-candidates.ts';
import { listCandidatesFast } from '../../../../domain/ranking/listing/list-candidates-fast.ts';
import type { SelectionRequest } from '../../../../domain/ranking/ranking-context.ts';
import { prepareSelection, selectQuestions } from '../../../../domain/ranking/select-questions.ts';
import { withWorkspace } from '../../../../domain/ranking/workspace.ts';
import { VersionedMap } from '../../../../domain/versioned-map.ts';
import {
  request,
  sketchArtifact,
  sketchCompiled,
  state,
} from '../../../support/configurations/artifacts.ts';
import {
  experienced,
  largeSelectionCases,
  type SelectionCase,
  selectionCases,
} from '../../../support/configurations/ranking-cases.ts';
import { figureFrom } from '../../../support/programme.ts';
import { explainAll } from '../explain-all.ts';
import { explainAtOnce } from '../explain-at-once.ts';
import { selectNaively } from '../naive-ranking.ts';

/** The soak tries ten times as many. */
const RUNS = figureFrom('RANKING_RUNS', 1_000);

/** Compares with the plain reading. @returns how many candidates each rung gave */
function compareWithPlainReading(cases: fc.Arbitrary<SelectionCase>, numRuns: number) {
  const listed = new Map<number | null, number>();
  fc.assert(
    fc.property(cases, ({ sketch, state, request }) => {
      const { candidates, rung, warnings } = selectQuestions(
        sketchCompiled(sketch),
        state,
        request,
      );
      const ids = candidates.map((candidate) => candidate.questionId);
      listed.set(rung, (listed.get(rung) ?? 0) + ids.length);
      expect({ ids, rung, warnings }).toEqual(
        selectNaively(sketchArtifact(sketch), state, request),
      );
    }),
    { numRuns },
  );
  return listed;
}

test('the selection is that of a plain reading of the rules', () => {
  const listed = compareWithPlainReading(selectionCases, RUNS);
  for (const rung of [0, 1, 2, 3, 4, 5, 6]) expect(listed.get(rung)).toBeGreaterThan(RUNS / 200);
});

test('so it is with what past sessions told, and where it is the turn of the structure alone', () => {
  const learned = selectionCases.chain((each) =>
    experienced(each.sketch).map((sketch) => ({ ...each, sketch })),
  );
  expect(compareWithPlainReading(learned, RUNS).get(0)).toBeGreaterThan(RUNS / 30);
});

test('so it is among more questions than are kept in order at once', () => {
  expect(compareWithPlainReading(largeSelectionCases, RUNS / 10).get(0)).toBeGreaterThan(
    RUNS / 100,
  );
});

test('a list made in the order of the sub-objectives is that of all members of the rung', () => {
  let byOrder = 0;
  fc.assert(
    fc.property(largeSelectionCases, ({ sketch, state, request }) => {
      const compiled = sketchCompiled(sketch);
      const standing = { state, reached: readCoverage(compiled, state) };
      const of = (list: (prepared: ReturnType<typeof prepareSelection>) => unknown) =>
        withWorkspace(compiled, (workspace) =>
          list(prepareSelection(compiled, standing, request, workspace)),
        );
      const ordered = of(({ context }) => listCandidatesFast(context, request.candidateCount));
      if (ordered === undefined) return;
      byOrder += 1;
      expect(ordered).toEqual(
        of(({ context, choice }) => listCandidates(context, choice!, request.candidateCount)),
      );
    }),
    { numRuns: RUNS / 2 },
  );
  expect(byOrder).toBeGreaterThan(RUNS / 10);
});

test('a session known by versions is ranked as one known all at once', () => {
  fc.assert(
    fc.property(selectionCases, selectionCases, ({ sketch, state, request }, { state: former }) => {
      const compiled = sketchCompiled(sketch);
      const targets = VersionedMap.of(new Map(former.targets));
      const questions = VersionedMap.of(new Map(former.questions));
      selectQuestions(compiled, { ...state, targets, questions }, request);
      const changed = {
        ...state,
        targets: targets.with(state.targets),
        questions: questions.with(state.questions),
      };
      const atOnce = {
        ...changed,
        targets: new Map(changed.targets),
        questions: new Map(changed.questions),
      };
      expect(selectQuestions(compiled, changed, request)).toEqual(
        selectQuestions(compiled, atOnce, request),
      );
    }),
    { numRuns: RUNS / 2 },
  );
});

test('an explanation makes the same selection and places every question', () => {
  fc.assert(
    fc.property(selectionCases, ({ sketch, state, request }) => {
      const compiled = sketchCompiled(sketch);
      const selection = selectQuestions(compiled, state, request);
      const { selection: explained, questions } = explainAtOnce(compiled, state, request);
      expect(explained).toEqual(selection);
      expect(questions.map((q) => q.question_id)).toEqual(Object.keys(sketch.questions));
      const listed = questions.filter((q) => q.verdict === 'listed');
      listed.sort((a, b) => a.rank! - b.rank!);
      expect(listed.map((q) => q.question_id)).toEqual(
        selection.candidates.map((c) => c.questionId),
      );
    }),
    { numRuns: 500 },
  );
});

test('no hard exclusion is ever violated, nor two variants listed together', () => {
  fc.assert(
    fc.property(selectionCases, ({ sketch, state, request }) => {
      const { candidates, rung } = selectQuestions(sketchCompiled(sketch), state, request);
      const { options } = request;
      const mode = options.sub_objectives?.mode;
      const named = new Set(options.sub_objectives?.ids);
      for (const { questionId, targetIds } of candidates) {
        const question = sketch.questions[questionId]!;
        expect(question.active).toBe(true);
        expect(state.subObjectiveOverrides.get(question.subObjective)?.status).not.toBe('excluded');
        if (mode === 'restrict') expect(named).toContain(question.subObjective);
        if (mode === 'exclude') expect(named).not.toContain(question.subObjective);
        expect(options.allowed_question_types ?? [question.type]).toContain(question.type);
        expect(options.excluded_question_ids ?? []).not.toContain(questionId);
        const required = options.required_target_ids ?? targetIds;
        expect(required.some((id) => targetIds.includes(id))).toBe(true);
      }
      const listed = candidates.map((candidate) => sketch.questions[candidate.questionId]!);
      expect(new Set(listed.map((question) => question.group)).size).toBe(listed.length);
      expect(new Set(candidates.map((c) => c.targetIds[0])).size).toBe(listed.length);
      expect(candidates.length).toBeLessThanOrEqual(request.candidateCount);
      expect(candidates.length > 0).toBe(rung !== null);
    }),
    { numRuns: RUNS },
  );
});

test('what an answer would add never grows as the list gets longer', () => {
  fc.assert(
    fc.property(selectionCases, ({ sketch, state, request }) => {
      const compiled = sketchCompiled(sketch);
      const worths = Array.from({ length: 6 }, (_, i) => {
        return worthsAfter(compiled, state, { ...request, candidateCount: i + 1 });
      });
      worths.slice(1).forEach((worth, i) => {
        worth.forEach((value, question) => {
          expect(value).toBeLessThanOrEqual(worths[i]![question]!);
        });
      });
    }),
    { numRuns: RUNS / 2 },
  );
});

test('the last of those kept in order goes behind one that was not, once it is worth less', () => {
  const covers: Record<string, number>[] = [
    { i0: 1, i1: 0.75 },
    ...Array.from({ length: 30 }, () => ({ i0: 0.9 })),
    { i1: 0.75 },
    { i2: 0.5 },
  ];
  const compiled = sketchCompiled({
    objective: { qualification_level: 'thorough', order_strength: 0 },
    subObjectives: { s0: 'blocking' },
    informations: { i0: 'q0', i1: 'q31', i2: 'q32' },
    questions: Object.fromEntries(
      covers.map((each, group) => [`q${group}`, { subObjective: 's0', group, covers: each }]),
    ),
  });
  const { candidates } = selectQuestions(compiled, state(), request({ candidateCount: 2 }));
  expect(candidates.map(({ questionId }) => questionId)).toEqual(['q0', 'q32']);
});

/** Of every member of the rung, once the list is made. */
function worthsAfter(compiled: CompiledArtifact, state: SelectionState, request: SelectionRequest) {
  const standing = { state, reached: readCoverage(compiled, state) };
  return withWorkspace(compiled, (workspace) => {
    const { context, choice } = prepareSelection(compiled, standing, request, workspace);
    if (!choice) return [];
    listCandidates(context, choice, request.candidateCount);
    return Array.from(workspace.worth, (worth, question) =>
      workspace.dropReason[question] === 0 ? 0 : worth,
    );
  });
}

test('a ranking leaves nothing behind in the artifact', () => {
  fc.assert(
    fc.property(selectionCases, ({ sketch, state, request }) => {
      const compiled = sketchCompiled(sketch);
      const before = structuredClone(compiled);
      explainAtOnce(compiled, state, request);
      expect(compiled).toEqual(before);
    }),
    { numRuns: 50 },
  );
});

test('a ranking within another has a workspace of its own', () => {
  fc.assert(
    fc.property(selectionCases, ({ sketch, state, request }) => {
      const compiled = sketchCompiled(sketch);
      const alone = explainAtOnce(compiled, state, request);
      withWorkspace(compiled, (outer) => {
        outer.exclusion.fill(1);
        expect(explainAtOnce(compiled, state, request)).toEqual(alone);
        expect(outer.exclusion.every((code) => code === 1)).toBe(true);
      });
    }),
    { numRuns: 50 },
  );
});

test('a longer list begins with the shorter one', () => {
  fc.assert(
    fc.property(selectionCases, ({ sketch, state, request }) => {
      const compiled = sketchCompiled(sketch);
      const all = selectQuestions(compiled, state, { ...request, candidateCount: 10 });
      const some = selectQuestions(compiled, state, { ...request, candidateCount: 2 });
      expect(some.candidates).toEqual(all.candidates.slice(0, 2));
    }),
    { numRuns: 500 },
  );
});

test('a paraphrase of rank 1 changes no other rank', () => {
  fc.assert(
    fc.property(selectionCases, ({ sketch, state, request }) => {
      const known = { ...state, questions: new Map() };
      const { candidates } = selectQuestions(sketchCompiled(sketch), known, request);
      fc.pre(candidates.length > 1);
      const first = candidates[0]!.questionId;
      const questions = { ...sketch.questions, paraphrase: sketch.questions[first]! };
      const compiled = sketchCompiled({ ...sketch, questions });
      expect(selectQuestions(compiled, known, request).candidates).toEqual(candidates);
    }),
    { numRuns: RUNS / 2 },
  );
});

test('the order in which evidence arrived changes nothing', () => {
  fc.assert(
    fc.property(selectionCases, ({ sketch, state, request }) => {
      const compiled = sketchCompiled(sketch);
      const backwards = {
        ...state,
        targets: new Map([...state.targets].reverse()),
        questions: new Map([...state.questions].reverse()),
        subObjectiveOverrides: new Map([...state.subObjectiveOverrides].reverse()),
      };
      const relevances = new Map([...request.relevances].reverse());
      expect(explainAtOnce(compiled, backwards, { ...request, relevances })).toEqual(
        explainAtOnce(compiled, state, request),
      );
    }),
    { numRuns: RUNS / 2 },
  );
});

test('two processes explain the same decisions bit for bit', () => {
  const cases = fc.sample(selectionCases, { seed: 2_026, numRuns: 200 });
  const script = new URL('../explaining-process.ts', import.meta.url).pathname;
  const printed = spawnSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8' });
  expect(printed.stderr).toBe('');
  expect(printed.stdout).toBe(explainAll(cases));
});
