import { access, constants, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseStartError, errorCode, explain, otherFolder } from './database-start-error.ts';
import { isAlive } from './running-processes.ts';

const busy = 5;
const full = 13;

/** Node closes a file that nobody refers to any more, and with it goes the lock. */
const held = new Set<DatabaseSync>();

export interface DataFolderLock {
  release(): Promise<void>;
}

/**
 * One shop per data folder. SQLite is here only for the lock it takes on a file: the kernel holds it and drops it
 * with the process, however that ends, so that no lock can be stale and no two shops can take over the same one.
 * Nothing else may open `kvarto.lock`: closing any handle on it would drop the lock of the whole process.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await access(folder, constants.W_OK);
  const holder = join(folder, 'lock-holder');
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(folder, 'kvarto.lock'));
    // Without a journal it writes nothing, not even beside the file.
    file.exec('pragma journal_mode = off; begin exclusive');
    await writeFile(holder, `${process.pid}\n`);
  } catch (error) {
    file?.close();
    if (resultOf(error) !== busy) {
      const isFull = resultOf(error) === full;
      throw errorCode(error) === 'ERR_SQLITE_ERROR'
        ? explain(isFull ? 'ENOSPC' : 'EACCES', { folder }, error)
        : error;
    }
    const pid = Number(await readFile(holder, 'utf8').catch(() => ''));
    const named = pid && (await isAlive(pid)) ? ` (process ${pid})` : '';
    throw new DatabaseStartError(
      `The data folder ${folder} is in use by another Kvarto${named}. Stop it, or ${otherFolder}.`,
    );
  }
  const locked = file;
  held.add(locked);
  return {
    async release() {
      await rm(holder, { force: true });
      locked.close();
      held.delete(locked);
    },
  };
}

/** SQLite's number for what went wrong. */
function resultOf(error: unknown) {
  return error instanceof Error && 'errcode' in error ? error.errcode : undefined;
}
