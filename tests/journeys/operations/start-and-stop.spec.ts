import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { freePort } from '../../api/system-postgres.ts';
import { isFullRun } from '../../full-run.ts';
import { combinations } from '../support/matrix.ts';
import {
  childrenOf,
  killIfRunning,
  postmastersIn,
  untilPortClosed,
  untilPrinted,
} from '../support/processes.ts';
import { type RunningShop, startShop } from '../support/running-shop.ts';
import { copyDemoFolder, startDemoShop } from '../support/worker-shop.ts';

const root = join(import.meta.dirname, '../../..');

describe('starting and stopping', () => {
  test('a shop that is killed during writes loses no acknowledged change and recovers', async () => {
    const shop = await startDemoShop();
    const acknowledged = await addUntilKilled(shop, 60);
    expect(acknowledged.length).toBeGreaterThanOrEqual(60);
    const restarted = await startShop({}, { folder: shop.folder });
    for (const { cartId, quantity } of acknowledged) {
      const { getCart } = await query(restarted, `{ getCart(id: "${cartId}") { items { quantity } } }`);
      expect(getCart.items[0].quantity).toBeGreaterThanOrEqual(quantity);
    }
    await restarted.stop();
  });

  test('rejects a second shop on the same data folder', async () => {
    const shop = await startDemoShop();
    const message = await startAndFail({ DATA_DIR: shop.folder });
    expect(message).toMatch(
      /^The data folder .+ is in use by another Kvarto \(process \d+\)\. Stop it, or set DATA_DIR to another folder\.$/m,
    );
    expect((await fetch(shop.url)).status).toBe(200);
    await shop.stop();
  });

  test('names a port that is in use, and leaves no process running', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const folder = await copyDemoFolder();
    expect(await startAndFail({ PORT: String(port), DATA_DIR: folder })).toContain(
      `Port ${port} is taken by another program. Stop it, or set PORT to a free port.`,
    );
    // The database is closed, so that another shop can use the folder.
    const shop = await startShop({}, { folder });
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
    taken.close();
  });

  test('rejects an invalid setting without printing its password', async () => {
    expect(await startAndFail({ PORT: 'abc' })).toContain(
      'PORT must be a whole number from 1 to 65533, not "abc".',
    );
    const message = await startAndFail({ DATABASE_URL: 'mysql://user:secret@host/db' });
    expect(message).toMatch(/DATABASE_URL must be an address that begins with postgres:/);
    expect(message).not.toContain('secret');
  });

  test('rejects an unknown market and lists the known ones', async () => {
    const folder = await copyDemoFolder();
    expect(await startAndFail({ FALLBACK_MARKET: 'zz', DATA_DIR: folder })).toContain(
      'FALLBACK_MARKET must be one of se, dk, no, fi, de, nl, fr, ax, eu, not "zz".',
    );
    await rm(folder, { recursive: true, force: true });
  });

  const endings = [
    { cause: 'Ctrl-C, which signals the whole group', signal: 'SIGINT', toGroup: true },
    { cause: 'SIGTERM to npm alone', signal: 'SIGTERM', toGroup: false },
  ] as const;

  test.each(combinations('start-and-stop', endings))(
    'npm start ends on $cause and leaves no process running',
    async ({ signal, toGroup }) => {
      const folder = await copyDemoFolder();
      const ports = [await freePort(), await freePort(), await freePort()] as const;
      const npm = spawn('npm', ['start', '--silent'], {
        cwd: root,
        detached: true,
        env: {
          ...process.env,
          NODE_ENV: undefined,
          PORT: `${ports[0]}`,
          API_PORT: `${ports[1]}`,
          SANDBOX_PORT: `${ports[2]}`,
          DATA_DIR: folder,
        },
      });
      const output = await untilPrinted(npm, 'Ctrl-C closes the shop');
      expect(output).toContain(`http://127.0.0.1:${ports[0]}`);
      expect((await fetch(`http://127.0.0.1:${ports[0]}/`)).status).toBe(200);
      const ended = once(npm, 'exit');
      if (npm.pid) process.kill(toGroup ? -npm.pid : npm.pid, signal);
      await ended;
      for (const port of ports) await untilPortClosed(port);
      // The database is closed, so that another shop can use the folder.
      const next = await startShop({}, { folder });
      await next.stop();
    },
  );
});

test('a stopping shop is unready and closes connections until it has drained', async () => {
  const folder = await copyDemoFolder();
  const shop = await startShop({ DRAIN_SECONDS: '300' }, { folder });
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  const ended = once(shop.process, 'exit');
  shop.process.kill('SIGTERM');
  for (const url of [shop.url, shop.apiUrl])
    await expect
      .poll(async () => (await fetch(`${url}/readyz`)).json())
      .toMatchObject({ status: 'draining' });
  const page = await fetch(shop.url);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  shop.process.kill('SIGTERM');
  await ended;
  await rm(folder, { recursive: true, force: true });
});

describe('interruptions', () => {
  test('a stop during the start leaves no process running', async () => {
    const folder = await copyDemoFolder();
    for (const delay of isFullRun ? [150, 400, 700, 1000] : [400, 1000]) {
      const shop = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'cli/serve.ts'], {
        cwd: root,
        env: {
          PATH: process.env.PATH ?? '',
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          NODE_ENV: 'production',
          DATA_DIR: folder,
          PORT: `${await freePort()}`,
          API_PORT: `${await freePort()}`,
          SANDBOX_PORT: `${await freePort()}`,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      shop.stderr?.on('data', (chunk) => {
        output += chunk;
      });
      setTimeout(() => shop.kill('SIGTERM'), delay);
      await once(shop, 'exit');
      expect(output).toBe('');
      expect(await postmastersIn(folder)).toEqual([]);
    }
    await rm(folder, { recursive: true, force: true });
  });

  test('a broken database connection fails its query only', async () => {
    const shop = await startDemoShop();
    const [postmaster] = await postmastersIn(shop.folder);
    const queries = Array.from({ length: 40 }, () =>
      query(shop, '{ getCart { id } }').catch(() => undefined),
    );
    for (const backend of await childrenOf(postmaster ?? 0)) killIfRunning(backend);
    await Promise.all(queries);
    await expect
      .poll(async () => (await query(shop, '{ getCart { id } }').catch(() => undefined))?.getCart?.id, {
        timeout: 20_000,
      })
      .toBeTruthy();
    expect((await fetch(shop.url)).status).toBe(200);
    await shop.stop();
  });
});

/** Adds to carts concurrently and kills the shop meanwhile. Returns the acknowledged quantities. */
async function addUntilKilled(
  shop: RunningShop,
  minCarts: number,
): Promise<{ cartId: string; quantity: number }[]> {
  const { products } = await query(
    shop,
    '{ products(take: 100) { products { skus { skuId stock { totalStock } } } } }',
  );
  const skuId = products.products
    .flatMap((product: { skus: { skuId: number; stock: { totalStock: number } }[] }) => product.skus)
    .find((sku: { stock: { totalStock: number } }) => sku.stock.totalStock >= 10).skuId;
  const acknowledged = new Map<string, number>();
  let additions = 0;
  let isKilled = false;
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      while (!isKilled) {
        try {
          const { getCart } = await query(shop, '{ getCart { id } }');
          for (let quantity = 1; quantity <= 10; quantity++) {
            await query(
              shop,
              `mutation { addToCart(id: "${getCart.id}", item: { skuId: ${skuId}, quantity: 1 }) { id } }`,
            );
            acknowledged.set(getCart.id, quantity);
            additions += 1;
            if (additions >= minCarts * 10 && !isKilled) {
              isKilled = true;
              shop.process.kill('SIGKILL');
            }
          }
        } catch {
          // The shop is killed: only acknowledged changes count.
          return;
        }
      }
    }),
  );
  if (shop.process.exitCode === null && shop.process.signalCode === null) await once(shop.process, 'exit');
  return [...acknowledged].map(([cartId, quantity]) => ({ cartId, quantity }));
}

// biome-ignore lint/suspicious/noExplicitAny: the query defines the shape of its result.
async function query(shop: RunningShop, document: string): Promise<any> {
  const response = await fetch(`${shop.apiUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
    body: JSON.stringify({ query: document }),
  });
  return (await response.json()).data;
}

async function startAndFail(environment: Record<string, string>): Promise<string> {
  const folder = environment.DATA_DIR ?? (await createScratchFolder('failed-start'));
  try {
    const shop = await startShop(environment, { folder });
    await shop.stop();
  } catch (error) {
    return (error as Error).message;
  } finally {
    if (!environment.DATA_DIR) await rm(folder, { recursive: true, force: true });
  }
  throw new Error('The shop started, but its start should fail.');
}
