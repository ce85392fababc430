import { LOCALE_CODES, LOCALES } from '#contract/locales.ts';
import { ContentAliasesDocument } from '#storefront/api/generated/graphql.ts';
import type { AlternatePage } from '#storefront/routing/head/page-meta.ts';
import { alternatePages } from '#storefront/session/markets/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets/markets.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

/** Other language versions of a content page. Each has its own alias, directly below the home page of its language. */
export async function loadContentAlternates(
  { api, shopper, loadShared }: Pick<ShopEnvironment, 'api' | 'shopper' | 'loadShared'>,
  id: number,
): Promise<AlternatePage[]> {
  const [pages, markets] = await Promise.all([
    loadShared('content-aliases', () => api.query(ContentAliasesDocument, {})),
    loadShared('markets', () => loadMarkets(api)),
  ]);
  const aliases = new Map(
    LOCALE_CODES.map((locale) => [
      LOCALES[locale].iso,
      pages[locale]?.find((page) => page?.id === id)?.alias,
    ]),
  );
  return alternatePages('home', shopper, markets).flatMap((home) => {
    const alias = aliases.get(home.culture);
    const prefix = home.url === '/' ? '' : home.url;
    return alias ? [{ ...home, url: `${prefix}/${encodeURIComponent(alias)}` }] : [];
  });
}
