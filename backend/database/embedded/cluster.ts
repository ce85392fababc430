import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { DataFolder } from './data-folder.ts';
import { explain, explainingFileErrors } from './database-start-error.ts';
import { rootIsBound, startProgram } from './program-process.ts';
import type { Programs } from './programs.ts';

export const superuser = 'kvarto';

const passwordName = 'kvarto-password';
const draftPrefix = 'cluster-unfinished-';

export const clusterExists = (cluster: string) =>
  stat(cluster).then(
    () => true,
    () => false,
  );

export async function readPassword(cluster: string) {
  return (await readFile(join(cluster, passwordName), 'utf8')).trim();
}

/**
 * Made beside its place and renamed into it when whole, so that one that was interrupted is never mistaken for a
 * database: what exists under the name is complete, its password inside.
 */
export async function createCluster(
  programs: Programs,
  { folder, cluster, account }: DataFolder,
  durable: boolean,
) {
  await explainingFileErrors(folder, async () => {
    await removeDrafts(folder);
    const draft = join(folder, draftPrefix + randomBytes(6).toString('hex'));
    const passwordFile = `${draft}.password`;
    try {
      await mkdir(draft, { mode: 0o700 });
      await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, {
        mode: 0o600,
        flush: true,
      });
      for (const path of [draft, passwordFile]) await handOver(path, account);
      await runInitdb(programs, folder, account, [
        `--pgdata=${draft}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // PostgreSQL's own code-point order: the same on every system, whatever its C library knows. Names of
        // people and books are sorted by ICU collations ("sv-x-icu"), asked for by name.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--no-instructions',
        ...(durable ? [] : ['--no-sync']),
      ]);
      await rename(passwordFile, join(draft, passwordName));
      if (durable) await flushFolder(draft);
      await rename(draft, cluster);
      if (durable) await flushFolder(folder);
    } finally {
      await rm(passwordFile, { force: true });
      await rm(draft, { recursive: true, force: true });
    }
  });
}

/** Whoever deleted the folder that pointed here began anew; yet one more mistake is forgiven. */
export async function setAside({ folder, cluster }: DataFolder) {
  const aside = join(folder, 'cluster-before');
  await rm(aside, { recursive: true, force: true });
  await rename(cluster, aside);
  return aside;
}

/** Not fatal when it fails: an initdb whose shop was killed may still be writing there, until it notices. */
async function removeDrafts(folder: string) {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(draftPrefix)) continue;
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

async function handOver(path: string, account: Account | undefined) {
  if (!account) return;
  await chown(path, account.uid, account.gid).catch((error) => {
    throw rootIsBound(error);
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
  let said = '';
  for (const stream of [initdb.stdout, initdb.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const [code, signal] = await once(initdb, 'close');
  if (code === 0) return;
  const ending = signal ? `\ninitdb: error: it was ended by ${signal}` : '';
  throw explain(said + ending, { folder }, new Error(said));
}

/** A rename is on the disk once its folder is; Windows neither needs nor allows it. */
async function flushFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
