import { copyFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { snapshotPath } from '#backend/catalogue-index/snapshot/snapshot-file.ts';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';

/** A new data folder with a copy of a catalogue snapshot: a shop starts on it as after a restart, without building its index. */
export async function createDataFolder(parent: string, snapshot: string): Promise<string> {
  const folder = await createScratchFolder('shop', parent);
  await mkdir(dirname(snapshotPath(folder)));
  await copyFile(snapshot, snapshotPath(folder));
  return folder;
}

/** The data folder of another process of a shop. */
export function copyDataFolder(folder: string): Promise<string> {
  return createDataFolder(dirname(folder), snapshotPath(folder));
}
