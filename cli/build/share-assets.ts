import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const dayMs = 24 * 60 * 60 * 1000;
/** An open page, or one that the browser stored for offline use, loads scripts of its release on demand. */
const maxAgeMs = 30 * dayMs;

/**
 * Copies the hashed files of a build to a folder that all releases use. So pages of the old release still work after an
 * upgrade, and pages of the new release after a rollback. Removes the files of builds that no shop has used for 30 days.
 */
export async function shareAssets(
  { id, clientFolder }: { id: string; clientFolder: string },
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const releaseFolder = join(folder, id);
  if (!(await exists(releaseFolder))) await copyAtomically(join(clientFolder, 'assets'), releaseFolder);
  /** Marks the files as used. */
  const touch = () => utimes(releaseFolder, new Date(), new Date());
  await touch();
  await removeUnused(folder);
  // Otherwise another release would remove the files of a shop that runs for months.
  setInterval(() => void touch().catch(() => undefined), dayMs).unref();
}

async function copyAtomically(from: string, to: string): Promise<void> {
  const partial = `${to}.partial-${process.pid}`;
  await cp(from, partial, { recursive: true });
  try {
    await rename(partial, to);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // Another process of the same release was faster.
    if (!(await exists(to))) throw error;
  }
}

async function removeUnused(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const info = await stat(path).catch(() => undefined);
    if (info && info.mtimeMs < Date.now() - maxAgeMs) await rm(path, { recursive: true, force: true });
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
