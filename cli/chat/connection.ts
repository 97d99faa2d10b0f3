import { QssClient } from '../../client/client.ts';
import type { Owner } from '../../domain/owner.ts';
import { askInternal, servicePath } from '../command-line/ask-internal.ts';
import { readConfig } from '../config/read-config.ts';
import { startEphemeralService } from '../service/ephemeral-service.ts';
import { type PhraseQuestion, phrasePlainly, phraseWith } from './phrase-question.ts';
import type { AskInternal } from './why.ts';

/** Where a conversation is held. */
export interface ChatConnection {
  readonly ok: true;
  readonly client: QssClient;
  readonly phrase: PhraseQuestion;
  readonly ask: AskInternal;
  /** The command that plays a saved conversation again. */
  readonly playedBy: (file: string) => string;
  readonly stop: () => Promise<void>;
}

const DEMO: Owner = { tenant: 'demo', service: 'heat-pump' };

/**
 * @param url of a running service; without one, a service is started for this conversation alone
 * @param owner whose key it is, which only the service's administrator could say; the demo's where it is left out
 */
export async function openConnection(
  url: string | undefined,
  owner: Owner = DEMO,
): Promise<ChatConnection | { readonly ok: false; readonly lines: readonly string[] }> {
  const read = readConfig(process.env);
  if (!read.ok) return read;
  const { config } = read;
  const phrase = config.semantics ? phraseWith(config.semantics) : phrasePlainly;
  if (url === undefined) {
    const { key, sendPublic, sendInternal, stop } = await startEphemeralService();
    const ask: AskInternal = async (path) => {
      const response = await sendInternal(servicePath(DEMO) + path, {});
      return { status: response.status, body: (await response.json()) as object };
    };
    return {
      ok: true,
      client: new QssClient({ url: '', key, fetch: sendPublic }),
      phrase,
      ask,
      playedBy: (file) => `qss test --demo ${file}`,
      stop,
    };
  }
  const key = process.env['QSS_KEY'];
  if (!key) return { ok: false, lines: ['QSS_KEY: is missing; give an API key of the service'] };
  const ask: AskInternal = (path) =>
    askInternal(config, { method: 'GET', path: servicePath(owner) + path });
  return {
    ok: true,
    client: new QssClient({ url, key }),
    phrase,
    ask,
    playedBy: (file) =>
      `qss test ${file} --state published --tenant ${owner.tenant} --service ${owner.service}`,
    stop: async () => {},
  };
}
