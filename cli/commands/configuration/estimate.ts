import {
  type AskingEstimate,
  estimateModel,
  type ModelEstimate,
} from '../../../app/audit/estimate-model.ts';
import { extractionTask } from '../../../semantics/extraction-task.ts';
import { bytesOf } from '../../../semantics/task.ts';
import { chooseService, SERVICE_OPTIONS } from '../../command-line/choose-service.ts';
import { type Command, type CommandCall, EXIT, UsageError } from '../../command-line/command.ts';
import { withReading } from '../../command-line/with-reading.ts';

/** English has about four bytes of UTF-8 to a token. */
const BYTES_PER_TOKEN = 4;
/** An answer about two values. */
const ANSWER_TOKENS = 120;
const DAYS_DEFAULT = '30';
const DAYS_MAX = 3_650;
const MONTH_DAYS = 30;

export const estimateCommand: Command = {
  name: 'estimate',
  summary: 'Say what a language model would cost on past conversations; nobody is asked.',
  usage: '',
  options: {
    ...SERVICE_OPTIONS,
    days: { type: 'string', describe: `days to look back; ${DAYS_DEFAULT}` },
    'price-in': { type: 'string', describe: 'price of a million tokens of input; 0' },
    'price-cached': { type: 'string', describe: 'price of a million cached ones; that of input' },
    'price-out': { type: 'string', describe: 'price of a million tokens of output; 0' },
  },
  help: `
Goes through the calls that were recorded for a service, puts together what a model would be asked about each,
and reckons a month of it: asked always, and asked when the rules are unsure (SEMANTIC_MODE). Tokens are reckoned
at four bytes each, an answer at 120. What is the same for every turn of a publication may be had at the price of
cached tokens; a provider may keep less of it.

The log is only read; the service may be running. Calls whose words were erased are counted apart.

examples:
  qss estimate --price-in 0.15 --price-cached 0.075 --price-out 0.60
  qss estimate --tenant demo --service heat-pump --days 7
  qss estimate --json`,
  run: (call) => {
    const days = numberOf(call, 'days', DAYS_DEFAULT);
    if (!Number.isInteger(days) || days < 1 || days > DAYS_MAX)
      throw new UsageError(`--days is from 1 to ${DAYS_MAX}`);
    const input = numberOf(call, 'price-in', '0');
    const prices: Prices = {
      input,
      cached: numberOf(call, 'price-cached', String(input)),
      output: numberOf(call, 'price-out', '0'),
    };
    return withReading(async (reading) => {
      const owner = await chooseService(reading.log, call);
      const period = { now: new Date().toISOString(), days };
      const estimate = await estimateModel(reading, owner, period, (request) => {
        const task = extractionTask(request);
        const turn = Buffer.byteLength(task.data.at(-1)!);
        const shared = tokens(bytesOf(task) - turn);
        return { input: shared + tokens(turn), shared };
      });
      const month = {
        always: monthOf(estimate.always, days, prices),
        when_unsure: monthOf(estimate.when_unsure, days, prices),
      };
      const document = { ...owner, ...estimate, month };
      const isPriced = ['price-in', 'price-cached', 'price-out'].some(
        (name) => call.options[name] !== undefined,
      );
      console.log(
        call.json ? JSON.stringify(document, null, 2) : textOf(estimate, month, isPriced),
      );
      return EXIT.ok;
    });
  },
};

interface Prices {
  readonly input: number;
  readonly cached: number;
  readonly output: number;
}

/** @throws UsageError */
function numberOf({ options }: CommandCall, name: string, preset: string): number {
  const text = String(options[name] ?? preset);
  if (!/^\d{1,9}(\.\d{1,9})?$/.test(text)) throw new UsageError(`--${name} is a number`);
  return Number(text);
}

function tokens(bytes: number): number {
  return Math.ceil(bytes / BYTES_PER_TOKEN);
}

interface Month {
  readonly asked: number;
  readonly tokens_in: number;
  readonly tokens_shared: number;
  readonly tokens_out: number;
  /** With every shared token cached, and with none. */
  readonly cost_least: number;
  readonly cost_most: number;
}

function monthOf(asking: AskingEstimate, days: number, prices: Prices): Month {
  const scaled = (count: number) => Math.round((count * MONTH_DAYS) / days);
  const [tokens_in, tokens_shared] = [scaled(asking.tokens_in), scaled(asking.tokens_shared)];
  const tokens_out = scaled(asking.asked * ANSWER_TOKENS);
  const cost = (cached: number) =>
    ((tokens_in - cached) * prices.input + cached * prices.cached + tokens_out * prices.output) /
    1e6;
  return {
    asked: scaled(asking.asked),
    tokens_in,
    tokens_shared,
    tokens_out,
    cost_least: Math.min(cost(tokens_shared), cost(0)),
    cost_most: Math.max(cost(tokens_shared), cost(0)),
  };
}

function textOf(
  { days, calls, unreadable }: ModelEstimate,
  month: Readonly<Record<'always' | 'when_unsure', Month>>,
  isPriced: boolean,
): string {
  const rows = Object.entries(month).map(
    ([use, each]) =>
      `${use.padEnd(12)} asked ${each.asked}, tokens in ${each.tokens_in} (${each.tokens_shared} shared), out ${each.tokens_out}${isPriced ? `, cost ${shown(each.cost_least)} to ${shown(each.cost_most)}` : ''}`,
  );
  return [
    `${calls} calls with words in ${days} days; ${unreadable} that cannot be read any more`,
    `a month of ${MONTH_DAYS} days:`,
    ...rows,
    ...(isPriced ? [] : ['--price-in, --price-cached and --price-out tell what that costs']),
  ].join('\n');
}

/** Two decimals, and as many more as a small service needs to show anything. */
function shown(cost: number): string {
  return cost >= 1 || cost === 0 ? cost.toFixed(2) : cost.toPrecision(2);
}
