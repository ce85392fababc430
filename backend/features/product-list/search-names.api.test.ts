import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type StartedBackend,
  startBackend,
} from '#backend/catalogue-index/updater/started-backend.fixture.ts';
import type { Database } from '#backend/database/connection.ts';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { openDemoShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { addValue } from './known-books.fixture.ts';
import { queryList } from './query-list.fixture.ts';

/** The shop with the memory engine, and one with the PostgreSQL engine. */
let shop: TestShop;
let postgresBackend: StartedBackend;

beforeAll(async () => {
  shop = await openDemoShop();
  await changeShop(shop, async (db) => {
    await addParameter(db, 'translator');
    await addParameter(db, 'series');
    const author = await addValue(db, 'author', 'Elna Yxskaft');
    await addProduct(db, {
      key: 'Elementarserie',
      parameterValueIds: [
        await addValue(db, 'translator', 'Xenia Oversættersen'),
        await addValue(db, 'series', 'Trollkvintetten'),
      ],
    });
    await addProduct(db, { key: 'Om Oversættersen', parameterValueIds: [author] });
  });
  postgresBackend = await startBackend(shop.databaseUrl, { CATALOGUE_ENGINE: 'postgres' });
});
afterAll(async () => {
  await postgresBackend?.close();
  await shop.close();
});

async function addParameter(db: Database, identifier: string): Promise<void> {
  const stored = await db
    .selectFrom('parameter')
    .select('parameter_id')
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  if (stored) return;
  const { parameter_group_id } = await db
    .selectFrom('parameter_group')
    .select('parameter_group_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('parameter')
    .values(({ selectFrom, fn, eb }) => ({
      identifier,
      parameter_group_id,
      type: 'multi',
      sort_order: 99,
      parameter_id: selectFrom('parameter').select(eb(fn.max<number>('parameter_id'), '+', 1).as('next')),
    }))
    .execute();
}

/** The names that both engines find. */
async function namesFor(searchText: string): Promise<string[]> {
  const [{ names }, inDatabase] = [
    await queryList(shop, { searchText }),
    await queryList(postgresBackend, { searchText }),
  ];
  expect(inDatabase.names).toEqual(names);
  return names;
}

test.each([
  ['Xenia Oversættersen', ['Elementarserie']],
  ['xenia oversaettersen', ['Elementarserie']],
  ['trollkvintetten', ['Elementarserie']],
  ['elementarserie trollkvintetten', ['Elementarserie']],
  ['Trollkvintet', ['Elementarserie']],
  ['oversættersen', ['Om Oversættersen', 'Elementarserie']],
  ['yxskaft', ['Om Oversættersen']],
])('translators and series are found, after titles and authors: %s', async (text, names) => {
  expect(await namesFor(text)).toEqual(names);
});

test.each(['978-91-0-012345-7', '9789100123457', '91-0-012345-4'])(
  'an ISBN that no book has finds nothing: %s',
  async (text) => {
    expect(await namesFor(text)).toEqual([]);
  },
);
