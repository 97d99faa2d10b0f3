// A model leads the conversation with one tool, over any OpenAI-compatible endpoint.
//   QSS_KEY=qss_live_… MODEL_URL=https://…/v1 MODEL=… MODEL_KEY=… node --import tsx examples/tool-calling.ts
import { QssClient } from '../client/client.ts';
import { isStarted, SERVICE, type User, userAtTerminal } from './terminal.ts';

export interface Model {
  /** Base address, to which `/chat/completions` is added. */
  readonly url: string;
  readonly model: string;
  readonly key?: string | undefined;
}

export const INSTRUCTIONS = `You lead a conversation. Call next_question to learn what to ask. Ask it in your own words, one question at a time.
After each reply of the user call next_question with question_id, assistant_text (your words) and user_text (theirs, unchanged).
When its answer has is_over, say goodbye.`;

export const PARAMETERS = {
  type: 'object',
  properties: {
    question_id: { type: 'string', description: 'What you asked.' },
    assistant_text: { type: 'string', description: 'Your words.' },
    user_text: { type: 'string', description: "The user's words, unchanged." },
  },
  additionalProperties: false,
} as const;

interface Message {
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly content: string | null;
  readonly tool_calls?: readonly { id: string; function: { name: string; arguments: string } }[];
  readonly tool_call_id?: string;
}

export async function lead(client: QssClient, model: Model, { say, reply }: User): Promise<void> {
  const session = await client.start();
  const messages: Message[] = [
    { role: 'system', content: INSTRUCTIONS },
    { role: 'user', content: 'Hello!' },
  ];
  let isOver = false;
  let decision_id: string | null = null;
  const nextQuestion = async (turn: object) => {
    const isTold = Object.keys(turn).length > 0;
    const previous_turn = isTold && decision_id ? { decision_id, ...turn } : undefined;
    const answer = await session.next(previous_turn ? { previous_turn } : {});
    decision_id = answer.decision_id;
    isOver = answer.action === 'stop' || answer.warnings.includes('objective_achieved');
    return { is_over: isOver, candidates: answer.candidates };
  };
  for (;;) {
    const message = await complete(model, messages);
    messages.push(message);
    for (const { id, function: call } of message.tool_calls ?? []) {
      const told = await nextQuestion(JSON.parse(call.arguments) as object);
      messages.push({ role: 'tool', tool_call_id: id, content: JSON.stringify(told) });
    }
    if (message.tool_calls?.length) continue;
    say(message.content ?? '');
    const words = isOver ? undefined : await reply();
    if (words === undefined) return;
    messages.push({ role: 'user', content: words });
  }
}

async function complete(
  { url, model, key }: Model,
  messages: readonly Message[],
): Promise<Message> {
  const tools = [{ type: 'function', function: { name: 'next_question', parameters: PARAMETERS } }];
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify({ model, messages, tools }),
  });
  if (!response.ok) throw new Error(`the model answered ${response.status}`);
  const { choices } = (await response.json()) as { choices: { message: Message }[] };
  return choices[0]!.message;
}

if (isStarted(import.meta.url)) {
  const { MODEL_URL = 'http://127.0.0.1:11434/v1', MODEL = 'qwen3', MODEL_KEY } = process.env;
  const model = { url: MODEL_URL, model: MODEL, key: MODEL_KEY };
  await lead(new QssClient(SERVICE), model, userAtTerminal());
}
