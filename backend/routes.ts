import { CONTENT_FORM_PATH } from '#contract/content/content-form.ts';
import type { BackendSettings } from './config/settings.ts';
import { graphiqlRoutes } from './features/api-explorer/graphiql.http.ts';
import { authRoutes } from './features/auth/auth.http.ts';
import type { AuthServices } from './features/auth/auth-services.ts';
import { emailVerificationRoutes } from './features/auth/email-verification/email-verifications.http.ts';
import { brandingRoutes } from './features/branding/branding.http.ts';
import { shopSettingsRoutes } from './features/channel/shop-settings.http.ts';
import { handleConsent } from './features/consent/consents.http.ts';
import type { ContentCache } from './features/content/cache/content-cache.ts';
import { getStylesheet } from './features/content/content-style.http.ts';
import { handleContentForm } from './features/content/form/content-form.http.ts';
import type { DownloadServices } from './features/download/download-services.ts';
import { downloadRoutes } from './features/download/downloads.http.ts';
import { favoriteListRoutes } from './features/favorite-list/favorite-lists.http.ts';
import { giftCardRoutes } from './features/gift-card/gift-card-balances.http.ts';
import { getImage } from './features/images/images.http.ts';
import type { ShopImages } from './features/images/open-images.ts';
import { documentRoutes } from './features/invoice/documents.http.ts';
import { handleNewsletterLink } from './features/newsletter/newsletter.http.ts';
import { orderRequestRoutes } from './features/order/customer-requests/order-requests.http.ts';
import type { OrderServices } from './features/order/order-services.ts';
import { checkoutCallRoutes } from './features/order/purchase/checkout-calls.http.ts';
import { orderTimelineRoutes } from './features/order/timeline/order-timelines.http.ts';
import { receiveEvent } from './features/payment/receive-event.http.ts';
import { pictureRoutes } from './features/picture/pictures.http.ts';
import type { PictureServices } from './features/picture/storing/store-picture.ts';
import { publicFormRoutes } from './features/public-form/public-forms.http.ts';
import { reviewRoutes } from './features/review/review-requests.http.ts';
import { getSitemap } from './features/sitemap/sitemap.http.ts';
import { redirectRoutes } from './features/url-history/redirects.http.ts';
import { vatNumberRoutes } from './features/vat-number/vat-numbers.http.ts';
import { createContext, type ShopServices } from './graphql/context.ts';
import { type GraphqlEndpoint, listGraphqlMethods } from './graphql/endpoint.ts';
import { type HealthServices, healthRoutes } from './health/health.http.ts';
import type { ApiAccess } from './http/api-access.ts';
import type { BackendRoute, HttpHandler } from './http/request-handler.ts';
import { getMailbox } from './mail/mailbox/mailbox.http.ts';
import type { MailServices } from './mail/send-mails.ts';

interface RouteServices extends HealthServices {
  access: ApiAccess;
  settings: BackendSettings;
  shop: ShopServices;
  graphql: GraphqlEndpoint;
  auth: AuthServices;
  orders: OrderServices;
  content: ContentCache;
  images: ShopImages;
  pictures: PictureServices;
  downloads: DownloadServices;
  mail: MailServices;
}

/** All routes of the commerce API. Exact paths are looked up first, patterns are tried from top to bottom. */
export function createRoutes(services: RouteServices): readonly BackendRoute[] {
  const { access, settings, shop, graphql, auth, orders, content, images, pictures, downloads, mail } =
    services;
  const { db, catalogue, findCustomer } = shop;
  const { limiter } = auth;
  const sitemap: HttpHandler = (request) => getSitemap(request, createContext(shop, { visitor: 'internal' }));
  const mailbox: HttpHandler = (request) => getMailbox(request, settings, mail);
  return [
    ...healthRoutes(services),
    ...graphqlRoutes(graphql),
    ...authRoutes(auth, (key, request) => access.findClient(key, request)),
    ...redirectRoutes({ access, createContext: () => createContext(shop, { visitor: 'internal' }) }),
    ...orderRequestRoutes({ ...orders, findCustomer, limiter }),
    ...orderTimelineRoutes(shop),
    ...documentRoutes(db),
    ...emailVerificationRoutes(shop),
    ...reviewRoutes(shop),
    ...publicFormRoutes(shop),
    ...favoriteListRoutes(shop),
    ...downloadRoutes(downloads, shop),
    ...giftCardRoutes(shop),
    ...vatNumberRoutes(shop),
    ...shopSettingsRoutes(shop),
    ...paymentRoutes(orders, shop),
    {
      method: 'POST',
      pattern: '/consents',
      handler: (request) => handleConsent(request, { db, limiter }),
      requiresApiKey: true,
    },
    ...newsletterRoutes(shop),
    {
      method: 'POST',
      pattern: `${CONTENT_FORM_PATH}:formId`,
      handler: (request, { formId = '' }) =>
        handleContentForm(formId, request, { db, content, catalogue, limiter }),
      requiresApiKey: true,
    },
    {
      method: 'GET',
      pattern: '/content/:file',
      handler: (_, { file = '' }) => getStylesheet(file, content),
    },
    {
      method: 'GET',
      pattern: '/images/*',
      handler: (request) => getImage(request, images),
      allowsOrigins: true,
    },
    ...brandingRoutes(pictures.storage),
    ...pictureRoutes(pictures, settings.MANAGEMENT_KEY),
    { method: 'GET', pattern: '/sitemap', handler: sitemap, requiresApiKey: true },
    { method: 'GET', pattern: '/sitemap/*', handler: sitemap, requiresApiKey: true },
    ...graphiqlRoutes(settings),
    { method: 'GET', pattern: '/mailbox', handler: mailbox },
    { method: 'GET', pattern: '/mailbox/*', handler: mailbox },
  ];
}

function graphqlRoutes({ handle, handleGet }: GraphqlEndpoint): BackendRoute[] {
  return [
    { method: 'GET', pattern: '/graphql', handler: handleGet, requiresApiKey: true, allowsOrigins: true },
    { method: 'POST', pattern: '/graphql', handler: handle, requiresApiKey: true, allowsOrigins: true },
    { method: 'OPTIONS', pattern: '/graphql', handler: listGraphqlMethods },
  ];
}

/** Signed calls of payment providers. */
function paymentRoutes(orders: OrderServices, shop: ShopServices): BackendRoute[] {
  return [
    {
      method: 'POST',
      pattern: '/payments/:provider/events',
      handler: (request, { provider = '' }) => receiveEvent(provider, request, orders),
    },
    ...checkoutCallRoutes(orders, shop),
  ];
}

function newsletterRoutes(shop: ShopServices): BackendRoute[] {
  return (['confirm', 'end'] as const).map((action) => ({
    method: 'POST',
    pattern: `/newsletter/${action}`,
    handler: (request) => handleNewsletterLink(action, request, shop),
    requiresApiKey: true,
  }));
}
