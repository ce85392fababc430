import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import type { TestShop } from '../../../tests/api/test-shop.ts';
import { apply, type ModelLine, randomWishes, type Wish } from './cart-model.fixture.ts';
import { type CartShop, mutationOf, openCartShop } from './cart-shop.fixture.ts';
import { forkShop } from './forked-shop.fixture.ts';

let shop: CartShop;
/** Three processes of the operating system, which share nothing but the database. */
let processes: Pick<TestShop, 'ask' | 'close'>[];
let stock: Map<number, number>;

beforeAll(async () => {
  shop = await openCartShop();
  stock = new Map([
    [shop.sku.rare, 5],
    [shop.sku.novel, 30],
    [shop.sku.digital, 5000],
  ]);
  await writeHistory();
  processes = await Promise.all([forkShop(shop), forkShop(shop), forkShop(shop)]);
});
afterAll(async () => {
  await Promise.all(processes.map((process) => process.close()));
  await shop.close();
});

/** The database writes down, at the end of each transaction, what it made of a cart and under which key. */
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

interface Heard {
  wish: Wish;
  /** Its place in all that began and ended. */
  began: number;
  ended: number;
  lines: ModelLine[] | null;
  code: unknown;
}

let moment = 0;

async function ask(id: string, wish: Wish, key: string, process: number): Promise<Heard> {
  const name = { add: 'addToCart', set: 'updateCartItem', clear: 'clearCart' }[wish.kind] as 'addToCart';
  const { kind: _, ...item } = wish;
  const began = ++moment;
  const { data, errors } = await (processes[process % 3] ?? shop).ask(
    mutationOf(name, 'items { skuId message quantity }'),
    { id, item },
    { 'x-idempotency-key': key },
  );
  const ended = ++moment;
  return { wish, began, ended, lines: data?.[name]?.items ?? null, code: errors?.[0]?.extensions?.code };
}

/** Every answer must be what its wish makes of the cart at one moment between its question and its answer. */
async function expectSerialOrder(id: string, heard: Map<string, Heard>): Promise<void> {
  const { rows: versions } = await sql<{ version: number; key: string; lines: ModelLine[] }>`
    select version, key, lines from cart_history where cart_id = ${id} order by version`.execute(shop.db);
  const states = [[] as ModelLine[], ...versions.map(({ lines }) => lines)];
  const made = [...heard.values()].filter(({ code }) => code === undefined);
  expect(versions.map(({ version }) => version)).toEqual(made.map((_, index) => index + 1));
  const order = versions.map(({ key }) => heard.get(key) as Heard);
  expect(new Set(order).size).toBe(made.length);
  for (const [index, { wish, lines }] of order.entries()) {
    expect(apply(wish, states[index] ?? [], stock)).toEqual(states[index + 1]);
    expect(lines).toEqual(states[index + 1]);
  }
  let latest = 0;
  for (const { began, ended } of order) {
    expect(ended).toBeGreaterThan(latest);
    latest = Math.max(latest, began);
  }
  for (const { wish, began, ended, code } of heard.values()) {
    if (code === undefined) continue;
    // It saw a version that was there before it ended, and no older one than the last that had ended before it began.
    const first = order.findLastIndex((one) => one.ended < began) + 1;
    const behind = order.findIndex((one) => one.began > ended);
    const seen = states.slice(first, behind === -1 ? undefined : behind + 1);
    expect(seen.map((lines) => apply(wish, lines, stock))).toContain(code);
  }
}

describe('Random changes of one cart from three processes', () => {
  test.each([1, 2, 3])('200 at once are explained by one after the other (%i)', async (seed) => {
    const id = await shop.newCart();
    const wishes = randomWishes([...stock.keys()], 200, seed);
    const heard = new Map<string, Heard>();
    await Promise.all(
      wishes.map(async (wish, index) => {
        const key = `${seed}/${index}`;
        heard.set(key, await ask(id, wish, key, index));
      }),
    );
    await expectSerialOrder(id, heard);
    expect(await shop.linesOf(id)).toMatchObject(await lastState(id));
  });

  test('by clients who wait for each answer, nobody’s next change comes before the last', async () => {
    const id = await shop.newCart();
    const heard = new Map<string, Heard>();
    await Promise.all(
      Array.from({ length: 12 }, async (_, client) => {
        for (const [index, wish] of randomWishes([...stock.keys()], 20, 100 + client).entries()) {
          const key = `client ${client}/${index}`;
          heard.set(key, await ask(id, wish, key, client));
        }
      }),
    );
    await expectSerialOrder(id, heard);
  });
});

test('One key, 50 times at once from three processes, adds once, and all hear the same', async () => {
  for (let round = 0; round < 3; round++) {
    const id = await shop.newCart();
    const wish: Wish = { kind: 'add', skuId: shop.sku.novel, message: '', quantity: 2 };
    const heard = await Promise.all(
      Array.from({ length: 50 }, (_, index) => ask(id, wish, `one key ${round}`, index)),
    );
    const added = [{ skuId: shop.sku.novel, message: '', quantity: 2 }];
    for (const { lines, code } of heard) expect({ lines, code }).toEqual({ lines: added, code: undefined });
    expect(await shop.linesOf(id)).toMatchObject(added);
  }
});

test('What a guest adds while they sign in elsewhere is in the customer’s cart, or was refused', async () => {
  for (let round = 0; round < 5; round++) {
    const customer = await signedInHeaders(shop.backend, `reader-${round}@example.se`);
    const { data } = await shop.ask('{ getCart { id } }', {}, customer);
    const guest = await shop.newCart();
    const item = { skuId: shop.sku.digital, quantity: 1 };
    const adding = Array.from({ length: 30 }, (_, index) =>
      (processes[index % 3] ?? shop).ask(mutationOf('addToCart'), { id: guest, item }),
    );
    const joining = processes.map((process) =>
      process.ask('query ($id: String) { getCart(id: $id) { id } }', { id: guest }, customer),
    );
    const answers = await Promise.all(adding);
    for (const joined of await Promise.all(joining)) expect(joined).toEqual({ status: 200, data });
    const added = answers.filter(({ data: answer }) => answer.addToCart !== null).length;
    const { rows } = await sql<{ cart_id: string; pieces: number }>`
      select cart_id, sum(quantity)::int as pieces from cart_item
      where cart_id in (${guest}, ${data.getCart.id}) group by cart_id`.execute(shop.db);
    expect(rows).toEqual(added === 0 ? [] : [{ cart_id: data.getCart.id, pieces: added }]);
  }
});

async function lastState(id: string): Promise<ModelLine[]> {
  const { rows } = await sql<{ lines: ModelLine[] }>`
    select lines from cart_history where cart_id = ${id} order by version desc limit 1`.execute(shop.db);
  return rows[0]?.lines ?? [];
}
