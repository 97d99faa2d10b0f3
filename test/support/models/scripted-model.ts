import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Message {
  readonly role: string;
  readonly content: string | readonly { readonly text?: string }[] | null;
  readonly tool_calls?: readonly { readonly function: { readonly arguments: string } }[];
}

interface Told {
  readonly is_over: boolean;
  readonly candidates: readonly { readonly question_id: string; readonly text: string }[];
}

/**
 * An OpenAI-compatible endpoint that leads a conversation as a model would that does as it is told: it calls
 * `next_question`, asks what comes back, and tells what the user says.
 */
export async function startScriptedModel() {
  const requests: { readonly messages: readonly Message[] }[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const asked = JSON.parse(text) as { messages: readonly Message[] };
    requests.push(asked);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(completion(answerTo(asked.messages), requests.length)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    model: { url: `http://127.0.0.1:${port}/v1`, model: 'scripted', key: 'none' },
    requests,
    stop: () => server.close(),
  };
}

function answerTo(messages: readonly Message[]) {
  const last = messages.at(-1)!;
  if (last.role === 'tool') {
    const { is_over, candidates } = toldBy(last);
    return { content: is_over ? 'Goodbye!' : `Tell me: ${candidates[0]!.text}` };
  }
  const told = messages.findLast(({ role }) => role === 'tool');
  const turn = told && {
    question_id: toldBy(told).candidates[0]!.question_id,
    assistant_text: textOf(
      messages.findLast(({ role, content }) => role === 'assistant' && content)!,
    ),
    user_text: textOf(last),
  };
  return { call: JSON.stringify(turn ?? {}) };
}

function toldBy(message: Message): Told {
  return JSON.parse(textOf(message)) as Told;
}

function textOf({ content }: Message): string {
  if (typeof content === 'string') return content;
  return (content ?? []).map(({ text }) => text ?? '').join('');
}

function completion(
  { content = null, call }: { content?: string | null; call?: string },
  n: number,
) {
  const calls = [
    { id: `call_${n}`, type: 'function', function: { name: 'next_question', arguments: call } },
  ];
  const message = {
    role: 'assistant',
    content,
    ...(call === undefined ? {} : { tool_calls: calls }),
  };
  const finish_reason = call === undefined ? 'stop' : 'tool_calls';
  return {
    id: `chat_${n}`,
    object: 'chat.completion',
    created: 0,
    model: 'scripted',
    choices: [{ index: 0, message, finish_reason }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}
