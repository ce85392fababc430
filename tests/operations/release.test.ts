import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#backend/database/embedded/embedded-postgres.ts';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { freePort } from '../api/system-postgres.ts';
import { untilPrinted } from '../journeys/support/processes.ts';
import { copyProject, type ProjectCopy } from '../languages/project-copy.ts';
import { type Nginx, startNginx } from './nginx.ts';

let project: ProjectCopy;
let folder: string;
let postgres: EmbeddedPostgres;
const closers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  project = await copyProject();
  folder = await createScratchFolder('release');
  postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') });
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
  await postgres?.stop();
  for (const used of [folder, project?.folder]) await rm(used, { recursive: true, force: true });
});

/** Builds a release whose pages differ from those of other marks. Returns its folder. */
async function buildRelease(mark: string): Promise<string> {
  const source = join(project.folder, 'storefront/browser-entry.tsx');
  const text = (await readFile(source, 'utf8')).replace(/\ndocument\.documentElement\.dataset\.mark.*/, '');
  await writeFile(source, `${text}\ndocument.documentElement.dataset.mark = '${mark}';\n`);
  // Not build.mjs: it would install packages into the linked folder.
  const script = `import { ensureBuilt } from './scripts/prepare.mjs';
    import { createRelease } from './scripts/create-release.mjs';
    await ensureBuilt(process.execPath);
    console.log(await createRelease(process.execPath));`;
  return (await project.run(['--input-type=module', '-e', script])).trim();
}

/** A machine without npm: no registry, and no Node on the PATH. */
const environment = () => ({
  PATH: '/usr/bin:/bin',
  npm_config_registry: 'http://127.0.0.1:9',
  DATABASE_URL: postgres.connectionString,
  DATA_DIR: join(folder, 'data'),
  SANDBOX: 'false',
  LOG_LEVEL: 'warn',
});

async function startRelease(release: string) {
  const [port, apiPort] = [await freePort(), await freePort()];
  const env = { ...environment(), PORT: String(port), API_PORT: String(apiPort) };
  const child = spawn(join(release, 'start'), [], { cwd: folder, env });
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  closers.push(stop);
  await untilPrinted(child, 'Ctrl-C closes the shop');
  return { port, stop };
}

const filesOf = (release: string) =>
  readdirSync(release, { recursive: true, encoding: 'utf8' })
    .map((name) => `${name} ${statSync(join(release, name)).mtimeMs}`)
    .sort();

/** Requests pages without a pause until stopped. Returns the failures and the number of requests. */
function requestInLoop(url: string) {
  const failures: string[] = [];
  let isStopped = false;
  let requests = 0;
  const loop = async () => {
    while (!isStopped) {
      const path = ['/', '/p/vinterboken', '/health', '/s/vinterboken'][requests++ % 4];
      const status = await fetch(url + path).then(
        async (response) => (await response.text()) && response.status,
        (error) => String(error.cause ?? error),
      );
      if (status !== 200) failures.push(`${path}: ${status}`);
    }
  };
  const running = Promise.all([loop(), loop(), loop()]);
  return {
    async stop() {
      isStopped = true;
      await running;
      return { failures, requests };
    },
  };
}

const assetsOf = async (url: string) => [
  ...new Set((await (await fetch(url)).text()).match(/\/assets\/[\w.-]+/g)),
];

async function expectAssets(nginx: Nginx, assets: string[]): Promise<void> {
  expect(assets.length).toBeGreaterThan(3);
  for (const asset of assets) expect((await fetch(nginx.url + asset)).status, asset).toBe(200);
}

test('releases replace each other behind nginx, and back, without a failed request', async () => {
  const [first, second] = [await buildRelease('first'), await buildRelease('second')];
  expect(second).not.toBe(first);
  const books = join(folder, 'books.csv');
  await writeFile(
    books,
    'isbn,title,author,price,stock,category\n9789100000004,Vinterboken,A B,199,5,Romaner\n',
  );
  const init = ['init', '--from', join(first, 'docs/settings-example.json'), '--catalogue', books];
  const { status, stderr } = spawnSync(join(first, 'shop'), init, {
    cwd: folder,
    env: environment(),
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  const before = filesOf(first);

  const old = await startRelease(first);
  const nginx = await startNginx(folder, old.port);
  closers.push(nginx.stop);
  const oldAssets = await assetsOf(nginx.url);
  const visitors = requestInLoop(nginx.url);

  const next = await startRelease(second);
  await nginx.switchTo(next.port);
  await old.stop();
  const newAssets = await assetsOf(nginx.url);
  expect(newAssets).not.toEqual(oldAssets);
  await expectAssets(nginx, [...oldAssets, ...newAssets]);

  const rolledBack = await startRelease(first);
  await nginx.switchTo(rolledBack.port);
  await next.stop();
  expect(await assetsOf(nginx.url)).toEqual(oldAssets);
  await expectAssets(nginx, [...oldAssets, ...newAssets]);

  const { failures, requests } = await visitors.stop();
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(100);
  expect(filesOf(first), 'the release changed itself').toEqual(before);
}, 400_000);
