import * as v from 'valibot';
import { LOCALES } from '#contract/locales.ts';
import { neutralSettings } from '#contract/shop/shop-settings.ts';
import { type StorefrontSettings, storefrontSettings } from '#storefront/config/settings.ts';
import type { BuildManifest } from './document/build-manifest.ts';
import { type CommerceApi, type ExecuteOptions, operationNameOf } from './gateway/commerce-api.ts';

export const manifest: BuildManifest = {
  entry: '/entry.js',
  styles: [],
  fonts: ['/assets/text.woff2'],
  chunksOf: () => ({ scripts: [], styles: [] }),
  readStyles: () => ({ css: '', source: '' }),
};
const market = {
  id: 'se',
  alias: 'se',
  groupKey: 'SCANDINAVIA',
  virtual: false,
  isClosed: false,
  onlyDisplayInCheckout: false,
  defaultLanguageId: 'sv-SE',
  allowedLanguages: Object.values(LOCALES).map(({ iso, name, code }) => ({ id: iso, name, code })),
  country: { name: 'Sverige', code: 'SE' },
  currency: { name: 'Krona', code: 'SEK', symbol: 'kr' },
};
const shipToOnly = { ...market, id: 'ax', alias: 'ax', onlyDisplayInCheckout: true };

/** Results by operation. A function may throw. */
export type FakeResults = Record<string, object | (() => object)>;

/** A commerce API with one market, one brand and these results. It records the operations. */
export function createFakeCommerce(results: FakeResults = {}) {
  const operations: { name: string; options: ExecuteOptions | undefined }[] = [];
  const known: FakeResults = {
    channel: { channel: { id: '1', markets: [market, shipToOnly] } },
    brands: { brands: [{ brandId: 1, name: 'Otava', canonicalUrl: '/b/otava' }] },
    ...results,
  };
  const commerce: CommerceApi = {
    async execute(query, _variables, options) {
      const name = operationNameOf(query);
      operations.push({ name, options });
      const result = known[name] ?? {};
      return { data: typeof result === 'function' ? result() : result };
    },
    sendShopRequest: async () => Response.json(neutralSettings('Kvarto', 'SE')),
    fetchImage: async () => new Response('image', { headers: { 'cache-control': 'public' } }),
  };
  const count = (name: string) => operations.filter((operation) => operation.name === name).length;
  return { commerce, operations, count };
}

export function settingsWith(values: Record<string, string>): StorefrontSettings {
  return v.parse(
    v.object(storefrontSettings),
    Object.fromEntries(Object.keys(storefrontSettings).map((name) => [name, values[name]])),
  );
}
