import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuthClient } from '#backend/features/auth/auth-client.fixture.ts';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';
import { runShopCommand } from './shop-command.fixture.ts';

const [email, password] = ['anna@example.se', 'fyra grå hästar'];
let shop: TestShop;
let client: AuthClient;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  client = new AuthClient(shop.backend);
  ({ token } = await client.register(email, password));
});
afterAll(() => shop.close());

const run = (...args: string[]) =>
  runShopCommand(shop, args, { environment: { PUBLIC_URL: 'https://books.example' } });
const bearer = (login: string) => ({ authorization: `Bearer ${login}` });

test('lists pending reviews; an approved review is published', async () => {
  const alias = (await shop.query('{ products(take: 1) { products { alias } } }')).data.products.products[0]
    .alias;
  const mutation = `mutation ($alias: String!) {
    postProductReview(alias: $alias, rating: 5, author: "Anna", comment: "Läs den!") }`;
  await shop.query(mutation, { alias }, bearer(token));
  const count = async () =>
    (await shop.query('query ($alias: String) { reviews(alias: $alias) { count } }', { alias })).data.reviews
      .count;
  const before = await count();
  const { out } = await run('reviews', 'list');
  const id = /^(\d+) {2}.*Anna <anna@example\.se>$/m.exec(out)?.[1] ?? '';
  expect(out).toContain('Läs den!');
  expect(await run('reviews', 'approve', id)).toMatchObject({ code: 0, out: `Approved: ${id}.\n` });
  expect(await count()).toBe(before + 1);
  expect(await run('reviews', 'reject', id, '999999', '--reason', 'advertising')).toMatchObject({
    code: 1,
    out: `Rejected: ${id}.\n`,
    errors: 'Reviews not found: 999999.\n',
  });
  expect(await count()).toBe(before);
});

test('sets balance and member type; the customer sees the movements, but not the note', async () => {
  expect(await run('customers', 'set-balance', email, '99,50', 'sek')).toMatchObject({
    code: 0,
    out: `Balance of ${email}: 99.50 SEK (before: 0.00 SEK).\n`,
  });
  await run('customers', 'set-balance', email, '20', 'SEK', '--note', 'a mistake');
  await run('customers', 'set-member-type', email, 'NOCREDIT-limited');
  const query = '{ getUser(marketId: "se") { balance memberType } }';
  expect((await shop.query(query, {}, bearer(token))).data.getUser).toEqual({
    balance: 20,
    memberType: 'NOCREDIT-limited',
  });
  const { body } = await client.send('movements', { headers: bearer(token) });
  expect(body.movements).toMatchObject([
    { amount: -79.5, currency: 'SEK', reason: 'correction' },
    { amount: 99.5, currency: 'SEK', reason: 'correction' },
  ]);
  expect(JSON.stringify(body)).not.toContain('mistake');
});

test('a login link signs in once', async () => {
  const { out } = await run('customers', 'login-link', email, '--by', 'Eva');
  const loginToken = /^https:\/\/books\.example\/account\?loginToken=([\w-]{43})\n$/.exec(out)?.[1];
  const redeem = () => client.post('token', { loginToken }, { 'x-apikey': shop.backend.ownApiKey });
  expect((await redeem()).status).toBe(200);
  expect((await redeem()).status).toBe(401);
});

test('a blocked customer cannot sign in until unblocked', async () => {
  expect((await run('customers', 'block', 'Anna@Example.se', '--reason', 'fraud')).code).toBe(0);
  expect((await client.attempt('login', email, password)).status).toBe(403);
  expect((await run('customers', 'login-link', email)).errors).toBe(
    `${email} is blocked. Unblock it first.\n`,
  );
  expect((await run('customers', 'unblock', email)).code).toBe(0);
  expect((await client.attempt('login', email, password)).status).toBe(200);
});

test.each([
  [['customers', 'block', 'anna'], /'anna' is invalid.*Expected an e-mail address/],
  [['customers', 'unblock', 'bo@example.se'], /^bo@example\.se is not blocked\.\n$/],
  [['customers', 'set-balance', email, '-5', 'SEK'], /./],
  [['customers', 'set-balance', email, '5', 'XXX'], /^The shop has no currency "XXX"\.\n$/],
  [['customers', 'login-link', 'bo@example.se'], /^No account has the address bo@example\.se\.\n$/],
  [['customers', 'toString'], /unknown command 'toString'/],
  [['reviews', 'approve'], /missing required argument 'ids'/],
  [['reviews', 'approve', 'x'], /Expected a whole number/],
  [['reviews', 'list', '--status', 'x'], /'x' is invalid.*Expected one of pending/],
])('rejects %o with one message', async (args, sentence) => {
  expect(await run(...args)).toEqual({ code: 1, out: '', errors: expect.stringMatching(sentence) });
});

test('offers a quotation and rejects invalid lines', async () => {
  const { sku_id } = await shop.db
    .selectFrom('sku')
    .select('sku_id')
    .where('in_stock', '>', 30)
    .orderBy('sku_id')
    .executeTakeFirstOrThrow();
  const made = await run('quotations', 'offer', email, `${sku_id}:30@1,50`, '--market', 'se', '--by', 'Olle');
  expect(made).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Created quotation \d+ for anna@example\.se/),
  });
  const signedIn = await client.signIn(email, password);
  const query = '{ listQuotationCarts { items { skuId quantity unitPrice { sellingPriceIncVat } } } }';
  expect((await shop.query(query, {}, bearer(signedIn.token))).data.listQuotationCarts).toEqual([
    { items: [{ skuId: sku_id, quantity: 30, unitPrice: { sellingPriceIncVat: 1.5 } }] },
  ]);
  const invalid: [string[], RegExp][] = [
    [[email, '12:0@1', '--market', 'se'], /quantity must be between 1/],
    [[email, '12@1', '--market', 'se'], /Expected SKU:QUANTITY@PRICE/],
    [[email, '12:1@1', '12:2@1', '--market', 'se'], /listed twice/],
    [[email, '12:1@1'], /required option '--market/],
    [[email, '12:1@1', '--market', 'se', '--days', '0'], /from 1 to 365/],
    [['unknown@example.se', '12:1@1', '--market', 'se'], /No account has the address/],
  ];
  for (const [args, message] of invalid)
    expect(await run('quotations', 'offer', ...args)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(message),
    });
});
