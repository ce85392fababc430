import { isHealthy, type Readiness, reportReadiness } from '#contract/http/readiness.ts';
import { DEFAULT_LOCALE, isLocaleCode } from '#contract/locales.ts';
import { DOWNLOAD_PROBLEM_HEADER, isDownloadProblem } from '#contract/order/download-requests.ts';
import { type Cookie, readCookies } from '#storefront/config/cookies.ts';
import { DOWNLOAD_LOCALE_PARAMETER } from '#storefront/config/download-links.ts';
import { configuredLocaleCookie, localeCookieOf } from '#storefront/config/locale-cookie.ts';
import type { StorefrontSettings } from '#storefront/config/settings.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import type { LoadMarkets } from './cache/market-cache.ts';
import type { PageExchange } from './cache/page-exchange.ts';
import type { ShopCache } from './cache/shop-cache.ts';
import { createCrawlerFiles } from './crawlers/crawler-files.ts';
import type { BuildManifest } from './document/build-manifest.ts';
import { createAppFiles } from './files/app-files.ts';
import type { StaticFiles } from './files/static-files.ts';
import { handleContentForm } from './forms/content-form.ts';
import { handleNewsletterLink } from './forms/newsletter-link.ts';
import {
  type Preference,
  preferenceResponse,
  readConsentPreference,
  readCustomerTypePreference,
  readMarketPreference,
} from './forms/preferences.ts';
import { handlePublicForm } from './forms/public-form.ts';
import { recordConsent } from './forms/record-consent.ts';
import type { CommerceApi } from './gateway/commerce-api.ts';
import { handleGraphqlRequest } from './gateway/graphql-gateway.ts';
import {
  forwardFile,
  forwardResponse,
  type HttpRequest,
  type HttpResponse,
  jsonResponse,
  redirectResponse,
  textResponse,
} from './http/http-message.ts';
import type { Handler, RequestContext } from './http/request-handler.ts';
import { createPages } from './pages/create-pages.ts';
import { createPageResponder } from './pages/page-response.ts';
import { handleAuthRequest } from './session/auth-gateway.ts';
import { forwardShopRequest } from './session/forward-shop-request.ts';
import { createVitalsReceiver, type Vital } from './vitals.ts';

export interface HandlerOptions {
  commerce: CommerceApi;
  settings: StorefrontSettings;
  manifest: BuildManifest;
  shop: ShopCache;
  staticFiles?: StaticFiles | undefined;
  /** Public URL of the commerce API, if it has one; it is named in llms.txt. */
  apiUrl?: string | undefined;
  onVital?: ((vital: Vital) => void) | undefined;
  /** The page caches of the other workers. */
  pageExchange?: PageExchange | undefined;
  /** True from the signal to stop: `/readyz` then responds with 503. */
  isDraining?: (() => boolean) | undefined;
  /** The development server's end of the document. */
  development?: { tail: (nonce: string) => string } | undefined;
}

export type StorefrontHandlers = ReturnType<typeof createHandlers>;

/** The handlers of `storefront-routes.ts`, by name. */
export function createHandlers(options: HandlerOptions) {
  const { commerce } = options;
  const pages = createPages({ ...options, shop: options.shop.load });
  const respondWithPage = createPageResponder(options);
  const receiveVitals = createVitalsReceiver(options.onVital);
  const page: Handler = async (context) => {
    const found = await pages.respond(context);
    if (found.kind === 'page' && found.screen) context.nameRoute(`page:${found.screen}`);
    return respondWithPage(context.request, found);
  };
  return {
    page,
    ...fileHandlers(options),
    ...crawlerHandlers(options, pages.markets),
    ...sessionHandlers,
    ...preferenceHandlers(options, pages.markets),
    ...healthHandlers(options),
    vitals: ({ body, request }: RequestContext): HttpResponse => ({
      status: receiveVitals(body, request.address),
      headers: {},
      body: '',
    }),
    publicForm: (context: RequestContext) => handlePublicForm(context),
    contentForm: (context: RequestContext) => handleContentForm(commerce, context),
    confirmNewsletter: (context: RequestContext) => handleNewsletterLink(commerce, 'confirm', context),
    endNewsletter: (context: RequestContext) => handleNewsletterLink(commerce, 'end', context),
  };
}

const noStore = { headers: { 'cache-control': 'no-store' } };

function healthHandlers({ commerce, isDraining = () => false }: HandlerOptions) {
  // Another backend has its own `/readyz`; without it the storefront still serves cached pages.
  const check = async (): Promise<Readiness> => (await commerce.checkReadiness?.()) ?? { checks: {} };
  return {
    async health(): Promise<HttpResponse> {
      const isOk = isHealthy(await check());
      return jsonResponse({ status: isOk ? 'ok' : 'failed' }, { ...noStore, status: isOk ? 200 : 503 });
    },
    alive: (): HttpResponse => jsonResponse({ status: 'alive' }, noStore),
    async ready({ request: { search } }: RequestContext): Promise<HttpResponse> {
      const { httpStatus, ...report } = reportReadiness(await check(), { search, isDraining: isDraining() });
      return jsonResponse(report, { ...noStore, status: httpStatus });
    },
  };
}

function fileHandlers({ commerce, staticFiles, shop, ...options }: HandlerOptions) {
  const appFiles = createAppFiles(options);
  const localeCookie = localeCookieOf({ localeCookie: configuredLocaleCookie(options.settings) });
  return {
    async appFile({ request, reportError }: RequestContext): Promise<HttpResponse> {
      const file = await appFiles(request.pathname, () => shop.load(reportError));
      return file ? { status: 200, ...file } : textResponse(404, 'Not found.');
    },
    staticFile: ({ request }: RequestContext): HttpResponse =>
      staticFiles?.respond(request) ?? textResponse(404, 'Not found.'),
    assetOfOtherRelease: ({ request }: RequestContext): HttpResponse =>
      staticFiles?.respondFromOtherRelease(request) ?? textResponse(404, 'Not found.'),
    async image({ request: { pathname, address, id } }: RequestContext): Promise<HttpResponse> {
      if (!hasUsedWidth(pathname)) return textResponse(404, 'Not found.');
      return forwardResponse(await commerce.fetchImage(pathname, { address, requestId: id }));
    },
    /** The commerce API checks the signature of a download, so no session is needed. */
    async file({ request }: RequestContext): Promise<HttpResponse> {
      const { range, 'if-range': ifRange = '', 'if-none-match': ifNoneMatch } = request.headers;
      const response = await commerce.fetchFile?.({
        method: request.method,
        path: request.pathname,
        headers: { range, 'if-range': String(ifRange), 'if-none-match': ifNoneMatch },
        visitor: { address: request.address, requestId: request.id },
      });
      if (!response) return textResponse(404, 'Not found.');
      return redirectToProblem(request, response, localeCookie) ?? forwardFile(response);
    },
  };
}

/** Whether the storefront uses this width: the API generates others too, and the largest take seconds. */
function hasUsedWidth(pathname: string): boolean {
  const [, width] = /^\/images\/product\/(\d+)f/.exec(pathname) ?? [];
  return width === undefined || SHOP.productImageWidths.some((used) => String(used) === width);
}

/** Redirects a browser whose download link has no file to the page that explains the problem, in the link's language. */
function redirectToProblem(
  { headers, search }: HttpRequest,
  response: Response,
  localeCookie: Cookie,
): HttpResponse | undefined {
  const problem = response.headers.get(DOWNLOAD_PROBLEM_HEADER);
  if (!isDownloadProblem(problem) || !headers.accept?.includes('text/html')) return undefined;
  const linked = new URLSearchParams(search).get(DOWNLOAD_LOCALE_PARAMETER) ?? '';
  const chosen = readCookies(headers.cookie).get(localeCookie.name) ?? '';
  const locale = [linked, chosen].find(isLocaleCode) ?? DEFAULT_LOCALE;
  return redirectResponse(`${linkTo({ locale }, 'order-look-up')}?download=${problem}`);
}

function crawlerHandlers(options: HandlerOptions, markets: LoadMarkets) {
  const files = createCrawlerFiles({ ...options, shop: options.shop.load, markets });
  return {
    robots: ({ request }: RequestContext) => files.robots(request),
    llms: ({ request, reportError }: RequestContext) => files.llms(request, reportError),
    sitemap: ({ request, reportError }: RequestContext) => files.sitemap(request, reportError),
  };
}

const sessionHandlers = {
  /** The browser must learn that a session has ended, so operations are not repeated anonymously. */
  async graphql({ request, body, openSession }: RequestContext): Promise<HttpResponse> {
    const { executeAsCustomer } = await openSession();
    return handleGraphqlRequest({ execute: executeAsCustomer }, request, body);
  },
  async auth({ request, body, openSession }: RequestContext): Promise<HttpResponse> {
    return handleAuthRequest(await openSession(), request, body);
  },
  /** The commerce API validates the body and the kind. */
  async shopRequest({ params, body, openSession }: RequestContext): Promise<HttpResponse> {
    const session = await openSession();
    return forwardShopRequest(session, params.kind ?? '', body);
  },
  /** A GET, but other sites can neither read it nor embed it. */
  async exportData({ openSession }: RequestContext): Promise<HttpResponse> {
    const data = await (await openSession()).exportData();
    if (!data) return textResponse(403, 'Sign in first.');
    return {
      status: 200,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="account.json"',
      },
      body: JSON.stringify(data, null, 2),
    };
  },
};

function preferenceHandlers({ commerce, settings }: HandlerOptions, markets: LoadMarkets) {
  const localeCookie = configuredLocaleCookie(settings);
  const respond = (context: RequestContext, preference: Preference): HttpResponse => {
    if (preference.kind === 'accepted' && preference.consent)
      recordConsent(commerce, preference.consent, context);
    return preferenceResponse(preference, context.request);
  };
  const formOf = ({ body }: RequestContext) => new URLSearchParams(body.toString('utf8'));
  return {
    market: async (context: RequestContext) =>
      respond(
        context,
        readMarketPreference(formOf(context), await markets(context.reportError), localeCookie),
      ),
    customerType: (context: RequestContext) => respond(context, readCustomerTypePreference(formOf(context))),
    consent: (context: RequestContext) => respond(context, readConsentPreference(formOf(context))),
  };
}
