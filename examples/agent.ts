// An agent in less than forty lines: it asks what the service proposes, and tells what was answered.
//   QSS_KEY=qss_live_… node --import tsx examples/agent.ts
// In a project of your own, the import is 'qss-client'.
import { QssClient } from '../client/client.ts';
import { isStarted, SERVICE, type User, userAtTerminal } from './terminal.ts';

export async function lead(client: QssClient, { say, reply }: User): Promise<void> {
  const session = await client.start({ client_reference: 'example' });
  for await (const { question, answer, progress } of session) {
    const labels = question.choices.map(({ label }) => label);
    const done = Math.round(progress.objective.progress * 100);
    say(`(${done} %) ${question.text}${labels.length > 0 ? ` [${labels.join(' / ')}]` : ''}`);
    const words = await reply();
    if (words === undefined) break;
    const picked = question.choices.find(
      ({ label }) => label.toLowerCase() === words.toLowerCase(),
    );
    await answer({
      user_text: words,
      ...(picked ? { structured_answer: { choice_ids: [picked.choice_id] } } : {}),
    });
  }
  const { status, targets } = await session.read();
  for (const [id, { value }] of Object.entries(targets)) say(`${id}: ${JSON.stringify(value)}`);
  await session.feedback({ label: status === 'completed' ? 'completed' : 'left' });
  say('Thank you!');
}

if (isStarted(import.meta.url)) await lead(new QssClient(SERVICE), userAtTerminal());
