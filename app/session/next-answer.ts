import type { Artifact } from '../../domain/artifact/artifact.ts';
import { unrankedView } from '../../domain/session/candidate-view.ts';
import type { ToldAnswer, TurnAnswer } from '../../domain/session/events.ts';
import type { PinnedArtifact } from '../../domain/session/pinned-artifact.ts';
import { type StoredProgress, UNTOUCHED } from '../../domain/session/receipts/stored-progress.ts';
import type { Versions } from '../../domain/session/state-version.ts';
import type { AnsweredSession } from './session-mutation.ts';

/** JSON that is the same in every answer of a publication. */
interface Fragments {
  /** Of a question, by its id: all that follows its rank. */
  readonly candidates: Map<string, string>;
  /** Of each sub-objective: all that stays as it is, open at its end. */
  readonly subObjectives: readonly string[];
  /** Of each sub-objective as at the start of a session. */
  readonly untouched: readonly string[];
}

const prepared = new WeakMap<PinnedArtifact, Fragments>();

function fragmentsOf(pinned: PinnedArtifact): Fragments {
  const known = prepared.get(pinned);
  if (known) return known;
  const subObjectives = pinned.artifact.sub_objectives.map(openSubObjective);
  const untouched = subObjectives.map((subObjective) => subObjective + statusText(UNTOUCHED));
  const fragments = { candidates: new Map<string, string>(), subObjectives, untouched };
  prepared.set(pinned, fragments);
  return fragments;
}

type PublishedSubObjective = Artifact['sub_objectives'][number];

function openSubObjective({ id, order_position, completion_role }: PublishedSubObjective): string {
  return `${JSON.stringify({ id, order_position, completion_role }).slice(0, -1)},`;
}

/** The body of a 200 of `/next`, in the order of the specification's table, byte for byte as `JSON.stringify` has it, from what is prepared of the publication. */
export function nextAnswerText(
  receipt: ToldAnswer<TurnAnswer>,
  pinned: PinnedArtifact,
  { sessionId: session_id, versions }: AnsweredSession,
): string {
  const { request_id, decision_id, action, stop_reason, candidates, progress } = receipt;
  const { turn_count, turns_remaining, warnings, degraded, degraded_reasons } = receipt;
  const head = JSON.stringify({ request_id, session_id, decision_id, action, stop_reason });
  // Joined once: put together bit by bit it would be written anew, whole, when its bytes are counted.
  const parts = [head.slice(0, -1), ',"candidates":['];
  pushCandidates(candidates, pinned, parts);
  parts.push('],"progress":');
  pushProgress(progress, pinned, parts);
  parts.push(
    `,"turn_count":${turn_count},"turns_remaining":${turns_remaining},` +
      `"warnings":${listText(warnings)},"degraded":${degraded},` +
      `"degraded_reasons":${listText(degraded_reasons)},"versions":${versionsText(versions)}}`,
  );
  return parts.join('');
}

function pushCandidates(
  questionIds: readonly string[],
  pinned: PinnedArtifact,
  parts: string[],
): void {
  const { candidates } = fragmentsOf(pinned);
  let rank = 1;
  for (const id of questionIds) {
    const rest = candidates.get(id) ?? addCandidate(candidates, id, pinned);
    parts.push(`${rank === 1 ? '' : ','}{"rank":${rank},`, rest);
    rank += 1;
  }
}

function addCandidate(texts: Map<string, string>, id: string, pinned: PinnedArtifact): string {
  const text = JSON.stringify(unrankedView(id, pinned)).slice(1);
  texts.set(id, text);
  return text;
}

/** @param progress the sub-objectives that are not as at the start, in their order */
function pushProgress(
  { objective, sub_objectives: touched }: StoredProgress,
  pinned: PinnedArtifact,
  parts: string[],
): void {
  const { subObjectives, untouched } = fragmentsOf(pinned);
  parts.push(`{"objective":{${statusText(objective)},"sub_objectives":[`);
  const texts = [...untouched];
  for (const [index, status] of touched) texts[index] = subObjectives[index]! + statusText(status);
  for (const [index, text] of texts.entries()) parts.push(index === 0 ? '' : ',', text);
  parts.push(']}');
}

/** Statuses and figures need no escapes. */
function statusText({
  computed_status,
  progress,
  client_override,
  effective_status,
}: StoredProgress['objective'] | StoredProgress['sub_objectives'][number][1]): string {
  const override = client_override === null ? 'null' : JSON.stringify(client_override);
  return `"computed_status":"${computed_status}","progress":${progress},"client_override":${override},"effective_status":"${effective_status}"}`;
}

function listText(items: readonly string[]): string {
  return items.length === 0 ? '[]' : JSON.stringify(items);
}

function versionsText({ state_version, engine_version, api_version }: Versions): string {
  return `{"state_version":${state_version},"engine_version":${JSON.stringify(engine_version)},"api_version":"${api_version}"}`;
}
