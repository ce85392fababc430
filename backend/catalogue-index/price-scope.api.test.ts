import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';
import { loadSharedData } from './loaders/load-shared-data.ts';
import { priceScopeOf } from './price-scope.ts';

let shop: TestShop;
let groups: { club: number; staff: number };

beforeAll(async () => {
  shop = await openTestShop();
  const [club, staff] = await shop.db
    .insertInto('customer_group')
    .values([
      { group_key: 'a-club', name: 'A club' },
      { group_key: 'staff', name: 'Staff' },
    ])
    .returning('customer_group_id')
    .execute();
  groups = { club: club?.customer_group_id ?? 0, staff: staff?.customer_group_id ?? 0 };
  await addList(shop.db, 'public-later', { sort_order: 5 });
  await addList(shop.db, 'public-sooner', { sort_order: -5 });
  await addList(shop.db, 'club-later', { sort_order: 9 }, groups.club);
  await addList(shop.db, 'club-sooner', { sort_order: 8 }, groups.club);
});
afterAll(() => shop.close());

async function addList(
  db: Database,
  identifier: string,
  order: { sort_order: number },
  customer_group_id?: number,
) {
  const { price_list_id } = await db
    .insertInto('price_list')
    .values({ identifier, currency_code: 'SEK', customer_group_id })
    .returning('price_list_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('price_list_market')
    .values({ price_list_id, market_id: 'se', currency_code: 'SEK', ...order })
    .execute();
}

async function listsFor(marketAlias: string, customerGroupId: number | null): Promise<string[]> {
  const shared = await loadSharedData(shop.db);
  const market = shared.channels.flatMap(({ markets }) => markets).find(({ alias }) => alias === marketAlias);
  if (!market) throw new Error(`There is no market ${marketAlias}.`);
  const identifierById = new Map(market.priceLists.map(({ id, identifier }) => [id, identifier]));
  return priceScopeOf(shared, market, customerGroupId).listIds.map((id) => identifierById.get(id) ?? '');
}

describe('A price scope uses', () => {
  test('the public lists in the order of the market', async () => {
    expect(await listsFor('se', null)).toEqual(['public-sooner', 'sek', 'public-later']);
  });

  test('the lists of the customer group before the public ones', async () => {
    expect(await listsFor('se', groups.club)).toEqual([
      'club-sooner',
      'club-later',
      'public-sooner',
      'sek',
      'public-later',
    ]);
  });

  test('the public lists for a customer group without lists', async () => {
    expect(await listsFor('se', groups.staff)).toEqual(await listsFor('se', null));
  });

  test('only lists of the market', async () => {
    expect(await listsFor('dk', groups.club)).toEqual(['dkk']);
  });
});
