import { access, constants, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseStartError, errorCode, explain, otherFolderHint } from './database-start-error.ts';
import { isAlive } from './running-processes.ts';

/** SQLite result codes. */
const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;

/** Referenced here, because garbage collection would close the file and release the lock. */
const held = new Set<DatabaseSync>();

interface DataFolderLock {
  release(): Promise<void>;
}

/**
 * One shop per data folder. SQLite is used only for its file lock: the kernel releases it when the process ends, however
 * that happens, so a lock is never stale. No other code may open `kvarto.lock`: closing any handle on it would release the
 * lock of the whole process.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await access(folder, constants.W_OK);
  const holder = join(folder, 'lock-holder');
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(folder, 'kvarto.lock'));
    // Without a journal, SQLite writes no other file.
    file.exec('pragma journal_mode = off; begin exclusive');
    await writeFile(holder, `${process.pid}\n`);
  } catch (error) {
    file?.close();
    if (sqliteCodeOf(error) !== SQLITE_BUSY) {
      const isFull = sqliteCodeOf(error) === SQLITE_FULL;
      throw errorCode(error) === 'ERR_SQLITE_ERROR'
        ? explain(isFull ? 'ENOSPC' : 'EACCES', { folder }, error)
        : error;
    }
    const pid = Number(await readFile(holder, 'utf8').catch(() => ''));
    const processHint = pid && (await isAlive(pid)) ? ` (process ${pid})` : '';
    throw new DatabaseStartError(
      `The data folder ${folder} is in use by another Kvarto${processHint}. Stop it, or ${otherFolderHint}.`,
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

function sqliteCodeOf(error: unknown) {
  return error instanceof Error && 'errcode' in error ? error.errcode : undefined;
}
