// A graph of LangGraph.js: one node asks and waits for the user, one tells the service. The checkpoint holds the session's snapshot, so that a
// turn that is run again after a crash takes effect once.
//   QSS_KEY=qss_live_… node --import tsx examples/langgraph.ts
import {
  Annotation,
  Command,
  END,
  interrupt,
  MemorySaver,
  START,
  StateGraph,
} from '@langchain/langgraph';
import type { NextAnswer } from '../client/api-types.ts';
import { QssClient, type SessionSnapshot } from '../client/client.ts';
import { isStarted, SERVICE, type User, userAtTerminal } from './terminal.ts';

const Conversation = Annotation.Root({
  snapshot: Annotation<SessionSnapshot>,
  answer: Annotation<NextAnswer>,
  words: Annotation<string>,
});
type State = typeof Conversation.State;

/** The graph; its checkpointer may be any of LangGraph's. */
export function conversationGraph(client: QssClient, checkpointer = new MemorySaver()) {
  const begin = async () => {
    const session = await client.start();
    const answer = await session.next();
    return { snapshot: session.snapshot(), answer };
  };
  const ask = ({ answer }: State) => ({
    words: interrupt<string, string>(answer.candidates[0]!.text),
  });
  const tell = async ({ snapshot, answer, words }: State) => {
    const session = await client.resume(snapshot);
    const next = await session.next({
      previous_turn: {
        decision_id: answer.decision_id!,
        question_id: answer.candidates[0]!.question_id,
        user_text: words,
      },
    });
    return { snapshot: session.snapshot(), answer: next };
  };
  const goOn = ({ answer: { action, warnings } }: State) =>
    action === 'stop' || warnings.includes('objective_achieved') ? END : 'ask';
  return new StateGraph(Conversation)
    .addNode('begin', begin)
    .addNode('ask', ask)
    .addNode('tell', tell)
    .addEdge(START, 'begin')
    .addEdge('begin', 'ask')
    .addEdge('ask', 'tell')
    .addConditionalEdges('tell', goOn, ['ask', END])
    .compile({ checkpointer });
}

export async function lead(
  client: QssClient,
  { say, reply }: User,
  thread = 'example',
): Promise<State> {
  const graph = conversationGraph(client);
  const config = { configurable: { thread_id: thread } };
  await graph.invoke({}, config);
  for (;;) {
    const { values, tasks } = await graph.getState(config);
    const question = tasks.flatMap(({ interrupts }) => interrupts).at(0)?.value as
      | string
      | undefined;
    if (question === undefined) return values as State;
    say(question);
    const words = await reply();
    if (words === undefined) return values as State;
    await graph.invoke(new Command({ resume: words }), config);
  }
}

if (isStarted(import.meta.url)) await lead(new QssClient(SERVICE), userAtTerminal());
