import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApiServer } from '#backend/server.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { visitorLimits } from './limit-visitors.ts';

let shop: TestShop;
let cartId: string;
beforeAll(async () => {
  // The clock stands still: nothing that was taken grows back, however slow the machine is.
  vi.useFakeTimers({ toFake: ['Date'] });
  shop = await openTestShop();
  cartId = (await shop.ask('{ getCart { id } }')).data.getCart.id;
});
afterAll(async () => {
  vi.useRealTimers();
  await shop.close();
});

let networks = 0;
/** A visitor whom nobody has seen before. */
const newAddress = () => `2001:db8:0:${(++networks).toString(16)}::7`;

interface Heard {
  code: unknown;
  retryAfterSeconds: unknown;
}

/** As the storefront asks in the same process. */
async function ask(query: string, variables: object, address: string | undefined): Promise<Heard> {
  const { errors } = await shop.backend.execute(query, variables, { address });
  const { code, retryAfterSeconds } = errors?.[0]?.extensions ?? {};
  return { code, retryAfterSeconds };
}

const typeCode = (promoCode: string, address?: string) =>
  ask(
    'mutation ($id: String!, $promoCode: String!) { setCartPromoCode(id: $id, promoCode: $promoCode) { id } }',
    { id: cartId, promoCode },
    address,
  );
const search = (address?: string) =>
  ask('{ products(filter: { searchText: "strindberg" }, take: 1) { count } }', {}, address);
const wishFor = (address?: string) =>
  ask('mutation { monitorProductAvailability(email: "anna@example.se", skuId: 1) }', {}, address);
const validate = (address?: string) =>
  ask('query ($id: String!) { validateOrderConditions(cartId: $id) { isValid } }', { id: cartId }, address);
let readers = 0;
/** Each time another, for whom alone nothing is counted yet. */
const mailTo = (field: string) => (address?: string) =>
  ask(
    `mutation ($email: String!) { ${field}(email: $email) }`,
    { email: `${++readers}@example.se` },
    address,
  );

const refused = { code: 'LIMIT_EXCEEDED', retryAfterSeconds: expect.any(Number) };

describe.each([
  ['wrong codes', 'promo-code', (address?: string) => typeCode('WRONG', address), 'INVALID_PROMO_CODE'],
  ['searches', 'search', search, undefined],
  ['stock alerts', 'stock-alert', wishFor, undefined],
  ['forgotten passwords', 'password-reset', mailTo('requestPasswordReset'), undefined],
  ['validated orders', 'order-validation', validate, undefined],
  ['newsletters', 'newsletter', mailTo('subscribeToNewsletter'), undefined],
] as const)('So many %s', (_, action, attempt, usual) => {
  test('are let through at once, and the next is told how long to wait; others are not held up', async () => {
    const address = newAddress();
    for (let i = 0; i < visitorLimits[action].burst; i++) expect((await attempt(address)).code).toBe(usual);
    const { retryAfterSeconds } = await attempt(address);
    expect(await attempt(address)).toEqual(refused);
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(Math.ceil(visitorLimits[action].secondsEach));
    // The same house has many addresses; the next house has others.
    expect(await attempt(address.replace('::7', '::8'))).toEqual(refused);
    expect((await attempt(newAddress())).code).toBe(usual);
    expect((await attempt()).code).toBe(usual);
  });
});

test('Right codes, and codes that the cart lacks something for, keep nobody out', async () => {
  const address = newAddress();
  const { burst } = visitorLimits['promo-code'];
  await shop.db
    .insertInto('gift_code')
    .values({ code: 'RIGHT', currency_code: 'SEK', balance: 100 })
    .execute();
  for (let i = 0; i < 2 * burst; i++) {
    expect((await typeCode('right', address)).code).toBeUndefined();
    expect((await typeCode('', address)).code).toBeUndefined();
    expect((await typeCode('HUNDRA', address)).code).toBe('RequirementsNotMet');
  }
  for (let i = 0; i < burst; i++) await typeCode('WRONG', address);
  expect(await typeCode('WRONG', address)).toEqual(refused);
  // Whoever is kept out learns nothing, and can still take a code away.
  expect(await typeCode('right', address)).toEqual(refused);
  expect((await typeCode('', address)).code).toBeUndefined();
});

test('Lists that nobody searched for are not counted', async () => {
  const address = newAddress();
  const browse = '{ products(filter: { searchText: " " }, take: 1) { count } }';
  for (let i = 0; i < visitorLimits.search.burst + 20; i++)
    expect((await ask(browse, {}, address)).code).toBeUndefined();
  expect((await search(address)).code).toBeUndefined();
});

test('On the port of the API the address is that of the connection, or what a trusted proxy says', async () => {
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
    for (let i = 0; i < visitorLimits['promo-code'].burst; i++) await post('198.51.100.1');
    expect(await post('198.51.100.1')).toBe('LIMIT_EXCEEDED');
    expect(await post('203.0.113.9, 198.51.100.1')).toBe('LIMIT_EXCEEDED');
    expect(await post('198.51.100.2')).toBe('INVALID_PROMO_CODE');
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
