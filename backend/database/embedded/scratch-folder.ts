import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new folder for data that will be thrown away with it. It is open to the account that PostgreSQL runs as: in a closed
 * one the data would be kept elsewhere, and left behind when the folder is removed.
 */
export async function makeScratchFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `kvarto-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}
