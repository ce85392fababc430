import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseStartError, ownServer } from './database-start-error.ts';

/** The user PostgreSQL runs as; absent where it runs as whoever runs the shop. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses root, so root hands it to "nobody"; or to whoever owns the cluster already, so that a shop
 * started by a user once can be started with sudo later.
 */
export async function accountFor(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const nobody = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(passwd);
  if (!nobody) {
    throw new DatabaseStartError(
      `PostgreSQL refuses to run as root and this system has no user "nobody". ` +
        `Start the shop as an ordinary user, or ${ownServer}.`,
    );
  }
  // macOS writes -2 where the file system says 4294967294.
  return { uid: Number(nobody[1]) >>> 0, gid: Number(nobody[2]) >>> 0 };
}

/** The outermost folder on the way to `folder`, itself included, that the account may not enter. */
export async function barrierOnTheWay(folder: string, account: Account | undefined) {
  if (!account) return undefined;
  const way = [folder];
  for (let at = folder; dirname(at) !== at; at = dirname(at)) way.unshift(dirname(at));
  for (const step of way) if (!(await allows(step, account, 0o1))) return step;
  return undefined;
}

/** By mode bits, not by trying: the shop itself is root and could read everything. */
export async function allows(path: string, account: Account | undefined, bits: number) {
  if (!account) return true;
  const { uid, gid, mode } = await stat(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}
