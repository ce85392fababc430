import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuthClient } from '#backend/features/auth/auth-client.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

const password = 'fyra grå hästar';
let shop: TestShop;
let client: AuthClient;
beforeAll(async () => {
  shop = await openTestShop();
  client = new AuthClient(shop.backend);
});
afterAll(() => shop.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const idOf = async (email: string) =>
  (
    await shop.db
      .selectFrom('customer')
      .select('customer_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).customer_id;

async function addOrder(customer_id: number, email: string, state: string): Promise<number> {
  const { market_id } = await shop.db.selectFrom('market').select('market_id').executeTakeFirstOrThrow();
  const draft = {
    shipping: { name: 'Brev', pickupPoint: null },
    email,
    customerId: customer_id,
    lines: [],
    billingAddress: { firstName: 'Anna', lastName: 'Berg', country: 'SE' },
    shippingAddress: null,
  };
  const { order_id } = await shop.db
    .insertInto('shop_order')
    .values({
      public_id: crypto.randomUUID(),
      cart_id: crypto.randomUUID(),
      channel_id: '1|se',
      market_id,
      language_id: 'sv-SE',
      customer_id,
      customer_type: 'PERSON',
      email,
      state,
      currency_code: 'SEK',
      total_inc_vat: 10_000,
      total_ex_vat: 9_434,
      draft: JSON.stringify(draft),
    })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  return order_id;
}

async function paymentMethod(): Promise<number> {
  const { payment_method_id } = await shop.db
    .insertInto('payment_method')
    .values({
      method_key: 'card',
      provider_key: 'sandbox',
      credit: 'none',
      needs_identity_number: false,
      capture: 'at-once',
    })
    .onConflict((conflict) => conflict.column('method_key').doUpdateSet({ provider_key: 'sandbox' }))
    .returning('payment_method_id')
    .executeTakeFirstOrThrow();
  return payment_method_id;
}

const orderOf = (order_id: number) =>
  shop.db.selectFrom('shop_order').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow();

test('Deletes sessions and reviews, anonymises closed orders, and frees the e-mail address', async () => {
  const email = 'anna@example.se';
  const { token, refreshToken } = await client.register(email, password);
  const customerId = await idOf(email);
  const [finished, open] = [
    await addOrder(customerId, email, 'completed'),
    await addOrder(customerId, email, 'pending'),
  ];
  const { product_id } = await shop.db.selectFrom('product').select('product_id').executeTakeFirstOrThrow();
  await shop.db
    .insertInto('product_review')
    .values({ product_id, customer_id: customerId, rating: 5, author: 'Anna', status: 'approved' })
    .execute();

  expect(await shop.query('mutation { deleteUser }', {}, bearer(token))).toMatchObject({
    data: { deleteUser: true },
  });

  expect((await shop.query('{ getUser { id } }', {}, bearer(token))).errors).toMatchObject([
    { extensions: { code: 'INVALID_TOKEN' } },
  ]);
  expect((await client.refresh(refreshToken)).status).toBe(401);
  expect((await client.attempt('login', email, password)).status).toBe(401);
  const order = await orderOf(finished);
  expect(order).toMatchObject({ email: '', customer_id: null, total_inc_vat: 10_000 });
  expect(order.anonymised_at).not.toBeNull();
  expect(JSON.stringify(order.draft)).not.toMatch(/anna|Berg/i);
  expect(await orderOf(open)).toMatchObject({ email, customer_id: null, anonymised_at: null });
  const reviews = await shop.db
    .selectFrom('product_review')
    .select('author')
    .where('customer_id', '=', customerId)
    .execute();
  expect(reviews).toEqual([]);
  await client.register(email, password);
  expect(await idOf(email)).not.toBe(customerId);
});

test('Deletes sent mails, and the address from used promo codes', async () => {
  const email = 'eva@example.se';
  const { token } = await client.register(email, password);
  const customer_id = await idOf(email);
  const order = await addOrder(customer_id, email, 'pending');
  const { code } = await shop.db.selectFrom('promo_code').select('code').executeTakeFirstOrThrow();
  await shop.db.insertInto('promo_code_use').values({ code, cart_id: 'used', customer_id, email }).execute();
  const { market_id } = await shop.db.selectFrom('market').select('market_id').executeTakeFirstOrThrow();
  const addMail = (key: string, sent_at: Date | null) =>
    shop.db
      .insertInto('mail_outbox')
      .values({
        kind: 'order-confirmation',
        recipient: email,
        channel_id: '1|se',
        market_id,
        sent_at,
        language_id: 'sv-SE',
        payload: '{}',
        dedupe_key: `test:${key}`,
        next_attempt_at: new Date(Date.now() + 1e9),
      })
      .execute();
  const storedMails = async () => {
    const mails = shop.db.selectFrom('mail_outbox').select('dedupe_key').where('recipient', '=', email);
    return (await mails.execute()).map(({ dedupe_key }) => dedupe_key);
  };
  await addMail('sent', new Date());
  await addMail('waiting', null);
  await shop.query('mutation { deleteUser }', {}, bearer(token));
  expect(await storedMails()).toEqual(['test:waiting']);
  const use = shop.db
    .selectFrom('promo_code_use')
    .select(['customer_id', 'email'])
    .where('cart_id', '=', 'used');
  expect(await use.execute()).toEqual([{ customer_id: null, email: null }]);

  await shop.db
    .updateTable('mail_outbox')
    .set({ sent_at: new Date() })
    .where('recipient', '=', email)
    .execute();
  await shop.db.updateTable('shop_order').set({ state: 'completed' }).where('order_id', '=', order).execute();
  await shop.backend.runJobs();
  expect(await storedMails()).toEqual([]);
});

test('Anonymises open orders of a deleted customer once they are closed, not before', async () => {
  const email = 'cia@example.se';
  const { token } = await client.register(email, password);
  const customerId = await idOf(email);
  const [sent, refunded] = [
    await addOrder(customerId, email, 'pending'),
    await addOrder(customerId, email, 'completed'),
  ];
  await shop.db
    .insertInto('refund')
    .values({ order_id: refunded, amount: 100, vat: 6, state: 'due' })
    .execute();
  const guestOrder = await addOrder(customerId, email, 'pending');
  await shop.db
    .updateTable('shop_order')
    .set({ customer_id: null })
    .where('order_id', '=', guestOrder)
    .execute();
  await shop.query('mutation { deleteUser }', {}, bearer(token));

  await shop.backend.runJobs();
  for (const order of [sent, refunded])
    expect(await orderOf(order)).toMatchObject({ email, anonymised_at: null });

  const close = shop.db.updateTable('shop_order').set({ state: 'completed' });
  await close.where('order_id', 'in', [sent, guestOrder]).execute();
  await shop.db.updateTable('refund').set({ state: 'done' }).where('order_id', '=', refunded).execute();
  await shop.backend.runJobs();
  for (const orderId of [sent, refunded]) {
    const order = await orderOf(orderId);
    expect(order).toMatchObject({ email: '', total_inc_vat: 10_000, anonymised_at: expect.any(Date) });
    expect(JSON.stringify(order.draft)).not.toMatch(/cia|anna|berg/i);
    expect(order.draft).toMatchObject({ billingAddress: { country: 'SE' } });
  }
  // Orders of guests stay unchanged.
  expect(await orderOf(guestOrder)).toMatchObject({ email, anonymised_at: null });
});

test('A pending payment loses the id of its deleted customer, and is anonymised after it has failed', async () => {
  const { token } = await client.register('dan@example.se', password);
  const customer_id = await idOf('dan@example.se');
  const { market_id } = await shop.db.selectFrom('market').select('market_id').executeTakeFirstOrThrow();
  const cart_id = 'pending-payment';
  await shop.db.insertInto('cart').values({ cart_id, channel_id: '1|se', market_id, customer_id }).execute();
  const draft = {
    shipping: { name: 'Brev', pickupPoint: null },
    email: 'dan@example.se',
    customerId: customer_id,
    lines: [],
    billingAddress: { lastName: 'Ek' },
  };
  const payment_id = crypto.randomUUID();
  await shop.db
    .insertInto('payment')
    .values({
      payment_id,
      cart_id,
      payment_method_id: await paymentMethod(),
      provider_key: 'sandbox',
      amount: 1,
      currency_code: 'SEK',
      state: 'pending',
      draft: JSON.stringify(draft),
      draft_hash: '',
    })
    .execute();
  const storedDraft = async () => {
    const payments = shop.db.selectFrom('payment').select('draft').where('payment_id', '=', payment_id);
    return (await payments.executeTakeFirstOrThrow()).draft;
  };
  await shop.query('mutation { deleteUser }', {}, bearer(token));
  expect(await storedDraft()).toMatchObject({ customerId: null, email: 'dan@example.se' });

  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3_600_000);
  await shop.db
    .updateTable('payment')
    .set({ state: 'failed', updated_at: twoDaysAgo })
    .where('payment_id', '=', payment_id)
    .execute();
  await shop.backend.runJobs();
  expect(await storedDraft()).toMatchObject({ email: '', billingAddress: { lastName: '' } });
});

test('Keeps carts with a payment, without customer and checkout input, and deletes the others', async () => {
  const { token } = await client.register('bo@example.se', password);
  const customer_id = await idOf('bo@example.se');
  const { market_id } = await shop.db.selectFrom('market').select('market_id').executeTakeFirstOrThrow();
  const carts = ['paid', 'unpaid'].map((cart_id) => ({
    cart_id,
    channel_id: '1|se',
    market_id,
    customer_id,
  }));
  await shop.db.insertInto('cart').values(carts).execute();
  const payment_method_id = await paymentMethod();
  await shop.db
    .insertInto('payment')
    .values({
      payment_id: crypto.randomUUID(),
      cart_id: 'paid',
      payment_method_id,
      provider_key: 'sandbox',
      amount: 1,
      currency_code: 'SEK',
      state: 'captured',
      draft: '{}',
      draft_hash: '',
    })
    .execute();
  const details = JSON.stringify({ email: 'bo@example.se' });
  await shop.db.insertInto('checkout').values({ cart_id: 'paid', details }).execute();
  await shop.query('mutation { deleteUser }', {}, bearer(token));
  expect(await shop.db.selectFrom('checkout').selectAll().where('cart_id', '=', 'paid').execute()).toEqual(
    [],
  );
  const storedCarts = await shop.db
    .selectFrom('cart')
    .select(['cart_id', 'customer_id'])
    .where('cart_id', 'in', ['paid', 'unpaid'])
    .execute();
  expect(storedCarts).toEqual([{ cart_id: 'paid', customer_id: null }]);
});

test('deleteUser requires a login', async () => {
  const { data, errors } = await shop.query('mutation { deleteUser }');
  expect(data).toEqual({ deleteUser: null });
  expect(errors).toMatchObject([{ extensions: { code: 'LOGIN_REQUIRED' } }]);
});
