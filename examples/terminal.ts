import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';

/** The user of the examples: whoever sits at the terminal. */
export interface User {
  readonly say: (text: string) => void;
  /** Undefined once the user has gone. */
  readonly reply: () => Promise<string | undefined>;
}

/** Where the examples find the service, and the key that its first start printed. */
export const SERVICE = {
  url: process.env['QSS_URL'] ?? 'http://127.0.0.1:8080',
  key: process.env['QSS_KEY'],
};

export function userAtTerminal(): User {
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  return {
    say: (text) => console.log(`agent  ${text}`),
    reply: async () => {
      const { value, done } = await lines.next();
      return done ? undefined : value;
    },
  };
}

/** Whether the module is the program that was started. */
export function isStarted(url: string): boolean {
  return process.argv[1] !== undefined && url === pathToFileURL(process.argv[1]).href;
}
