import { type ChildProcess, spawnSync } from 'node:child_process';
import { chmod, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { freePort } from '../api/system-postgres.ts';
import { end, startShop } from './cluster/processes.ts';

const bytesOfDisk = 1_000_000_000;
const startTimeoutMs = 300_000;
const secondsWithFullDisk = 20;
/** Only root can mount a small disk. */
const canMount = process.getuid?.() === 0;

let folder: string;
let shop: ChildProcess | undefined;
let urls: { shop: string; api: string };

beforeAll(async () => {
  if (!canMount) return;
  folder = await createScratchFolder('full-disk');
  mount('-t', 'tmpfs', '-o', `size=${bytesOfDisk}`, 'tmpfs', folder);
  await chmod(folder, 0o777);
  const [PORT, API_PORT] = [await freePort(), await freePort()];
  urls = { shop: `http://127.0.0.1:${PORT}`, api: `http://127.0.0.1:${API_PORT}/graphql` };
  const settings = {
    PORT,
    API_PORT,
    SANDBOX: 'false',
    TRUSTED_PROXIES: 1,
    API_TRUSTED_PROXIES: 1,
    LOG_LEVEL: 'silent',
  };
  shop = await startShop({ ...settings, DATA_DIR: join(folder, 'data') });
}, startTimeoutMs);
afterAll(async () => {
  await end(shop, 'SIGTERM');
  if (!folder) return;
  spawnSync('umount', [folder]);
  await rm(folder, { recursive: true, force: true });
});

function mount(...args: string[]): void {
  const { status, stderr } = spawnSync('mount', args, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}

/** Returns the removal of the file that takes all the space. */
async function fillDisk(): Promise<() => Promise<void>> {
  const path = join(folder, 'filler');
  const file = await open(path, 'w');
  const chunk = Buffer.alloc(1_000_000);
  const isFull = (error: NodeJS.ErrnoException) => error.code === 'ENOSPC';
  for (;;) {
    const written = await file
      .write(chunk)
      .catch((error) => (isFull(error) ? undefined : Promise.reject(error)));
    if (!written || written.bytesWritten < chunk.length) break;
  }
  await file.close();
  return () => rm(path);
}

let visitors = 0;
/** Headers of another visitor, so that no rate limit rejects a request. */
function fromNewAddress() {
  visitors += 1;
  return { 'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
}

/** A cart of a new visitor, with a copy of a book. */
async function fillCart(): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-apikey': 'demo', ...fromNewAddress() };
  const send = (query: string, variables = {}) =>
    fetch(urls.api, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const created = await send('{ getCart(marketId: "se") { id } }');
  if (created.status !== 200) return created;
  const { data } = await created.json();
  return send(
    'mutation ($id: String!) { addToCart(id: $id, item: {skuId: 1, quantity: 1}, marketId: "se") { id } }',
    { id: data.getCart.id },
  );
}

const acceptsCarts = async () => (await fillCart().catch(() => undefined))?.status === 200;

test.runIf(canMount)(
  'with a full disk every page is served, carts get 503 with Retry-After, and buying resumes without a restart',
  async () => {
    await expect.poll(acceptsCarts, { timeout: 30_000 }).toBe(true);
    const removeFiller = await fillDisk();
    expect((await statfs(folder)).bavail).toBe(0);
    const endsAt = performance.now() + secondsWithFullDisk * 1000;
    const pages: string[] = [];
    const carts: Response[] = [];
    for (let round = 0; performance.now() < endsAt; round++) {
      const paths = ['/', '/fi/', `/c/skonlitteratur?page=${1 + (round % 3)}`, '/s/vinterboken'];
      for (const path of paths) {
        const { status } = await fetch(urls.shop + path, { headers: fromNewAddress() });
        pages.push(`${path}: ${status}`);
      }
      carts.push(...(await Promise.all([fillCart(), fillCart(), fillCart()])));
    }
    expect(pages.filter((page) => !page.endsWith(': 200'))).toEqual([]);
    const rejected = carts.filter(({ status }) => status !== 200);
    expect(rejected.length).toBeGreaterThan(0);
    const unexpected = rejected.filter(
      ({ status, headers }) => status !== 503 || !headers.get('retry-after'),
    );
    expect(unexpected.map(({ status }) => status)).toEqual([]);
    process.stderr.write(
      `Full disk: ${pages.length} pages, ${carts.length} carts, ${rejected.length} rejected\n`,
    );
    await removeFiller();
    await setTimeout(1000);
    await expect.poll(acceptsCarts, { timeout: 60_000, interval: 500 }).toBe(true);
  },
  180_000,
);
