import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import {
  FAVORITE_LIST_LIMITS,
  type FavoriteListAction,
  MAIN_LIST_ID,
} from '#contract/favorite-list-requests.ts';
import { sendShopRequest } from '../../../tests/api/send-shop-request.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

let shop: TestShop;
let products: number[];
let headers: { authorization: string };
let customers = 0;
beforeAll(async () => {
  shop = await openTestShop();
  products = await changeShop(shop, async (db) => [
    await addProduct(db, { key: 'listed-1' }),
    await addProduct(db, { key: 'listed-2' }),
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  headers = await signedInHeaders(shop.backend, `lister${++customers}@example.se`);
});

const send = (action: FavoriteListAction | object, as: object = headers) =>
  sendShopRequest(shop, 'favorite-lists', action as FavoriteListAction, { headers: as });

async function listsAfter(action: FavoriteListAction) {
  return (await send(action)).data.lists;
}

async function createList(name = 'Summer') {
  return (await listsAfter({ action: 'create', name })).at(-1)?.listId ?? 0;
}

const openShared = async (shareKey: string) =>
  (await sendShopRequest(shop, 'shared-lists', { shareKey })).data.list;

describe('A customer', () => {
  test('creates, renames, fills and deletes lists', async () => {
    const [first = 0, second = 0] = products;
    expect(await listsAfter({ action: 'read' })).toEqual([
      { listId: MAIN_LIST_ID, name: '', shareKey: null, productIds: [] },
    ]);
    const listId = await createList('  For \n Anna ');
    await listsAfter({ action: 'add', listId, productId: second });
    await listsAfter({ action: 'add', listId, productId: first });
    await listsAfter({ action: 'add', listId, productId: first });
    expect((await listsAfter({ action: 'rename', listId, name: 'Anna' })).at(-1)).toEqual({
      listId,
      name: 'Anna',
      shareKey: null,
      productIds: [second, first],
    });
    expect((await listsAfter({ action: 'remove', listId, productId: second })).at(-1)?.productIds).toEqual([
      first,
    ]);
    expect(
      (await listsAfter({ action: 'create', name: 'New', productId: second })).at(-1)?.productIds,
    ).toEqual([second]);
    expect((await listsAfter({ action: 'delete', listId })).map(({ name }) => name)).toEqual(['', 'New']);
  });

  test('shares a list by a link that cannot be guessed, and stops sharing it', async () => {
    const listId = await createList();
    await listsAfter({ action: 'add', listId, productId: products[0] ?? 0 });
    const shareKey = (await listsAfter({ action: 'share', listId })).at(-1)?.shareKey ?? '';
    expect(Buffer.from(shareKey, 'base64url')).toHaveLength(16);
    expect((await listsAfter({ action: 'share', listId })).at(-1)?.shareKey).toBe(shareKey);
    expect(await openShared(shareKey)).toEqual({ name: 'Summer', productIds: [products[0]] });
    await listsAfter({ action: 'stop-sharing', listId });
    expect(await openShared(shareKey)).toBeNull();
    expect((await listsAfter({ action: 'share', listId })).at(-1)?.shareKey).not.toBe(shareKey);
  });

  test('shares the main list, which other clients write to `metaData`', async () => {
    const user = { metaData: JSON.stringify({ favorites: [products[1], 'x', products[1]], theirs: 1 }) };
    await shop.query(
      'mutation ($user: UserInputType!) { updateUser(user: $user) { id } }',
      { user },
      headers,
    );
    const [main] = await listsAfter({ action: 'share', listId: MAIN_LIST_ID });
    expect(main).toMatchObject({ listId: MAIN_LIST_ID, productIds: [products[1]] });
    expect(await openShared(main?.shareKey ?? '')).toEqual({ name: '', productIds: [products[1]] });
    await listsAfter({ action: 'stop-sharing', listId: MAIN_LIST_ID });
    expect(await openShared(main?.shareKey ?? '')).toBeNull();
    expect(await send({ action: 'delete', listId: MAIN_LIST_ID })).toMatchObject({ code: 'BAD_INPUT' });
  });

  test('finds all favourites of the browser in the main list, the newest too', async () => {
    const favorites = Array.from({ length: FAVORITE_LIST_LIMITS.mainListProducts }, (_, index) => index + 1);
    await shop.query(
      'mutation ($user: UserInputType!) { updateUser(user: $user) { id } }',
      { user: { metaData: JSON.stringify({ favorites }) } },
      headers,
    );
    expect((await listsAfter({ action: 'read' }))[0]?.productIds).toEqual(favorites);
  });

  test('cannot read or change lists of others', async () => {
    const listId = await createList();
    const other = await signedInHeaders(shop.backend, `other${customers}@example.se`);
    expect((await send({ action: 'read' }, other)).data.lists).toHaveLength(1);
    for (const action of [
      { action: 'rename', listId, name: 'Mine' },
      { action: 'delete', listId },
      { action: 'share', listId },
      { action: 'add', listId, productId: products[0] },
    ])
      expect(await send(action, other)).toMatchObject({ status: 404, code: 'UNKNOWN_LIST' });
    expect((await listsAfter({ action: 'read' })).at(-1)?.name).toBe('Summer');
  });
});

describe('The shop rejects', () => {
  test('guests', async () => {
    expect(await send({ action: 'read' }, {})).toMatchObject({ status: 401, code: 'LOGIN_REQUIRED' });
  });

  test('names that are empty or too long, unknown products and unknown actions', async () => {
    const listId = await createList();
    for (const action of [
      { action: 'create', name: ' \u200b ' },
      { action: 'create', name: 'x'.repeat(FAVORITE_LIST_LIMITS.name + 1) },
      { action: 'add', listId, productId: 2 ** 30 },
      { action: 'create', name: 'New', productId: 2 ** 30 },
      { action: 'empty', listId },
    ])
      expect(await send(action)).toMatchObject({ status: 400, code: 'BAD_INPUT' });
    expect(await listsAfter({ action: 'read' })).toMatchObject([
      { name: '' },
      { name: 'Summer', productIds: [] },
    ]);
  });

  test('more lists than the limit, even in concurrent requests; a shared main list does not count', async () => {
    await listsAfter({ action: 'share', listId: MAIN_LIST_ID });
    for (let count = 0; count < FAVORITE_LIST_LIMITS.lists - 2; count++) await createList(`List ${count}`);
    const results = await Promise.all(
      Array.from({ length: 4 }, () => send({ action: 'create', name: 'More' })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([200, 200, 400, 400]);
  });
});

test('Deleting the account deletes the lists', async () => {
  const listId = await createList();
  const shareKey = (await listsAfter({ action: 'share', listId })).at(-1)?.shareKey ?? '';
  await shop.query('mutation { deleteUser }', {}, headers);
  expect(await openShared(shareKey)).toBeNull();
});
