import { writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { createInterface } from 'node:readline';
import { QssError } from '../../client/qss-error.ts';
import { EXIT } from '../command-line/command.ts';
import { paint, printable } from '../command-line/terminal.ts';
import { testsText } from '../conversation-tests/tests-file.ts';
import type { ChatConnection } from './connection.ts';
import { ChatConversation } from './conversation.ts';
import { knownText, progressText, questionText, statusText, understoodText } from './screen.ts';
import { whyText } from './why.ts';

/**
 * Holds a conversation on standard input and output until it is over or the input ends.
 * @param json writes nothing but the conversation, as one JSON document at the end
 * @returns the exit code
 */
export async function chat(
  connection: ChatConnection,
  { json }: { readonly json: boolean },
): Promise<number> {
  const say: Say = json ? () => {} : (text) => console.log(text);
  const conversation = await ChatConversation.start(connection.client, connection.phrase);
  say(paint('dim', HINT));
  showQuestion(conversation, say);
  const input = createInterface({ input: process.stdin });
  for await (const line of input) {
    const text = line.trim();
    if (text === '/quit') break;
    if (text !== '') await take(connection, conversation, { text, say });
    if (isOver(conversation)) break;
  }
  input.close();
  if (json) console.log(JSON.stringify({ tests: [conversation.saved('chat')] }, null, 2));
  else say(`\n${endText(conversation)}`);
  return EXIT.ok;
}

type Say = (text: string) => void;

const HINT = `Reply as you like, or with the number of a choice; /why /known /progress /undo /save /quit\n`;

/** Hardly a reply: the slash was forgotten. */
const COMMANDS: ReadonlySet<string> = new Set(['why', 'known', 'progress', 'undo', 'save', 'quit']);

interface Line {
  readonly text: string;
  readonly say: Say;
}

/** One line of the user; what the service refuses is told, and the conversation goes on. */
async function take(
  connection: ChatConnection,
  conversation: ChatConversation,
  { text, say }: Line,
) {
  try {
    if (COMMANDS.has(text.toLowerCase())) say(`Did you mean /${text.toLowerCase()}?\n`);
    else if (text.startsWith('/')) say(`${await command(connection, conversation, text)}\n`);
    else await reply(conversation, text, say);
  } catch (error) {
    if (!(error instanceof QssError)) throw error;
    say(paint('red', printable(error.message)));
  }
  if (!isOver(conversation)) showQuestion(conversation, say);
}

function isOver({ answer }: ChatConversation): boolean {
  return answer.action === 'stop' || answer.warnings.includes('objective_achieved');
}

function endText(conversation: ChatConversation): string {
  const isAchieved = conversation.view.status === 'completed';
  const { length } = conversation.exchanges;
  const turns = length === 1 ? 'one reply' : `${length} replies`;
  return isAchieved
    ? paint('green', `The objective is achieved after ${turns}.`)
    : `The conversation ends after ${turns}.`;
}

function showQuestion(conversation: ChatConversation, say: Say): void {
  if (conversation.question) say(questionText(conversation.words, conversation.question));
}

async function reply(conversation: ChatConversation, text: string, say: Say): Promise<void> {
  const before = conversation.view.targets;
  await conversation.reply(text);
  say(understoodText(before, conversation.view));
  say(`${statusText(conversation.answer)}\n`);
}

/** Nothing that is there already is written over, and what cannot be written ends no conversation. */
async function save(
  { playedBy }: ChatConnection,
  conversation: ChatConversation,
  file: string,
): Promise<string> {
  try {
    await writeFile(file, testsText([conversation.saved(idOf(file))]), { flag: 'wx' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'EEXIST' ? 'there is such a file already' : message;
    return paint('red', `Not written: ${printable(reason)}.`);
  }
  return `Written to ${printable(file)}. Play it again: ${playedBy(printable(file))}`;
}

async function command(
  connection: ChatConnection,
  conversation: ChatConversation,
  text: string,
): Promise<string> {
  const [name, file] = text.split(/\s+/, 2);
  const { answer, view } = conversation;
  if (name === '/known') return knownText(view);
  if (name === '/progress') return progressText(view.progress);
  if (name === '/why') return whyText(connection.ask, view.session_id, answer.decision_id!);
  if (name === '/undo') {
    return (await conversation.undo())
      ? paint('dim', 'Taken back.')
      : 'There is nothing to take back.';
  }
  if (name === '/save' && file) return save(connection, conversation, file);
  return 'Say /why, /known, /progress, /undo, /save <file> or /quit.';
}

/** A test's id out of the name of its file. */
function idOf(file: string): string {
  const name = basename(file, extname(file)).replaceAll(/[^A-Za-z0-9._:-]/g, '-');
  return name.slice(0, 128) || 'chat';
}
