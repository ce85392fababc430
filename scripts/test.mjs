// npm test: everything that is claimed is proved. `--no-browser` leaves the journeys out (npm run check).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import {
  ensureBuilt,
  ensureNode,
  ensurePackages,
  ensureTables,
  explainAndExit,
  root,
  runQuietly,
  say,
} from './prepare.mjs';

const withBrowser = !process.argv.includes('--no-browser');
const total = { passed: 0, failed: 0 };
const failures = [];

try {
  const node = await ensureNode();
  await ensurePackages();
  await ensureBuilt(node);
  await ensureTables(node);
  if (withBrowser) await ensureChromium();
  mkdirSync(join(root, '.cache'), { recursive: true });

  await check('Format and lint', node, ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '.']);
  await check('Types', node, ['node_modules/typescript/bin/tsc', '-p', '.']);
  await check('Byte budgets', node, ['bench/page-bytes.ts', '--check']);
  await suite('Unit tests', node, 'unit');
  await suite('API tests on the embedded PostgreSQL', node, 'api');
  const programs = systemPostgres();
  if (programs)
    await suite('API tests on the system’s PostgreSQL', node, 'api', { TEST_POSTGRES_BIN: programs });
  else say('  API tests on the system’s PostgreSQL … SKIPPED: no PostgreSQL is installed on this machine');
  if (withBrowser) await suite('Journeys in Chromium', node, 'journeys');

  for (const { title, output } of failures) say(`\n── ${title} ──\n${output.trim()}`);
  say(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
} catch (error) {
  explainAndExit(error);
}

/** A check that passes or fails as a whole. */
async function check(title, node, args) {
  const result = await runQuietly(title, node, args);
  if (result.code === 0) total.passed += 1;
  else {
    total.failed += 1;
    failures.push({ title, output: result.output });
  }
}

/** A suite of tests, each counted. */
async function suite(title, node, project, environment = {}) {
  const report = join(root, '.cache', `${project}.json`);
  rmSync(report, { force: true });
  const args = [
    '--disable-warning=ExperimentalWarning',
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const result = await runQuietly(title, node, args, {
    env: { ...process.env, NO_COLOR: '1', ...environment },
  });
  const counts = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 };
  // A file that does not load has no tests to fail, but the run has failed.
  const failed = Math.max(counts.numFailedTests, result.code === 0 ? 0 : 1);
  say(`    ${counts.numPassedTests} passed, ${failed} failed`);
  total.passed += counts.numPassedTests;
  total.failed += failed;
  if (failed > 0 || result.code !== 0) failures.push({ title, output: result.output });
}

/** Where initdb and postgres of this machine are; Debian keeps them off the PATH. */
function systemPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : [];
  return [...versions, ...(process.env.PATH ?? '').split(delimiter)].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

async function ensureChromium() {
  if (process.env.CHROMIUM_PATH) return;
  const isThere = (names) =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .some((folder) => names.some((name) => existsSync(join(folder, name))));
  const hasBrowser = () => isThere(['chromium', 'chromium-browser', 'google-chrome']);
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  const install = (title, packages) =>
    runQuietly(title, 'sh', [
      '-c',
      `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${packages}`,
    ]);
  if (!hasBrowser() && mayInstall)
    await install('Installing Chromium for the journeys', 'chromium fonts-liberation');
  // Without it they take longer.
  if (hasBrowser() && mayInstall && !isThere(['chromium-headless-shell']))
    await install('Installing Chromium without windows', 'chromium-headless-shell');
  if (hasBrowser()) return;
  say(
    '\nThe journeys need Chromium: install it (on Debian and Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH, and run npm test again. `npm run check` runs everything else.',
  );
  process.exit(1);
}
