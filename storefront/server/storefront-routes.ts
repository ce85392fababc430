import { CONTENT_FORM_PATH } from '#contract/content/content-form.ts';
import { PUBLIC_FORM_PATH } from '#contract/content/public-forms.ts';
import { LOCALE_CODES } from '#contract/locales.ts';
import { DOCUMENT_PATH } from '#contract/order/documents.ts';
import { DOWNLOAD_PATH, SAMPLE_PATH } from '#contract/order/download-requests.ts';
import { MAILED_SCREEN_PATHS } from '#contract/screen-paths.ts';
import { BRANDING_PATH } from '#contract/shop/branding.ts';
import { SHOP_REQUEST_PATH } from '#contract/shop-requests.ts';
import { AUTH_PATHS } from '#storefront/config/auth-paths.ts';
import { offlinePath, SERVICE_WORKER_PATH } from '#storefront/config/offline.ts';
import { PREFERENCE_PATHS } from '#storefront/config/preference-paths.ts';
import { VITALS_PATH } from '#storefront/config/vitals.ts';
import type { StorefrontHandlers } from './create-handlers.ts';
import { manifestPath } from './document/html-document.ts';
import type { Handler, StorefrontRoute } from './http/request-handler.ts';

interface RoutedFiles {
  /** Paths of the build's files. */
  staticPaths: readonly string[];
  /** Serves a worker that removes itself instead of the build's. */
  isWorkerOff: boolean;
}

const jsonApi = { accepts: 'json', isSameOriginOnly: true, isPrivate: true } as const;
const form = { accepts: 'form', isSameOriginOnly: true } as const;

/** Every endpoint of the storefront's server. The last two rows are the pages of `storefront/routes.ts`. */
export function storefrontRoutes(
  handlers: StorefrontHandlers,
  { staticPaths, isWorkerOff }: RoutedFiles,
): StorefrontRoute[] {
  const { page } = handlers;
  return [
    { method: 'GET', pattern: '/health', handler: handlers.health },
    { method: 'GET', pattern: '/livez', handler: handlers.alive },
    { method: 'GET', pattern: '/readyz', handler: handlers.ready },

    ...staticPaths
      .filter((path) => !isWorkerOff || path !== SERVICE_WORKER_PATH)
      .map((pattern) => ({ method: 'GET', pattern, handler: handlers.staticFile, name: 'static-file' })),
    { method: 'GET', pattern: '/assets/*', handler: handlers.assetOfOtherRelease },
    ...(isWorkerOff ? [{ method: 'GET', pattern: SERVICE_WORKER_PATH, handler: handlers.appFile }] : []),
    ...LOCALE_CODES.flatMap((locale) => [manifestPath(locale), offlinePath(locale)]).map((pattern) => ({
      method: 'GET',
      pattern,
      handler: handlers.appFile,
    })),
    ...commerceFiles(handlers),

    { method: 'GET', pattern: '/robots.txt', handler: handlers.robots },
    { method: 'GET', pattern: '/llms.txt', handler: handlers.llms },
    { method: 'GET', pattern: '/sitemap.xml', handler: handlers.sitemap },
    { method: 'GET', pattern: '/sitemaps/*', handler: handlers.sitemap },

    { method: 'POST', pattern: '/graphql', handler: handlers.graphql, ...jsonApi, errorFormat: 'graphql' },
    { method: 'GET', pattern: AUTH_PATHS.export, handler: handlers.exportData, isPrivate: true },
    { method: 'POST', pattern: '/auth/*', handler: handlers.auth, ...jsonApi, errorFormat: 'auth' },
    { method: 'POST', pattern: `${SHOP_REQUEST_PATH}:kind`, handler: handlers.shopRequest, ...jsonApi },
    {
      method: 'POST',
      pattern: VITALS_PATH,
      handler: handlers.vitals,
      accepts: 'any',
      isSameOriginOnly: true,
    },

    ...formOnPage(`${CONTENT_FORM_PATH}:widgetId`, { handler: handlers.contentForm, page }),
    ...formOnPage(PREFERENCE_PATHS.market, { handler: handlers.market, page }),
    ...formOnPage(PREFERENCE_PATHS.customerType, { handler: handlers.customerType, page }),
    ...formOnPage(PREFERENCE_PATHS.consent, { handler: handlers.consent, page }),
    // With and without market and language.
    ...['', '/:prefix', '/:market/:locale'].flatMap((prefix) => [
      ...formOnPage(prefix + MAILED_SCREEN_PATHS['newsletter-confirm'], {
        handler: handlers.confirmNewsletter,
        page,
      }),
      ...formOnPage(prefix + MAILED_SCREEN_PATHS['newsletter-end'], {
        handler: handlers.endNewsletter,
        page,
      }),
    ]),

    { method: 'GET', pattern: '/*', handler: page },
    { method: 'POST', pattern: '/*', handler: page, ...form },
  ];
}

/** Files of the commerce API. */
function commerceFiles({ image, file, publicForm }: StorefrontHandlers): StorefrontRoute[] {
  return [
    { method: 'GET', pattern: '/images/*', handler: image },
    { method: 'GET', pattern: `${BRANDING_PATH}:name`, handler: image },
    // Styles that editors wrote for a widget.
    { method: 'GET', pattern: '/content/:name.css', handler: image },
    { method: 'GET', pattern: `${DOWNLOAD_PATH}:token`, handler: file },
    { method: 'GET', pattern: `${SAMPLE_PATH}:name`, handler: file },
    { method: 'GET', pattern: `${DOCUMENT_PATH}:publicId/:file`, handler: file },
    { method: 'GET', pattern: `${PUBLIC_FORM_PATH}:form/:file`, handler: file },
    { method: 'POST', pattern: `${PUBLIC_FORM_PATH}:form/:file`, handler: publicForm, ...form },
  ];
}

/** A form with its own handler; a GET of its URL is a page. */
function formOnPage(
  pattern: string,
  { handler, page }: { handler: Handler; page: Handler },
): StorefrontRoute[] {
  return [
    { method: 'GET', pattern, handler: page },
    { method: 'POST', pattern, handler, ...form, isPrivate: true },
  ];
}
