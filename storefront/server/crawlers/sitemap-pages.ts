import { LOCALES } from '#contract/locales.ts';
import { NetworkError } from '#storefront/api/errors.ts';
import type { StorefrontSettings } from '#storefront/config/settings.ts';
import type { AlternatePage } from '#storefront/routing/head/page-meta.ts';
import { alternatePages } from '#storefront/session/markets/alternate-pages.ts';
import type { MarketFacts } from '#storefront/session/markets/markets.ts';
import { customerTypeOf } from '#storefront/session/shopper.ts';
import type { CommerceApi } from '../gateway/commerce-api.ts';
import type { SitemapScope } from './sitemap-scopes.ts';

/** Each page with all its alternates. */
type ListedPages = AsyncIterable<AlternatePage[]> | Iterable<AlternatePage[]>;

export interface SitemapPages {
  /** Names of the sitemaps of the scope: `static`, `brands-0`, `products-0` and so on. */
  listNames(scope: SitemapScope): Promise<string[]>;
  listStatic(scope: SitemapScope, markets: readonly MarketFacts[], origin: string): ListedPages;
  /** The pages of one sitemap, such as `products` and `0`. The API divides each kind into ranges. Undefined for an unknown one. */
  list(scope: SitemapScope, kind: string, range: string | undefined): Promise<ListedPages | undefined>;
}

export function createSitemapPages(
  commerce: Pick<CommerceApi, 'fetchSitemap'>,
  { CHANNEL_ID }: Pick<StorefrontSettings, 'CHANNEL_ID'>,
): SitemapPages {
  async function fetchList(path: string, scope: SitemapScope): Promise<Response | undefined> {
    const query = new URLSearchParams({
      channelId: CHANNEL_ID,
      marketId: scope.market,
      languageId: LOCALES[scope.locale].iso,
    });
    const response = await commerce.fetchSitemap?.(`/sitemap${path}?${query}`);
    // Another backend of the contract may not have sitemaps. Crawlers then find its pages by menus and lists.
    if (!response || response.status === 404) return undefined;
    if (!response.ok) throw NetworkError.unsuccessful(response.status);
    return response;
  }

  return {
    async listNames(scope) {
      const contents = (await (await fetchList('', scope))?.json()) as
        | { ranges?: Record<string, number[]> }
        | undefined;
      const names = Object.entries(contents?.ranges ?? {}).flatMap(([kind, ranges]) =>
        ranges.map((range) => `${kind}-${range}`),
      );
      return ['static', ...names];
    },
    listStatic(scope, markets, origin) {
      const shopper = { ...scope, ...customerTypeOf(undefined), channelId: CHANNEL_ID, origin };
      return (['home', 'news', 'brands'] as const).map((screen) => alternatePages(screen, shopper, markets));
    },
    async list(scope, kind, range) {
      const response = range === undefined ? undefined : await fetchList(`/${kind}/${range}`, scope);
      return response?.body ? readLines(response.body) : undefined;
    },
  };
}

/** One JSON array of alternates per line. */
async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<AlternatePage[]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}
