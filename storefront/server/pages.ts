import type { IncomingMessage } from 'node:http';
import { NetworkError } from '#storefront/api/errors.ts';
import { COOKIES, readCookies, writeCookie } from '#storefront/config/cookies.ts';
import { KEEP_OFFLINE_HEADER } from '#storefront/config/offline.ts';
import type { StorefrontSettings } from '#storefront/config/settings.ts';
import type { LocaleScope } from '#storefront/routing/link-to.ts';
import { isCheckoutRoute, isOrderRoute, type Screen } from '#storefront/routing/paths.ts';
import { type RoutingSettings, resolveRequest } from '#storefront/routing/resolve-request.ts';
import { loadMarkets, type MarketFacts } from '#storefront/session/markets.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import {
  type CookieJar,
  customerTypeOf,
  languageIdOf,
  localeScopeOf,
  type Shopper,
} from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/words.ts';
import type { BuildManifest } from './build-manifest.ts';
import type { CommerceApi } from './commerce-api.ts';
import { createServerClient } from './commerce-server-client.ts';
import type { CustomerSession } from './customer-session.ts';
import { documentTail } from './html-document.ts';
import { originOf, readBody } from './incoming.ts';
import { createKeptPages } from './kept-pages.ts';
import { previewLinkOf, previewTokenOf } from './preview-link.ts';
import { renderPage } from './render-page.tsx';
import { createSharedMemory } from './shared-memory.ts';
import { createShownThings } from './shown-things.ts';
import { compressHead, type SplicedPage } from './spliced-encoding.ts';

export interface PagesOptions {
  commerce: CommerceApi;
  settings: StorefrontSettings;
  manifest: BuildManifest;
  themeCss: string;
  onError: (error: unknown, path: string) => void;
}

type PageHeaders = Record<string, string | string[]>;

export type Page =
  | {
      kind: 'page';
      status: number;
      body: SplicedPage;
      /** Whose films the page shows. */
      frames?: readonly string[];
      headers: PageHeaders;
      place: LocaleScope;
      screen?: Screen | undefined;
    }
  | { kind: 'redirect'; status: number; location: string; headers: PageHeaders };

/** How React marks what threw inside a boundary: see the guard of widgets. */
const leftToBrowser = '<!--$!-->';
const marketsLiveMs = 10_000;
const sharedLivesMs = 2_000;

/** Finds out for whom a page is, takes it from the cache where it may, and renders it otherwise. */
export function createPages({ commerce, settings, manifest, themeCss, onError }: PagesOptions) {
  const kept = createKeptPages(settings);
  const routing = routingSettings(settings);
  const markets = rememberMarkets(commerce, settings);
  const memory = createSharedMemory(sharedLivesMs);
  commerce.onChange?.((change) => {
    kept.forget(change);
    memory.forget();
    if (change.kind === 'everything') markets.forget();
  });

  async function answer(incoming: IncomingMessage, session: CustomerSession): Promise<Page> {
    const cookies = readCookies(incoming.headers.cookie);
    const origin = originOf(incoming, settings.PUBLIC_URL);
    // Put together rather than resolved: a path of `//elsewhere` must stay a path.
    const url = new URL(origin + (incoming.url?.startsWith('/') ? incoming.url : '/'));
    const known = await markets();
    // Without them a market in the path cannot be told from any other word, and would be taken for a wrong one.
    if (routing.marketInPath && known.length === 0) throw new NetworkError('The markets are not known', 503);
    const resolution = resolveRequest(
      {
        url: { pathname: url.pathname, search: url.search },
        cookies: {
          locale: cookies.get(COOKIES.locale.name),
          market: cookies.get(COOKIES.selectedMarket.name),
        },
        acceptLanguage: incoming.headers['accept-language'],
        cameFrom: incoming.headers['sec-fetch-site'] as string | undefined,
      },
      // A place that one can only send to is no place to look around in.
      known.filter(({ onlyDisplayInCheckout }) => !onlyDisplayInCheckout),
      routing,
    );
    if (resolution.kind === 'redirect')
      return { kind: 'redirect', status: resolution.status, location: resolution.to, headers: {} };

    const isSecure = origin.startsWith('https:');
    const link = previewLinkOf(url, isSecure);
    if (link)
      return {
        kind: 'redirect',
        status: 302,
        location: link.location,
        headers: { 'set-cookie': [link.cookie] },
      };
    const isPreview = previewTokenOf(cookies, isSecure) !== undefined;
    // Whoever acts for a customer is told so on every page, also without script.
    const isPersonal =
      cookies.get(COOKIES.plain.name) === '1' ||
      session.hasOwnPrices ||
      isPreview ||
      session.customer?.isActedFor === true;
    const shopper: Shopper = {
      locale: resolution.locale,
      market: resolution.market,
      ...(resolution.pathMarket ? { pathMarket: resolution.pathMarket } : {}),
      ...customerTypeOf(cookies.get(COOKIES.customerType.name)),
      channelId: settings.CHANNEL_ID,
      ...(isPreview ? { isPreview: true as const } : {}),
      origin,
    };
    const isPost = incoming.method === 'POST';
    const key = [shopper.market, shopper.locale, shopper.customerType, origin, url.pathname, url.search].join(
      '|',
    );
    const cached = isPersonal || isPost ? undefined : kept.get(key);
    if (cached)
      return {
        kind: 'page',
        ...cached,
        headers: withCookies(cached.headers, session.setCookies),
        place: localeScopeOf(shopper),
      };

    const began = kept.begin();
    const shown = createShownThings();
    const jar = createJar(cookies, isSecure);
    const place = {
      channelId: shopper.channelId,
      marketId: shopper.market,
      languageId: languageIdOf(shopper),
    };
    let isOwn = isPersonal || isPost;
    const own = <T>(value: T): T => {
      isOwn = true;
      return value;
    };
    const shopSession: ShopSession = {
      customer: () => own(session).customer,
      api: createServerClient({ ask: (...question) => own(session).ask(...question) }, place, shown.note),
      auth: async () => session.auth,
      orderRequest: (kind, request) => own(session).orderRequest(kind, request),
    };
    const environment: ShopEnvironment = {
      shopper,
      t: await loadTranslate(shopper.locale),
      api: isOwn ? shopSession.api : createServerClient({ ask: session.askAsAnybody }, place, shown.note),
      cookies: jar,
      isPersonal: isOwn,
      side: 'server',
      async remember(name, load) {
        if (session.hasOwnPrices || isPreview) return load();
        const answer = await memory.remember(`${shopper.market}|${shopper.locale}|${name}`, load);
        shown.note(answer);
        return answer;
      },
      report: (problem) => onError(problem, url.pathname),
    };
    const request = isPost
      ? new Request(url, {
          method: 'POST',
          headers: { 'content-type': incoming.headers['content-type'] ?? '' },
          body: new Uint8Array(await readBody(incoming)),
        })
      : new Request(url);
    const rendered = await renderPage({
      request,
      basename: resolution.basename,
      environment,
      session: shopSession,
      manifest,
      themeCss,
      onError: (error) => onError(error, url.pathname),
    });
    const headers = withCookies({}, [...jar.written, ...session.setCookies]);
    if (rendered.kind === 'response') {
      return {
        kind: 'redirect',
        status: rendered.response.status,
        location: rendered.response.headers.get('location') ?? '/',
        headers,
      };
    }
    const body = await compressHead(rendered.head);
    if (body.identity.includes(leftToBrowser))
      onError(new Error('A part of the page could not be drawn, and is left to the browser.'), url.pathname);
    const { frames } = rendered;
    // What was made with a look at this visitor's cookies is theirs alone, whatever the screen says.
    const isForEveryone = rendered.isShared && !isOwn && !jar.wasUsed();
    if (isForEveryone) {
      const { status, screen } = rendered;
      headers[KEEP_OFFLINE_HEADER] = `${shopper.market}-${shopper.customerType}`;
      kept.keep(
        key,
        { body, status, frames, headers: { [KEEP_OFFLINE_HEADER]: headers[KEEP_OFFLINE_HEADER] } },
        { began, url, screen, shows: shown.things },
      );
    }
    // What is a customer's own is left in no cache, not even in that of their browser.
    const { screen } = rendered;
    const isPrivate = screen !== undefined && (isCheckoutRoute(screen) || isOrderRoute(screen));
    if (isOwn && (session.customer || isPrivate || isPreview)) headers['cache-control'] = 'no-store';
    if (isPreview) headers['x-robots-tag'] = 'noindex';
    return {
      kind: 'page',
      status: rendered.status,
      body,
      frames,
      headers,
      place: localeScopeOf(shopper),
      screen,
    };
  }

  return Object.assign(answer, {
    markets,
    tail: (nonce: string) => documentTail(manifest.entry, nonce),
  });
}

function withCookies(headers: PageHeaders, cookies: readonly string[]): PageHeaders {
  return cookies.length > 0 ? { ...headers, 'set-cookie': [...cookies] } : { ...headers };
}

function routingSettings(settings: StorefrontSettings): RoutingSettings {
  return {
    marketInPath: settings.MARKET_IN_PATH,
    fallbackMarket: settings.FALLBACK_MARKET,
    defaultLocale: settings.DEFAULT_LOCALE,
    rootRedirect: settings.ROOT_REDIRECT,
    rootRedirectStatus: settings.ROOT_REDIRECT_STATUS,
    detectLanguage: settings.DETECT_LANGUAGE,
  };
}

/** Routing needs the markets before every page. They seldom change; the last known serve while the backend is away. */
function rememberMarkets(commerce: CommerceApi, settings: StorefrontSettings) {
  const client = createServerClient(commerce, {
    channelId: settings.CHANNEL_ID,
    marketId: settings.FALLBACK_MARKET,
    languageId: '',
  });
  let known: Promise<MarketFacts[]> = Promise.resolve([]);
  let until = 0;
  const ask = (): Promise<MarketFacts[]> => {
    if (Date.now() < until) return known;
    until = Date.now() + marketsLiveMs;
    const before = known;
    // Everyone who asks meanwhile waits for the same answer.
    known = loadMarkets(client).catch(() => {
      until = 0;
      return before;
    });
    return known;
  };
  const forget = () => {
    until = 0;
  };
  return Object.assign(ask, { forget });
}

interface RequestJar extends CookieJar {
  written: string[];
  wasUsed(): boolean;
}

function createJar(cookies: Map<string, string>, isSecure: boolean): RequestJar {
  const written: string[] = [];
  let wasRead = false;
  return {
    written,
    wasUsed: () => wasRead || written.length > 0,
    get(cookie) {
      wasRead = true;
      return cookies.get(cookie.name) || undefined;
    },
    set(cookie, value) {
      cookies.set(cookie.name, value);
      written.push(writeCookie(cookie, value, isSecure));
    },
  };
}
