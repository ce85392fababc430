import { type Logger, pino } from 'pino';
import { CONTENT_FORM_PATH } from '#contract/content-form.ts';
import { CatalogueKeeper } from './catalogue-index/catalogue-keeper.ts';
import type { ShopChange } from './catalogue-index/shop-change.ts';
import type { BackendSettings } from './config/settings.ts';
import type { DatabaseConnection } from './database/connection.ts';
import { createTurns } from './database/turns.ts';
import { answerAuth } from './features/auth/auth.http.ts';
import { findSignedInCustomer } from './features/auth/find-signed-in-customer.ts';
import { openAuth } from './features/auth/open-auth.ts';
import { passwordResetJob } from './features/auth/password-reset-job.ts';
import { CartSweeper } from './features/cart/sweep-carts.ts';
import { answerConsent } from './features/consent/consents.http.ts';
import { answerContentForm } from './features/content/content-form.http.ts';
import { ContentKeeper } from './features/content/content-keeper.ts';
import { answerStylesheet } from './features/content/content-style.http.ts';
import { findPicture } from './features/content/pictures.ts';
import { answerImage } from './features/images/images.http.ts';
import { openImages } from './features/images/open-images.ts';
import { answerNewsletter } from './features/newsletter/newsletter.http.ts';
import { orderJobs } from './features/order/order-jobs.ts';
import { answerOrderRequest, orderRequestKind } from './features/order/order-requests.http.ts';
import type { OrderServices } from './features/order/order-services.ts';
import { offerStripe } from './features/payment/offer-stripe.ts';
import type { PaymentProvider } from './features/payment/payment-provider.ts';
import { paymentProviders } from './features/payment/payment-providers.ts';
import { receiveEvent } from './features/payment/receive-event.http.ts';
import { rateLimitJob } from './features/rate-limit/database-rate-limiter.ts';
import { createVisitorLimits } from './features/rate-limit/limit-visitors.ts';
import { createRateLimiter } from './features/rate-limit/rate-limiter.ts';
import { deliveryService } from './features/shipping/delivery-service.ts';
import { answerSitemap } from './features/sitemap/sitemap.http.ts';
import { stockAlertJob } from './features/stock-alert/stock-alert-job.ts';
import { SearchCounter } from './features/top-searches/search-counter.ts';
import { leftOrdersJob } from './features/user/anonymise-left-orders.ts';
import { refusal } from './graphql/api-key.ts';
import { createContext, type ShopServices } from './graphql/context.ts';
import { createGraphqlEndpoint, type GraphqlEndpoint } from './graphql/endpoint.ts';
import { plainRequest, toResponse } from './graphql/plain-http.ts';
import { JobRunner } from './jobs/job-runner.ts';
import { mailJob } from './mail/mail-job.ts';
import { answerMailbox, isMailboxOpenTo } from './mail/mailbox.http.ts';
import { openMail } from './mail/open-mail.ts';
import { resolversWith } from './resolvers.ts';

export interface Backend {
  /** The whole commerce API as one function of a request. What is done too often is counted by the visitor's address. */
  fetch(request: Request, visitor?: { address: string }): Promise<Response>;
  /** `/graphql` over HTTP without Request and Response, for the port. */
  graphql: GraphqlEndpoint['answer'];
  /** GraphQL without HTTP, for the storefront in the same process. */
  execute: GraphqlEndpoint['execute'];
  /** Calls back whenever answers have become others, for whoever keeps them. */
  onChange(listener: (change: ShopChange) => void): void;
  /** Takes in at once what was changed in the catalogue; it does so by itself within a second. */
  refreshCatalogue(): Promise<void>;
  /** Writes down at once what was searched for; it does so by itself every few seconds. */
  writeSearches(): Promise<void>;
  /** Does at once what the jobs have to do, such as sending mails; they do so by themselves within a second or so. */
  runJobs(): Promise<void>;
  /** Lets go of the database, which whoever opened it closes. */
  close(): Promise<void>;
}

/** Where the storefront is, for links in mails, when nobody says. */
const usualShopUrl = 'http://localhost:3000';

/** What a test, or a benchmark, brings along in place of the shop's own. */
export interface GivenServices {
  shopUrl?: string;
  providers?: ReadonlyMap<string, PaymentProvider>;
  log?: Logger;
}

/** Builds the request handler from a migrated database and settings. */
export async function createBackend(
  connection: DatabaseConnection,
  settings: BackendSettings,
  given: GivenServices = {},
): Promise<Backend> {
  const { db } = connection;
  const log = given.log ?? pino({ level: settings.LOG_LEVEL, name: 'backend' });
  // Before the catalogue is read, which has the ways to pay.
  await offerStripe(db, settings);
  const keeper = await CatalogueKeeper.open(connection, settings, log);
  const content = await ContentKeeper.open(db, log);
  keeper.subscribe((change) => content.follow(change));
  const searches = new SearchCounter(db, log);
  const carts = new CartSweeper(db, log);
  const auth = await openAuth(db, settings.AUTH_SECRET, log);
  const providers = given.providers ?? paymentProviders(settings);
  const services: ShopServices = {
    db,
    takeTurn: createTurns(),
    findCustomer: (token) => findSignedInCustomer(auth, token),
    limitVisitor: createVisitorLimits(createRateLimiter()),
    noteSearch: (languageId, text) => searches.note(languageId, text),
    catalogue: () => keeper.current(),
    marketInPath: settings.MARKET_IN_PATH,
    delivery: deliveryService(settings, log),
    hasPaymentProvider: (key) => providers.has(key),
  };
  const orders: OrderServices = { db, log, providers };
  const graphql = createGraphqlEndpoint(services, resolversWith(orders, content), settings, log);
  const images = openImages(settings.DATA_DIR, services.catalogue, (name) => findPicture(db, name));
  const mail = openMail(db, settings, given.shopUrl ?? settings.PUBLIC_URL ?? usualShopUrl, log);
  const jobs = new JobRunner(log);
  jobs.register(passwordResetJob(db));
  jobs.register(leftOrdersJob(db));
  jobs.register(rateLimitJob(db));
  jobs.register(stockAlertJob(db, (asked) => createContext(services).scope(asked)));
  for (const job of orderJobs(orders)) jobs.register(job);
  // Behind those that have something to tell.
  jobs.register(mailJob(mail));

  return {
    graphql: graphql.answer,
    execute: graphql.execute,
    onChange: (listener) => content.subscribe(listener),
    async refreshCatalogue() {
      await keeper.refresh();
      await content.settled();
    },
    writeSearches: () => searches.write(),
    runJobs: () => jobs.runAll(),
    async close() {
      await jobs.close();
      mail.transport?.close();
      await searches.close();
      await carts.close();
      await keeper.close();
      await content.close();
    },
    async fetch(request, visitor) {
      const url = new URL(request.url);
      const { pathname } = url;
      const address = visitor?.address ?? 'unknown';
      if (pathname === '/graphql') return graphql.fetch(request, visitor);
      if (pathname.startsWith('/auth/')) {
        const service = { ...auth, apiKeys: settings.API_KEYS };
        return toResponse(await answerAuth(url, plainRequest(request), service, address));
      }
      if (pathname.startsWith('/payments/')) return receiveEvent(request, orders);
      const orderRequest = orderRequestKind(pathname);
      if (orderRequest) {
        const { findCustomer } = services;
        const service = { ...orders, findCustomer, apiKeys: settings.API_KEYS, limiter: auth.limiter };
        return toResponse(await answerOrderRequest(orderRequest, plainRequest(request), service, address));
      }
      if (pathname === '/consents') {
        const service = { db, apiKeys: settings.API_KEYS, limiter: auth.limiter };
        return toResponse(await answerConsent(plainRequest(request), service, address));
      }
      if (pathname.startsWith('/images/')) return answerImage(pathname, images);
      if (pathname.startsWith(CONTENT_FORM_PATH)) {
        const { catalogue } = services;
        const service = { db, keeper: content, catalogue, apiKeys: settings.API_KEYS, limiter: auth.limiter };
        return toResponse(await answerContentForm(pathname, plainRequest(request), service, address));
      }
      if (pathname.startsWith('/content/')) return answerStylesheet(pathname, content);
      if (/^\/(sitemap|newsletter)(\/|$)/.test(pathname)) {
        if (!settings.API_KEYS.has(request.headers.get('x-apikey') ?? ''))
          return refusal(401, 'UNKNOWN_API_KEY', 'Send the API key of this shop in the header X-ApiKey.');
        return pathname.startsWith('/sitemap')
          ? answerSitemap(url, createContext(services))
          : answerNewsletter(pathname, plainRequest(request), db);
      }
      if (/^\/mailbox(\/|$)/.test(pathname)) {
        const caller = { address, host: request.headers.get('host') ?? '' };
        if (isMailboxOpenTo(settings, caller)) return answerMailbox(pathname, mail);
      }
      if (pathname === '/health') return Response.json({ status: 'ok' });
      return refusal(404, 'BAD_INPUT', 'The commerce API has nothing here. GraphQL is at /graphql.');
    },
  };
}
