import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createApiKey } from '#backend/features/api-key/manage-api-keys.ts';
import { AuthClient } from '#backend/features/auth/auth-client.fixture.ts';
import { createLoginLink } from '#backend/features/auth/impersonation/login-link.ts';
import { COOKIES, SECRET_COOKIES } from '#storefront/config/cookies.ts';
import { startAccountShop } from '../journeys/support/account-shop.ts';
import { PASSWORD } from '../journeys/support/customer.ts';
import { createOrders } from '../journeys/support/customer-orders.ts';
import { type FoundForm, findForms, findKnownTexts } from './found-forms.ts';
import type { Credentials } from './route-requests.ts';
import { exampleCheckout, examplePayment } from './sandbox-examples.ts';

const managementKey = 'fuzzed-management-key-with-32-characters';

export type FuzzedShop = Awaited<ReturnType<typeof startFuzzedShop>>;

/** Every request has another address, because rate limits would hide errors. */
export async function startFuzzedShop() {
  const shop = await startAccountShop({
    TRUSTED_PROXIES: '1',
    API_TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
    MANAGEMENT_KEY: managementKey,
  });
  const serverKey = (await createApiKey(shop.db, { name: 'fuzzer', scope: 'server' })) ?? '';
  // The shop reads new keys every few seconds.
  const isKnown = () => fetch(`${shop.apiUrl}/sitemap`, { headers: { 'x-apikey': serverKey } });
  while ((await isKnown()).status === 401) await setTimeout(200);
  return { ...shop, serverKey };
}

/** Visitors of one shop: guests, a customer with orders, and staff that impersonates the customer. */
interface Visitors {
  credentials: Credentials[];
  /** Ids of their orders, carts and payments. */
  ids: string[];
}

/** Creates new visitors, because fuzzed requests end sessions and delete accounts. */
export async function createVisitors(shop: FuzzedShop): Promise<Visitors> {
  const email = await shop.newCustomer();
  await createOrders(shop, email, 'sv');
  const client = new AuthClient({
    fetch: (request) => {
      const { pathname, search } = new URL(request.url);
      return fetch(new Request(shop.apiUrl + pathname + search, request));
    },
  });
  const { token, refreshToken } = await client.signIn(email, PASSWORD);
  const staffToken = await impersonate(shop, email);
  const secret = await readFile(join(shop.folder, 'sandbox/secret'), 'utf8');
  const sandbox = { authorization: `Bearer ${secret.trim()}`, 'idempotency-key': email };
  const guest = {
    shop: {},
    api: { 'x-apikey': 'demo' },
    sandbox,
  };
  const signedIn = (accessToken: string, apiKey: string): Credentials => ({
    shop: {
      cookie: cookieOf({ [SECRET_COOKIES.access]: accessToken, [SECRET_COOKIES.refresh]: refreshToken }),
    },
    api: { 'x-apikey': apiKey, authorization: `Bearer ${accessToken}` },
    sandbox,
  });
  const manager = {
    ...guest,
    api: { 'x-apikey': shop.serverKey, authorization: `Bearer ${managementKey}` },
  };
  return {
    credentials: [guest, signedIn(token, 'demo'), signedIn(staffToken, shop.serverKey), manager],
    ids: [...(await readIds(shop, email)), ...(await openPayments(shop, sandbox))],
  };
}

async function impersonate(shop: FuzzedShop, email: string): Promise<string> {
  const link = await createLoginLink(shop.db, email, 'fuzzer');
  if (link.kind !== 'created') throw new Error(`No login link for ${email}.`);
  const response = await fetch(`${shop.apiUrl}/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': shop.serverKey },
    body: JSON.stringify({ loginToken: link.loginToken }),
  });
  const { token } = await response.json();
  if (!token) throw new Error(`No token for staff: ${response.status}`);
  return token;
}

const cookieOf = (cookies: Record<string, string>): string =>
  Object.entries({ ...cookies, [COOKIES.userMaxAge.name]: '604800' })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');

async function readIds({ db }: FuzzedShop, email: string): Promise<string[]> {
  const orders = await db
    .selectFrom('shop_order')
    .select(['order_id', 'public_id', 'cart_id'])
    .where('email', '=', email)
    .execute();
  return [
    email,
    ...orders.flatMap(({ order_id, public_id, cart_id }) => [String(order_id), public_id, cart_id]),
  ];
}

/** A payment and a checkout of the sandbox. */
async function openPayments({ sandboxUrl }: FuzzedShop, headers: Record<string, string>): Promise<string[]> {
  const create = async (path: string, body: object) => {
    const response = await fetch(sandboxUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const { reference } = await response.json();
    if (!reference) throw new Error(`The sandbox rejects ${path}: ${response.status}`);
    return reference as string;
  };
  return [await create('/v1/payments', examplePayment), await create('/v1/checkouts', exampleCheckout)];
}

/** The forms of pages as guests and customers without script see them, and texts of the pages' links. */
export async function readPages(
  shop: FuzzedShop,
  paths: readonly string[],
  credentials: readonly Credentials[],
): Promise<{ forms: FoundForm[]; texts: string[] }> {
  const forms = new Map<string, FoundForm>();
  const texts = new Set<string>();
  for (const { shop: headers } of credentials)
    for (const path of paths) {
      const cookie = [headers.cookie, `${COOKIES.noScript.name}=1`].filter(Boolean).join('; ');
      const html = await (await fetch(shop.url + path, { headers: { cookie } })).text();
      for (const form of findForms(path, html)) forms.set(`${form.path} ${form.fields}`, form);
      for (const text of findKnownTexts(html)) texts.add(decodeURIComponent(text));
    }
  return { forms: [...forms.values()], texts: [...texts] };
}
