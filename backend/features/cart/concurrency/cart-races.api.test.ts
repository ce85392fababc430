import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import type { TestShop } from '../../../../tests/api/test-shop.ts';
import { repetitions } from '../../../../tests/full-run.ts';
import { type CartShop, mutationOf, openCartShop } from '../cart-shop.fixture.ts';
import { applyChange, type CartChange, type ModelLine, randomChanges } from './cart-model.fixture.ts';
import { forkShop } from './forked-shop.fixture.ts';

let shop: CartShop;
/** Three operating system processes, which share only the database. */
let processes: Pick<TestShop, 'query' | 'close'>[];
let stock: Map<number, number>;

beforeAll(async () => {
  shop = await openCartShop();
  stock = new Map([
    [shop.sku.rare, 5],
    [shop.sku.novel, 30],
    [shop.sku.unlimited, 5000],
  ]);
  await writeHistory();
  processes = await Promise.all([forkShop(shop), forkShop(shop), forkShop(shop)]);
});
afterAll(async () => {
  await Promise.all(processes.map((process) => process.close()));
  await shop.close();
});

/**
 * Creates a trigger that logs the new state of a cart at the end of each transaction, with the idempotency key that the
 * transaction stored. `xmin` identifies the transaction's row.
 */
async function writeHistory(): Promise<void> {
  await sql`create table cart_history (cart_id text, version integer, key text, lines jsonb, primary key (cart_id, version))`.execute(
    shop.db,
  );
  await sql`create function write_cart_history() returns trigger language plpgsql as $$ begin
    insert into cart_history select new.cart_id, new.version,
      (select key from idempotency_key where subject = new.cart_id and xmin = pg_current_xact_id()::xid),
      (select coalesce(jsonb_agg(jsonb_build_object('skuId', sku_id, 'message', message, 'quantity', quantity)
        order by cart_item_id), '[]') from cart_item where cart_item.cart_id = new.cart_id);
    return null;
  end $$`.execute(shop.db);
  await sql`create constraint trigger cart_history after update on cart
    deferrable initially deferred for each row execute function write_cart_history()`.execute(shop.db);
}

interface Outcome {
  change: CartChange;
  /** Logical times of all starts and ends. */
  startedAt: number;
  endedAt: number;
  lines: ModelLine[] | null;
  code: unknown;
}

let clock = 0;

async function send(id: string, change: CartChange, key: string, process: number): Promise<Outcome> {
  const name = { add: 'addToCart', set: 'updateCartItem', clear: 'clearCart' }[change.kind] as 'addToCart';
  const { kind: _, ...item } = change;
  const startedAt = ++clock;
  const { data, errors } = await (processes[process % 3] ?? shop).query(
    mutationOf(name, 'items { skuId message quantity }'),
    { id, item },
    { 'x-idempotency-key': key },
  );
  const endedAt = ++clock;
  const lines = data?.[name]?.items ?? null;
  return { change, startedAt, endedAt, lines, code: errors?.[0]?.extensions?.code };
}

/** Checks linearizability: every result is that of its change at one moment between its start and its end. */
async function expectSerialOrder(id: string, outcomes: Map<string, Outcome>): Promise<void> {
  const { rows: versions } = await sql<{ version: number; key: string; lines: ModelLine[] }>`
    select version, key, lines from cart_history where cart_id = ${id} order by version`.execute(shop.db);
  const states = [[] as ModelLine[], ...versions.map(({ lines }) => lines)];
  const succeeded = [...outcomes.values()].filter(({ code }) => code === undefined);
  expect(versions.map(({ version }) => version)).toEqual(succeeded.map((_, index) => index + 1));
  const order = versions.map(({ key }) => outcomes.get(key) as Outcome);
  expect(new Set(order).size).toBe(succeeded.length);
  for (const [index, { change, lines }] of order.entries()) {
    expect(applyChange(change, states[index] ?? [], stock)).toEqual(states[index + 1]);
    expect(lines).toEqual(states[index + 1]);
  }
  let lastStart = 0;
  for (const { startedAt, endedAt } of order) {
    expect(endedAt).toBeGreaterThan(lastStart);
    lastStart = Math.max(lastStart, startedAt);
  }
  for (const { change, startedAt, endedAt, code } of outcomes.values()) {
    if (code === undefined) continue;
    // A rejected change saw a version between the last change that ended before it and the first that started after it.
    const first = order.findLastIndex((one) => one.endedAt < startedAt) + 1;
    const next = order.findIndex((one) => one.startedAt > endedAt);
    const visible = states.slice(first, next === -1 ? undefined : next + 1);
    expect(visible.map((lines) => applyChange(change, lines, stock))).toContain(code);
  }
}

describe('Random changes of one cart from three processes', () => {
  test.each([1, 2, 3].slice(0, repetitions(3)))(
    '200 concurrent ones are equivalent to a serial order (%i)',
    async (seed) => {
      const id = await shop.newCart();
      const changes = randomChanges([...stock.keys()], 200, seed);
      const outcomes = new Map<string, Outcome>();
      await Promise.all(
        changes.map(async (change, index) => {
          const key = `${seed}/${index}`;
          outcomes.set(key, await send(id, change, key, index));
        }),
      );
      await expectSerialOrder(id, outcomes);
      expect(await shop.linesOf(id)).toMatchObject(await lastState(id));
    },
  );

  test('by clients that wait for each result keep the order of every client', async () => {
    const id = await shop.newCart();
    const outcomes = new Map<string, Outcome>();
    await Promise.all(
      Array.from({ length: 12 }, async (_, client) => {
        for (const [index, change] of randomChanges([...stock.keys()], 20, 100 + client).entries()) {
          const key = `client ${client}/${index}`;
          outcomes.set(key, await send(id, change, key, client));
        }
      }),
    );
    await expectSerialOrder(id, outcomes);
  });
});

test('One idempotency key, used 50 times concurrently by three processes, adds once and returns the same result', async () => {
  for (let round = 0; round < repetitions(3); round++) {
    const id = await shop.newCart();
    const change: CartChange = { kind: 'add', skuId: shop.sku.novel, message: '', quantity: 2 };
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => send(id, change, `one key ${round}`, index)),
    );
    const added = [{ skuId: shop.sku.novel, message: '', quantity: 2 }];
    for (const { lines, code } of outcomes)
      expect({ lines, code }).toEqual({ lines: added, code: undefined });
    expect(await shop.linesOf(id)).toMatchObject(added);
  }
});

test('A line that is added to a guest cart during sign-in is in the customer’s cart, or was rejected', async () => {
  for (let round = 0; round < repetitions(5, 2); round++) {
    const customer = await signedInHeaders(shop.backend, `reader-${round}@example.se`);
    const { data } = await shop.query('{ getCart { id } }', {}, customer);
    const guest = await shop.newCart();
    const item = { skuId: shop.sku.unlimited, quantity: 1 };
    const adding = Array.from({ length: 30 }, (_, index) =>
      (processes[index % 3] ?? shop).query(mutationOf('addToCart'), { id: guest, item }),
    );
    const claiming = processes.map((process) =>
      process.query('query ($id: String) { getCart(id: $id) { id } }', { id: guest }, customer),
    );
    const results = await Promise.all(adding);
    for (const claimed of await Promise.all(claiming)) expect(claimed).toEqual({ status: 200, data });
    const added = results.filter(({ data: result }) => result.addToCart !== null).length;
    const { rows } = await sql<{ cart_id: string; quantity: number }>`
      select cart_id, sum(quantity)::int as quantity from cart_item
      where cart_id in (${guest}, ${data.getCart.id}) group by cart_id`.execute(shop.db);
    expect(rows).toEqual(added === 0 ? [] : [{ cart_id: data.getCart.id, quantity: added }]);
  }
});

async function lastState(id: string): Promise<ModelLine[]> {
  const { rows } = await sql<{ lines: ModelLine[] }>`
    select lines from cart_history where cart_id = ${id} order by version desc limit 1`.execute(shop.db);
  return rows[0]?.lines ?? [];
}
