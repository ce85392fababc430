import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const gigabyte = 2 ** 30;

/**
 * A folder in memory if Linux has one with room for the databases of the tests; otherwise the system's temporary folder.
 * Copying a database means creating some 700 files, which takes several times as long on a disk.
 */
export async function findMemoryFolder(): Promise<string> {
  const folder = '/dev/shm';
  const space = process.platform === 'linux' ? await statfs(folder).catch(() => undefined) : undefined;
  const freeBytes = space ? space.bavail * space.bsize : 0;
  // Files in the folder use memory, also that of a container.
  return freeBytes > 2 * gigabyte && process.availableMemory() > 4 * gigabyte ? folder : tmpdir();
}
