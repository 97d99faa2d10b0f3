import { type Command, EXIT } from '../command-line/command.ts';
import { paint } from '../command-line/terminal.ts';
import { ENGINE_VERSION } from '../version.ts';

export const mcpCommand: Command = {
  name: 'mcp',
  summary: 'Offer the conversation to a model as tools (Model Context Protocol over stdio).',
  usage: '',
  options: {
    url: { type: 'string', describe: 'the service; http://127.0.0.1:8080 unless given' },
  },
  help: `
Speaks the Model Context Protocol on standard input and output, for a program that starts its tools itself. The API key
comes from QSS_KEY; which tools there are depends on its scopes. A running service offers the same tools at POST /mcp.

  {
    "mcpServers": {
      "questions": { "command": "npx", "args": ["qss", "mcp"], "env": { "QSS_KEY": "qss_live_…" } }
    }
  }

examples:
  QSS_KEY=qss_live_… qss mcp
  QSS_KEY=qss_live_… qss mcp --url https://questions.example.org`,
  run: async ({ options }) => {
    const key = process.env['QSS_KEY'];
    if (!key) {
      console.error('QSS_KEY: is missing; give the API key that the tools shall use');
      return EXIT.config;
    }
    const url = String(options['url'] ?? 'http://127.0.0.1:8080');
    const { serveTools } = await import('../../mcp/stdio.ts');
    const { parsedOpenApi } = await import('../../api/routes.ts');
    const served = await serveTools(parsedOpenApi(), ENGINE_VERSION, { url, key });
    // Standard output belongs to the protocol.
    console.error(paint('dim', `qss mcp: ${served.scopes.join(', ')} at ${url}`, process.stderr));
    await served.ended;
    return EXIT.ok;
  },
};
