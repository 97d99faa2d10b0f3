import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_CHANGES } from '../../cli/demo/configuration.ts';
import { feedbackStream } from '../../domain/feedback/stream.ts';
import { CHAIN_START, chainLink, withChain, withoutChain } from '../../domain/recording/chain.ts';
import { commitsOf } from '../../domain/recording/decode-commit.ts';
import { eventId } from '../../domain/recording/metadata.ts';
import { derivedSessionId } from '../../domain/session/session-id.ts';
import { sessionStream } from '../../domain/session/stream.ts';
import { below, type Random, seededRandom } from '../../domain/simulation/random.ts';
import { openEmbeddedLog } from '../../log/embedded/embedded-log.ts';
import { type EventLog, LogOverloaded, type RecordedEvent } from '../../log/port.ts';
import { eventsOf } from '../../test/support/log/recorded-log.ts';
import { ACME, Conversation, ServiceUnderTest } from '../../test/support/service.ts';

const TEMPLATES = 40;
/** Conversations that go on at the same time, so that their events lie between each other's. */
const AT_ONCE = 64;
const PAUSE_MS = 100;

/** Commits of one conversation in their order, and those of what was reported about it. */
interface Template {
  readonly sessionId: string;
  readonly commits: readonly (readonly RecordedEvent[])[];
}

/**
 * Writes a log of a given number of events, as a service leaves it behind: a few dozen conversations are really held about
 * the demo's configuration, and copied under other ids until there are enough.
 */
export async function writeRecordedLog(file: string, events: number): Promise<void> {
  const { others, templates } = await holdConversations();
  const log = await openEmbeddedLog({ file });
  let written = 0;
  for (const commit of others) {
    await append(log, commit[0]!.stream, commit);
    written += commit.length;
  }
  let copies = 0;
  const copyAll = async () => {
    while (written < events) {
      const template = templates[copies % templates.length]!;
      copies += 1;
      const sessionId = derivedSessionId(ACME.tenant, ACME.service, `copy-${copies}`, 0);
      const links = new Map<string, string>();
      for (const commit of template.commits) {
        const commitId = randomUUID();
        const copies = commit.map((event, index) => ({
          ...copyOf(event, template.sessionId, sessionId),
          id: eventId(commitId, index),
        }));
        const copied = linked(copies, links);
        await append(log, copied[0]!.stream, copied);
        written += commit.length;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copyAll));
  await log.close();
}

async function append(
  log: EventLog,
  stream: string,
  commit: readonly RecordedEvent[],
): Promise<void> {
  const before = commit[0]!.revision - 1;
  const expected = before < 0 ? 'none' : before;
  const events = commit.map(({ id, type, data, metadata }) => ({ id, type, data, metadata }));
  const appended = await patiently(() => log.append(stream, events, { expected }));
  if (!appended.ok) throw new Error(`${stream} has moved on to ${appended.actual}`);
}

/** A log on a machine that is busy refuses at once what would wait for long; nothing is written then. */
async function patiently<Result>(call: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof LogOverloaded)) throw error;
      await delay(PAUSE_MS);
    }
  }
}

function copyOf(event: RecordedEvent, from: string, to: string): RecordedEvent {
  const { tenant, service } = ACME;
  const stream =
    event.stream === sessionStream(tenant, from)
      ? sessionStream(tenant, to)
      : feedbackStream(tenant, service, to);
  return { ...event, stream, data: event.data.replaceAll(from, to) };
}

/** The copy of a commit with the link that its own stream gives it, as the service would have written it. */
function linked(
  commit: readonly RecordedEvent[],
  links: Map<string, string>,
): readonly RecordedEvent[] {
  const { stream, metadata } = commit.at(-1)!;
  const before = links.get(stream) ?? CHAIN_START;
  const covered = commit.map((each) => ({ ...each, unchained: withoutChain(each.metadata) }));
  const link = chainLink(before, stream, covered);
  links.set(stream, link);
  return commit.with(-1, { ...commit.at(-1)!, metadata: withChain(withoutChain(metadata), link) });
}

async function holdConversations() {
  const service = await ServiceUnderTest.start();
  const client = await service.keyHolder();
  await client.post('/v1/configuration/changes', { changes: DEMO_CHANGES });
  await service.publishDraft(client);
  const random = seededRandom(20);
  const ids: string[] = [];
  for (let nth = 0; nth < TEMPLATES; nth++) {
    const conversation = await Conversation.start(client);
    ids.push(conversation.id);
    await converse(conversation, random);
    if (random() < 0.6) {
      const label = random() < 0.4 ? 'won' : 'lost';
      await client.post(`${conversation.path}/feedback`, { label });
    }
  }
  const commits = commitsOf(await eventsOf(service.log));
  await service.stop();
  const streams = ids.flatMap((id) => streamsOf(id));
  return {
    others: commits.filter(([first]) => !streams.includes(first!.stream)),
    templates: ids.map((sessionId): Template => {
      const own = streamsOf(sessionId);
      return { sessionId, commits: commits.filter(([first]) => own.includes(first!.stream)) };
    }),
  };
}

function streamsOf(sessionId: string): readonly string[] {
  const { tenant, service } = ACME;
  return [sessionStream(tenant, sessionId), feedbackStream(tenant, service, sessionId)];
}

const REPLIES = [
  'It is a detached house of 140 square metres from 1978, heated with gas.',
  'I would rather not say.',
  'Yes.',
  'About 20,000 euros, and it could begin on the first of May.',
  'My name is Anna, you can reach me at anna@example.org.',
  'No idea, sorry.',
];

/** Answers what is proposed until nothing is, or the user leaves; mostly by rank 1, sometimes with a click. */
async function converse(conversation: Conversation, random: Random): Promise<void> {
  let answer = await conversation.next();
  const turns = 3 + below(random, 14);
  for (let turn = 0; turn < turns && answer.action === 'ask'; turn++) {
    const candidate = answer.candidates[random() < 0.8 ? 0 : answer.candidates.length - 1]!;
    const choice = candidate.choices[below(random, Math.max(1, candidate.choices.length))];
    const reply =
      choice && random() < 0.5
        ? { structured_answer: { choice_ids: [choice.choice_id] } }
        : { user_text: REPLIES[below(random, REPLIES.length)] };
    answer = await conversation.next({
      previous_turn: {
        question_id: candidate.question_id,
        assistant_text: candidate.text,
        ...reply,
      },
    });
  }
}
