import { detectLanguage } from '../../../language/grammar/detect-language.ts';
import { languageOfReply } from '../../../language/which-language/language-of-reply.ts';
import type { Steps } from '../../../steps.ts';
import type { Call, ContextUpdate } from '../../commands.ts';
import type { SessionState } from '../../state.ts';

/** Of the user's words in the call; what the session kept where it brings none. */
export function* languageOfCall(
  { previousTurn, contextUpdate, pinned }: Pick<Call, 'previousTurn' | 'contextUpdate' | 'pinned'>,
  state: SessionState,
): Steps<string | undefined> {
  const messages = contextUpdate?.mode === 'messages' ? contextUpdate.messages : [];
  const said = messages.filter(({ role }) => role === 'user').map(({ text }) => text);
  if (previousTurn?.user_text !== undefined) said.push(previousTurn.user_text);
  const kept = state.language ?? undefined;
  if (said.length === 0) return kept ?? languageOfSummary(contextUpdate);
  return yield* languageOfReply(said.at(-1)!, {
    kept: kept ?? detectLanguage(said),
    configuration: pinned.reading.language.pack.code,
    assistantText: previousTurn?.assistant_text,
  });
}

function languageOfSummary(context: ContextUpdate | undefined): string | undefined {
  return context?.mode === 'summary' ? detectLanguage([context.text]) : undefined;
}
