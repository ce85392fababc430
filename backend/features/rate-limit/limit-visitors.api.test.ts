import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApiServer } from '#backend/server.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { visitorLimits } from './limit-visitors.ts';

let shop: TestShop;
let cartId: string;
beforeAll(async () => {
  // With a fixed clock no limit refills, however slow the machine is.
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  shop = await openTestShop();
  cartId = (await shop.query('{ getCart { id } }')).data.getCart.id;
});
afterAll(async () => {
  vi.useRealTimers();
  await shop.close();
});

let networks = 0;
/** An address in a network that has not been used before. */
const newAddress = () => `2001:db8:${(++networks).toString(16)}::7`;

interface LimitResult {
  code: unknown;
  retryAfterSeconds: unknown;
}

/** Queries the way the storefront does in the same process. */
async function execute(query: string, variables: object, address: string | undefined): Promise<LimitResult> {
  const { errors } = await shop.backend.execute(query, variables, { address });
  const { code, retryAfterSeconds } = errors?.[0]?.extensions ?? {};
  return { code, retryAfterSeconds };
}

const enterCode = (promoCode: string, address?: string) =>
  execute(
    'mutation ($id: String!, $promoCode: String!) { setCartPromoCode(id: $id, promoCode: $promoCode) { id } }',
    { id: cartId, promoCode },
    address,
  );
const search = (address?: string) =>
  execute('{ products(filter: { searchText: "strindberg" }, take: 1) { count } }', {}, address);
const requestStockAlert = (address?: string) =>
  execute('mutation { monitorProductAvailability(email: "anna@example.se", skuId: 1) }', {}, address);
const validate = (address?: string) =>
  execute(
    'query ($id: String!) { validateOrderConditions(cartId: $id) { isValid } }',
    { id: cartId },
    address,
  );
let recipients = 0;
/** Each call uses a new e-mail address, so that the limit per e-mail address does not apply. */
const requestMail = (field: string) => (address?: string) =>
  execute(
    `mutation ($email: String!) { ${field}(email: $email) }`,
    { email: `${++recipients}@example.se` },
    address,
  );

const rejected = { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) };

describe.each([
  [
    'Wrong promo codes',
    'promo-code',
    (address?: string) => enterCode('WRONG', address),
    'INVALID_PROMO_CODE',
  ],
  ['Searches', 'search', search, undefined],
  ['Stock alerts', 'stock-alert', requestStockAlert, undefined],
  ['Password resets', 'password-reset', requestMail('requestPasswordReset'), undefined],
  ['Order validations', 'order-validation', validate, undefined],
  ['Newsletter subscriptions', 'newsletter', requestMail('subscribeToNewsletter'), undefined],
] as const)('%s', (_, action, attempt, usualCode) => {
  test('are rejected, or need a task, beyond the limit of the network with the seconds to wait; other networks are not', async () => {
    const address = newAddress();
    const { limit, windowSeconds, difficulties } = visitorLimits[action];
    const code = difficulties ? 'PROOF_OF_WORK_REQUIRED' : 'RATE_LIMITED';
    const limited = { ...rejected, code };
    for (let i = 0; i < limit; i++) expect((await attempt(address)).code).toBe(usualCode);
    const { retryAfterSeconds } = await attempt(address);
    expect(await attempt(address)).toEqual(limited);
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(Math.ceil(windowSeconds / limit));
    // All addresses of one IPv6 network count together.
    for (const end of ['::8', ':ff::7']) expect(await attempt(address.replace('::7', end))).toEqual(limited);
    expect((await attempt(newAddress())).code).toBe(usualCode);
    expect((await attempt()).code).toBe(usualCode);
  });
});

test('Only wrong promo codes count, not right ones or those with unmet requirements', async () => {
  const address = newAddress();
  const { limit } = visitorLimits['promo-code'];
  await shop.db
    .insertInto('gift_code')
    .values({ code: 'RIGHT', currency_code: 'SEK', balance: 100 })
    .execute();
  for (let i = 0; i < 2 * limit; i++) {
    expect((await enterCode('right', address)).code).toBeUndefined();
    expect((await enterCode('', address)).code).toBeUndefined();
    expect((await enterCode('HUNDRA', address)).code).toBe('RequirementsNotMet');
  }
  for (let i = 0; i < limit; i++) await enterCode('WRONG', address);
  expect(await enterCode('WRONG', address)).toEqual(rejected);
  // A limited visitor cannot learn whether a code is right, but can still remove one.
  expect(await enterCode('right', address)).toEqual(rejected);
  expect((await enterCode('', address)).code).toBeUndefined();
});

test('Lists without a search text are not counted', async () => {
  const address = newAddress();
  const browse = '{ products(filter: { searchText: " " }, take: 1) { count } }';
  for (let i = 0; i < visitorLimits.search.limit + 20; i++)
    expect((await execute(browse, {}, address)).code).toBeUndefined();
  expect((await search(address)).code).toBeUndefined();
});

test('The API server limits by the address of the connection, or the one that a trusted proxy forwards', async () => {
  const server = createApiServer(shop.backend, 1).listen(0, '127.0.0.1');
  try {
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const post = async (address: string) => {
      const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-apikey': 'demo', 'x-forwarded-for': address },
        body: JSON.stringify({
          query: 'mutation ($id: String!) { setCartPromoCode(id: $id, promoCode: "WRONG") { id } }',
          variables: { id: cartId },
        }),
      });
      return (await response.json()).errors[0].extensions.code;
    };
    for (let i = 0; i < visitorLimits['promo-code'].limit; i++) await post('198.51.100.1');
    expect(await post('198.51.100.1')).toBe('RATE_LIMITED');
    expect(await post('203.0.113.9, 198.51.100.1')).toBe('RATE_LIMITED');
    expect(await post('198.51.100.2')).toBe('INVALID_PROMO_CODE');
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
