import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect, type Database } from '#backend/database/connection.ts';
import { askFacets, askList, groupOf } from '#backend/features/product-list/asked-list.fixture.ts';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';
import { ChangeListener } from './change-listener.ts';
import { startBackend } from './started-backend.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const name = (sku_choice_id: number, name: string, db: Database = shop.db) =>
  db.updateTable('sku_choice_text').set({ name }).where('sku_choice_id', '=', sku_choice_id).execute();

/** It also looks by itself every few seconds, which would hide what it is not told: that clock stands still here. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});
// Without an interval: waiting would move the clock on by as much.
const patiently = { timeout: 10_000, interval: 0 };

describe('A listener', () => {
  let listener: ChangeListener;
  const onChange = vi.fn();
  const calls = () => onChange.mock.calls.length;
  beforeEach(async () => {
    onChange.mockReset();
    listener = new ChangeListener(shop.databaseUrl, onChange);
    // It looks once when it has begun to listen, for what was changed before.
    await expect.poll(calls, patiently).toBe(1);
  });
  afterEach(() => listener.close());

  test('is told of a change', async () => {
    await name(1, 'one');
    await expect.poll(calls, patiently).toBe(2);
  });

  test.each(['sku', 'price', 'product_text'] as const)(
    'is told of a change of products, in %s',
    async (table) => {
      const column = { sku: 'in_stock', price: 'regular_price', product_text: 'name' }[table];
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)}
      where ctid = (select ctid from ${sql.table(table)} limit 1)`.execute(shop.db);
      await expect.poll(calls, patiently).toBe(2);
    },
  );

  test('is told of the first of many changes at once, and of those right behind it together', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (let turn = 0; turn < 5; turn++) await name(1, `turn ${turn}`);
    await vi.waitUntil(() => calls() === 2);
    vi.advanceTimersByTime(700);
    expect(calls()).toBe(3);
    vi.advanceTimersByTime(4000);
    expect(calls()).toBe(3);
  });

  test('is told once a transaction, when it is committed, and not of one that was taken back', async () => {
    await shop.db.transaction().execute(async (trx) => {
      await name(1, 'one', trx);
      await name(2, 'two', trx);
    });
    const takenBack = shop.db.transaction().execute(async (trx) => {
      await name(1, 'never', trx);
      throw new Error('taken back');
    });
    await expect(takenBack).rejects.toThrow('taken back');
    await name(2, 'two');
    // They come in the order of the commits: after the last, none is on its way.
    await expect.poll(calls, patiently).toBe(3);
  });

  test('is not told of a statement that touched nothing', async () => {
    await name(-1, 'none');
    await shop.db.deleteFrom('product').where('product_id', '=', -1).execute();
    await name(1, 'one');
    await expect.poll(calls, patiently).toBe(2);
  });

  test('looks every five seconds, told or not', async () => {
    vi.advanceTimersByTime(15_000);
    expect(onChange).toHaveBeenCalledTimes(4);
  });

  test('listens again after its connection was broken', async () => {
    const listening = async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity
        where application_name = 'kvarto-listener' and datname = current_database()`.execute(shop.db);
      return rows.map(({ pid }) => pid);
    };
    // The shop's own, and this one.
    await expect.poll(async () => (await listening()).length, patiently).toBe(2);
    const broken = await listening();
    for (const pid of broken) await sql`select pg_terminate_backend(${pid})`.execute(shop.db);
    const listeningAgain = async () => {
      vi.advanceTimersByTime(5000);
      return (await listening()).filter((pid) => !broken.includes(pid)).length;
    };
    await expect.poll(listeningAgain, patiently).toBe(2);
    const before = calls();
    const callsAfterChange = async () => {
      await name(1, 'one');
      return calls();
    };
    // The first call may be the one with which it begins; the clock stands still, so the next is a notification.
    await expect.poll(callsAfterChange, patiently).toBeGreaterThan(before + 1);
  });

  test('is told nothing after it was closed', async () => {
    await listener.close();
    await name(1, 'one');
    vi.advanceTimersByTime(60_000);
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

test('A listener that finds no database goes on trying, and can be closed', async () => {
  const onChange = vi.fn();
  const nowhere = Object.assign(new URL(shop.databaseUrl), { pathname: '/no_such_database' }).href;
  const listener = new ChangeListener(nowhere, onChange);
  vi.advanceTimersByTime(10_000);
  expect(onChange).toHaveBeenCalledTimes(2);
  await listener.close();
});

test('Every process of a shop follows changes by itself, of products and of what they share', async () => {
  const [first, second] = await Promise.all([startBackend(shop.databaseUrl), startBackend(shop.databaseUrl)]);
  // A third party, such as an import, that knows nothing of them.
  const elsewhere = connect(shop.databaseUrl, { connections: 1 });
  const [product = 0] = (await askList(shop, {}, { take: 1 })).ids;
  try {
    await name(1, 'Shared by all', elsewhere.db);
    const texts = { name: 'Seen by all' };
    await elsewhere.db.updateTable('product_text').set(texts).where('product_id', '=', product).execute();
    for (const process of [shop, first, second]) {
      const label = async () =>
        groupOf(await askFacets(process), 'Sku').find(({ facetId }) => facetId === 'k_1')?.label;
      await expect.poll(label, patiently).toBe('Shared by all');
      const names = async () => (await askList(process, { productIds: [product] })).names;
      await expect.poll(names, patiently).toEqual(['Seen by all']);
      expect((await askList(process, { searchText: 'seen by all' })).ids).toEqual([product]);
    }
  } finally {
    await elsewhere.close();
    await first.close();
    await second.close();
  }
});
