import { describe, expect, test } from 'vitest';
import { LOCALE_CODES } from '#contract/locales.ts';
import { offlinePath, READABLE_PAGES_MARK, SERVICE_WORKER_PATH } from '#storefront/config/offline.ts';
import { createAppFiles } from './app-files.ts';
import { manifestPath } from './html-document.ts';

const answer = (path: string, settings: { MARKET_IN_PATH?: boolean; SERVICE_WORKER?: boolean } = {}) =>
  createAppFiles({
    settings: { MARKET_IN_PATH: false, SERVICE_WORKER: true, ...settings },
    manifest: { styles: ['/assets/shop.css'], fonts: ['/assets/serif.woff2'] },
    style: { css: ':root{}', source: "'sha256-x='" },
  })(path);

describe('the manifest', () => {
  test.each(LOCALE_CODES)('opens the shop in %s, with icons for every shape', async (locale) => {
    const file = await answer(manifestPath(locale));
    expect(file?.headers['content-type']).toBe('application/manifest+json');
    const { start_url, theme_color, icons } = JSON.parse(file?.body ?? '');
    expect([start_url, theme_color]).toEqual([locale === 'sv' ? '/' : `/${locale}`, '#222222']);
    expect(icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
  });

  test('leaves the market to the root where paths begin with it', async () => {
    const file = await answer(manifestPath('fi'), { MARKET_IN_PATH: true });
    expect(JSON.parse(file?.body ?? '').start_url).toBe('/');
  });
});

describe('the page without a network', () => {
  test.each(LOCALE_CODES)('is there in %s, without script, with the look of the shop', async (locale) => {
    const file = await answer(offlinePath(locale));
    expect(file?.body).toContain(`<html lang="${locale}`);
    expect(file?.body).toContain('/assets/shop.css');
    expect(file?.body).toContain(READABLE_PAGES_MARK);
    expect(file?.body).not.toContain('<script');
    expect(file?.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'self' 'sha256-/,
    );
  });

  test.each(['/offline', '/offline/xx', '/offline/sv/x', '/app/sv', '/app/sv.json'])(
    '%s is none',
    async (path) => {
      expect(await answer(path)).toBeUndefined();
    },
  );
});

test('the worker is a file of the build, unless it is turned off: then one that ends itself', async () => {
  expect(await answer(SERVICE_WORKER_PATH)).toBeUndefined();
  const farewell = await answer(SERVICE_WORKER_PATH, { SERVICE_WORKER: false });
  expect(farewell?.headers['cache-control']).toBe('no-cache');
  expect(farewell?.body).toContain('unregister()');
});
