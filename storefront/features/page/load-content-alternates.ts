import { LOCALE_CODES, LOCALES } from '#contract/locales.ts';
import { ContentAliasesDocument } from '#storefront/api/generated/graphql.ts';
import type { AlternatePage } from '#storefront/routing/page-meta.ts';
import { alternatePages } from '#storefront/session/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

/** A content page has a word of its own in each language, and none where nobody wrote it. */
export async function loadContentAlternates(
  { api, shopper, remember }: Pick<ShopEnvironment, 'api' | 'shopper' | 'remember'>,
  id: number,
): Promise<AlternatePage[]> {
  const [pages, markets] = await Promise.all([
    remember('content-aliases', () => api.query(ContentAliasesDocument, {})),
    remember('markets', () => loadMarkets(api)),
  ]);
  const aliases = new Map(
    LOCALE_CODES.map((locale) => [
      LOCALES[locale].iso,
      pages[locale]?.find((page) => page?.id === id)?.alias,
    ]),
  );
  return alternatePages('home', shopper, markets).flatMap((home) => {
    const alias = aliases.get(home.culture);
    const start = home.url === '/' ? '' : home.url;
    return alias ? [{ ...home, url: `${start}/${encodeURIComponent(alias)}` }] : [];
  });
}
