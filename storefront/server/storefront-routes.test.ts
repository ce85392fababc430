import { describe, expect, test } from 'vitest';
import { createRouteTable } from '#contract/http/route-table.ts';
import { LOCALE_CODES, pathPrefix } from '#contract/locales.ts';
import { AUTH_PATHS } from '#storefront/config/auth-paths.ts';
import { pathsOf, SCREENS } from '#storefront/routing/paths.ts';
import type { StorefrontHandlers } from './create-handlers.ts';
import { storefrontRoutes } from './storefront-routes.ts';

/** Handlers that are known by their name only. */
const handlers = new Proxy(
  {},
  { get: (_, name: string) => Object.defineProperty(() => undefined, 'name', { value: name }) },
) as unknown as StorefrontHandlers;
const staticPaths = ['/assets/a.js', '/favicon.svg', '/sw.js'];
const routesWith = (isWorkerOff = false) => storefrontRoutes(handlers, { staticPaths, isWorkerOff });

function match(method: string, path: string, isWorkerOff = false): string | number {
  const found = createRouteTable(routesWith(isWorkerOff)).match(method, path);
  return 'route' in found ? found.route.handler.name : found.status;
}

describe('the route table', () => {
  test.each([
    ['GET', '/health', 'health'],
    ['GET', '/livez', 'alive'],
    ['GET', '/readyz', 'ready'],
    ['GET', '/assets/a.js', 'staticFile'],
    ['GET', '/assets/b.js', 'assetOfOtherRelease'],
    ['GET', '/sw.js', 'staticFile'],
    ['GET', '/offline/fi', 'appFile'],
    ['GET', '/app/nb.webmanifest', 'appFile'],
    ['GET', '/images/products/300x300/a.webp', 'image'],
    ['GET', '/content/widget-1.css', 'image'],
    ['HEAD', '/downloads/a.b.c', 'file'],
    ['GET', '/samples/7.mp3', 'file'],
    ['GET', '/robots.txt', 'robots'],
    ['HEAD', '/sitemap.xml', 'sitemap'],
    ['GET', '/sitemaps/fi/products-0.xml', 'sitemap'],
    ['POST', '/graphql', 'graphql'],
    ['GET', '/graphql', 405],
    ['GET', '/auth/export', 'exportData'],
    ['POST', '/auth/login', 'auth'],
    ['GET', '/auth/login', 405],
    ['POST', '/shop/review-votes', 'shopRequest'],
    ['POST', '/vitals', 'vitals'],
    ['POST', '/content/forms/a-1', 'contentForm'],
    ['POST', '/preferences/market', 'market'],
    ['POST', '/preferences/customer-type', 'customerType'],
    ['POST', '/preferences/consent', 'consent'],
    ['POST', '/newsletter/confirm', 'confirmNewsletter'],
    ['POST', '/fi/newsletter/confirm', 'confirmNewsletter'],
    ['POST', '/dk/da/newsletter/unsubscribe', 'endNewsletter'],
    ['POST', '//evil.example/newsletter/confirm', 'page'],
    ['POST', '/a/b/c/newsletter/confirm', 'page'],
    ['GET', '/newsletter/confirm', 'page'],
    ['GET', '/content/preview', 'page'],
    ['GET', '/offline/xx', 'page'],
    ['POST', '/p/a-book', 'page'],
    ['DELETE', '/p/a-book', 405],
    ['PUT', '/robots.txt', 405],
  ])('%s %s: %s', (method, path, handler) => {
    expect(match(method, path)).toBe(handler);
  });

  test('serves the self-removing worker when the setting is off', () => {
    expect(match('GET', '/sw.js', true)).toBe('appFile');
  });

  test.each(LOCALE_CODES)('every screen in %s is a page', (locale) => {
    for (const path of SCREENS.flatMap((screen) => pathsOf(screen, locale)))
      for (const prefix of [pathPrefix(locale), pathPrefix(locale, 'se')])
        expect(match('GET', `${prefix}${path.replaceAll(/[:?*]/g, '')}`)).toBe('page');
  });
});

describe('the options of a route', () => {
  const posts = routesWith().filter(({ method }) => method === 'POST');

  test('every POST rejects other sites and limits its body', () => {
    expect(posts.filter(({ isSameOriginOnly }) => !isSameOriginOnly)).toEqual([]);
    expect(posts.filter(({ accepts }) => !accepts)).toEqual([]);
  });

  test('only the web vitals accept any content type: browsers send them as text', () => {
    expect(posts.filter(({ accepts }) => accepts === 'any').map(({ pattern }) => pattern)).toEqual([
      '/vitals',
    ]);
  });

  test('responses with data of a customer are not stored', () => {
    const personal = ['/graphql', '/auth/*', '/shop/:kind', AUTH_PATHS.export];
    for (const { pattern, isPrivate } of routesWith())
      if (personal.includes(pattern)) expect([pattern, isPrivate]).toEqual([pattern, true]);
  });
});
