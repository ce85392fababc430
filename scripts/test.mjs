// npm test: static checks, unit tests, API tests on a real database, journeys in a real browser.
//   --no-browser  without the journeys (npm run check)
//   --changed     only what the uncommitted and unpushed changes touch, without journeys (npm run check -- --changed)
//   --all         everything, in every combination, on two PostgreSQL versions (npm run test:all)
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import {
  ensureBuilt,
  ensureGenerated,
  ensureNode,
  ensurePackages,
  ensureTables,
  explainAndExit,
  print,
  root,
  runQuietly,
} from './prepare.mjs';

const options = new Set(process.argv.slice(2));
const isChangedOnly = options.has('--changed');
const isAll = options.has('--all');
const withBrowser = !isChangedOnly && !options.has('--no-browser');

const vitest = ['--disable-warning=ExperimentalWarning', 'node_modules/vitest/vitest.mjs'];
const biome = 'node_modules/@biomejs/biome/bin/biome';
/** The time at which the first stage started. */
let firstStart;
const stages = [];
const slowFiles = [];
const total = { passed: 0, failed: 0 };
const failures = [];

try {
  const node = await ensureNode();
  await ensurePackages();
  mkdirSync(join(root, '.cache'), { recursive: true });
  if (isChangedOnly) await testChanges(node);
  else await testEverything(node);
  report();
  process.exit(total.failed > 0 ? 1 : 0);
} catch (error) {
  explainAndExit(error);
}

async function testEverything(node) {
  await ensureBuilt(node);
  await ensureTables(node);
  if (withBrowser) await ensureChromium();
  const environment = isAll ? { TEST_MATRIX: 'full' } : {};
  // The static checks run during the unit tests, because neither alone keeps two cores busy.
  const staticChecks = checkStatically(node);
  await suite('Unit tests', node, { project: 'unit*', environment });
  await staticChecks;
  await suite('API tests on the embedded PostgreSQL', node, { project: 'api', environment });
  if (isAll) await testOnSystemPostgres(node, environment);
  if (withBrowser) await suite('Journeys in Chromium', node, { project: 'journeys', environment });
}

async function checkStatically(node) {
  await check('Format and lint', node, [biome, 'ci', '--colors=off', '.']);
  await check('Types', node, ['node_modules/typescript/bin/tsc', '-p', '.']);
  await check('Byte budgets', node, ['bench/page-bytes.ts', '--check']);
}

/** Changed since the commit that `origin` has, or uncommitted. API tests run in the features that changed. */
async function testChanges(node) {
  await ensureGenerated(node);
  await ensureTables(node);
  const changed = changedFiles();
  const sources = changed.filter((path) => existsSync(join(root, path)));
  const linted = sources.filter((path) => /\.(tsx?|mjs|css|json|graphql)$/.test(path));
  if (linted.length > 0)
    await check('Format and lint', node, [
      biome,
      'ci',
      '--colors=off',
      '--no-errors-on-unmatched',
      ...linted,
    ]);
  // The types are checked during the tests, because neither alone keeps two cores busy.
  const types = check('Types', node, ['node_modules/typescript/bin/tsc', '-p', '.']);
  const related = sources.filter((path) => /\.tsx?$/.test(path));
  if (related.length > 0)
    await suite('Unit tests of the changed files', node, {
      project: 'unit*',
      command: 'related',
      args: ['--passWithNoTests', ...related],
    });
  const features = [...new Set(changed.flatMap((path) => /^backend\/features\/[^/]+\//.exec(path) ?? []))];
  if (features.length > 0)
    await suite('API tests of the changed features', node, {
      project: 'api',
      args: ['--passWithNoTests', ...features],
    });
  await types;
}

function changedFiles() {
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.split('\n').filter(Boolean) : [];
  };
  const [base = 'HEAD'] = git('merge-base', 'HEAD', '@{upstream}');
  return [
    ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
  ];
}

/** A check that passes or fails as a whole. */
async function check(title, node, args) {
  const { code, output } = await timed(title, node, args);
  if (code === 0) total.passed += 1;
  else {
    total.failed += 1;
    failures.push({ title, output });
  }
}

/** A project of vitest, each test counted. */
async function suite(title, node, { project, command = 'run', args = [], environment = {} }) {
  const reportFile = join(root, '.cache', 'test-results.json');
  rmSync(reportFile, { force: true });
  const { code, output } = await timed(
    title,
    node,
    [
      ...vitest,
      command,
      '--run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      ...args,
    ],
    { env: { ...process.env, NO_COLOR: '1', ...environment } },
  );
  const results = existsSync(reportFile)
    ? JSON.parse(readFileSync(reportFile, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  // A file that does not load has no tests to fail, but the run has failed.
  const failed = Math.max(results.numFailedTests, code === 0 ? 0 : 1);
  print(`    ${results.numPassedTests} passed, ${failed} failed`);
  for (const { name, message, assertionResults } of results.testResults) {
    const titles = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName);
    if (message && titles.length === 0) titles.push('the file does not load');
    for (const title of titles) print(`    FAILED ${relative(root, name)} › ${title}`);
  }
  total.passed += results.numPassedTests;
  total.failed += failed;
  for (const { name, startTime, endTime } of results.testResults)
    slowFiles.push({ path: relative(root, name), seconds: (endTime - startTime) / 1000 });
  if (failed > 0) failures.push({ title, output });
}

async function timed(title, command, args, spawnOptions) {
  const start = Date.now();
  firstStart ??= start;
  const result = await runQuietly(title, command, args, spawnOptions);
  stages.push({ title, seconds: (Date.now() - start) / 1000 });
  return result;
}

function report() {
  for (const { title, output } of failures) print(`\n── ${title} ──\n${output.trim()}`);
  const line = ({ seconds, label }) => print(`${seconds.toFixed(1).padStart(8)} s  ${label}`);
  print('\nDuration of each stage:');
  for (const { title, seconds } of stages) line({ seconds, label: title });
  line({ seconds: (Date.now() - firstStart) / 1000, label: 'total' });
  print('\nThe ten slowest test files:');
  const slowest = slowFiles.sort((a, b) => b.seconds - a.seconds).slice(0, 10);
  for (const { path, seconds } of slowest) line({ seconds, label: path });
  print(`\n${total.passed} passed, ${total.failed} failed`);
}

async function testOnSystemPostgres(node, environment) {
  const programs = systemPostgres();
  if (!programs) {
    print('  API tests on the system’s PostgreSQL … SKIPPED: no PostgreSQL is installed on this machine');
    return;
  }
  await suite('API tests on the system’s PostgreSQL', node, {
    project: 'api',
    // This test measures the CPU time of Node, which does not depend on PostgreSQL's version.
    args: ['--exclude', 'cli/catalogue/worst-request.api.test.ts'],
    environment: { ...environment, TEST_POSTGRES_BIN: programs },
  });
}

/** The folder of initdb and postgres; Debian keeps them off the PATH. */
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
  const isInstalled = (names) =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .some((folder) => names.some((name) => existsSync(join(folder, name))));
  const hasBrowser = () => isInstalled(['chromium', 'chromium-browser', 'google-chrome']);
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  const install = (title, packages) =>
    runQuietly(title, 'sh', [
      '-c',
      `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${packages}`,
    ]);
  if (!hasBrowser() && canInstall)
    await install('Installing Chromium for the journeys', 'chromium fonts-liberation');
  // Optional: without it the journeys take longer.
  if (hasBrowser() && canInstall && !isInstalled(['chromium-headless-shell']))
    await install('Installing chromium-headless-shell for the journeys', 'chromium-headless-shell');
  if (hasBrowser()) return;
  print(
    '\nThe journeys need Chromium: install it (on Debian and Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH, and run npm test again. `npm run check` runs everything else.',
  );
  process.exit(1);
}
