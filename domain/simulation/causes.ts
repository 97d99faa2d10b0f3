import type { Configuration } from '../configuration/entities.ts';
import { canonicalJson, type JsonValue } from '../json/json.ts';
import { roundTo4 } from '../round-to-4.ts';
import type { SimulationReport } from './simulate.ts';

/** A question or an information with which a difference between two reports came about. */
export interface Cause {
  readonly entity: 'question' | 'success_information';
  readonly id: string;
  /** What became of the entity itself. */
  readonly change: 'created' | 'edited' | 'deleted' | 'same';
  /** Times a session that the question was asked, or share of the sessions that knew the information. */
  readonly before: number;
  readonly after: number;
}

const CAUSES_MAX = 10;
/** A hundredth of a session is noise. */
const NOTICEABLE = 0.01;

/** One side of a comparison. */
export interface ComparedSide {
  readonly configuration: Configuration;
  readonly report: SimulationReport;
}

/**
 * Why figures moved: the questions asked more or less often, which is what turns are spent on, and the informations known by
 * more or fewer, which is what the objective waits for; those that moved most first.
 */
export function causesOf(before: ComparedSide, after: ComparedSide): readonly Cause[] {
  const causes = [...questionCauses(before, after), ...informationCauses(before, after)];
  return causes
    .filter((cause) => Math.abs(cause.after - cause.before) >= NOTICEABLE)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, CAUSES_MAX);
}

function questionCauses(before: ComparedSide, after: ComparedSide): readonly Cause[] {
  const asked = ({ report }: ComparedSide) =>
    new Map(report.questions.map(({ id, asked: times }) => [id, roundTo4(times / report.users)]));
  const [was, is] = [asked(before), asked(after)];
  const changeOf = changes(before.configuration.questions, after.configuration.questions);
  return idsOf(was, is).map((id) => ({
    entity: 'question',
    id,
    change: changeOf(id),
    before: was.get(id) ?? 0,
    after: is.get(id) ?? 0,
  }));
}

function informationCauses(before: ComparedSide, after: ComparedSide): readonly Cause[] {
  const known = ({ report }: ComparedSide) =>
    new Map(report.informations.map(({ id, satisfied }) => [id, satisfied]));
  const [was, is] = [known(before), known(after)];
  const changeOf = changes(
    before.configuration.success_informations,
    after.configuration.success_informations,
  );
  return idsOf(was, is).map((id) => ({
    entity: 'success_information',
    id,
    change: changeOf(id),
    before: was.get(id) ?? 0,
    after: is.get(id) ?? 0,
  }));
}

function idsOf(...sides: readonly ReadonlyMap<string, number>[]): readonly string[] {
  return [...new Set(sides.flatMap((side) => [...side.keys()]))];
}

function changes(
  before: readonly { readonly id: string }[],
  after: readonly { readonly id: string }[],
): (id: string) => Cause['change'] {
  const textsOf = (entities: readonly { readonly id: string }[]) =>
    new Map(entities.map((each) => [each.id, canonicalJson({ ...each } as JsonValue)]));
  const [was, is] = [textsOf(before), textsOf(after)];
  return (id) => {
    if (!was.has(id)) return 'created';
    if (!is.has(id)) return 'deleted';
    return was.get(id) === is.get(id) ? 'same' : 'edited';
  };
}
