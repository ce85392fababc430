import { LOCALES, pathPrefix } from '#contract/locales.ts';
import type { PublicShopSettings } from '#contract/shop/shop-settings-requests.ts';
import { readCookies } from '#storefront/config/cookies.ts';
import { localeInPath } from '#storefront/routing/requests/resolve-request.ts';
import { FALLBACK_CSS } from '#storefront/theme/fallback-css.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { createShopCache } from './cache/shop-cache.ts';
import { createHandlers, type HandlerOptions } from './create-handlers.ts';
import { styleHash } from './document/channel-style.ts';
import { fallbackErrorPage } from './document/html-document.ts';
import { openStaticFiles } from './files/static-files.ts';
import type { OnError, ReportError } from './http/error-reporter.ts';
import type { HttpRequest, HttpResponse } from './http/http-message.ts';
import { requestSettingsOf } from './http/read-request.ts';
import { createHandler, type RequestHandler } from './http/request-handler.ts';
import { visitorOf } from './http/visitor.ts';
import { previewTokenOf } from './pages/preview-link.ts';
import { createSessions } from './session/customer-session.ts';
import { storefrontRoutes } from './storefront-routes.ts';

export interface StorefrontOptions extends Omit<HandlerOptions, 'shop' | 'staticFiles'> {
  /** Undefined in development, where Vite serves the files. */
  clientFolder?: string;
  /** Hashed files of other releases, a folder each. */
  releasesFolder?: string;
  /** Logs unexpected errors. */
  onError: OnError;
}

/** The storefront's server: the routes of `storefront-routes.ts` with their handlers. */
export function createRequestHandler(options: StorefrontOptions): RequestHandler {
  const { commerce, settings, clientFolder, releasesFolder, onError } = options;
  const shop = createShopCache(commerce, settings);
  const staticFiles = clientFolder === undefined ? undefined : openStaticFiles(clientFolder, releasesFolder);
  const handlers = createHandlers({ ...options, shop, staticFiles });
  const sessions = createSessions(commerce);

  return createHandler({
    routes: storefrontRoutes(handlers, {
      staticPaths: staticFiles?.paths ?? [],
      isWorkerOff: !settings.SERVICE_WORKER,
    }),
    settings: requestSettingsOf(settings),
    openSession: (request, reportError) => sessions.open(sessionRequestOf(request, reportError)),
    createErrorPage: (request, status) => createErrorPage(request, status, shop.current().settings),
    onError,
  });
}

function sessionRequestOf(request: HttpRequest, reportError: ReportError) {
  const { id: requestId, isSecure } = request;
  const cookies = readCookies(request.headers.cookie);
  const previewToken = previewTokenOf(cookies, isSecure);
  return { cookies, isSecure, visitor: visitorOf(request), previewToken, requestId, reportError };
}

const errorPagePolicy = `default-src 'none'; style-src ${styleHash(FALLBACK_CSS)}; frame-ancestors 'none'`;

/** The error page is in the language of the requested page if its messages can be loaded. */
async function createErrorPage(
  { id, method, pathname }: HttpRequest,
  status: number,
  { name, customerService }: PublicShopSettings,
): Promise<HttpResponse> {
  const locale = localeInPath(pathname);
  const t = await loadTranslate(locale).catch(() => undefined);
  const messages = t && {
    message: t('error.general'),
    retry: t('error.tryAgain'),
    home: t('error.toHome'),
    service: t('footer.service'),
  };
  return {
    status,
    headers: {
      'content-security-policy': errorPagePolicy,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': id,
    },
    body: fallbackErrorPage({
      shopName: name,
      email: customerService.email,
      homePath: pathPrefix(locale) || '/',
      canRetry: method === 'GET',
      language: LOCALES[locale].iso,
      messages,
    }),
  };
}
