import { pageLookups } from '#contract/diagnostics/channels.ts';
import type { LocaleCode } from '#contract/locales.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { configuredLocaleCookie } from '#storefront/config/locale-cookie.ts';
import { languageOriginsOf } from '#storefront/config/locale-domains.ts';
import { OFFLINE_CACHE_HEADER } from '#storefront/config/offline.ts';
import type { StorefrontSettings } from '#storefront/config/settings.ts';
import { rulesOf } from '#storefront/routing/screens.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { type CachedPages, createCachedPages, type PageVersions } from '../cache/cached-pages.ts';
import { createMarketCache, type LoadMarkets } from '../cache/market-cache.ts';
import type { PageExchange } from '../cache/page-exchange.ts';
import { createSharedCache } from '../cache/shared-cache.ts';
import { type LoadShop, shopFactsIn } from '../cache/shop-cache.ts';
import type { BuildManifest } from '../document/build-manifest.ts';
import {
  chooseEncoding,
  createSplicedPage,
  ensureCompressed,
  type SplicedPage,
} from '../document/spliced-encoding.ts';
import type { CommerceApi } from '../gateway/commerce-api.ts';
import type { ReportError } from '../http/error-reporter.ts';
import type { HttpHeaders } from '../http/http-message.ts';
import type { RequestContext } from '../http/request-handler.ts';
import type { CustomerSession } from '../session/customer-session.ts';
import { identifyVisit, type PageVisit } from './identify-visit.ts';
import { createKnownVisits, type KnownVisit } from './known-visits.ts';
import { loadPage } from './load-page.ts';
import type { Page, PageRedirect } from './page.ts';
import { createPageEnvironment, type PageEnvironment } from './page-environment.ts';
import { type RenderedPage, renderPage } from './render-page.tsx';
import { recipientsOf } from './tag-manager.ts';
import { createUnknownMarketReporter } from './unknown-markets.ts';

interface PagesOptions {
  commerce: CommerceApi;
  settings: StorefrontSettings;
  manifest: BuildManifest;
  shop: LoadShop;
  pageExchange?: PageExchange | undefined;
}

interface Pages {
  respond(context: PageContext): Promise<Page | PageRedirect>;
  markets: LoadMarkets;
}

type PageContext = Pick<RequestContext, 'request' | 'body' | 'openSession' | 'reportError'>;

/** React's marker of a Suspense boundary that threw (docs/library-internals.md). The browser renders it again. */
export const SUSPENSE_ERROR_MARKER = '<!--$!-->';
/** Of `loadShared`: results that many pages need, such as menus and markets. */
const sharedMaxAgeMs = 2_000;

/** Pages in five steps: identify the visit, look up the cache, load the data, render, store. */
export function createPages({ commerce, settings, manifest, shop, pageExchange }: PagesOptions): Pages {
  const cache = createCachedPages(settings, pageExchange);
  const markets = createMarketCache(commerce, settings);
  const shared = createSharedCache(sharedMaxAgeMs);
  const visits = createKnownVisits();
  const reportUnknownMarket = createUnknownMarketReporter();
  const visitSettings = visitSettingsOf(settings);
  const recipients = recipientsOf(settings);
  commerce.onChange?.((change) => {
    cache.invalidate(change);
    shared.clear();
    if (change.kind === 'everything') markets.invalidate();
  });

  async function respond(context: PageContext): Promise<Page | PageRedirect> {
    const { request, openSession, reportError } = context;
    const allMarkets = await markets.load(reportError);
    const { settings: shopSettings, style } = await shop(reportError);
    const knownPage = findKnown(cache, visits.find(request, [allMarkets, shopSettings]));
    if (knownPage) return knownPage;

    const session = await openSession();
    const shopIn = (locale: LocaleCode, market: string) =>
      shopFactsIn(locale, market, shopSettings, recipients);
    const visit = identifyVisit(request, { ...visitSettings, markets: allMarkets, session, shopIn });
    if (visit.kind === 'redirect') return visit;
    reportUnknownMarket(visit.cookies.get(COOKIES.selectedMarket.name), allMarkets, reportError);

    const cached = lookUp(cache, visit);
    if (cached) visits.remember(request, visit, cacheKeyOf(visit));
    if (cached) return cached;

    // Read before loading, so that a page is not stored if its data changes while it is loaded.
    const versions = cache.currentVersions();
    const pageEnvironment = await createPageEnvironment(visit, { session, shared, reportError });
    const loaded = await loadPage({
      request: createRouterRequest(visit, request.headers['content-type'], context.body),
      basename: visit.basename,
      environment: pageEnvironment.environment,
      session: pageEnvironment.session,
      onError: reportError,
    });
    if (loaded.kind === 'response') return toRedirect(loaded.response, pageEnvironment);

    const rendered = renderPage(loaded, {
      environment: pageEnvironment.environment,
      manifest,
      style,
      hasSubscriptions: commerce.acceptWebsocket !== undefined,
      onError: reportError,
    });
    const body = await createBody(rendered, request, reportError);
    const document = { body, styleSource: rendered.styleSource };
    storeIfShared(cache, { visit, rendered, ...document, versions, pageEnvironment });
    const headers = headersOf(visit, rendered, pageEnvironment, session);
    return toPage(visit, rendered, { ...document, headers });
  }

  return { respond, markets: markets.load };
}

/** The page, compressed before it is stored, so that all workers share the compressed page. */
async function createBody(
  { start }: RenderedPage,
  { headers }: PageContext['request'],
  reportError: ReportError,
): Promise<SplicedPage> {
  if (start.includes(SUSPENSE_ERROR_MARKER))
    reportError(new Error('A part of the page failed to render; the browser renders it.'));
  const body = createSplicedPage(start);
  await ensureCompressed(body, chooseEncoding(headers['accept-encoding']?.toString()));
  return body;
}

function visitSettingsOf(settings: StorefrontSettings) {
  return {
    settings,
    localeCookie: configuredLocaleCookie(settings),
    languageOrigins: languageOriginsOf(settings),
  };
}

function findKnown(cache: CachedPages, visit: KnownVisit | undefined): Page | undefined {
  const page = visit && cache.get(visit.key);
  if (!page) return undefined;
  pageLookups.publish({ isHit: true });
  return { kind: 'page', ...page, localeScope: visit.localeScope };
}

function lookUp(cache: CachedPages, visit: PageVisit): Page | undefined {
  if (visit.isPersonal || visit.isPost) return undefined;
  const cached = cache.get(cacheKeyOf(visit));
  pageLookups.publish({ isHit: cached !== undefined });
  return cached && { kind: 'page', ...cached, localeScope: localeScopeOf(visit.shopper) };
}

interface StoredParts {
  visit: PageVisit;
  rendered: RenderedPage;
  body: SplicedPage;
  styleSource: string;
  versions: PageVersions;
  pageEnvironment: PageEnvironment;
}

function storeIfShared(
  cache: CachedPages,
  { visit, rendered, body, styleSource, versions, pageEnvironment }: StoredParts,
): void {
  const { status, screen, embedOrigins } = rendered;
  if (!rendered.isShared || !pageEnvironment.isShareable()) return;
  cache.store(
    cacheKeyOf(visit),
    { body, status, embedOrigins, styleSource, headers: offlineHeader(visit), screen },
    { versions, url: visit.url, screen, dependencies: pageEnvironment.dependencies },
  );
}

function cacheKeyOf({ url, shopper }: PageVisit): string {
  const { market, locale, customerType, origin } = shopper;
  return [market, locale, customerType, origin, url.pathname, url.search].join('|');
}

/** The service worker caches pages with this header, of one market and customer type at a time. */
function offlineHeader({ shopper }: PageVisit): Record<string, string> {
  return { [OFFLINE_CACHE_HEADER]: `${shopper.market}-${shopper.customerType}` };
}

function createRouterRequest({ url, isPost }: PageVisit, contentType = '', body: Buffer): Request {
  if (!isPost) return new Request(url);
  const headers = { 'content-type': contentType };
  return new Request(url, { method: 'POST', headers, body: new Uint8Array(body) });
}

function toRedirect({ status, headers }: Response, { setCookies }: PageEnvironment): PageRedirect {
  const location = headers.get('location') ?? '/';
  return { kind: 'redirect', status, location, headers: { 'set-cookie': setCookies } };
}

function toPage(
  { shopper }: PageVisit,
  { status, embedOrigins, screen }: RenderedPage,
  parts: Pick<Page, 'body' | 'headers' | 'styleSource'>,
): Page {
  return { kind: 'page', status, embedOrigins, ...parts, localeScope: localeScopeOf(shopper), screen };
}

function headersOf(
  visit: PageVisit,
  { isShared, screen }: RenderedPage,
  pageEnvironment: PageEnvironment,
  { customer }: Pick<CustomerSession, 'customer'>,
): HttpHeaders {
  const { isPreview } = visit.shopper;
  // Not even the browser may store a customer's pages.
  const isConfidential = customer !== undefined || rulesOf(screen).isPrivate || isPreview;
  const isNotStored = pageEnvironment.isPersonal() && isConfidential;
  return {
    'set-cookie': pageEnvironment.setCookies,
    ...(isShared && pageEnvironment.isShareable() ? offlineHeader(visit) : {}),
    ...(isNotStored ? { 'cache-control': 'no-store' } : {}),
    ...(isPreview ? { 'x-robots-tag': 'noindex' } : {}),
  };
}
