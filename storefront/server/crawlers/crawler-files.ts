import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { countryName } from '#contract/customer/country-name.ts';
import { LOCALES } from '#contract/locales.ts';
import { ShopOverviewDocument } from '#storefront/api/generated/graphql.ts';
import type { StorefrontSettings } from '#storefront/config/settings.ts';
import { type LocaleScope, linkTo } from '#storefront/routing/links/link-to.ts';
import { offeredLocales } from '#storefront/routing/requests/offered-locales.ts';
import type { LoadMarkets } from '../cache/market-cache.ts';
import type { LoadShop } from '../cache/shop-cache.ts';
import type { CommerceApi } from '../gateway/commerce-api.ts';
import { createServerClient } from '../gateway/server-client.ts';
import type { ReportError } from '../http/error-reporter.ts';
import { type HttpRequest, type HttpResponse, textResponse } from '../http/http-message.ts';
import { createSitemaps } from './sitemaps.ts';

interface CrawlerOptions {
  commerce: CommerceApi;
  settings: StorefrontSettings;
  markets: LoadMarkets;
  shop: LoadShop;
  /** Public URL of the commerce API, if it has one. */
  apiUrl?: string | undefined;
}

type CrawlerRequest = Pick<HttpRequest, 'pathname' | 'origin' | 'headers'>;

/** Files for search engines and other programs: robots.txt, llms.txt and the sitemaps. */
export function createCrawlerFiles(options: CrawlerOptions) {
  const sitemaps = createSitemaps(options);
  return {
    robots: ({ origin }: CrawlerRequest) => cachedText(robots(origin)),
    llms: async ({ origin }: CrawlerRequest, reportError: ReportError) =>
      cachedText(await describeShopInMarkdown(options, origin, reportError)),
    async sitemap(
      { pathname, origin, headers }: CrawlerRequest,
      reportError: ReportError,
    ): Promise<HttpResponse> {
      const compressed = await sitemaps.load(pathname, origin, reportError);
      if (!compressed) return textResponse(404, 'Unknown sitemap.');
      const acceptsGzip = /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
      return {
        status: 200,
        headers: {
          'content-type': 'application/xml; charset=utf-8',
          'cache-control': 'public, max-age=600',
          vary: 'accept-encoding',
          ...(acceptsGzip ? { 'content-encoding': 'gzip' } : {}),
        },
        body: acceptsGzip ? compressed : await promisify(gunzip)(compressed),
      };
    },
  };
}

function cachedText(text: string): HttpResponse {
  return textResponse(200, text, { 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' });
}

/**
 * Searches, filtered lists, account and checkout pages are `noindex`. They are not disallowed here, because crawlers that
 * may not read a page do not see its `noindex` and list its URL. Disallowed are the API and URLs that sign in.
 */
function robots(origin: string): string {
  return `User-agent: *
Disallow: /graphql
Disallow: /*loginToken=

Sitemap: ${origin}/sitemap.xml
`;
}

/** llmstxt.org: a description of the shop in Markdown for language models. */
async function describeShopInMarkdown(
  { commerce, settings, markets, shop, apiUrl }: CrawlerOptions,
  origin: string,
  reportError: ReportError,
): Promise<string> {
  const api = createServerClient(commerce, {
    channelId: settings.CHANNEL_ID,
    marketId: settings.FALLBACK_MARKET,
    languageId: LOCALES.en.iso,
  });
  const [{ categories, cmsPages }, allMarkets, { settings: shopSettings }] = await Promise.all([
    api.query(ShopOverviewDocument, {}),
    markets(reportError),
    shop(reportError),
  ]);
  const shopName = inOneLine(shopSettings.name);
  const localeScope: LocaleScope = {
    locale: 'en',
    pathMarket: settings.MARKET_IN_PATH ? settings.FALLBACK_MARKET : undefined,
  };
  const link = (name: string, url: string, about?: string | null) =>
    `- [${inOneLine(name)}](${origin}${url})${about ? `: ${inOneLine(about)}` : ''}`;
  const countries = allMarkets
    .filter(({ isVirtual }) => !isVirtual)
    .map(({ country }) => countryName(country.code, LOCALES.en.iso));
  const categoryLinks = (categories ?? []).flatMap((category) =>
    category ? [link(category.name, category.canonicalUrl, category.description)] : [],
  );
  const pages = (cmsPages ?? []).flatMap((page) =>
    page?.title && page.canonicalUrl ? [link(page.title, page.canonicalUrl)] : [],
  );
  return `# ${shopName}

> ${shopName} is a bookshop that sells to ${countries.join(', ')}. Prices are shown in the currency of the market, with VAT.

Pages are in ${offeredLocales(allMarkets)
    .map((code) => LOCALES[code].name)
    .join(
      ', ',
    )}. Every product page holds schema.org data (Product, Book, Offer) with price and availability; both change at any time, so request the page again before you quote them.

## Shelves

${[...categoryLinks, link('New books', linkTo(localeScope, 'news')), link('Publishers', linkTo(localeScope, 'brands'))].join('\n')}

## For programs

- [Sitemap](${origin}/sitemap.xml): every page, in every language.
- Commerce API: GraphQL${apiUrl ? ` at ${apiUrl}` : ''}, for clients that the shop has given a key (header \`X-ApiKey\`).

## Terms

- Read as much as a visitor would, and identify yourself. Do not request URLs that robots.txt disallows.
- Orders are placed by people, on the pages of the shop.
${pages.length > 0 ? `\n## Pages\n\n${pages.join('\n')}\n` : ''}`;
}

/** Texts of editors must not break the line or the Markdown link. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]]/g, '').trim();
}
