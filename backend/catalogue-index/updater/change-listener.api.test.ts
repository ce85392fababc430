import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect, type Database } from '#backend/database/connection.ts';
import { treatFormatsAsSizes } from '#backend/features/product/add-product.fixture.ts';
import {
  groupOf,
  queryList,
  queryListWithFacets,
} from '#backend/features/product-list/query-list.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { ChangeListener } from './change-listener.ts';
import { startAnotherBackend } from './started-backend.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({}, { schedulesJobs: true });
  await treatFormatsAsSizes(shop.db);
});
afterAll(() => shop.close());

const renameFormat = (sku_choice_id: number, name: string, db: Database = shop.db) =>
  db.updateTable('sku_choice_text').set({ name }).where('sku_choice_id', '=', sku_choice_id).execute();

afterEach(() => {
  vi.useRealTimers();
});
// No interval: waiting would advance the fake clock.
const pollOptions = { interval: 0 };

describe('A listener', () => {
  let listener: ChangeListener;
  const onChange = vi.fn();
  const calls = () => onChange.mock.calls.length;
  beforeEach(async () => {
    onChange.mockReset();
    listener = new ChangeListener(shop.databaseUrl, onChange);
    // It calls back once when it is connected, for earlier changes.
    await expect.poll(calls, pollOptions).toBe(1);
  });
  afterEach(() => listener.close());

  test('calls back for a change', async () => {
    await renameFormat(1, 'one');
    await expect.poll(calls, pollOptions).toBe(2);
  });

  test.each(['sku', 'price', 'product_text'] as const)(
    'calls back for a change of products, in %s',
    async (table) => {
      const column = { sku: 'in_stock', price: 'regular_price', product_text: 'name' }[table];
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)}
      where ctid = (select ctid from ${sql.table(table)} limit 1)`.execute(shop.db);
      await expect.poll(calls, pollOptions).toBe(2);
    },
  );

  test('calls back immediately for the first of many changes, and once for those within the throttle time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (let round = 0; round < 5; round++) await renameFormat(1, `round ${round}`);
    await vi.waitUntil(() => calls() === 2);
    vi.advanceTimersByTime(700);
    expect(calls()).toBe(3);
    vi.advanceTimersByTime(4000);
    expect(calls()).toBe(3);
  });

  test('calls back once per committed transaction, not for a rolled-back one', async () => {
    await shop.db.transaction().execute(async (trx) => {
      await renameFormat(1, 'one', trx);
      await renameFormat(2, 'two', trx);
    });
    const rolledBack = shop.db.transaction().execute(async (trx) => {
      await renameFormat(1, 'never', trx);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await renameFormat(2, 'two');
    // Notifications arrive in commit order: after the last one no other is pending.
    await expect.poll(calls, pollOptions).toBe(3);
  });

  test('does not call back for a statement that changed no row', async () => {
    await renameFormat(-1, 'none');
    await shop.db.deleteFrom('product').where('product_id', '=', -1).execute();
    await renameFormat(1, 'one');
    await expect.poll(calls, pollOptions).toBe(2);
  });

  test('reconnects after its connection was lost', async () => {
    const listenerPids = async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity
        where application_name = 'kvarto-listener' and datname = current_database()`.execute(shop.db);
      return rows.map(({ pid }) => pid);
    };
    // The listener of the shop, and this one.
    await expect.poll(async () => (await listenerPids()).length, pollOptions).toBe(2);
    const terminated = await listenerPids();
    for (const pid of terminated) await sql`select pg_terminate_backend(${pid})`.execute(shop.db);
    const countNewListeners = async () => {
      listener.reconnect();
      return (await listenerPids()).filter((pid) => !terminated.includes(pid)).length;
    };
    await expect.poll(countNewListeners, pollOptions).toBe(2);
    const before = calls();
    const callsAfterChange = async () => {
      await renameFormat(1, 'one');
      return calls();
    };
    // Reconnecting calls back once; any further call is for a notification.
    await expect.poll(callsAfterChange, pollOptions).toBeGreaterThan(before + 1);
  });

  test('does not call back after it was closed', async () => {
    await listener.close();
    await renameFormat(1, 'one');
    listener.reconnect();
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

test('a listener without a database can reconnect and be closed', async () => {
  const onChange = vi.fn();
  const unknownUrl = new URL('/no_such_database', shop.databaseUrl).href;
  const listener = new ChangeListener(unknownUrl, onChange);
  listener.reconnect();
  await listener.close();
  expect(onChange).not.toHaveBeenCalled();
});

test('every process of a shop applies changes of products and shared data', async () => {
  const [first, second] = await Promise.all([startAnotherBackend(shop), startAnotherBackend(shop)]);
  // Another program, such as an import.
  const importer = connect(shop.databaseUrl, { connections: 1 });
  const [product = 0] = (await queryList(shop, {}, { take: 1 })).ids;
  try {
    await renameFormat(1, 'Shared by all', importer.db);
    const texts = { name: 'Seen by all' };
    await importer.db.updateTable('product_text').set(texts).where('product_id', '=', product).execute();
    for (const process of [shop, first, second]) {
      const label = async () =>
        groupOf(await queryListWithFacets(process), 'Sku').find(({ facetId }) => facetId === 'k_1')?.label;
      await expect.poll(label, pollOptions).toBe('Shared by all');
      const names = async () => (await queryList(process, { productIds: [product] })).names;
      await expect.poll(names, pollOptions).toEqual(['Seen by all']);
      expect((await queryList(process, { searchText: 'seen by all' })).ids).toEqual([product]);
    }
  } finally {
    await importer.close();
    await first.close();
    await second.close();
  }
});
