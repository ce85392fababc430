import { Readable } from 'node:stream';
import type { TestShop } from '../../tests/api/test-shop.ts';
import { runShop } from './run-shop.ts';

interface Surroundings {
  environment?: Record<string, string>;
  /** Standard input. */
  input?: string;
}

interface CommandResult {
  code: number;
  out: string;
  errors: string;
}

/** Runs `npm run shop -- …` in this process, on the shop of a test. */
export async function runShopCommand(
  { databaseUrl, folder }: Pick<TestShop, 'databaseUrl' | 'folder'>,
  args: string[],
  { environment = {}, input = '' }: Surroundings = {},
): Promise<CommandResult> {
  const [out, errors]: [string[], string[]] = [[], []];
  const code = await runShop(args, {
    environment: { DATABASE_URL: databaseUrl, DATA_DIR: folder, ...environment },
    stdin: Readable.from([Buffer.from(input)]),
    out: (line) => out.push(`${line}\n`),
    error: (line) => errors.push(`${line}\n`),
    progress: { write: () => undefined },
    signal: new AbortController().signal,
  });
  return { code, out: out.join(''), errors: errors.join('') };
}
