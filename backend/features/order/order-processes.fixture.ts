import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { snapshotPath } from '#backend/catalogue-index/snapshot-file.ts';
import { makeScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { newCartId } from '#backend/features/cart/create-cart.ts';
import type { Answer } from '../../../tests/api/test-shop.ts';
import type { OrderShop } from './order-shop.fixture.ts';
import type { Step } from './trace-step.ts';

export interface OrderProcess {
  // biome-ignore lint/suspicious/noExplicitAny: a test says in its expectations what it awaits.
  ask<Data = any>(query: string, variables: object): Promise<Answer<Data>>;
  /** Takes in the catalogue and does what is due, as it does by itself after a while. */
  runJobs(): Promise<void>;
  hasEnded: Promise<unknown>;
  end(): Promise<void>;
}

/** A process of the shop's own, on the same database. With a step it dies there. */
export async function startOrderProcess(shop: OrderShop, dieAfter?: Step): Promise<OrderProcess> {
  const folder = await makeScratchFolder('order-process');
  await mkdir(dirname(snapshotPath(folder)), { recursive: true });
  await copyFile(snapshotPath(shop.folder), snapshotPath(folder));
  const program = join(import.meta.dirname, 'order-process.fixture.ts');
  const child: ChildProcess = fork(program, [shop.databaseUrl, folder, dieAfter ?? ''], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const hasEnded = once(child, 'exit');
  const [port] = await Promise.race([
    once(child, 'message'),
    hasEnded.then(() => {
      throw new Error('The process did not start.');
    }),
  ]);
  return {
    hasEnded,
    async ask(query, variables) {
      const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
        body: JSON.stringify({ query, variables }),
      });
      return { status: response.status, ...((await response.json()) as object) } as never;
    },
    async runJobs() {
      const done = once(child, 'message');
      child.send('run');
      await done;
    },
    async end() {
      child.kill('SIGKILL');
      await hasEnded;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Carts that are filled already: how they were is another test's matter. */
export async function filledCarts({ db }: OrderShop, count: number, skuId: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newCartId);
  await db
    .insertInto('cart')
    .values(ids.map((cart_id) => ({ cart_id, channel_id: '1|se', market_id: 'se' })))
    .execute();
  await db
    .insertInto('cart_item')
    .values(ids.map((cart_id) => ({ cart_id, sku_id: skuId, quantity: 1 })))
    .execute();
  return ids;
}
