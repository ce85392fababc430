import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new folder for temporary data. PostgreSQL's user can enter it: otherwise the data would be stored outside, and remain
 * when the folder is removed.
 */
export async function createScratchFolder(name: string, parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, `kvarto-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}
