import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLoginLink } from '#backend/features/auth/impersonation/login-link.ts';
import { digestPassword } from '#contract/auth.ts';
import { MAILED_SCREEN_PATHS } from '#contract/screen-paths.ts';
import { AUTH_PATHS } from '#storefront/config/auth-paths.ts';
import { PREFERENCE_PATHS } from '#storefront/config/preference-paths.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { pathsOf, SCREENS } from '#storefront/routing/paths.ts';
import { isFullRun, sampleOf } from '../../full-run.ts';
import { startAccountShop, withoutPictures } from '../support/account-shop.ts';
import { PASSWORD, signInAs } from '../support/customer.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady, untilSettled, type Visitor } from '../support/visitor.ts';

let shop: Awaited<ReturnType<typeof startAccountShop>>;
beforeAll(async () => {
  shop = await startAccountShop({ LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await closeVisitors();
  await shop.stop();
});

const t = await loadTranslate('sv');
const personalPages = [
  ...([
    'account',
    'account-orders',
    'account-balance',
    'account-library',
    'account-settings',
    'account-password',
  ] as const),
  ...(['home', 'checkout', 'favorites', 'news'] as const),
].map((screen) => linkTo({ locale: 'sv' }, screen));

async function customerAt(path: string, options: object = {}): Promise<Visitor & { email: string }> {
  const visitor = await newVisitor({ baseURL: shop.url, ...options });
  await withoutPictures(visitor.context);
  const email = await shop.newCustomer();
  await signInAs(visitor.page, email);
  await visitor.page.goto(path);
  return { ...visitor, email };
}

/** The current tokens of the signed-in visitor. */
async function tokensOf({ context }: Visitor): Promise<string[]> {
  const authCookies = (await context.cookies()).filter(({ name }) => /kvarto-auth/.test(name));
  expect(authCookies.map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toEqual([
    [true, 'Lax'],
    [true, 'Lax'],
  ]);
  return authCookies.map(({ value }) => decodeURIComponent(value));
}

/** Records request URLs and bodies, response bodies and console messages, but not the cookies. */
function recordTraffic(page: Page) {
  const recorded: string[] = [];
  const bodies: Promise<string>[] = [];
  page.on('request', (request) => recorded.push(request.url(), request.postData() ?? ''));
  page.on('response', (response) => bodies.push(response.text().catch(() => '')));
  page.on('console', (message) => recorded.push(message.text()));
  return async () => [...recorded, ...(await Promise.all(bodies))].join('\n');
}

describe('tokens', () => {
  test.each(
    combinations('tokens', [
      ['with script', {}],
      ['without script', { javaScriptEnabled: false }],
    ]),
  )('appear in no page, script, URL, storage or log, %s', async (_, options) => {
    const visitor = await customerAt('/', options);
    const { page } = visitor;
    const traffic = recordTraffic(page);
    const secrets = new Set(await tokensOf(visitor));
    const isScripted = !('javaScriptEnabled' in options);
    for (const path of personalPages) {
      await page.goto(path);
      if (isScripted) await untilReady(page);
      for (const token of await tokensOf(visitor)) secrets.add(token);
    }
    if (isScripted) {
      await page.request.post(AUTH_PATHS.refresh, { data: {} });
      for (const token of await tokensOf(visitor)) secrets.add(token);
      const stored = await page.evaluate(() =>
        JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, history.state]),
      );
      for (const secret of secrets) expect(stored).not.toContain(secret);
    }
    const everything = (await traffic()) + shop.output();
    // Proves that the traffic and the log were recorded.
    expect(everything).toContain(visitor.email);
    expect(shop.output()).toContain('signed in');
    // Two tokens, and with script at least one more from the refresh.
    expect(secrets.size).toBeGreaterThanOrEqual(isScripted ? 3 : 2);
    for (const secret of [...secrets, PASSWORD, await digestPassword(PASSWORD)])
      expect(everything).not.toContain(secret);
    await visitor.leave();
  });

  test('of an impersonation link are removed from the URL before the first page, and appear in no log', async () => {
    const visitor = await newVisitor({ baseURL: shop.url });
    const link = await createLoginLink(shop.db, await shop.newCustomer(), 'eva');
    const loginToken = link.kind === 'created' ? link.loginToken : '';
    expect(loginToken).not.toBe('');
    await visitor.page.goto(`/account?loginToken=${loginToken}`);
    await untilReady(visitor.page);
    expect(visitor.page.url()).not.toContain(loginToken);
    expect(await visitor.page.content()).not.toContain(loginToken);
    expect(shop.output()).not.toContain(loginToken);
    await visitor.leave();
  });
});

describe('cross-site requests', () => {
  const sample = (path: string) => path.replace(/:\w+\??|\*/g, 'x');
  const forms = [
    ...SCREENS.flatMap((screen) => pathsOf(screen, 'sv').map(sample)),
    ...SCREENS.map((screen) => `/fi${sample(pathsOf(screen, 'fi')[0] ?? '/')}`),
    ...Object.values(PREFERENCE_PATHS),
    ...Object.values(MAILED_SCREEN_PATHS),
  ];
  const scriptEndpoints = [...Object.values(AUTH_PATHS), '/graphql'].filter(
    (path) => path !== AUTH_PATHS.export,
  );
  const foreignHeaders: Record<string, string>[] = [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://sister.kvarto.example', 'sec-fetch-site': 'same-site' },
  ];

  test.each(foreignHeaders)('are rejected on every path: %j', async (headers) => {
    const visitor = await customerAt('/account');
    const { request } = visitor.page;
    for (const path of headers === foreignHeaders[0] ? forms : sampleOf(forms, 6)) {
      const response = await request.post(path, { form: { block: 'delete', key: 'x' }, headers });
      expect([path, response.status()]).toEqual([path, 403]);
    }
    for (const path of scriptEndpoints) {
      const response = await request.post(path, { data: {}, headers });
      expect([path, response.status()]).toEqual([path, 403]);
    }
    // The customer is still signed in, and the same request without the foreign headers works.
    expect((await request.get('/account', { maxRedirects: 0 })).status()).toBe(200);
    expect((await request.post(AUTH_PATHS.signOut, { data: {} })).status()).toBe(200);
    expect((await request.get('/account', { maxRedirects: 0 })).status()).toBe(302);
    await visitor.leave();
  });

  test('with the content type of a form are rejected by the script’s endpoints', async () => {
    const visitor = await customerAt('/account');
    for (const path of scriptEndpoints) {
      const response = await visitor.page.request.post(path, { form: { a: 'b' } });
      expect([path, response.status()]).toEqual([path, 415]);
    }
    await visitor.leave();
  });
});

describe('two tabs', () => {
  test.runIf(isFullRun)('signing out in one clears the other, also its history', async () => {
    const visitor = await customerAt('/mina-sidor/installningar');
    const { page, context, email } = visitor;
    await untilReady(page);
    await page.goto('/mina-sidor/saldo');
    await untilReady(page);
    await untilSettled(page);
    const signOutMessage = page.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          new BroadcastChannel('kvarto-tabs').addEventListener('message', ({ data }) => {
            if (data.kind === 'auth') resolve(data.data);
          });
        }),
    );
    const other = await context.newPage();
    await other.goto('/account');
    await untilReady(other);
    await other
      .getByRole('main')
      .getByRole('button', { name: t('account.signOut') })
      .click();
    expect(await signOutMessage).toEqual({ isSignedIn: false });
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.content()).not.toContain(email);
    for (let step = 0; step < 2; step++) {
      await page.goBack();
      await page.waitForURL((url) => url.pathname === '/');
      expect(await page.content()).not.toContain(email);
    }
    await visitor.leave();
  });
});
