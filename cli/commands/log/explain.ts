import {
  type ExplainedDecision,
  explainRecordedDecision,
} from '../../../app/audit/explain-decision.ts';
import {
  type DecisionAddress,
  findDecision,
  findDecisionOf,
  findSession,
} from '../../../app/audit/find-in-log.ts';
import type { LogReading } from '../../../app/audit/replay/replay-session.ts';
import type { QuestionExplanation, Verdict } from '../../../domain/ranking/explain.ts';
import { RUNG_MEANINGS } from '../../../domain/ranking/fallback-ladder.ts';
import type { EventLog } from '../../../log/port.ts';
import { type Command, type CommandCall, EXIT, UsageError } from '../../command-line/command.ts';
import { changeText } from '../../command-line/reports/replay-text.ts';
import { paint, printable, printableJson, table } from '../../command-line/terminal.ts';
import { withReading } from '../../command-line/with-reading.ts';
import { TEXT_OPTIONS } from '../../text-access/text-options.ts';
import { explainTurn } from './explain-turn.ts';

export const explainCommand: Command = {
  name: 'explain',
  summary: 'Make a recorded decision or a reading again from the log and say why it came out so.',
  usage:
    'decision <decision_id> | version <session_id> <state_version> | turn <session_id> <state_version>',
  options: {
    session: { type: 'string', describe: "the decision's session; looked for when left out" },
    tenant: { type: 'string', describe: "the session's tenant; looked for when left out" },
    service: { type: 'string', describe: "the session's service; any when left out" },
    ...TEXT_OPTIONS,
  },
  help: `
The ranking is computed again from the events before the decision, the pinned compiled configuration and the
grounds that the decision recorded, without the conversation's texts. Every question is listed with its part in
it: ranked where and on what terms, or left out by which rule. A stop has no decision id: name the version that it
made.

Exits with 1 when the recomputed ranking is not the recorded one, unless an engine of other rules made the
decision, which is said. The log is only read, but for what --with-text records.

Of a turn it is told which question its words were attached to and why, which rule read each value from which
words and with what weight, and what was weighed and rejected. Its words are read again by the rules of this
engine, never by a language model. Whether the reply answers, and whether the user told what nobody asked for, is weighed by what the
rules found and by sorts of words: of the first the log odds are told, what would be enough and, with the texts, the five heaviest signs. Its words are shown as places in the user's text; --with-text --confirm-text shows them
and the values too, and records in the log, for the audit trail, that it did.

examples:
  qss explain decision dec_01KFGR2TQX2N5Z3W8V6M4J7H9C
  qss explain decision dec_01KFGR2TQX2N5Z3W8V6M4J7H9C --session ses_0D5S7GBA0BQSZ1V4YHC2DPR1F7 --json
  qss explain version ses_0D5S7GBA0BQSZ1V4YHC2DPR1F7 12
  qss explain turn ses_0D5S7GBA0BQSZ1V4YHC2DPR1F7 12`,
  run: (call) => {
    if (call.positionals[0] !== 'decision' && call.options['session'] !== undefined) {
      throw new UsageError('--session is for decision: the others name their session');
    }
    if (call.positionals[0] === 'turn') return explainTurn(call);
    const find = finder(call);
    return withReading((reading) => explain(reading, call, find));
  },
};

type Find = (log: EventLog) => Promise<DecisionAddress | undefined>;

/** How the call names its decision. @throws UsageError */
function finder({ positionals, options }: CommandCall): Find {
  const [what, id, version, ...rest] = positionals;
  const { session, tenant, service } = options as {
    session?: string;
    tenant?: string;
    service?: string;
  };
  if (options['with-text'] === true || options['confirm-text'] === true) {
    throw new UsageError('--with-text and --confirm-text are for turn: nothing else has texts');
  }
  if (what === 'decision' && id !== undefined && version === undefined) {
    return async (log) => {
      if (session === undefined) return findDecision(log, id);
      const stream = await findSession(log, session, { tenant, service });
      return stream === undefined ? undefined : findDecision(log, id, stream);
    };
  }
  const isVersion = /^\d{1,9}$/.test(version ?? '');
  if (what === 'version' && id !== undefined && isVersion && rest.length === 0) {
    return async (log) => {
      const stream = await findSession(log, id, { tenant, service });
      return stream === undefined ? undefined : findDecisionOf(log, stream, Number(version));
    };
  }
  throw new UsageError(
    'say decision <decision_id>, version <session_id> <state_version> or turn <session_id> <state_version>',
  );
}

async function explain(
  reading: LogReading,
  { positionals, json }: CommandCall,
  find: Find,
): Promise<number> {
  const place = await find(reading.log);
  const done = place && (await explainRecordedDecision(reading, place));
  if (!done) {
    const named = printable(positionals.slice(1).join(' '), 140);
    console.error(`qss explain: there is no decision ${named} in this log`);
    return EXIT.notFound;
  }
  if (!done.ok) {
    console.error(`qss explain: ${done.refusal.message}`);
    return EXIT.unavailable;
  }
  console.log(json ? JSON.stringify(done.explained, null, 2) : explainedText(done.explained));
  const { is_reproduced, is_of_other_engine } = done.explained;
  return is_reproduced || is_of_other_engine ? EXIT.ok : EXIT.negative;
}

function modelText(model: ExplainedDecision['model']): string {
  if (!model) return 'not asked';
  const { ended, tokens_in, tokens_cached, tokens_out, rejected } = model;
  const spent = `${tokens_in} tokens (${tokens_cached} cached), ${tokens_out} back`;
  const dropped = rejected.map((each) => `${each.information_id} by ${each.by}: ${each.reason}`);
  return [`${ended}, ${spent}`, ...dropped].join('; ');
}

function explainedText(explained: ExplainedDecision): string {
  const { decision, explanation, differences, engine_version } = explained;
  const grounds: readonly (readonly [string, string])[] = [
    ['session', `${explained.session_id}, version ${explained.state_version}`],
    ['recorded at', explained.occurred_at],
    ['configuration', `${explained.configuration_version}, artifact ${decision.artifact_digest}`],
    ['engine', `${decision.engine_version}, explained by ${engine_version}`],
    ['turn', `${decision.turn}, ${decision.turns_remaining} remaining`],
    ['selection', printableJson(decision.selection)],
    ['relevances', printableJson(decision.relevances)],
    ['rung', rungText(explanation.selection.rung)],
    ['weight of order', explanation.order_weight.toFixed(4)],
    ['past sessions', learnedText(explanation.learned)],
    ['warnings', decision.warnings.join(', ') || 'none'],
    ['degraded by', decision.degraded_reasons.join(', ') || 'nothing'],
    ['language model', modelText(explained.model)],
  ];
  return [
    ...grounds.map(([name, text]) => `${paint('dim', name.padEnd(16))} ${text}`),
    '',
    rankedTable(explanation.questions),
    '',
    leftOutTable(explanation.questions),
    '',
    ...verdictLines(explained, differences.map(changeText)),
  ].join('\n');
}

function learnedText(learned: ExplainedDecision['explanation']['learned']): string {
  if (!learned) return 'nothing was learned of them';
  const { sessions, position, is_exploring } = learned;
  const use = is_exploring ? '; left aside this turn, to explore' : '';
  return `${sessions}, up to ${position}${use}`;
}

function verdictLines(
  { decision, engine_version, is_of_other_engine }: ExplainedDecision,
  changes: readonly string[],
): string[] {
  if (changes.length === 0) {
    return [paint('green', 'Made again, the decision is the recorded one, rank by rank.')];
  }
  if (is_of_other_engine) {
    const others = `Engine ${decision.engine_version} decided by other rules than ${engine_version}.`;
    return [`${others} By these it would be another one, which is no divergence:`, ...changes];
  }
  return [paint('red', 'Made again, the decision is another one:'), ...changes];
}

/** Best score first among those that were compared; the listed ones in their ranks. */
function rankedTable(questions: readonly QuestionExplanation[]): string {
  const ranked = questions
    .filter(({ terms }) => terms !== null)
    .sort(
      (one, other) =>
        (one.rank ?? Number.POSITIVE_INFINITY) - (other.rank ?? Number.POSITIVE_INFINITY) ||
        other.terms!.score - one.terms!.score,
    );
  const heading = ['rank', 'question', 'answered', 'score', 'gain', 'relevance', 'continuity'];
  const rows = ranked.map(({ question_id, rank, verdict, instead, terms, counts }) => [
    rank === null ? '-' : String(rank),
    printable(question_id, 40),
    counts === null ? '-' : `${counts.answered} of ${counts.asked}`,
    ...[terms!.score, terms!.gain_share, terms!.relevance, terms!.continuity].map(figure),
    figure(terms!.annoyance),
    figure(terms!.order),
    VERDICTS[verdict] + (instead === null ? '' : ` (${printable(instead, 40)})`),
  ]);
  return table([...heading, 'annoyance', 'order', 'why'], rows);
}

function leftOutTable(questions: readonly QuestionExplanation[]): string {
  const rows = questions
    .filter(({ terms }) => terms === null)
    .map(({ question_id, rung, verdict }) => [
      printable(question_id, 40),
      rung === null ? '-' : String(rung),
      VERDICTS[verdict],
    ]);
  return rows.length === 0 ? 'No question was left out.' : table(['left out', 'rung', 'why'], rows);
}

function figure(value: number): string {
  return value.toFixed(4);
}

const VERDICTS: Readonly<Record<Verdict, string>> = {
  listed: 'listed',
  outranked: 'outranked',
  variant_of_listed: 'a variant of a listed question',
  same_principal_information: 'asks for the same as a listed question',
  covered_by_listed: 'a listed question would tell most of it',
  on_a_later_rung: 'stands on a later rung',
  set_aside_on_its_rung: 'on the rung, but set aside: just asked, or outside the preference',
  question_inactive: 'excluded: inactive',
  covers_nothing: 'excluded: covers no information',
  sub_objective_excluded_by_client: 'excluded: the client excluded its sub-objective',
  sub_objective_not_in_restriction: 'excluded: its sub-objective is not in the restriction',
  sub_objective_excluded_by_call: 'excluded: the call excluded its sub-objective',
  question_type_not_allowed: 'excluded: its type is not among allowed_question_types',
  covers_no_required_target: 'excluded: covers none of required_target_ids',
  question_excluded_by_call: 'excluded: named in excluded_question_ids',
};

function rungText(rung: number | null): string {
  return rung === null
    ? 'none: the hard exclusions left no question'
    : `${rung}: ${RUNG_MEANINGS[rung]}`;
}
