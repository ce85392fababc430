import { createGzip } from 'node:zlib';
import { LOCALE_CODES, LOCALES, type LocaleCode, localeOfLanguage } from '#contract/locales.ts';
import { NetworkError } from '#storefront/api/errors.ts';
import type { StorefrontSettings } from '#storefront/config/settings.ts';
import type { AlternatePage } from '#storefront/routing/page-meta.ts';
import { currentMarket } from '#storefront/routing/resolve-request.ts';
import { alternatePages } from '#storefront/session/alternate-pages.ts';
import type { MarketFacts } from '#storefront/session/markets.ts';
import { customerTypeOf } from '#storefront/session/shopper.ts';
import type { CommerceApi } from './commerce-api.ts';
import { createQueue } from './queue.ts';
import { indexEntry, indexOf, urlEntry, urlSetEnd, urlSetStart } from './sitemap-xml.ts';

const livesMs = 10 * 60_000;
const mostKeptBytes = 16 * 1024 * 1024;
const mostWaiting = 20;

/** A language, in a market where markets are part of paths: each has sitemaps of its own. */
interface SitemapPlace {
  name: string;
  locale: LocaleCode;
  market: string;
  pathMarket?: string;
}

export interface Sitemaps {
  /** A sitemap, packed with gzip; nothing where there is none of that name. */
  answer(path: string, origin: string): Promise<Buffer | undefined>;
}

interface SitemapOptions {
  commerce: CommerceApi;
  settings: StorefrontSettings;
  markets: () => Promise<MarketFacts[]>;
}

/**
 * `/sitemap.xml` names the others: `/sitemaps/fi/products-0.xml`, `/sitemaps/dk-da/static.xml` … They are made one after
 * the other, so that however many are asked for, pages are served between their parts.
 */
export function createSitemaps({ commerce, settings, markets }: SitemapOptions): Sitemaps {
  const kept = new Map<string, { bytes: Buffer; until: number }>();
  const inTurn = createQueue(mostWaiting);

  function placesIn(all: readonly MarketFacts[]): SitemapPlace[] {
    if (!settings.MARKET_IN_PATH)
      return LOCALE_CODES.map((locale) => ({
        name: locale,
        locale,
        market: currentMarket(undefined, locale, all, settings.FALLBACK_MARKET),
      }));
    return all
      .filter(({ onlyDisplayInCheckout }) => !onlyDisplayInCheckout)
      .flatMap(({ alias, allowedLanguages }) =>
        allowedLanguages.flatMap(({ id }) => {
          const locale = localeOfLanguage(id);
          return locale ? [{ name: `${alias}-${locale}`, locale, market: alias, pathMarket: alias }] : [];
        }),
      );
  }

  async function ask(path: string, place: SitemapPlace | undefined): Promise<Response | undefined> {
    const query = new URLSearchParams({
      channelId: settings.CHANNEL_ID,
      ...(place ? { marketId: place.market, languageId: LOCALES[place.locale].iso } : {}),
    });
    const response = await commerce.addresses?.(`/sitemap${path}?${query}`);
    // Another backend of the contract need not have these: its own pages are then left to its menus and lists.
    if (!response || response.status === 404) return undefined;
    if (!response.ok) throw NetworkError.unsuccessful(response.status);
    return response;
  }

  async function* indexLines(origin: string): AsyncGenerator<string> {
    const all = await markets();
    const contents = (await (await ask('', undefined))?.json()) as
      | { kinds: string[]; productRanges: number[] }
      | undefined;
    const names = [
      'static',
      ...(contents?.kinds ?? []),
      ...(contents?.productRanges ?? []).map((range) => `products-${range}`),
    ];
    yield* indexOf(
      placesIn(all).flatMap((place) =>
        names.map((name) => indexEntry(`${origin}/sitemaps/${place.name}/${name}.xml`)),
      ),
    );
  }

  async function* setLines(
    origin: string,
    place: SitemapPlace,
    pages: AsyncIterable<AlternatePage[]> | Iterable<AlternatePage[]>,
  ): AsyncGenerator<string> {
    yield urlSetStart;
    for await (const alternates of pages) {
      const own = alternates.find((alternate) => isOf(place, alternate));
      if (own) yield urlEntry(origin, own.url, alternates);
    }
    yield urlSetEnd;
  }

  async function linesOf(path: string, origin: string): Promise<AsyncGenerator<string> | undefined> {
    if (path === '/sitemap.xml') return indexLines(origin);
    const [, placeName, kind, range] =
      /^\/sitemaps\/([a-z-]+)\/([a-z]+)(?:-(\d{1,6}))?\.xml$/.exec(path) ?? [];
    const all = await markets();
    const place = placesIn(all).find(({ name }) => name === placeName);
    if (!place) return undefined;
    if (kind === 'static' && range === undefined)
      return setLines(origin, place, staticPages(place, all, origin));
    const response = await ask(`/${kind}${range === undefined ? '' : `/${range}`}`, place);
    return response?.body ? setLines(origin, place, readLines(response.body)) : undefined;
  }

  function staticPages(place: SitemapPlace, all: MarketFacts[], origin: string): AlternatePage[][] {
    const shopper = { ...place, ...customerTypeOf(undefined), channelId: settings.CHANNEL_ID, origin };
    return (['home', 'news', 'brands'] as const).map((screen) => alternatePages(screen, shopper, all));
  }

  function keep(key: string, bytes: Buffer): void {
    kept.delete(key);
    kept.set(key, { bytes, until: Date.now() + livesMs });
    let held = 0;
    for (const [name, entry] of [...kept].reverse()) {
      held += entry.bytes.byteLength;
      if (held > mostKeptBytes) kept.delete(name);
    }
  }

  return {
    async answer(path, origin) {
      const key = origin + path;
      const known = kept.get(key);
      if (known && known.until > Date.now()) return known.bytes;
      const bytes = await inTurn(key, async () => {
        const lines = await linesOf(path, origin);
        return lines && packed(lines);
      });
      if (bytes) keep(key, bytes);
      return bytes;
    },
  };
}

function isOf({ locale, pathMarket }: SitemapPlace, { url, culture }: AlternatePage): boolean {
  const isHere = pathMarket === undefined || url === `/${pathMarket}` || url.startsWith(`/${pathMarket}/`);
  return culture === LOCALES[locale].iso && isHere;
}

/** One page a line, as the commerce API tells them. */
async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<AlternatePage[]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}

/** Of a sitemap that would be many megabytes only the packed form is ever whole in memory. */
async function packed(lines: AsyncGenerator<string>): Promise<Buffer> {
  const gzip = createGzip({ level: 6 });
  const parts: Buffer[] = [];
  gzip.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve, reject) => gzip.once('end', resolve).once('error', reject));
  try {
    for await (const line of lines)
      if (!gzip.write(line)) await new Promise((resolve) => gzip.once('drain', resolve));
  } catch (error) {
    gzip.destroy();
    throw error;
  }
  gzip.end();
  await ended;
  return Buffer.concat(parts);
}
