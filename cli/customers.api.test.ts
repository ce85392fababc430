import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuthClient } from '#backend/features/auth/auth-client.fixture.ts';
import { openTestShop, type TestShop } from '../tests/api/test-shop.ts';
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
  runShopCommand(shop, args, { variables: { PUBLIC_URL: 'https://books.example' } });
const bearer = (login: string) => ({ authorization: `Bearer ${login}` });

test('Reviews wait in a list, and are shown when they are approved', async () => {
  const alias = (await shop.ask('{ products(take: 1) { products { alias } } }')).data.products.products[0]
    .alias;
  const mutation = `mutation ($alias: String!) {
    postProductReview(alias: $alias, rating: 5, author: "Anna", comment: "Läs den!") }`;
  await shop.ask(mutation, { alias }, bearer(token));
  const count = async () =>
    (await shop.ask('query ($alias: String) { reviews(alias: $alias) { count } }', { alias })).data.reviews
      .count;
  const before = await count();
  const { said } = await run('reviews', 'list');
  const id = /^(\d+) {2}.*Anna <anna@example\.se>$/m.exec(said)?.[1] ?? '';
  expect(said).toContain('Läs den!');
  expect(await run('reviews', 'approve', id)).toMatchObject({ code: 0, said: `approved: ${id}.\n` });
  expect(await count()).toBe(before + 1);
  expect(await run('reviews', 'refuse', id, '999999')).toMatchObject({
    ...{ code: 1, said: `refused: ${id}.\n`, complaints: 'There is no review 999999.\n' },
  });
  expect(await count()).toBe(before);
});

test('A customer has the balance and the membership that they are given', async () => {
  expect(await run('customers', 'set-balance', email, '99,50', 'sek')).toMatchObject({
    ...{ code: 0, said: `${email} has 99.5 SEK, and had 0.\n` },
  });
  await run('customers', 'set-balance', email, '20', 'SEK', '--note', 'a mistake');
  await run('customers', 'set-member-type', email, 'NOCREDIT-limited');
  const query = '{ getUser(marketId: "se") { balance memberType } }';
  expect((await shop.ask(query, {}, bearer(token))).data.getUser).toEqual({
    ...{ balance: 20, memberType: 'NOCREDIT-limited' },
  });
  const { body } = await client.send('movements', { headers: bearer(token) });
  expect(body.movements).toMatchObject([
    { amount: -79.5, currency: 'SEK', reason: 'correction' },
    { amount: 99.5, currency: 'SEK', reason: 'correction' },
  ]);
  expect(JSON.stringify(body)).not.toContain('mistake');
});

test('A login link leads to the shop, and signs in once', async () => {
  const { said } = await run('customers', 'login-link', email, '--by', 'Eva');
  const loginToken = /^https:\/\/books\.example\/account\?loginToken=([\w-]{43})\n$/.exec(said)?.[1];
  expect((await client.post('token', { loginToken })).status).toBe(200);
  expect((await client.post('token', { loginToken })).status).toBe(401);
});

test('Who is blocked is out, until they are not', async () => {
  expect((await run('customers', 'block', 'Anna@Example.se', '--reason', 'fraud')).code).toBe(0);
  expect((await client.attempt('login', email, password)).status).toBe(403);
  expect((await run('customers', 'login-link', email)).complaints).toBe(
    `${email} is blocked. Unblock it first.\n`,
  );
  expect((await run('customers', 'unblock', email)).code).toBe(0);
  expect((await client.attempt('login', email, password)).status).toBe(200);
});

test.each([
  [['customers', 'block', 'anna'], /^"anna" is no e-mail address\.\n$/],
  [['customers', 'unblock', 'bo@example.se'], /^bo@example\.se is not blocked\.\n$/],
  [['customers', 'set-balance', email, '-5', 'SEK'], /./],
  [['customers', 'set-balance', email, '5', 'XXX'], /^The shop has no currency "XXX"\.\n$/],
  [['customers', 'login-link', 'bo@example.se'], /^Nobody has an account with bo@example\.se\.\n$/],
  [['customers', 'toString'], /^There is no "customers toString"\./],
  [['reviews', 'approve'], /^Which reviews\?/],
  [['reviews', 'approve', 'x'], /^"x" is no id of a review\.\n$/],
  [['reviews', 'list', '--status', 'x'], /^--status is one of/],
])('is refused in one sentence: %o', async (args, sentence) => {
  expect(await run(...args)).toEqual({ code: 1, said: '', complaints: expect.stringMatching(sentence) });
});

test('A customer is offered books at a price of their own, and a slip of the pen is told', async () => {
  const { sku_id } = await shop.db
    .selectFrom('sku')
    .select('sku_id')
    .where('in_stock', '>', 30)
    .orderBy('sku_id')
    .executeTakeFirstOrThrow();
  const made = await run('quotations', 'offer', email, `${sku_id}:30@1,50`, '--market', 'se', '--by', 'Olle');
  expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/^Quotation \d+ to anna@example\.se/) });
  const signedIn = await client.signIn(email, password);
  const query = '{ listQuotationCarts { items { skuId quantity unitPrice { sellingPriceIncVat } } } }';
  expect((await shop.ask(query, {}, bearer(signedIn.token))).data.listQuotationCarts).toEqual([
    { items: [{ skuId: sku_id, quantity: 30, unitPrice: { sellingPriceIncVat: 1.5 } }] },
  ]);
  const slips: [string[], RegExp][] = [
    [[email, '12:0@1', '--market', 'se'], /pieces can be offered/],
    [[email, '12@1', '--market', 'se'], /is no line/],
    [[email, '12:1@1', '12:2@1', '--market', 'se'], /named twice/],
    [[email, '12:1@1'], /no market/],
    [[email, '12:1@1', '--market', 'se', '--days', '0'], /1 to 365 days/],
    [['nobody@example.se', '12:1@1', '--market', 'se'], /Nobody has an account/],
  ];
  for (const [args, complaint] of slips)
    expect(await run('quotations', 'offer', ...args)).toMatchObject({
      ...{ code: 1, complaints: expect.stringMatching(complaint) },
    });
});
