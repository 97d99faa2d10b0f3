// A chat page in one file: a small server that keeps the API key to itself, and the page that it serves.
//   QSS_KEY=qss_live_… node --import tsx examples/web-chat.ts     then open http://127.0.0.1:3000
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { PreviousTurn } from '../client/api-types.ts';
import { QssClient } from '../client/client.ts';
import { isStarted, SERVICE } from './terminal.ts';

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Chat</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --accent: #2563eb; }
  body { max-width: 40rem; margin: 0 auto; padding: 1rem; display: flex; flex-direction: column; min-height: 100vh; box-sizing: border-box; }
  progress { width: 100%; accent-color: var(--accent); }
  #talk { flex: 1; display: flex; flex-direction: column; gap: .5rem; padding: 1rem 0; }
  #talk p { margin: 0; padding: .5rem .9rem; border-radius: 1rem; max-width: 80%; background: color-mix(in srgb, currentColor 10%, transparent); }
  #talk .agent { align-self: flex-start; }
  [hidden] { display: none !important; }
  #talk .user { align-self: flex-end; background: var(--accent); color: #fff; }
  #choices, form { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .5rem; }
  button { font: inherit; padding: .4rem .9rem; border: 1px solid var(--accent); border-radius: 1rem; background: none; color: inherit; cursor: pointer; }
  input { flex: 1; font: inherit; padding: .5rem .9rem; border: 1px solid color-mix(in srgb, currentColor 40%, transparent); border-radius: 1rem; background: none; color: inherit; }
</style>
<progress id="progress" max="1" value="0" aria-label="Progress"></progress>
<main id="talk" aria-live="polite"></main>
<div id="choices"></div>
<form><input name="words" aria-label="Your reply" autocomplete="off" autofocus><button>Send</button></form>
<script type="module">
  const [talk, choices, form] = ['#talk', '#choices', 'form'].map((name) => document.querySelector(name));
  const show = (who, text) => {
    const line = Object.assign(document.createElement('p'), { className: who, textContent: text });
    talk.append(line);
    line.scrollIntoView();
  };
  let session, question;
  async function turn(answer) {
    const body = JSON.stringify({ session, answer });
    const response = await fetch('/turn', { method: 'POST', body });
    if (!response.ok) return show('agent', 'Something went wrong; please say it again.');
    const told = await response.json();
    ({ session, question } = told);
    document.querySelector('#progress').value = told.progress;
    show('agent', question ? question.text : 'Thank you, that is all!');
    choices.replaceChildren(...(question?.choices ?? []).map(({ choice_id, label }) =>
      Object.assign(document.createElement('button'), {
        textContent: label,
        onclick: () => reply(label, { structured_answer: { choice_ids: [choice_id] } }),
      })));
    form.hidden = !question;
  }
  function reply(words, more = {}) {
    show('user', words);
    const { decision_id, question_id, text: assistant_text } = question;
    turn({ decision_id, question_id, assistant_text, user_text: words, ...more });
  }
  form.onsubmit = (event) => {
    event.preventDefault();
    const words = form.words.value.trim();
    form.reset();
    if (words) reply(words);
  };
  turn();
</script>
</html>`;

/** Not yet listening. */
export function chatServer(client: QssClient): Server {
  return createServer(async (request, response) => {
    if (request.method === 'GET') {
      response.writeHead(request.url === '/' ? 200 : 404, {
        'Content-Type': 'text/html; charset=utf-8',
      });
      response.end(request.url === '/' ? PAGE : '');
      return;
    }
    try {
      const told = await takeTurn(client, JSON.parse(await textOf(request)) as Said);
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(told));
    } catch (error) {
      console.error(error);
      response.writeHead(502).end();
    }
  });
}

interface Said {
  readonly session?: string;
  readonly answer?: PreviousTurn;
}

async function takeTurn(client: QssClient, { session: id, answer }: Said) {
  const session = id === undefined ? await client.start() : await client.resume(id);
  const next = await session.next(answer ? { previous_turn: answer } : {});
  const isOver = next.action === 'stop' || next.warnings.includes('objective_achieved');
  const question = isOver ? null : { decision_id: next.decision_id, ...next.candidates[0] };
  return { session: session.id, question, progress: next.progress.objective.progress };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

if (isStarted(import.meta.url)) {
  chatServer(new QssClient(SERVICE)).listen(3000, '127.0.0.1', () =>
    console.log('http://127.0.0.1:3000'),
  );
}
