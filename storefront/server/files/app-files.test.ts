import { describe, expect, test } from 'vitest';
import { LOCALE_CODES } from '#contract/locales.ts';
import { neutralSettings } from '#contract/shop/shop-settings.ts';
import { CACHED_PAGES_PLACEHOLDER, offlinePath, SERVICE_WORKER_PATH } from '#storefront/config/offline.ts';
import { createChannelStyle } from '../document/channel-style.ts';
import { manifestPath } from '../document/html-document.ts';
import { createAppFiles } from './app-files.ts';

const fileAt = (path: string, settings: { MARKET_IN_PATH?: boolean; SERVICE_WORKER?: boolean } = {}) =>
  createAppFiles({
    settings: { MARKET_IN_PATH: false, SERVICE_WORKER: true, ...settings },
    manifest: { styles: ['/assets/shop.css'], fonts: ['/assets/serif.woff2'] },
  })(path, async () => ({
    settings: neutralSettings('Bok & Co', 'SE'),
    style: createChannelStyle('', neutralSettings('Bok & Co', 'SE')),
  }));

describe('the manifest', () => {
  test.each(LOCALE_CODES)('opens the shop in %s and has icons', async (locale) => {
    const file = await fileAt(manifestPath(locale));
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

  test('starts at / when paths contain the market', async () => {
    const file = await fileAt(manifestPath('fi'), { MARKET_IN_PATH: true });
    expect(JSON.parse(file?.body ?? '').start_url).toBe('/');
  });
});

describe('the offline page', () => {
  test.each(LOCALE_CODES)('exists in %s, without script, with the shop’s styles', async (locale) => {
    const file = await fileAt(offlinePath(locale));
    expect(file?.body).toContain(`<html lang="${locale}`);
    expect(file?.body).toContain('/assets/shop.css');
    expect(file?.body).toContain(CACHED_PAGES_PLACEHOLDER);
    expect(file?.body).not.toContain('<script');
    expect(file?.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'self' 'sha256-/,
    );
  });

  test.each(['/offline', '/offline/xx', '/offline/sv/x', '/app/sv', '/app/sv.json'])(
    '%s does not exist',
    async (path) => {
      expect(await fileAt(path)).toBeUndefined();
    },
  );
});

test('serves a worker that unregisters itself when the setting is off', async () => {
  expect(await fileAt(SERVICE_WORKER_PATH)).toBeUndefined();
  const worker = await fileAt(SERVICE_WORKER_PATH, { SERVICE_WORKER: false });
  expect(worker?.headers['cache-control']).toBe('no-cache');
  expect(worker?.body).toContain('unregister()');
});
