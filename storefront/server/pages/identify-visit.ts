import type { LocaleCode } from '#contract/locales.ts';
import { NetworkError } from '#storefront/api/errors.ts';
import { COOKIES, type Cookie, readCookies } from '#storefront/config/cookies.ts';
import { localeCookieOf } from '#storefront/config/locale-cookie.ts';
import { type LanguageOrigins, localeOfOrigin } from '#storefront/config/locale-domains.ts';
import type { StorefrontSettings } from '#storefront/config/settings.ts';
import { type Resolution, resolveRequest } from '#storefront/routing/requests/resolve-request.ts';
import type { MarketFacts } from '#storefront/session/markets/markets.ts';
import type { ShopFacts } from '#storefront/session/shop-facts.ts';
import { customerTypeOf, type Shopper } from '#storefront/session/shopper.ts';
import type { HttpRequest } from '../http/http-message.ts';
import type { CustomerSession } from '../session/customer-session.ts';
import { redirectToDomain, storeCarriedMarket } from './language-domain.ts';
import type { PageRedirect } from './page.ts';
import { previewLinkOf, previewTokenOf } from './preview-link.ts';

/** A request for a page, and for whom the page is rendered. */
export interface PageVisit {
  kind: 'visit';
  url: URL;
  basename: string;
  shopper: Shopper;
  cookies: Map<string, string>;
  isSecure: boolean;
  isPost: boolean;
  /** The page is rendered for this visitor alone and may contain personal data. */
  isPersonal: boolean;
}

interface VisitSources {
  shopIn(locale: LocaleCode, market: string): ShopFacts;
  markets: readonly MarketFacts[];
  session: Pick<CustomerSession, 'customer' | 'hasCustomerPrices'>;
  settings: StorefrontSettings;
  /** Set when the settings define another one than `COOKIES.locale`. */
  localeCookie?: Cookie | undefined;
  /** Set when languages have domains of their own. */
  languageOrigins?: LanguageOrigins | undefined;
}

/** Resolves language, market and customer type of a request, or a redirect. */
export function identifyVisit(request: HttpRequest, sources: VisitSources): PageVisit | PageRedirect {
  const { markets, session, settings, localeCookie, languageOrigins, shopIn } = sources;
  const cookies = readCookies(request.headers.cookie);
  // Concatenated instead of resolved: a path of `//elsewhere` must stay a path.
  const url = new URL(request.origin + request.pathname + request.search);
  // Without the markets every market in a path would be treated as unknown.
  if (settings.MARKET_IN_PATH && markets.length === 0)
    throw new NetworkError('The markets are not loaded', 503);
  const resolution = resolve(request, url, cookies, sources);
  if (resolution.kind === 'redirect')
    return { kind: 'redirect', status: resolution.status, location: resolution.to, headers: {} };
  const { isSecure } = request;
  const isPost = request.method === 'POST';
  const domainRedirect =
    languageOrigins && !isPost
      ? (redirectToDomain({ url, shopper: resolution, cookies }, languageOrigins) ??
        storeCarriedMarket(url, markets, isSecure))
      : undefined;
  if (domainRedirect) return domainRedirect;
  const previewLink = previewLinkOf(url, isSecure);
  if (previewLink) {
    const headers = { 'set-cookie': [previewLink.cookie] };
    return { kind: 'redirect', status: 302, location: previewLink.location, headers };
  }
  const isPreview = previewTokenOf(cookies, isSecure) !== undefined;
  return {
    kind: 'visit',
    url,
    basename: resolution.basename,
    shopper: {
      locale: resolution.locale,
      market: resolution.market,
      pathMarket: resolution.pathMarket,
      ...customerTypeOf(cookies.get(COOKIES.customerType.name)),
      channelId: settings.CHANNEL_ID,
      isPreview: isPreview || undefined,
      origin: request.origin,
      languageOrigins,
      localeCookie,
      shop: shopIn(resolution.locale, resolution.market),
    },
    cookies,
    isSecure,
    isPost,
    // Every page shows the impersonation, also without script.
    isPersonal:
      cookies.get(COOKIES.noScript.name) === '1' ||
      session.hasCustomerPrices ||
      isPreview ||
      session.customer?.isImpersonated === true,
  };
}

function resolve(
  { headers, origin }: HttpRequest,
  { pathname, search }: URL,
  cookies: ReadonlyMap<string, string>,
  { markets, settings, localeCookie, languageOrigins }: VisitSources,
): Resolution {
  return resolveRequest(
    {
      url: { pathname, search },
      cookies: {
        locale: cookies.get(localeCookieOf({ localeCookie }).name),
        market: cookies.get(COOKIES.selectedMarket.name),
      },
      acceptLanguage: headers['accept-language'],
      fetchSite: headers['sec-fetch-site'] as string | undefined,
    },
    routedMarketsOf(markets),
    {
      marketInPath: settings.MARKET_IN_PATH,
      fallbackMarket: settings.FALLBACK_MARKET,
      defaultLocale: settings.DEFAULT_LOCALE,
      rootRedirect: settings.ROOT_REDIRECT,
      rootRedirectStatus: settings.ROOT_REDIRECT_STATUS,
      detectLanguage: settings.DETECT_LANGUAGE,
      domainLocale: localeOfOrigin(languageOrigins, origin),
    },
  );
}

const routedMarkets = new WeakMap<readonly MarketFacts[], readonly MarketFacts[]>();

/** The markets without ship-to-only markets; filtered once per loaded list. */
function routedMarketsOf(markets: readonly MarketFacts[]): readonly MarketFacts[] {
  const routed =
    routedMarkets.get(markets) ?? markets.filter(({ onlyDisplayInCheckout }) => !onlyDisplayInCheckout);
  routedMarkets.set(markets, routed);
  return routed;
}
