import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { DataFolder } from './data-folder.ts';
import { explain, explainFileErrors } from './database-start-error.ts';
import { startProgram, userSwitchError } from './program-process.ts';
import type { Programs } from './programs.ts';

/** The user that owns all databases of the embedded PostgreSQL. */
export const superuser = 'kvarto';

const passwordName = 'kvarto-password';
const draftPrefix = 'cluster-unfinished-';

export const clusterExists = (cluster: string) =>
  stat(cluster).then(
    () => true,
    () => false,
  );

/** The password of the superuser, which is stored in the cluster. */
export async function readPassword(cluster: string) {
  return (await readFile(join(cluster, passwordName), 'utf8')).trim();
}

/**
 * Creates the cluster under another name and renames it when it is complete, so that an interrupted initdb is never mistaken
 * for a database.
 */
export async function createCluster(
  programs: Programs,
  { folder, cluster, account }: DataFolder,
  { isDurable }: { isDurable: boolean },
) {
  await explainFileErrors(folder, async () => {
    await removeUnfinishedClusters(folder);
    const draft = join(folder, draftPrefix + randomBytes(6).toString('hex'));
    const passwordFile = `${draft}.password`;
    try {
      await mkdir(draft, { mode: 0o700 });
      await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, {
        mode: 0o600,
        flush: true,
      });
      for (const path of [draft, passwordFile]) await changeOwner(path, account);
      await runInitdb(programs, folder, account, [
        `--pgdata=${draft}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // Code-point order, equal on every system. Names of people and books are sorted by ICU collations ("sv-x-icu"),
        // which queries name explicitly.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--no-instructions',
        ...(isDurable ? [] : ['--no-sync']),
      ]);
      await rename(passwordFile, join(draft, passwordName));
      if (isDurable) await flushFolder(draft);
      await rename(draft, cluster);
      if (isDurable) await flushFolder(folder);
    } finally {
      await rm(passwordFile, { force: true });
      await rm(draft, { recursive: true, force: true });
    }
  });
}

/** Moves a cluster away whose pointer was deleted, so that the shop starts empty. One backup stays, in case of a mistake. */
export async function backUpCluster({ folder, cluster }: DataFolder) {
  const backup = join(folder, 'cluster-before');
  await rm(backup, { recursive: true, force: true });
  await rename(cluster, backup);
  return backup;
}

/** Ignores errors, because the initdb of a killed shop may still be writing there. */
async function removeUnfinishedClusters(folder: string) {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(draftPrefix)) continue;
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

async function changeOwner(path: string, account: Account | undefined) {
  if (!account) return;
  await chown(path, account.uid, account.gid).catch((error) => {
    throw userSwitchError(error);
  });
}

async function runInitdb(
  programs: Programs,
  folder: string,
  account: Account | undefined,
  options: string[],
) {
  const initdb = await startProgram(programs.initdb, options, {
    account,
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [initdb.stdout, initdb.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code, signal] = await once(initdb, 'close');
  if (code === 0) return;
  const ending = signal ? `\ninitdb: error: it was ended by ${signal}` : '';
  throw explain(output + ending, { folder }, new Error(output));
}

/** A rename is durable once its folder is flushed; Windows neither needs nor allows it. */
async function flushFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
