import { isLocaleCode, LOCALES, type LocaleCode } from '#contract/locales.ts';
import { withDefaults } from '#contract/shop/colours.ts';
import { CACHED_PAGES_PLACEHOLDER, offlinePath, SERVICE_WORKER_PATH } from '#storefront/config/offline.ts';
import type { StorefrontSettings } from '#storefront/config/settings.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { OFFLINE_CSS } from '#storefront/theme/offline-css.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import type { Shop } from '../cache/shop-cache.ts';
import type { BuildManifest } from '../document/build-manifest.ts';
import { styleHash } from '../document/channel-style.ts';
import { escapeHtml, manifestPath } from '../document/html-document.ts';

interface AppFile {
  headers: Record<string, string>;
  body: string;
}

interface AppFilesOptions {
  settings: Pick<StorefrontSettings, 'MARKET_IN_PATH' | 'SERVICE_WORKER'>;
  manifest: Pick<BuildManifest, 'styles' | 'fonts'>;
}

const appFilePath = /^\/(offline|app)\/([a-z]{2})(\.webmanifest)?$/;

/** Files of the installed app: the web manifest and the offline page of each language. */
export function createAppFiles({ settings, manifest }: AppFilesOptions) {
  return async (path: string, loadShop: () => Promise<Shop>): Promise<AppFile | undefined> => {
    if (path === SERVICE_WORKER_PATH && !settings.SERVICE_WORKER) return unregisteringWorker;
    const [, , locale] = appFilePath.exec(path) ?? [];
    if (!isLocaleCode(locale)) return undefined;
    if (path === manifestPath(locale))
      return createWebManifest(locale, await loadShop(), settings.MARKET_IN_PATH);
    return path === offlinePath(locale) ? renderOfflinePage(locale, manifest, await loadShop()) : undefined;
  };
}

/** Deletes all caches and unregisters itself: served instead of the service worker if that is off. */
export const UNREGISTERING_WORKER = `addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

const unregisteringWorker: AppFile = {
  headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  body: UNREGISTERING_WORKER,
};

function createWebManifest(locale: LocaleCode, { settings, style }: Shop, isMarketInPath: boolean): AppFile {
  // With the market in paths, `/` redirects to the visitor's market.
  const start = isMarketInPath ? '/' : linkTo({ locale }, 'home');
  const { paper } = withDefaults(settings.theme.colours);
  const icon = (purpose: 'any' | 'maskable', size: 192 | 512) => ({
    src: style.icons.app(purpose, size),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
    body: JSON.stringify({
      id: '/',
      name: settings.name,
      short_name: settings.name,
      lang: LOCALES[locale].iso,
      dir: 'ltr',
      start_url: start,
      scope: '/',
      display: 'standalone',
      theme_color: style.browserColour,
      background_color: paper.light,
      icons: [icon('any', 192), icon('any', 512), icon('maskable', 192), icon('maskable', 512)],
    }),
  };
}

async function renderOfflinePage(
  locale: LocaleCode,
  { styles, fonts }: AppFilesOptions['manifest'],
  { settings, style }: Shop,
): Promise<AppFile> {
  const t = await loadTranslate(locale, 'cookies');
  const name = escapeHtml(settings.name);
  const message = (key: 'title' | 'text' | 'read' | 'retry') => escapeHtml(t(`offline.${key}`));
  const sources = ["'self'", styleHash(OFFLINE_CSS), style.source].filter(Boolean).join(' ');
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
      'content-security-policy': `default-src 'none'; style-src ${sources}; font-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'`,
    },
    body: `<!doctype html><html lang="${LOCALES[locale].iso}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${message('title')} – ${name}</title><meta name="theme-color" content="${style.browserColour}"><link rel="icon" href="${style.icons.favicon.url}" type="${style.icons.favicon.type}">${styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')}${style
      .selectFonts(fonts)
      .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)
      .join(
        '',
      )}<style>${OFFLINE_CSS}</style>${style.css && `<style>${style.css}</style>`}</head><body><p class="shop">${name}</p><main><h1>${message('title')}</h1><p>${message('text')}</p><p><a class="retry" href="">${message('retry')}</a></p><h2>${message('read')}</h2><ul>${CACHED_PAGES_PLACEHOLDER}</ul></main></body></html>`,
  };
}
