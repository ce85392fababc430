import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#backend/database/connection.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#backend/database/embedded/embedded-postgres.ts';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { freePort } from '../api/system-postgres.ts';
import { untilPrinted } from '../journeys/support/processes.ts';
import { copyProject, type ProjectCopy } from '../languages/project-copy.ts';
import { commandsOf, runCommands } from './documented-commands.ts';
import { type Nginx, startNginx } from './nginx.ts';

let project: ProjectCopy;
let folder: string;
let postgres: EmbeddedPostgres;
const closers: (() => Promise<unknown>)[] = [];
/** Ports of the pages → free ports of this machine. */
const ports = new Map<string, number>();

beforeAll(async () => {
  project = await copyProject();
  folder = await createScratchFolder('release');
  postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') });
}, 300_000);
afterAll(async () => {
  for (const close of closers.reverse()) await close();
  await postgres?.stop();
  for (const used of [folder, project?.folder]) await rm(used, { recursive: true, force: true });
}, 300_000);

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
  LOG_LEVEL: 'warn',
});

const dataFolder = () => join(folder, 'var/lib/kvarto');

/** Fills in the example, as the page says: a public shop. */
async function fillInSettings(): Promise<void> {
  const file = join(dataFolder(), '.env');
  const values: Record<string, string> = {
    API_KEYS: 'a-key-of-the-test',
    AUTH_SECRET: 'x'.repeat(64),
    SMTP_URL: 'smtps://user:password@127.0.0.1:9',
    MAIL_FROM: 'Shop <post@shop.example>',
    DATA_DIR: dataFolder(),
    DATABASE_URL: postgres.connectionString,
  };
  const example = await readFile(file, 'utf8');
  const filled = example.replaceAll(/^([A-Z_]+)=.*$/gm, (line, name) =>
    name in values ? `${name}=${values[name]}` : line,
  );
  await writeFile(file, filled);
}

const running = new Map<string, ChildProcess>();

/** Starts the release that the link names, with the ports of the instance, as systemd does with deploy/kvarto@.service. */
async function startInstance(name: string): Promise<void> {
  const ports = parseEnv(await readFile(join(folder, `etc/kvarto/${name}.env`), 'utf8'));
  const env = { ...environment(), ...ports } as Record<string, string>;
  const child = spawn(join(folder, `srv/kvarto/${name}/start`), [], { cwd: dataFolder(), env });
  running.set(name, child);
  closers.push(() => stopInstance(name));
  await untilPrinted(child, 'Ctrl-C closes the shop');
}

async function stopInstance(name: string): Promise<void> {
  const child = running.get(name);
  if (!child || child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Runs the commands of a page on a machine whose folders are in the scratch folder. */
async function runDocumented(lines: string[], release: string, nginx?: Nginx): Promise<void> {
  const instanceOf = (line: string) => /kvarto@(\w+)$/.exec(line)?.[1] ?? '';
  await runCommands(lines, {
    environment: environment(),
    adapt: (line) =>
      line
        .replaceAll(/(?<![\w.])\/(srv\/kvarto|etc|var|root)\//g, `${folder}/$1/`)
        .replaceAll(/(?<![\w.])\/srv\/kvarto/g, `${folder}/srv/kvarto`)
        .replaceAll(/(?<![\w.])\/(etc|var\/\w+)\/kvarto/g, `${folder}/$1/kvarto`)
        .replaceAll('VERSION-HASH', basename(release))
        .replaceAll(/\b30([01])([01])\b/g, (port) => String(ports.get(port)))
        .replace('cp -a releases/', `cp -a ${dirname(release)}/`)
        .replace('runuser -u kvarto -- ', '')
        .replaceAll(/ -[og] kvarto/g, ''),
    replacements: {
      useradd: () => undefined,
      'systemctl daemon-reload': () => undefined,
      'systemctl enable --now': (line) => startInstance(instanceOf(line)),
      'systemctl start': (line) => startInstance(instanceOf(line)),
      'systemctl stop': (line) => stopInstance(instanceOf(line)),
      'nginx -s reload': () => nginx?.reload(),
    },
  });
}

const filesOf = (release: string) =>
  readdirSync(release, { recursive: true, encoding: 'utf8' })
    .map((name) => `${name} ${statSync(join(release, name)).mtimeMs}`)
    .sort();

/** nginx does not repeat a POST at another server. An unknown operation is rejected by the shop itself. */
const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

/**
 * Requests pages without a pause until stopped, each time from another network, so that none reaches a rate limit. Returns
 * the failures and the number of requests.
 */
function requestInLoop(url: string, pages: readonly string[]) {
  const failures: string[] = [];
  let isStopped = false;
  let requests = 0;
  const loop = async () => {
    while (!isStopped) {
      const number = requests++;
      const path = pages[number % (pages.length + 1)];
      const address = `127.${1 + ((number >> 8) % 254)}.${number % 256}.1`;
      const status = await requestFrom(address, url + (path ?? '/graphql'), path ? {} : post);
      const isExpected = path ? status === 200 : Number(status) >= 200 && Number(status) < 500;
      if (!isExpected) failures.push(`${path ?? 'POST'}: ${status}`);
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

interface SentRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Requests a page from a local address, which `fetch` cannot. Returns the status after the whole body, or the error. */
function requestFrom(localAddress: string, url: string, { body, ...options }: SentRequest) {
  return new Promise<number | string>((resolve) => {
    const sent = request(url, { ...options, localAddress, agent: false }, (response) => {
      response.on('error', (error) => resolve(String(error)));
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', (error) => resolve(String(error)));
    sent.end(body);
  });
}

const assetsOf = async (url: string) => [
  ...new Set((await (await fetch(url)).text()).match(/\/assets\/[\w.-]+/g)),
];

async function expectAssets(nginx: Nginx, assets: string[]): Promise<void> {
  expect(assets.length).toBeGreaterThan(3);
  for (const asset of assets) expect((await fetch(nginx.url + asset)).status, asset).toBe(200);
}

async function writeSettings(): Promise<void> {
  const example = JSON.parse(
    await readFile(join(import.meta.dirname, '../../docs/settings-example.json'), 'utf8'),
  );
  await mkdir(join(folder, 'root'));
  await writeFile(join(folder, 'root/settings.json'), JSON.stringify(example));
}

const addBook = async () => {
  const books = join(folder, 'books.csv');
  const row = '9789100000004,Vinterboken,A B,199,5,Romaner';
  await writeFile(books, `isbn,title,author,price,stock,category\n${row}\n`);
  const { status, stderr } = spawnSync(join(folder, 'srv/kvarto/blue/shop'), ['import', books], {
    cwd: dataFolder(),
    env: environment(),
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
};

const columnsOfBrand = async () => {
  const { pool, close } = connect(postgres.connectionString, { connections: 1 });
  const { rows } = await pool.query(
    "select column_name from information_schema.columns where table_name = 'brand'",
  );
  await close();
  return rows.map(({ column_name }) => column_name);
};

test('the commands of the pages install, upgrade and roll back behind nginx without a failed request', async () => {
  const first = await buildRelease('first');
  // The second release has another migration, and the first one starts after it.
  const migration = join(project.folder, 'backend/database/migrations/9999-note-of-brands.sql');
  await writeFile(migration, 'alter table brand add column note text;\n');
  const second = await buildRelease('second');
  expect(second).not.toBe(first);
  for (const port of ['3000', '3001', '3010', '3011']) ports.set(port, await freePort());
  await writeSettings();
  for (const path of ['etc/systemd/system', 'etc/nginx'])
    await mkdir(join(folder, path), { recursive: true });
  const install = commandsOf('deploy.md', 'On a machine with systemd');
  expect(install.at(-1)).toBe('systemctl enable --now kvarto@blue');
  const configured = install.findIndex((line) => line.startsWith('cd '));
  await runDocumented(install.slice(0, configured), first);
  await fillInSettings();
  await runDocumented(install.slice(configured, -1), first);
  await addBook();
  const before = filesOf(join(folder, 'srv/kvarto/blue/'));
  await runDocumented(install.slice(-1), first);

  const upstream = join(folder, 'etc/nginx/kvarto-upstream.conf');
  await runDocumented([`cp deploy/nginx/kvarto-upstream.conf ${upstream}`], first);
  const onTestPorts = (await readFile(upstream, 'utf8')).replaceAll(/30[01][01]/g, (port) =>
    String(ports.get(port)),
  );
  await writeFile(upstream, onTestPorts);
  const nginx = await startNginx(folder, upstream);
  closers.push(nginx.stop);
  const oldAssets = await assetsOf(nginx.url);
  const { url: product } = await fetch(`${nginx.url}/p/vinterboken`);
  const visitors = requestInLoop(nginx.url, ['/', new URL(product).pathname, '/health', '/s/vinterboken']);

  spawnSync('cp', ['-a', second, join(folder, 'srv/kvarto/releases/')]);
  await runDocumented(commandsOf('upgrade.md', 'Upgrade'), second, nginx);
  expect(await columnsOfBrand()).toContain('note');
  expect(readFileSync(join(second, 'sbom.cdx.json'), 'utf8')).toContain('"pkg:npm/pino@');
  const newAssets = await assetsOf(nginx.url);
  expect(newAssets).not.toEqual(oldAssets);
  await expectAssets(nginx, [...oldAssets, ...newAssets]);

  await runDocumented(commandsOf('upgrade.md', 'Roll back'), first, nginx);
  expect(await assetsOf(nginx.url)).toEqual(oldAssets);
  await expectAssets(nginx, [...oldAssets, ...newAssets]);

  const { failures, requests } = await visitors.stop();
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(100);
  expect(filesOf(join(folder, 'srv/kvarto/blue/')), 'the release changed itself').toEqual(before);
}, 900_000);
