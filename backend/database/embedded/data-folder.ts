import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, readdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Account, accountFor, barrierOnTheWay } from './account.ts';
import { DatabaseStartError, errorCode, explainingFileErrors, otherFolder } from './database-start-error.ts';

/**
 * In a data folder: `cluster/` (PostgreSQL's own files), `postgres.log`, `port`, `kvarto.lock`, `lock-holder`.
 * Or, where the PostgreSQL of a shop run by root could not reach them, only a pointer to where they are.
 */
export interface DataFolder {
  folder: string;
  cluster: string;
  account: Account | undefined;
  /** Present when the data is not where it was wanted: what to write there once the folder is locked. */
  claim?: { pointer: string; content: Pointer; isNew: boolean; barrier: string };
}

interface Pointer {
  dataIsIn: string;
  wantedIn: string;
  why: string;
}

const pointerName = 'where-the-data-is.json';

export async function locateDataFolder(wantedFolder: string, places = ['/var/lib', '/var/tmp', tmpdir()]) {
  const asked = resolve(wantedFolder);
  return explainingFileErrors(asked, async (): Promise<DataFolder> => {
    await makeFolder(asked);
    const wanted = await realpath(asked);
    await openToAccount(wanted);
    const inPlace = join(wanted, 'cluster');
    const account = await accountFor(inPlace);
    const barrier = await barrierOnTheWay(wanted, account);
    const pointer = await readPointer(wanted);
    if (!pointer && !barrier) return checkOwner({ folder: wanted, cluster: inPlace, account });
    if (barrier && (await exists(inPlace))) {
      throw new DatabaseStartError(
        `PostgreSQL cannot enter the folder ${barrier}, below which the data folder ${wanted} lies. ` +
          `Allow it with "chmod o+x ${barrier}", or ${otherFolder}.`,
      );
    }
    const folder = pointer
      ? await followPointer(pointer, wanted)
      : await makeOutside(wanted, account, places);
    const cluster = join(folder, 'cluster');
    const why = 'PostgreSQL does not run as root, and the user it runs as cannot reach this folder.';
    return checkOwner({
      folder,
      cluster,
      account: await accountFor(cluster),
      claim: {
        pointer: join(wanted, pointerName),
        content: { dataIsIn: folder, wantedIn: wanted, why },
        isNew: !pointer,
        barrier: barrier ?? wanted,
      },
    });
  });
}

/** Asked again by who holds the lock: another shop may have begun here, and ended, since the folder was looked for. */
export async function isUnclaimed({ content, isNew }: NonNullable<DataFolder['claim']>) {
  return isNew && (await readPointer(content.wantedIn))?.dataIsIn !== content.dataIsIn;
}

/** Only for who holds the lock. By a rename, for half a pointer would lose the data. */
export async function writePointer({ pointer, content }: NonNullable<DataFolder['claim']>) {
  const draft = `${pointer}.draft`;
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { flush: true });
  await rename(draft, pointer);
  // The way back, for whoever finds the folder and wonders whether it may be deleted.
  await writeFile(join(content.dataIsIn, 'kept-for'), `${content.wantedIn}\n`);
}

/** Step by step, for Node's recursive mkdir says "no such file" where the disk is read-only. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (errorCode(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    // The parent is there now; a disk that still says otherwise will say so for ever.
    await mkdir(folder);
  }
  // Under umask 077 the folder just made would shut PostgreSQL's account out for no reason.
  if (process.getuid?.() === 0) await chmod(folder, 0o755);
}

/** A data folder of its own may be opened; a folder with other things in it keeps the rights it has. */
async function openToAccount(folder: string) {
  if (process.getuid?.() !== 0) return;
  const names = await readdir(folder);
  if (names.length > 0 && !names.includes('kvarto.lock')) return;
  const { mode, uid } = await stat(folder);
  if (uid === 0) await chmod(folder, (mode & 0o7777) | 0o111);
}

async function readPointer(wanted: string): Promise<Pointer | undefined> {
  try {
    const pointer = JSON.parse(await readFile(join(wanted, pointerName), 'utf8')) as Pointer;
    if (pointer.wantedIn === wanted) return pointer;
    // The project was moved, and its data moves with it; or it was copied, and a copy begins with data of its own.
    const isCopy = await exists(join(pointer.wantedIn, pointerName));
    return isCopy ? undefined : pointer;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function followPointer(pointer: Pointer, wanted: string) {
  if (await exists(pointer.dataIsIn)) return pointer.dataIsIn;
  throw new DatabaseStartError(
    `The database in ${pointer.dataIsIn} is gone. ` +
      `Put it back, or delete ${join(wanted, pointerName)} to begin with an empty shop.`,
  );
}

async function makeOutside(wanted: string, account: Account | undefined, places: string[]) {
  const key = createHash('sha256').update(wanted).digest('hex').slice(0, 16);
  for (const place of places) {
    try {
      const home = join(await realpath(place), 'kvarto');
      if (await barrierOnTheWay(dirname(home), account)) continue;
      await mkdir(home, { mode: 0o711 }).catch((error) => {
        if (errorCode(error) !== 'EEXIST') throw error;
      });
      const { uid, mode } = await lstat(home);
      // In a public place, somebody else's folder of that name is a trap.
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
    `PostgreSQL cannot reach the data folder ${wanted}, and nothing can be written to ${places.join(' or ')}. ` +
      `Start the shop as an ordinary user, or ${otherFolder}.`,
  );
}

async function checkOwner(found: DataFolder) {
  const owner = (await stat(found.cluster).catch(() => undefined))?.uid;
  const me = process.getuid?.();
  if (owner !== undefined && me !== undefined && me !== 0 && owner !== me) {
    throw new DatabaseStartError(
      `The data folder ${found.folder} belongs to the user with the number ${owner}, who ran the shop before. ` +
        `Start it as that user, as root, or ${otherFolder}.`,
    );
  }
  return found;
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
