import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';

export const sandboxFolder = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>) => join(DATA_DIR, 'sandbox');

/** Adds the secret that shop and sandbox share: from the settings, or generated once and stored in the data folder. */
export async function withSandboxSecret(settings: Settings): Promise<Settings> {
  if (settings.SANDBOX_SECRET || !settings.SANDBOX) return settings;
  const folder = sandboxFolder(settings);
  const file = join(folder, 'secret');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // If two processes start at the same time, the second one reads the file of the first.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return { ...settings, SANDBOX_SECRET: (await readFile(file, 'utf8')).trim() };
}
