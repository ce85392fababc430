import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NetworkError } from '#storefront/api/errors.ts';
import type { CommerceApi } from '../gateway/commerce-api.ts';
import { type CustomerSession, createSessions } from './customer-session.ts';
import {
  type FakeAuthService,
  inSeconds,
  startFakeAuthService,
  tokenOf,
} from './fake-auth-service.fixture.ts';

let fake: FakeAuthService;
beforeEach(async () => {
  fake = await startFakeAuthService();
});
afterEach(() => fake.stop());

/** A session over a commerce API with these methods, and the errors that it reports. */
async function openSession(methods: Partial<CommerceApi>, cookies: Record<string, string> = {}) {
  const errors: unknown[] = [];
  const session = await createSessions({ ...fake.commerce, ...methods }).open({
    cookies: new Map(Object.entries(cookies)),
    isSecure: false,
    visitor: { address: '203.0.113.7', userAgent: '' },
    reportError: (error) => errors.push(error),
  });
  return { session, errors };
}

const unreachable = new NetworkError('The commerce API did not answer in time');
const fail = () => Promise.reject(unreachable);

describe('a commerce API that does not respond', () => {
  test('fails each operation, which is reported with its name', async () => {
    const { session, errors } = await openSession({ execute: fail });
    for (const run of [session.execute, session.executeAsCustomer, session.executeAnonymously])
      await expect(run('query brands { brands { name } }', {})).rejects.toBe(unreachable);
    expect(errors).toEqual(Array(3).fill(unreachable));
    expect(unreachable.operation).toBe('brands');
  });

  test('rejects a request about an order, which is reported', async () => {
    const { session, errors } = await openSession({ sendOrderRequest: fail });
    const request = {} as Parameters<CustomerSession['sendOrderRequest']>[1];
    const outcome = await session.sendOrderRequest('cancellations', request as never);
    expect(outcome).toEqual({ kind: 'rejected', code: undefined });
    expect(errors).toEqual([unreachable]);
  });

  test('does not prevent a sign-in; the missing guest cart is reported', async () => {
    const { session, errors } = await openSession({ execute: fail });
    const username = 'anna@example.com';
    const password = fake.accounts.get(username) ?? '';
    const outcome = await session.attempt({ action: 'login', username, password, isRemembered: true });
    expect([outcome, errors]).toEqual([{ kind: 'signed-in' }, [unreachable]]);
  });
});

describe('a commerce API that cannot check a session, because it has no database', () => {
  const unavailable = {
    errors: [{ message: 'Try again.', extensions: { code: 'UNAVAILABLE' } }],
    status: 503,
  };
  const list = 'fragment Parts on ProductType { name } query list { products { products { ...Parts } } }';
  const openAsCustomer = async (resultOfGuest: object) => {
    const queries: string[] = [];
    const execute: CommerceApi['execute'] = async (query, _, options) => {
      queries.push(`${options?.loginToken ? 'customer' : 'guest'}: ${query}`);
      return options?.loginToken ? unavailable : resultOfGuest;
    };
    const token = tokenOf({ name: 'anna@example.com', exp: inSeconds(900), customerType: 'Person' });
    const { session } = await openSession({ execute }, { 'kvarto-auth': token });
    return { session, queries };
  };

  test('serves the catalogue, to pages and to the browser, without ending the session', async () => {
    const products = { data: { products: { products: [] } } };
    const { session, queries } = await openAsCustomer(products);
    for (const run of [session.execute, session.executeAsCustomer])
      expect(await run(list, {})).toEqual(products);
    expect(queries).toEqual([`customer: ${list}`, `guest: ${list}`, `customer: ${list}`, `guest: ${list}`]);
    expect([session.customer?.name, session.setCookies]).toEqual(['anna@example.com', []]);
  });

  test.each([
    'query mine { getUser { metaData } }',
    'fragment A on B { c } mutation add { addToCart { id } }',
  ])('does not send as a guest: %s', async (document) => {
    const { session, queries } = await openAsCustomer({ data: { getUser: null } });
    for (const run of [session.execute, session.executeAsCustomer])
      expect(await run(document, {})).toEqual(unavailable);
    expect(queries).toEqual(Array(2).fill(`customer: ${document}`));
  });

  test('returns 503 if guests get no result either', async () => {
    const { session } = await openAsCustomer({ errors: [{ message: 'Other.' }] });
    expect(await session.executeAsCustomer('{ getCart { id } }', {})).toEqual(unavailable);
  });
});

test('a response with errors is not reported: the API has logged the unexpected ones', async () => {
  const result = { errors: [{ message: 'Sold out.', extensions: { code: 'INSUFFICIENT_STOCK' } }] };
  const { session, errors } = await openSession({ execute: async () => result });
  expect(await session.execute('{ x }', {})).toEqual(result);
  expect(errors).toEqual([]);
});
