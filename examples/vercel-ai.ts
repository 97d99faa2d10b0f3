// The same with the Vercel AI SDK. Version 6: version 7 needs Node 22.
//   QSS_KEY=qss_live_… MODEL_URL=https://…/v1 MODEL=… MODEL_KEY=… node --import tsx examples/vercel-ai.ts
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, jsonSchema, type ModelMessage, stepCountIs, tool } from 'ai';
import { QssClient } from '../client/client.ts';
import { isStarted, SERVICE, type User, userAtTerminal } from './terminal.ts';
import { INSTRUCTIONS, type Model, PARAMETERS } from './tool-calling.ts';

export async function lead(client: QssClient, model: Model, { say, reply }: User): Promise<void> {
  const session = await client.start();
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: model.url,
    apiKey: model.key ?? '',
  });
  let isOver = false;
  let decision_id: string | null = null;
  const next_question = tool({
    description: 'Tells what was asked and answered, and gets the next questions.',
    inputSchema: jsonSchema<object>(PARAMETERS),
    execute: async (turn) => {
      const isTold = Object.keys(turn).length > 0;
      const previous_turn = isTold && decision_id ? { decision_id, ...turn } : undefined;
      const answer = await session.next(previous_turn ? { previous_turn } : {});
      decision_id = answer.decision_id;
      isOver = answer.action === 'stop' || answer.warnings.includes('objective_achieved');
      return { is_over: isOver, candidates: answer.candidates };
    },
  });
  const messages: ModelMessage[] = [{ role: 'user', content: 'Hello!' }];
  for (;;) {
    const { text, response } = await generateText({
      model: provider(model.model),
      system: INSTRUCTIONS,
      messages,
      tools: { next_question },
      stopWhen: stepCountIs(5),
    });
    messages.push(...response.messages);
    say(text);
    const words = isOver ? undefined : await reply();
    if (words === undefined) return;
    messages.push({ role: 'user', content: words });
  }
}

if (isStarted(import.meta.url)) {
  const { MODEL_URL = 'http://127.0.0.1:11434/v1', MODEL = 'qwen3', MODEL_KEY } = process.env;
  const model = { url: MODEL_URL, model: MODEL, key: MODEL_KEY };
  await lead(new QssClient(SERVICE), model, userAtTerminal());
}
