import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { TestShop } from '../tests/api/test-shop.ts';

interface Surroundings {
  /** More variables of the environment. */
  variables?: Record<string, string>;
  /** What is piped in. */
  input?: string;
}

/** `npm run shop -- …` as npm runs it, for a shop of a test. */
export async function runShopCommand(
  { databaseUrl, folder }: Pick<TestShop, 'databaseUrl' | 'folder'>,
  args: string[],
  { variables = {}, input = '' }: Surroundings = {},
) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'shop.ts'), ...args], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      NODE_NO_WARNINGS: '1',
      ...variables,
    },
  });
  child.stdin.end(input);
  const [said, complaints, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, said, complaints };
}
