import { type ChildProcess, fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newCartId } from '#backend/features/cart/create-cart.ts';
import { copyDataFolder } from '../../../../tests/api/data-folder.ts';
import type { GraphqlResult } from '../../../../tests/api/test-shop.ts';
import type { OrderShop } from '../order-shop.fixture.ts';
import type { Step } from '../payment/trace-step.ts';

export interface OrderProcess {
  // biome-ignore lint/suspicious/noExplicitAny: the expectations of each test state the data.
  query<Data = any>(query: string, variables: object, address?: string): Promise<GraphqlResult<Data>>;
  /** Refreshes the catalogue and runs the background jobs now. */
  runJobs(): Promise<void>;
  hasEnded: Promise<unknown>;
  end(): Promise<void>;
}

/** By default every request is from another visitor, so that rate limits do not affect them. */
export const newAddress = () => `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;

interface ProcessOptions {
  /** The process kills itself after this step of a purchase. */
  killAfter?: Step;
  /** By default 100: scarce stock is reserved while it is paid for, so that races are about stock. */
  reservationShare?: number;
}

/** Starts another backend process on the same database. */
export async function startOrderProcess(
  shop: OrderShop,
  { killAfter, reservationShare = 100 }: ProcessOptions = {},
): Promise<OrderProcess> {
  const folder = await copyDataFolder(shop.folder);
  const program = join(import.meta.dirname, 'order-process.fixture.ts');
  const child: ChildProcess = fork(
    program,
    [shop.databaseUrl, folder, String(reservationShare), killAfter ?? ''],
    {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    },
  );
  const hasEnded = once(child, 'exit');
  const [port] = await Promise.race([
    once(child, 'message'),
    hasEnded.then(() => {
      throw new Error('The process did not start.');
    }),
  ]);
  return {
    hasEnded,
    async query(query, variables, address = newAddress()) {
      const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-apikey': 'demo', 'x-forwarded-for': address },
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

/** Inserts carts that hold one copy of the SKU, or more. */
export async function insertFilledCarts(
  { db }: OrderShop,
  count: number,
  skuId: number,
  quantity = 1,
): Promise<string[]> {
  const ids = Array.from({ length: count }, newCartId);
  await db
    .insertInto('cart')
    .values(ids.map((cart_id) => ({ cart_id, channel_id: '1|se', market_id: 'se' })))
    .execute();
  await db
    .insertInto('cart_item')
    .values(ids.map((cart_id) => ({ cart_id, sku_id: skuId, quantity })))
    .execute();
  return ids;
}
