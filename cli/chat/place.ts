import { QssClient } from '../../client/client.ts';
import { askInternal } from '../ask-internal.ts';
import { readConfig } from '../config.ts';
import { startEphemeralService } from './ephemeral-service.ts';
import { type Speak, speakPlainly, speakWith } from './voice.ts';
import type { AskInternal } from './why.ts';

/** Where a conversation is held. */
export interface Place {
  readonly ok: true;
  readonly client: QssClient;
  readonly speak: Speak;
  readonly ask: AskInternal;
  readonly stop: () => Promise<void>;
}

const DEMO = '/internal/v1/tenants/demo/services/heat-pump';

/** @param url of a running service; without one, a service is started for this conversation alone */
export async function openPlace(
  url: string | undefined,
): Promise<Place | { readonly ok: false; readonly lines: readonly string[] }> {
  const read = readConfig(process.env);
  if (!read.ok) return read;
  const { config } = read;
  const speak = config.semantics ? speakWith(config.semantics) : speakPlainly;
  if (url === undefined) {
    const { key, sendPublic, sendInternal, stop } = await startEphemeralService();
    const ask: AskInternal = async (path) => {
      const response = await sendInternal(DEMO + path, {});
      return { status: response.status, body: (await response.json()) as object };
    };
    return {
      ok: true,
      client: new QssClient({ url: '', key, fetch: sendPublic }),
      speak,
      ask,
      stop,
    };
  }
  const key = process.env['QSS_KEY'];
  if (!key) return { ok: false, lines: ['QSS_KEY: is missing; give an API key of the service'] };
  // Whose session it is, only its administrator could say; the demo's is the likely one.
  const ask: AskInternal = (path) => askInternal(config, { method: 'GET', path: DEMO + path });
  return { ok: true, client: new QssClient({ url, key }), speak, ask, stop: async () => {} };
}
