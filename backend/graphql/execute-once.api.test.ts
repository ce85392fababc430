import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAnotherBackend } from '#backend/catalogue-index/updater/started-backend.fixture.ts';
import { deleteExpiredKeys } from '#backend/database/idempotency-keys.ts';
import { type CartShop, mutationOf, openCartShop } from '#backend/features/cart/cart-shop.fixture.ts';
import type { TestShop } from '../../tests/api/test-shop.ts';

let shop: CartShop;
/** Two more processes of the shop. */
let others: Pick<TestShop, 'query' | 'close'>[];
beforeAll(async () => {
  shop = await openCartShop();
  others = [await startAnotherBackend(shop), await startAnotherBackend(shop)];
});
afterAll(async () => {
  await Promise.all(others.map((process) => process.close()));
  await shop.close();
});

const add = mutationOf('addToCart');
const itemOf = (quantity: number) => ({ skuId: shop.sku.unlimited, quantity });
const variablesOf = (id: string, quantity = 1) => ({ id, item: itemOf(quantity) });
let keys = 0;
const newKey = () => `key ${++keys}`;
const once = (key: string, variables: object, query = add) =>
  shop.query(query, variables, { 'x-idempotency-key': key });
const quantityIn = async (id: string) =>
  (await shop.linesOf(id)).reduce((sum, { quantity }) => sum + quantity, 0);

/** The raw body of the response. */
async function sendRaw(key: string, body: object, headers: Record<string, string> = {}): Promise<string> {
  const response = await shop.backend.fetch(
    new Request('http://shop.test/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-apikey': 'demo',
        'x-idempotency-key': key,
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  );
  return response.text();
}

describe('a mutation with a key', () => {
  test('is executed once, and repeats its response byte for byte, even if the cart has changed', async () => {
    const [id, key] = [await shop.newCart(), newKey()];
    const body = { query: add, variables: variablesOf(id, 2) };
    const first = await sendRaw(key, body);
    await shop.query(add, variablesOf(id, 5));
    expect(await sendRaw(key, body)).toBe(first);
    expect(JSON.parse(first).data.addToCart.items).toMatchObject([{ quantity: 2 }]);
    expect(await quantityIn(id)).toBe(7);
  });

  test('ignores the order of variables, and variables that it does not declare', async () => {
    const [id, key] = [await shop.newCart(), newKey()];
    await once(key, { id, item: { skuId: shop.sku.unlimited, quantity: 1 } });
    await once(key, { item: { quantity: 1, skuId: shop.sku.unlimited }, id, languageId: 'sv-SE' });
    expect(await quantityIn(id)).toBe(1);
  });

  test.each<[string, (id: string) => [variables: object, query?: string]]>([
    ['another quantity', (id) => [variablesOf(id, 2)]],
    ['another cart', () => [variablesOf('another')]],
    ['other fields', (id) => [variablesOf(id), mutationOf('addToCart', 'id')]],
    ['another mutation', (id) => [{ id }, mutationOf('clearCart')]],
  ])('rejects the same key with %s', async (_, changedInput) => {
    const [id, key] = [await shop.newCart(), newKey()];
    await once(key, variablesOf(id));
    const { data, errors } = await once(key, ...changedInput(id));
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([{ extensions: { code: 'IDEMPOTENCY_KEY_REUSED' } }]);
    expect(await quantityIn(id)).toBe(1);
  });

  test('does not share keys between clients', async () => {
    const two = await startAnotherBackend(shop, { API_KEYS: 'demo,other' });
    try {
      const [id, key] = [await shop.newCart(), newKey()];
      await once(key, variablesOf(id));
      await two.query(add, variablesOf(id, 3), { 'x-idempotency-key': key, 'x-apikey': 'other' });
      expect(await quantityIn(id)).toBe(4);
    } finally {
      await two.close();
    }
  });

  test('works in the same process, without HTTP', async () => {
    const [id, idempotencyKey] = [await shop.newCart(), newKey()];
    const first = await shop.backend.execute(add, variablesOf(id), { idempotencyKey });
    expect(await shop.backend.execute(add, variablesOf(id), { idempotencyKey })).toEqual(first);
    expect(await quantityIn(id)).toBe(1);
  });

  test('returns the same cart for a repeated clone', async () => {
    const [id, key] = [await shop.newCart(), newKey()];
    const [first, repeated] = [
      await once(key, { id }, mutationOf('cloneCart')),
      await once(key, { id }, mutationOf('cloneCart')),
    ];
    expect(first.data.cloneCart.id).not.toBe(id);
    expect(repeated).toEqual(first);
  });

  test('is executed each time without a key or with another key', async () => {
    const id = await shop.newCart();
    await shop.query(add, variablesOf(id));
    await shop.query(add, variablesOf(id));
    await once(newKey(), variablesOf(id));
    await once(newKey(), variablesOf(id));
    expect(await quantityIn(id)).toBe(4);
  });

  test('is accepted with a key of 255 characters', async () => {
    const id = await shop.newCart();
    expect((await once('k'.repeat(255), variablesOf(id))).errors).toBeUndefined();
  });

  test('does not affect queries', async () => {
    const key = newKey();
    const [one, other] = [
      await once(key, {}, '{ getCart { id } }'),
      await once(key, {}, '{ getCart { id } }'),
    ];
    expect(one.data.getCart.id).not.toBe(other.data.getCart.id);
    expect((await once('ö', {}, '{ getCart { id } }')).errors).toBeUndefined();
  });
});

describe('a rejected mutation', () => {
  test('can be retried with the same key, even with other input', async () => {
    const [id, key] = [await shop.newCart(), newKey()];
    const tooMuch = { id, item: { skuId: shop.sku.rare, quantity: 6 } };
    expect((await once(key, tooMuch)).errors).toMatchObject([{ extensions: { code: 'INSUFFICIENT_STOCK' } }]);
    expect((await once(key, tooMuch)).errors).toMatchObject([{ extensions: { code: 'INSUFFICIENT_STOCK' } }]);
    expect((await once(key, { id, item: { skuId: shop.sku.rare, quantity: 5 } })).errors).toBeUndefined();
    expect(await quantityIn(id)).toBe(5);
  });

  test.each(['', ' \t', 'ö', 'x'.repeat(256)])('has an invalid key: %j', async (key) => {
    const id = await shop.newCart();
    const { data, errors } = await shop.backend.execute(add, variablesOf(id), { idempotencyKey: key });
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
    expect(await quantityIn(id)).toBe(0);
  });

  test('has one key for two mutations, and __typename does not count', async () => {
    const id = await shop.newCart();
    const query = `mutation ($id: String!) { a: clearCart(id: $id) { id } b: clearCart(id: $id) { id } }`;
    expect((await once(newKey(), { id }, query)).errors).toMatchObject([
      { extensions: { code: 'BAD_INPUT' } },
    ]);
    const named = `mutation ($id: String!) { __typename clearCart(id: $id) { id } }`;
    expect((await once(newKey(), { id }, named)).errors).toBeUndefined();
  });
});

describe('concurrent requests', () => {
  test('with one key, 50 times over three processes, add once and get the same result', async () => {
    const [id, key] = [await shop.newCart(), newKey()];
    const processes = [shop, ...others];
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (processes[index % 3] ?? shop).query(add, variablesOf(id, 3), { 'x-idempotency-key': key }),
      ),
    );
    for (const result of results) expect(result).toEqual(results[0]);
    expect(results[0]?.data.addToCart.items).toMatchObject([{ quantity: 3 }]);
    expect(await quantityIn(id)).toBe(3);
  });

  test('with one key and different input: one is executed, the others are rejected', async () => {
    const [id, key] = [await shop.newCart(), newKey()];
    const processes = [shop, ...others];
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (processes[index % 3] ?? shop).query(add, variablesOf(id, index + 1), { 'x-idempotency-key': key }),
      ),
    );
    const executed = results.filter(({ errors }) => !errors);
    const codes = results.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions?.code) ?? []);
    expect(executed).toHaveLength(1);
    expect(codes).toEqual(Array(29).fill('IDEMPOTENCY_KEY_REUSED'));
    expect(await quantityIn(id)).toBe(executed[0]?.data.addToCart.items[0].quantity);
  });
});

describe('after a lost result', () => {
  const row = (key: string) =>
    shop.db.selectFrom('idempotency_key').selectAll().where('key', '=', key).executeTakeFirst();
  /** As if the process had ended between the change and storing its result. */
  const loseResult = (key: string) =>
    shop.db
      .updateTable('idempotency_key')
      .set({ answer: null, created_at: new Date(Date.now() - 60_000) })
      .where('key', '=', key)
      .execute();

  test('the change is not repeated, and the current cart is returned', async () => {
    const [id, key] = [await shop.newCart(), newKey()];
    await once(key, variablesOf(id, 2));
    await loseResult(key);
    await shop.query(add, variablesOf(id, 5));
    const repeated = await once(key, variablesOf(id, 2));
    expect(repeated.data.addToCart.items).toMatchObject([{ quantity: 7 }]);
    expect(await once(key, variablesOf(id, 2))).toEqual(repeated);
    expect(await quantityIn(id)).toBe(7);
  });

  test('the existing clone is found', async () => {
    const [id, key] = [await shop.newCart(), newKey()];
    const first = await once(key, { id }, mutationOf('cloneCart'));
    await loseResult(key);
    expect(await once(key, { id }, mutationOf('cloneCart'))).toEqual(first);
  });

  test('the stock that the change itself took is not missing', async () => {
    const [id, key] = [await shop.newCart(), newKey()];
    const all = { id, item: { skuId: shop.sku.rare, quantity: 5 } };
    await once(key, all);
    await loseResult(key);
    expect((await once(key, all)).errors).toBeUndefined();
    expect(await quantityIn(id)).toBe(5);
  });

  test('other input is rejected', async () => {
    const [id, key] = [await shop.newCart(), newKey()];
    await once(key, variablesOf(id));
    await loseResult(key);
    expect((await once(key, variablesOf(id, 2))).errors).toMatchObject([
      { extensions: { code: 'IDEMPOTENCY_KEY_REUSED' } },
    ]);
  });

  test('keys are deleted after a day', async () => {
    const [old, fresh, id] = [newKey(), newKey(), await shop.newCart()];
    await once(old, variablesOf(id));
    await once(fresh, variablesOf(id));
    await shop.db
      .updateTable('idempotency_key')
      .set({ created_at: new Date(Date.now() - 25 * 60 * 60 * 1000) })
      .where('key', '=', old)
      .execute();
    await deleteExpiredKeys(shop.db);
    expect([await row(old), (await row(fresh))?.key]).toEqual([undefined, fresh]);
  });
});
