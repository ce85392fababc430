import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { LOCALE_CODES, LOCALES } from '#contract/locales.ts';
import { ShopOverviewDocument } from '#storefront/api/generated/graphql.ts';
import type { StorefrontSettings } from '#storefront/config/settings.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { type LocaleScope, linkTo } from '#storefront/routing/link-to.ts';
import type { MarketFacts } from '#storefront/session/markets.ts';
import type { CommerceApi } from './commerce-api.ts';
import { createServerClient } from './commerce-server-client.ts';
import { createSitemaps } from './sitemaps.ts';

export interface CrawlerFile {
  type: string;
  maxAge: number;
  body: Buffer;
  isPacked: boolean;
}

interface CrawlerOptions {
  commerce: CommerceApi;
  settings: StorefrontSettings;
  markets: () => Promise<MarketFacts[]>;
  /** Where other clients reach the commerce API, if they do. */
  apiAddress?: string;
}

/** What is written for machines that read the shop: robots.txt, llms.txt and the sitemaps. */
export function createCrawlerFiles(options: CrawlerOptions) {
  const sitemaps = createSitemaps(options);
  return async (path: string, origin: string, acceptsGzip: boolean): Promise<CrawlerFile | undefined> => {
    if (path === '/robots.txt') return plainText(robots(origin));
    if (path === '/llms.txt') return plainText(await describeShop(options, origin));
    if (path !== '/sitemap.xml' && !path.startsWith('/sitemaps/')) return undefined;
    const packed = await sitemaps.answer(path, origin);
    return (
      packed && {
        type: 'application/xml; charset=utf-8',
        maxAge: 600,
        body: acceptsGzip ? packed : await promisify(gunzip)(packed),
        isPacked: acceptsGzip,
      }
    );
  };
}

function plainText(text: string): CrawlerFile {
  return { type: 'text/plain; charset=utf-8', maxAge: 3600, body: Buffer.from(text), isPacked: false };
}

/**
 * Searches, filtered lists, account and checkout say `noindex` themselves. They are not closed here: a page that may not be
 * read cannot say so, and would be listed by its address alone because others link to it. Closed is what is no page, and
 * addresses that log someone in.
 */
function robots(origin: string): string {
  return `User-agent: *
Disallow: /graphql
Disallow: /*loginToken=

Sitemap: ${origin}/sitemap.xml
`;
}

/** llmstxt.org: what the shop is, in a few lines of Markdown, for programs that read on somebody's behalf. */
async function describeShop(
  { commerce, settings, markets, apiAddress }: CrawlerOptions,
  origin: string,
): Promise<string> {
  const api = createServerClient(commerce, {
    channelId: settings.CHANNEL_ID,
    marketId: settings.FALLBACK_MARKET,
    languageId: LOCALES.en.iso,
  });
  const [{ categories, cmsPages }, all] = await Promise.all([api.query(ShopOverviewDocument, {}), markets()]);
  const place: LocaleScope = {
    locale: 'en',
    ...(settings.MARKET_IN_PATH ? { pathMarket: settings.FALLBACK_MARKET } : {}),
  };
  const link = (name: string, url: string, about?: string | null) =>
    `- [${inOneLine(name)}](${origin}${url})${about ? `: ${inOneLine(about)}` : ''}`;
  const countryNames = new Intl.DisplayNames(LOCALES.en.iso, { type: 'region' });
  const countries = all
    .filter(({ isVirtual }) => !isVirtual)
    .map(({ country }) => countryNames.of(country.code));
  const shelves = (categories ?? []).flatMap((category) =>
    category ? [link(category.name, category.canonicalUrl, category.description)] : [],
  );
  const pages = (cmsPages ?? []).flatMap((page) =>
    page?.title && page.canonicalUrl ? [link(page.title, page.canonicalUrl)] : [],
  );
  return `# ${SHOP.name}

> ${SHOP.name} is a bookshop that sells to ${countries.join(', ')}. Prices are shown in the currency of the market, with VAT.

Pages are in ${LOCALE_CODES.map((code) => LOCALES[code].name).join(', ')}. Every product page holds schema.org data (Product, Book, Offer) with price and availability; both change at any time, so ask again before you tell anyone.

## Shelves

${[...shelves, link('New books', linkTo(place, 'news')), link('Publishers', linkTo(place, 'brands'))].join('\n')}

## For programs

- [Sitemap](${origin}/sitemap.xml): every page, in every language.
- Commerce API: GraphQL${apiAddress ? ` at ${apiAddress}` : ''}, for clients that the shop has given a key (header \`X-ApiKey\`).

## Terms

- Read as much as a visitor would, and identify yourself. What robots.txt closes stays closed.
- Orders are placed by people, on the pages of the shop.
${pages.length > 0 ? `\n## Pages\n\n${pages.join('\n')}\n` : ''}`;
}

/** Texts of editors stay within their line, and are no markup. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]]/g, '').trim();
}
