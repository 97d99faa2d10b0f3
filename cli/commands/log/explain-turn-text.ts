import type { ExplainedTurn } from '../../../app/audit/replay/explain-turn.ts';
import type {
  ExplainedReply,
  ExplainedWords,
} from '../../../domain/language/reply-extraction/explain-reply.ts';
import type { WeightedSign } from '../../../domain/language/reply-extraction/signs/named-weights.ts';
import { paint, printable, printableJson, table } from '../../command-line/terminal.ts';

/** The same without what people said: where it stands and what it was taken for stay. The signs tell of what it is about. */
export function turnWithoutTexts(explained: ExplainedTurn): ExplainedTurn {
  const { reply } = explained;
  if (reply === null) return explained;
  const hidden = { quote: null, value: null };
  return {
    ...explained,
    reply: {
      ...reply,
      answering: reply.answering && { ...reply.answering, signs: [] },
      side: null,
      values: reply.values.map((each) => ({ ...each, ...hidden, signs: [] })),
      rejected: reply.rejected.map((each) => ({ ...each, ...hidden, signs: [] })),
    },
  };
}

export function explainedTurnText(explained: ExplainedTurn, isWithText: boolean): string {
  const { asked, recorded, reply, session_id, state_version, turn } = explained;
  const lines: readonly (readonly [string, string])[] = [
    ['session', `${session_id}, version ${state_version}, turn ${turn.turn}`],
    ['question', `${turn.question_id ?? 'none'}, ${attachedText(explained)}`],
    ['asked for', asked === null ? 'no words of the agent are kept' : askedText(asked)],
    ['language', reply?.language ?? turn.language ?? 'not known'],
    ['the reply', reply === null ? 'no words of the user are kept' : actText(reply)],
    ['whether it answers', answeringText(reply)],
  ];
  const head = lines.map(([name, text]) => `${paint('dim', name.padEnd(18))} ${text}`);
  if (reply === null) return [...head, '', recordedTable(recorded)].join('\n');
  return [...head, '', ...replyTables(reply, isWithText), '', recordedTable(recorded)].join('\n');
}

const ATTACHED: Readonly<Record<ExplainedTurn['turn']['resolution'], string>> = {
  question_id: 'named by the client',
  choice_ids: 'by the ids of its choices',
  words: "by the agent's words",
  model: 'by the language model',
  first_candidate: 'rank 1 of the decision, since there are no words',
  nothing_asked: "the agent's words ask nothing",
  unresolved: "no question is probable enough by the agent's words",
};

function attachedText({ is_attached_by_reply, turn }: ExplainedTurn): string {
  if (!is_attached_by_reply) return ATTACHED[turn.resolution];
  return "by the reply, which answers it: the agent's words alone do not reach what is needed";
}

function askedText(asked: NonNullable<ExplainedTurn['asked']>): string {
  if (asked.length === 0) return 'nothing, by its words';
  return asked
    .map(({ is_proposed, least, probability, question_id }) => {
      const bar = `${probability.toFixed(2)} of ${least.toFixed(2)} needed`;
      return `${question_id} ${bar}${is_proposed ? ', proposed' : ''}`;
    })
    .join('; ');
}

function actText({ dialogue_act, outcome }: ExplainedReply): string {
  const act = dialogue_act.replaceAll('_', ' ');
  return outcome === null ? act : `${act}, so ${outcome}`;
}

function answeringText(reply: ExplainedReply | null): string {
  if (reply?.answering == null) return 'by rules alone';
  const { least, odds, signs } = reply.answering;
  const needed = `log odds ${odds.toFixed(2)}, more than ${least.toFixed(2)} needed`;
  if (signs.length === 0) return needed;
  return `${needed}; ${signsText(signs)}`;
}

function signsText(signs: readonly WeightedSign[]): string {
  return signs.map(({ sign, weight }) => `${sign} ${weight.toFixed(2)}`).join(', ');
}

function replyTables({ rejected, values }: ExplainedReply, isWithText: boolean): string[] {
  const words = (each: ExplainedWords) => wordsText(each, isWithText);
  const read = values.map((each) => [
    each.information_id,
    each.rule.replaceAll('_', ' '),
    each.read_as,
    each.score?.toFixed(2) ?? '-',
    each.confidence.toFixed(2),
    words(each),
  ]);
  const none = rejected.map((each) => [
    each.information_id,
    each.reason.replaceAll('_', ' '),
    each.read_as,
    weightText(each),
    words(each),
  ]);
  return [
    read.length === 0
      ? 'No value was read.'
      : table(['read', 'rule', 'as', 'weight', 'confidence', 'words'], read),
    ...signLines(values, isWithText),
    '',
    none.length === 0
      ? 'Nothing was rejected.'
      : table(['rejected', 'why', 'as', 'weight', 'words'], none),
    ...signLines(rejected, isWithText),
  ];
}

function weightText({ least, score }: ExplainedReply['rejected'][number]): string {
  const needed = least === null ? '' : ` of ${least.toFixed(2)} needed`;
  return `${score?.toFixed(2) ?? '-'}${needed}`;
}

function signLines(
  values: readonly Pick<ExplainedReply['rejected'][number], 'information_id' | 'signs'>[],
  isWithText: boolean,
): string[] {
  return values
    .filter(({ signs }) => isWithText && signs.length > 0)
    .map(({ information_id, signs }) => `${information_id}: ${signsText(signs)}`);
}

function wordsText({ quote, span, value }: ExplainedWords, isWithText: boolean): string {
  const place = span === null ? 'implied' : `${span[0]}-${span[1]}`;
  if (!isWithText) return place;
  const said = quote === null ? '' : ` "${printable(quote, 80)}"`;
  return `${place}${said} → ${value === null ? 'no preference' : printableJson(value)}`;
}

function recordedTable(recorded: ExplainedTurn['recorded']): string {
  if (recorded.length === 0) return 'No value was recorded.';
  const rows = recorded.map(({ by, coverage, information_id, is_told_ahead, source, status }) => [
    information_id,
    status,
    coverage.toFixed(2),
    `${(source === 'inference' ? by : source).replaceAll('_', ' ')}${is_told_ahead ? ', told ahead' : ''}`,
  ]);
  return table(['recorded', 'status', 'coverage', 'by'], rows);
}
