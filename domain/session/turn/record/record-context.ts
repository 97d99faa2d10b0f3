import type { ContextMessage, ContextUpdate } from '../../commands.ts';
import type { ContextReceived } from '../../events.ts';
import { recordedModel } from '../../model-part.ts';
import type { Interpretation } from '../interpret/interpretation.ts';

/** Bytes of JSON of the messages in one event: well below the log's limit of an event. */
const PART_BYTES_MAX = 160 * 1024;

/** The context update as it was received, split over events where it is long. */
export function recordContext(
  update: ContextUpdate,
  { turn, language, model }: Interpretation,
): readonly ContextReceived[] {
  const ofModel = turn || !model ? {} : recordedModel(model);
  if (update.mode === 'summary') {
    return [
      {
        type: 'ContextReceived',
        facts: { mode: 'summary', part: 1, parts: 1, language, ...ofModel },
        private: { text: update.text },
      },
    ];
  }
  const parts = split(update.messages);
  return parts.map((messages, i) => ({
    type: 'ContextReceived',
    facts: {
      mode: 'messages',
      part: i + 1,
      parts: parts.length,
      language,
      ...(i === 0 ? ofModel : {}),
    },
    private: { messages },
  }));
}

function split(messages: readonly ContextMessage[]): readonly (readonly ContextMessage[])[] {
  const parts: ContextMessage[][] = [[]];
  let bytes = 0;
  for (const message of messages) {
    const size = Buffer.byteLength(JSON.stringify(message));
    if (bytes > 0 && bytes + size > PART_BYTES_MAX) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)!.push(message);
    bytes += size;
  }
  return parts;
}
