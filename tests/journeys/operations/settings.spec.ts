import { describe, expect, test } from 'vitest';
import { ALLOWABLE_RISKS } from '../../../cli/public-start.ts';
import { startDemoShop, workerShop } from '../support/worker-shop.ts';

describe('settings', () => {
  test('MARKET_IN_PATH redirects to paths with a market', async () => {
    const shop = await startDemoShop({ MARKET_IN_PATH: 'true' });
    const locationOf = async (path: string) =>
      (await fetch(shop.url + path, { redirect: 'manual' })).headers.get('location');
    expect(await locationOf('/')).toBe('/se');
    expect(await locationOf('/c/skonlitteratur?sort=PRICE')).toBe('/se/c/skonlitteratur?sort=PRICE');
    expect(await locationOf('/xx/en')).toBe('/se/en');
    expect(await locationOf('/en/dk')).toBe('/dk/en');
    expect(await locationOf('/dk')).toBe('/dk/da');
    expect(await locationOf('/no/fi/c/x')).toBe('/no/nb/c/x');
    // A slug of a language that the market does not have leads to the page's own slug, never to a 404.
    expect(await locationOf('/dk/c/skonlitteratur/klassiker')).toBe('/dk/da/c/skonlitteratur/klassiker');
    for (const [path, target] of [
      ['/dk/da/c/skonlitteratur/klassiker', '/dk/da/c/skonlitteratur/klassikere'],
      ['/dk/da/dc/pocket-till-ett-pris', '/dk/da/dc/paperbacks-til-en-pris'],
    ] as const) {
      expect(await locationOf(path)).toBe(target);
      expect((await fetch(shop.url + target)).status).toBe(200);
    }
    const html = await (await fetch(`${shop.url}/dk/da`)).text();
    expect(html).toContain('<html lang="da-DK">');
    expect(html).toContain('href="/dk/da/c/');
    expect(html).toMatch(/\d,\d\d\skr\./);
    expect(html).toContain('hreflang="sv-SE"');
    expect((await fetch(`${shop.url}/dk/da/nonsense/path`)).status).toBe(404);
    await shop.stop();
  });

  test('an unreachable backend gives a localised error page with status 500', async () => {
    const shop = await startDemoShop({ COMMERCE_ENDPOINT: 'http://127.0.0.1:9/graphql' });
    const response = await fetch(`${shop.url}/fi`);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('lang="fi-FI"');
    await shop.stop();
  });

  test('the storefront renders the same pages from a commerce API over HTTP', async () => {
    const other = await startDemoShop({
      COMMERCE_ENDPOINT: `${workerShop().apiUrl}/graphql`,
      COMMERCE_API_KEY: 'demo',
    });
    const pages = await Promise.all(
      [workerShop(), other].map(async ({ url }) =>
        (await (await fetch(`${url}/nyheter`)).text()).match(/<h2[^>]*><a[^>]*>[^<]+/g),
      ),
    );
    expect(pages[1]?.length).toBe(48);
    expect(pages[1]).toEqual(pages[0]);
    await other.stop();
  });

  test('an https PUBLIC_URL sends Strict-Transport-Security, and ROOT_REDIRECT redirects with its status', async () => {
    const shop = await startDemoShop({
      PUBLIC_URL: 'https://kvarto.example',
      ALLOW_IN_PUBLIC: ALLOWABLE_RISKS.join(),
      ROOT_REDIRECT: '/nyheter',
      ROOT_REDIRECT_STATUS: '307',
    });
    const response = await fetch(`${shop.url}/en`);
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(await response.text()).toContain('<link rel="canonical" href="https://kvarto.example/en">');
    const root = await fetch(`${shop.url}/?a=1`, { redirect: 'manual' });
    expect([root.status, root.headers.get('location')]).toEqual([307, '/nyheter?a=1']);
    await shop.stop();
  });
});
