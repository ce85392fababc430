import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, readdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Account, accountFor, findInaccessibleFolder } from './account.ts';
import { DatabaseStartError, errorCode, explainFileErrors, otherFolderHint } from './database-start-error.ts';

/**
 * In a data folder: `cluster/` (PostgreSQL's own files), `postgres.log`, `port`, `kvarto.lock`, `lock-holder`.
 * If root runs the shop and PostgreSQL's user cannot reach the folder, the folder contains only a pointer to the data.
 */
export interface DataFolder {
  folder: string;
  cluster: string;
  account: Account | undefined;
  /** Set if the data is not in the requested folder: the pointer to write there once the folder is locked. */
  claim?: { pointer: string; content: Pointer; isNew: boolean; inaccessibleFolder: string };
}

interface Pointer {
  dataIsIn: string;
  requestedFolder: string;
  why: string;
}

const pointerName = 'where-the-data-is.json';
/** The key of `requestedFolder` in the pointer file. */
const requestedKey = 'wantedIn';

/** Finds or creates the folder with the data: the requested one, or one of the `candidates` that PostgreSQL's user can reach. */
export async function locateDataFolder(
  requestedFolder: string,
  candidates = ['/var/lib', '/var/tmp', tmpdir()],
) {
  const resolved = resolve(requestedFolder);
  return explainFileErrors(resolved, async (): Promise<DataFolder> => {
    await createFolder(resolved);
    const requested = await realpath(resolved);
    await openToAccount(requested);
    const requestedCluster = join(requested, 'cluster');
    const account = await accountFor(requestedCluster);
    const inaccessible = await findInaccessibleFolder(requested, account);
    const pointer = await readPointer(requested);
    if (!pointer && !inaccessible)
      return checkOwner({ folder: requested, cluster: requestedCluster, account });
    if (inaccessible && (await exists(requestedCluster))) {
      throw new DatabaseStartError(
        `PostgreSQL cannot enter the folder ${inaccessible}, which contains the data folder ${requested}. ` +
          `Allow it with "chmod o+x ${inaccessible}", or ${otherFolderHint}.`,
      );
    }
    const folder = pointer
      ? await followPointer(pointer, requested)
      : await createOutside(requested, account, candidates);
    const cluster = join(folder, 'cluster');
    const why = 'PostgreSQL does not run as root, and the user it runs as cannot reach this folder.';
    return checkOwner({
      folder,
      cluster,
      account: await accountFor(cluster),
      claim: {
        pointer: join(requested, pointerName),
        content: { dataIsIn: folder, requestedFolder: requested, why },
        isNew: !pointer,
        inaccessibleFolder: inaccessible ?? requested,
      },
    });
  });
}

/** Whether the pointer is still new. Called under the lock: another shop may have written it since the folder was located. */
export async function isUnclaimed({ content, isNew }: NonNullable<DataFolder['claim']>) {
  return isNew && (await readPointer(content.requestedFolder))?.dataIsIn !== content.dataIsIn;
}

/** The caller holds the lock. Written by a rename, because half a pointer would lose the data. */
export async function writePointer({ pointer, content }: NonNullable<DataFolder['claim']>) {
  const draft = `${pointer}.draft`;
  const { dataIsIn, requestedFolder, why } = content;
  const stored = { dataIsIn, [requestedKey]: requestedFolder, why };
  await writeFile(draft, `${JSON.stringify(stored, null, 2)}\n`, { flush: true });
  await rename(draft, pointer);
  // For a person who finds the folder: which shop it belongs to.
  await writeFile(join(dataIsIn, 'kept-for'), `${requestedFolder}\n`);
}

/** Recursive by hand, because Node's recursive mkdir reports ENOENT on a read-only disk. */
async function createFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (errorCode(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    await createFolder(dirname(folder));
    // The parent exists now, so a second ENOENT is a real error.
    await mkdir(folder);
  }
  // With umask 077 PostgreSQL's user could not enter the new folder.
  if (process.getuid?.() === 0) await chmod(folder, 0o755);
}

/** Lets PostgreSQL's user enter a folder that contains only a shop's data. The mode of a folder with other files stays. */
async function openToAccount(folder: string) {
  if (process.getuid?.() !== 0) return;
  const names = await readdir(folder);
  if (names.length > 0 && !names.includes('kvarto.lock')) return;
  const { mode, uid } = await stat(folder);
  if (uid === 0) await chmod(folder, (mode & 0o7777) | 0o111);
}

async function readPointer(requested: string): Promise<Pointer | undefined> {
  try {
    const stored = JSON.parse(await readFile(join(requested, pointerName), 'utf8'));
    const pointer: Pointer = { ...stored, requestedFolder: stored[requestedKey] };
    if (pointer.requestedFolder === requested) return pointer;
    // A moved project keeps its data. A copied one has none, and an empty shop would hide that.
    if (!(await exists(join(pointer.requestedFolder, pointerName)))) return pointer;
    throw new DatabaseStartError(
      `The data folder ${requested} is a copy of ${pointer.requestedFolder}, without its database, which is in ` +
        `${pointer.dataIsIn}. Copy a shop with "npm run shop -- backup" and "restore", or delete ` +
        `${join(requested, pointerName)} to start with an empty shop.`,
    );
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function followPointer(pointer: Pointer, requested: string) {
  if (await exists(pointer.dataIsIn)) return pointer.dataIsIn;
  throw new DatabaseStartError(
    `The database in ${pointer.dataIsIn} is missing. ` +
      `Restore it, or delete ${join(requested, pointerName)} to start with an empty shop.`,
  );
}

/** Creates a folder for the data in one of the `candidates`. */
async function createOutside(requested: string, account: Account | undefined, candidates: string[]) {
  const key = createHash('sha256').update(requested).digest('hex').slice(0, 16);
  for (const candidate of candidates) {
    try {
      const home = join(await realpath(candidate), 'kvarto');
      if (await findInaccessibleFolder(dirname(home), account)) continue;
      await mkdir(home, { mode: 0o711 }).catch((error) => {
        if (errorCode(error) !== 'EEXIST') throw error;
      });
      const { uid, mode } = await lstat(home);
      // In a public folder, another user may have created it to get access to the data.
      if (uid !== process.getuid?.() || (mode & 0o022) !== 0) continue;
      await chmod(home, 0o711);
      const folder = join(home, key);
      await mkdir(folder, { recursive: true });
      await chmod(folder, 0o711);
      return folder;
    } catch (error) {
      if (!['ENOENT', 'EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR'].includes(errorCode(error) ?? ''))
        throw error;
    }
  }
  throw new DatabaseStartError(
    `PostgreSQL cannot reach the data folder ${requested}, and nothing can be written to ${candidates.join(' or ')}. ` +
      `Start the shop as an ordinary user, or ${otherFolderHint}.`,
  );
}

/** Throws if another user owns the cluster, because PostgreSQL would not start. */
async function checkOwner(found: DataFolder) {
  const owner = (await stat(found.cluster).catch(() => undefined))?.uid;
  const user = process.getuid?.();
  if (owner !== undefined && user !== undefined && user !== 0 && owner !== user) {
    throw new DatabaseStartError(
      `The data folder ${found.folder} belongs to the user with the id ${owner}, who ran the shop before. ` +
        `Start it as that user, as root, or ${otherFolderHint}.`,
    );
  }
  return found;
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
