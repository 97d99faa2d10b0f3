import { type Command, EXIT, UsageError } from '../command-line/command.ts';

export const chatCommand: Command = {
  name: 'chat',
  summary: 'Hold a conversation in the terminal, as the user of an agent that the service leads.',
  usage: '',
  options: {
    url: { type: 'string', describe: 'a running service; its API key comes from QSS_KEY' },
    tenant: {
      type: 'string',
      describe: 'whose key that is, for /why; the demo where it is left out',
    },
    service: { type: 'string', describe: 'of which service' },
  },
  help: `
Without --url it starts a service of its own with the demo configuration, keeps everything in memory, and needs no network. The
agent says the published words; where SEMANTIC_URL and SEMANTIC_MODEL are set, a model puts them into its own.

Reply in your own words, or with the number of a choice ("1, 3" of several). And:

  /why       why this question: the ranking with its terms (of a running service, as its administrator)
  /known     what is known by now          /progress  how far each part is
  /undo      take the last reply back      /save <file>  write it down as a conversation test
  /quit      end

examples:
  qss chat
  QSS_KEY=qss_live_… qss chat --url http://127.0.0.1:8080 --tenant acme --service table
  printf 'A house from 1978\\n/known\\n' | qss chat`,
  run: async ({ options, json }) => {
    const { openConnection } = await import('../chat/connection.ts');
    const { chat } = await import('../chat/chat.ts');
    const { url, tenant, service } = options as Partial<Record<string, string>>;
    if ((tenant === undefined) !== (service === undefined)) {
      throw new UsageError('say both --tenant and --service, or neither');
    }
    const owner = tenant && service ? { tenant, service } : undefined;
    const connection = await openConnection(url, owner);
    if (!connection.ok) {
      for (const line of connection.lines) console.error(line);
      return EXIT.config;
    }
    try {
      return await chat(connection, { json });
    } finally {
      await connection.stop();
    }
  },
};
