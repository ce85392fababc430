import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetOldKeys } from '#backend/database/idempotency-keys.ts';
import {
  type CartShop,
  mutationOf,
  openCartShop,
  startAnother,
} from '#backend/features/cart/cart-shop.fixture.ts';
import type { TestShop } from '../../tests/api/test-shop.ts';

let shop: CartShop;
/** Two more processes of it. */
let others: Pick<TestShop, 'ask' | 'close'>[];
beforeAll(async () => {
  shop = await openCartShop();
  others = [await startAnother(shop), await startAnother(shop)];
});
afterAll(async () => {
  await Promise.all(others.map((process) => process.close()));
  await shop.close();
});

const add = mutationOf('addToCart');
const itemOf = (quantity: number) => ({ skuId: shop.sku.digital, quantity });
const wish = (id: string, quantity = 1) => ({ id, item: itemOf(quantity) });
let keys = 0;
const newKey = () => `key ${++keys}`;
const once = (key: string, variables: object, query = add) =>
  shop.ask(query, variables, { 'x-idempotency-key': key });
const quantityIn = async (id: string) =>
  (await shop.linesOf(id)).reduce((sum, { quantity }) => sum + quantity, 0);

/** The body as it came over the wire. */
async function bytes(key: string, body: object, headers: Record<string, string> = {}): Promise<string> {
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

describe('A mutation with a key', () => {
  test('is made once, and answered again byte for byte, also when the cart has changed since', async () => {
    const [id, key] = [await shop.newCart(), newKey()];
    const body = { query: add, variables: wish(id, 2) };
    const first = await bytes(key, body);
    await shop.ask(add, wish(id, 5));
    expect(await bytes(key, body)).toBe(first);
    expect(JSON.parse(first).data.addToCart.items).toMatchObject([{ quantity: 2 }]);
    expect(await quantityIn(id)).toBe(7);
  });

  test('is the same in whatever order its variables are sent, and with others that it does not declare', async () => {
    const [id, key] = [await shop.newCart(), newKey()];
    await once(key, { id, item: { skuId: shop.sku.digital, quantity: 1 } });
    await once(key, { item: { quantity: 1, skuId: shop.sku.digital }, id, languageId: 'sv-SE' });
    expect(await quantityIn(id)).toBe(1);
  });

  test.each<[string, (id: string) => [variables: object, query?: string]]>([
    ['another quantity', (id) => [wish(id, 2)]],
    ['another cart', () => [wish('another')]],
    ['other fields', (id) => [wish(id), mutationOf('addToCart', 'id')]],
    ['another mutation', (id) => [{ id }, mutationOf('clearCart')]],
  ])('is refused with its key and %s', async (_, otherwise) => {
    const [id, key] = [await shop.newCart(), newKey()];
    await once(key, wish(id));
    const { data, errors } = await once(key, ...otherwise(id));
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([{ extensions: { code: 'IDEMPOTENCY_KEY_REUSED' } }]);
    expect(await quantityIn(id)).toBe(1);
  });

  test('does not know the key of another client', async () => {
    const two = await startAnother(shop, { API_KEYS: 'demo,other' });
    try {
      const [id, key] = [await shop.newCart(), newKey()];
      await once(key, wish(id));
      await two.ask(add, wish(id, 3), { 'x-idempotency-key': key, 'x-apikey': 'other' });
      expect(await quantityIn(id)).toBe(4);
    } finally {
      await two.close();
    }
  });

  test('works in the same process too, without HTTP', async () => {
    const [id, idempotencyKey] = [await shop.newCart(), newKey()];
    const first = await shop.backend.execute(add, wish(id), { idempotencyKey });
    expect(await shop.backend.execute(add, wish(id), { idempotencyKey })).toEqual(first);
    expect(await quantityIn(id)).toBe(1);
  });

  test('answers a clone with the same cart again', async () => {
    const [id, key] = [await shop.newCart(), newKey()];
    const [first, again] = [
      await once(key, { id }, mutationOf('cloneCart')),
      await once(key, { id }, mutationOf('cloneCart')),
    ];
    expect(first.data.cloneCart.id).not.toBe(id);
    expect(again).toEqual(first);
  });

  test('without a key, or with another, is made each time', async () => {
    const id = await shop.newCart();
    await shop.ask(add, wish(id));
    await shop.ask(add, wish(id));
    await once(newKey(), wish(id));
    await once(newKey(), wish(id));
    expect(await quantityIn(id)).toBe(4);
  });

  test('leaves queries alone, whatever the key', async () => {
    const key = newKey();
    const [one, other] = [
      await once(key, {}, '{ getCart { id } }'),
      await once(key, {}, '{ getCart { id } }'),
    ];
    expect(one.data.getCart.id).not.toBe(other.data.getCart.id);
    expect((await once('ö', {}, '{ getCart { id } }')).errors).toBeUndefined();
  });
});

describe('What is refused', () => {
  test('can be asked for again, and with other input, under the same key', async () => {
    const [id, key] = [await shop.newCart(), newKey()];
    const tooMuch = { id, item: { skuId: shop.sku.rare, quantity: 6 } };
    expect((await once(key, tooMuch)).errors).toMatchObject([{ extensions: { code: 'INSUFFICIENT_STOCK' } }]);
    expect((await once(key, tooMuch)).errors).toMatchObject([{ extensions: { code: 'INSUFFICIENT_STOCK' } }]);
    expect((await once(key, { id, item: { skuId: shop.sku.rare, quantity: 5 } })).errors).toBeUndefined();
    expect(await quantityIn(id)).toBe(5);
  });

  test.each(['', ' \t', 'ö', 'x'.repeat(256)])('is a key that is none: %j', async (key) => {
    const id = await shop.newCart();
    const { data, errors } = await shop.backend.execute(add, wish(id), { idempotencyKey: key });
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
    expect(await quantityIn(id)).toBe(0);
  });

  test('is not a key of 255 characters', async () => {
    const id = await shop.newCart();
    expect((await once('k'.repeat(255), wish(id))).errors).toBeUndefined();
  });

  test('is a key for two changes at once', async () => {
    const id = await shop.newCart();
    const query = `mutation ($id: String!) { a: clearCart(id: $id) { id } b: clearCart(id: $id) { id } }`;
    expect((await once(newKey(), { id }, query)).errors).toMatchObject([
      { extensions: { code: 'BAD_INPUT' } },
    ]);
    const named = `mutation ($id: String!) { __typename clearCart(id: $id) { id } }`;
    expect((await once(newKey(), { id }, named)).errors).toBeUndefined();
  });
});

describe('Whoever asks at the same time', () => {
  test('with one key 50 times over three processes adds once, and hears the same', async () => {
    const [id, key] = [await shop.newCart(), newKey()];
    const processes = [shop, ...others];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (processes[index % 3] ?? shop).ask(add, wish(id, 3), { 'x-idempotency-key': key }),
      ),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.data.addToCart.items).toMatchObject([{ quantity: 3 }]);
    expect(await quantityIn(id)).toBe(3);
  });

  test('with one key and other input is made once, and refused otherwise', async () => {
    const [id, key] = [await shop.newCart(), newKey()];
    const processes = [shop, ...others];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (processes[index % 3] ?? shop).ask(add, wish(id, index + 1), { 'x-idempotency-key': key }),
      ),
    );
    const made = answers.filter(({ errors }) => !errors);
    const codes = answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions?.code) ?? []);
    expect(made).toHaveLength(1);
    expect(codes).toEqual(Array(29).fill('IDEMPOTENCY_KEY_REUSED'));
    expect(await quantityIn(id)).toBe(made[0]?.data.addToCart.items[0].quantity);
  });
});

describe('When the answer was lost', () => {
  const row = (key: string) =>
    shop.db.selectFrom('idempotency_key').selectAll().where('key', '=', key).executeTakeFirst();
  /** As if the process had ended between the change and the answer. */
  const loseAnswer = (key: string) =>
    shop.db
      .updateTable('idempotency_key')
      .set({ answer: null, created_at: new Date(Date.now() - 60_000) })
      .where('key', '=', key)
      .execute();

  test('the change is not made again, and the cart is answered as it is now', async () => {
    const [id, key] = [await shop.newCart(), newKey()];
    await once(key, wish(id, 2));
    await loseAnswer(key);
    await shop.ask(add, wish(id, 5));
    const again = await once(key, wish(id, 2));
    expect(again.data.addToCart.items).toMatchObject([{ quantity: 7 }]);
    expect(await once(key, wish(id, 2))).toEqual(again);
    expect(await quantityIn(id)).toBe(7);
  });

  test('the clone that was made is found', async () => {
    const [id, key] = [await shop.newCart(), newKey()];
    const first = await once(key, { id }, mutationOf('cloneCart'));
    await loseAnswer(key);
    expect(await once(key, { id }, mutationOf('cloneCart'))).toEqual(first);
  });

  test('a stock that the change itself used up is no reason to refuse it', async () => {
    const [id, key] = [await shop.newCart(), newKey()];
    const all = { id, item: { skuId: shop.sku.rare, quantity: 5 } };
    await once(key, all);
    await loseAnswer(key);
    expect((await once(key, all)).errors).toBeUndefined();
    expect(await quantityIn(id)).toBe(5);
  });

  test('other input is refused all the same', async () => {
    const [id, key] = [await shop.newCart(), newKey()];
    await once(key, wish(id));
    await loseAnswer(key);
    expect((await once(key, wish(id, 2))).errors).toMatchObject([
      { extensions: { code: 'IDEMPOTENCY_KEY_REUSED' } },
    ]);
  });

  test('keys are forgotten after a day', async () => {
    const [old, fresh, id] = [newKey(), newKey(), await shop.newCart()];
    await once(old, wish(id));
    await once(fresh, wish(id));
    await shop.db
      .updateTable('idempotency_key')
      .set({ created_at: new Date(Date.now() - 25 * 60 * 60 * 1000) })
      .where('key', '=', old)
      .execute();
    await forgetOldKeys(shop.db);
    expect([await row(old), (await row(fresh))?.key]).toEqual([undefined, fresh]);
  });
});
