import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import {
  fingerprint,
  mallocSettings,
  npm,
  root,
  runQuietly,
  runStep,
  smallYoungGeneration,
  sourceFiles,
} from './prepare.mjs';
import { productionPackages } from './production-packages.mjs';

const sources = ['backend', 'cli', 'contract', 'demo', 'sandbox', 'storefront'];
const others = ['package.json', 'LICENSE', 'NOTICE.md', 'docs/settings-example.json'];
const notNeeded = /\.(test|fixture|spec)\.tsx?$|\.test-data\.json$|^storefront\/public\b/;

/**
 * A folder with everything that the shop needs to run, from the current build: `releases/VERSION-HASH`. The shop starts
 * without npm, a compiler or write access to this folder. A release of the same sources is not created again. Returns the folder.
 */
export async function createRelease(node) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const build = readFileSync(join(root, 'dist/current'), 'utf8');
  const inputs = [...sources.flatMap((folder) => sourceFiles(folder)), join(root, 'package-lock.json')];
  const release = join(root, 'releases', `${version}-${fingerprint(inputs).slice(0, 12)}`);
  if (existsSync(release)) return release;
  const partial = `${release}.partial-${process.pid}`;
  try {
    copyFiles(partial, build);
    copyNode(node, partial);
    writeLaunchers(partial);
    await writeSbom(partial);
    await linkDatabaseLibraries(partial);
    renameSync(partial, release);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return release;
}

function copyFiles(release, build) {
  const copy = (path, options) =>
    cpSync(join(root, path), join(release, path), { recursive: true, verbatimSymlinks: true, ...options });
  const filter = (path) => !notNeeded.test(relative(root, path).replaceAll('\\', '/'));
  for (const folder of sources) copy(folder, { filter });
  for (const file of others) copy(file);
  for (const folder of productionPackages(root)) copy(folder);
  copy(join('dist', build));
  writeFileSync(join(release, 'dist/current'), build);
}

/** The machine that runs the release may have an older Node, or none. */
function copyNode(node, release) {
  mkdirSync(join(release, 'bin'));
  cpSync(node, join(release, 'bin', basename(node)), { dereference: true });
}

/** `pwd -P` resolves links: a running shop keeps its release when a link to it is switched. */
function writeLaunchers(release) {
  const launcher = (comment, program, exported = {}) => `#!/bin/sh
# ${comment} Settings: the environment, or a file .env in the current folder.
release=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd -P)
settings=
[ -f .env ] && settings=--env-file=.env
${Object.entries(exported)
  .map(([name, value]) => `export ${name}="\${${name}:-${value}}"\n`)
  .join('')}NODE_ENV=production exec "$release/bin/node" --disable-warning=ExperimentalWarning $settings \\
  ${program} "$@"
`;
  const write = (name, text) => writeFileSync(join(release, name), text, { mode: 0o755 });
  write(
    'start',
    launcher('Starts the shop.', `${smallYoungGeneration} "$release/cli/serve.ts"`, mallocSettings),
  );
  write('shop', launcher('The command line of the shop.', `${smallYoungGeneration} "$release/cli/shop.ts"`));
}

/** The packages of the release with versions and licenses, as CycloneDX. */
async function writeSbom(release) {
  const { command, args } = npm();
  const options = [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--omit',
    'dev',
    '--package-lock-only',
    '--loglevel=error',
  ];
  const { code, output } = await runQuietly('Listing the packages', command, [...args, ...options]);
  const start = output.indexOf('{');
  if (code !== 0 || start < 0) throw new Error(`npm sbom failed:\n${output}`);
  const { bomFormat, components } = JSON.parse(output.slice(start));
  if (bomFormat !== 'CycloneDX' || components.length === 0) throw new Error('npm sbom listed no packages.');
  writeFileSync(join(release, 'sbom.cdx.json'), output.slice(start));
}

/** npm packages contain no links, so the libraries of PostgreSQL are linked now: later the folder may be read-only. */
async function linkDatabaseLibraries(release) {
  const script = `import { findPackage, preparePrograms } from './backend/database/embedded/programs.ts';
    const found = await findPackage().catch(() => undefined);
    if (found) await preparePrograms(undefined, () => undefined, found);`;
  const options = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script];
  await runStep('Checking the release', join(release, 'bin/node'), options, process.env, release);
}
