import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseStartError, ownServerHint } from './database-start-error.ts';

/** The user that PostgreSQL runs as; undefined if it is the user of the shop. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. If root starts the shop, PostgreSQL runs as the owner of the cluster (so that a user's
 * shop can be started with sudo), or else as the system's unprivileged user.
 */
export async function accountFor(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const unprivileged = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(passwd);
  if (!unprivileged) {
    throw new DatabaseStartError(
      `PostgreSQL refuses to run as root and this system has no user "nobody". ` +
        `Start the shop as an ordinary user, or ${ownServerHint}.`,
    );
  }
  // macOS writes -2 for 4294967294.
  return { uid: Number(unprivileged[1]) >>> 0, gid: Number(unprivileged[2]) >>> 0 };
}

const enterBit = 0o1;

/** The topmost folder in the path of `folder` that the account may not enter. */
export async function findInaccessibleFolder(folder: string, account: Account | undefined) {
  if (!account) return undefined;
  const path = [folder];
  for (let at = folder; dirname(at) !== at; at = dirname(at)) path.unshift(dirname(at));
  for (const step of path) if (!(await canAccess(step, account, enterBit))) return step;
  return undefined;
}

/**
 * Reads the mode bits instead of opening the path, because the shop runs as root and can open everything. `bits` are those of
 * chmod: 4 to read, 2 to write, 1 to execute or enter.
 */
export async function canAccess(path: string, account: Account | undefined, bits: number) {
  if (!account) return true;
  const granted = grantedBits(await stat(path), account);
  return (granted & bits) === bits;
}

/** Only the most specific class counts: an owner without a right does not get it from the group. */
function grantedBits(
  { uid, gid, mode }: { uid: number; gid: number; mode: number },
  account: Account,
): number {
  if (uid === account.uid) return mode >> 6;
  return gid === account.gid ? mode >> 3 : mode;
}
