import { serviceSecret } from '../config/kept-secrets.ts';
import { type Config, readConfig } from '../config/read-config.ts';
import { EXIT } from './command.ts';

/** Runs a command with the environment's settings. */
export async function withConfig(run: (config: Config) => Promise<number>): Promise<number> {
  const read = readConfig(process.env);
  if (read.ok) return run(read.config);
  for (const line of read.lines) console.error(line);
  return EXIT.config;
}

/** Runs a command that vouches for a log, with the secret of the service whose log it is. */
export async function withSecret(
  config: Config,
  run: (secret: string) => Promise<number>,
): Promise<number> {
  const secret = serviceSecret(config);
  if (secret !== undefined) return run(secret);
  console.error('QSS_SECRET: is missing; give the one that the service uses');
  return EXIT.config;
}
