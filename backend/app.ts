import { type Logger, pino } from 'pino';
import type { NameRoute } from '#contract/diagnostics/observe-request.ts';
import { reservationNetworkOf } from '#contract/http/network-of.ts';
import type { Readiness } from '#contract/http/readiness.ts';
import { LIMITS } from '#contract/limits.ts';
import { backgroundJobs } from './background-jobs.ts';
import { settingsOfChannel, warnOfClosedMarkets } from './catalogue-index/channel.ts';
import type { Snapshot } from './catalogue-index/snapshot/snapshot-file.ts';
import { CatalogueUpdater } from './catalogue-index/updater/catalogue-updater.ts';
import type { IndexSource } from './catalogue-index/updater/new-index/build-in-worker.ts';
import type { ShopChange } from './catalogue-index/updater/shop-change.ts';
import type { BackendSettings } from './config/settings.ts';
import type { DatabaseConnection } from './database/connection.ts';
import { openApiAccess } from './features/api-key/open-api-access.ts';
import { keyedHash } from './features/auth/auth-keys.ts';
import { openAuth } from './features/auth/open-auth.ts';
import { findSignedInCustomer } from './features/auth/session/find-signed-in-customer.ts';
import { createBrandingFiles } from './features/branding/branding-files.ts';
import { ContentCache } from './features/content/cache/content-cache.ts';
import { findPicture } from './features/content/pictures/pictures.ts';
import type { CreateFiles } from './features/download/files/create-missing-files.ts';
import { openDownloadServices } from './features/download/open-download-services.ts';
import type { DrawCover } from './features/images/cover-store.ts';
import type { DrawPicture } from './features/images/merchant-pictures.ts';
import { openImages } from './features/images/open-images.ts';
import type { SharedSlots } from './features/images/processing/image-slots.ts';
import type { OrderServices } from './features/order/order-services.ts';
import { addStripePaymentMethods } from './features/payment/add-stripe-payment-methods.ts';
import type { PaymentProvider } from './features/payment/payment-provider.ts';
import { paymentProviders } from './features/payment/payment-providers.ts';
import { createFileFetchRules, type FetchRules } from './features/picture/fetching/fetch-rules.ts';
import { openPictures } from './features/picture/open-pictures.ts';
import { createVisitorLimits } from './features/rate-limit/limit-visitors.ts';
import { openRateLimiter } from './features/rate-limit/open-rate-limiter.ts';
import type { RateLimiter } from './features/rate-limit/rate-limiter.ts';
import { createDeliveryService } from './features/shipping/create-delivery-service.ts';
import { type BackendSubscriptions, openSubscriptions } from './features/subscription/open-subscriptions.ts';
import { SearchCounter } from './features/top-searches/search-counter.ts';
import { createViesRegister } from './features/vat-number/vies-register.ts';
import type { ShopServices } from './graphql/context.ts';
import { createGraphqlEndpoint, type GraphqlEndpoint } from './graphql/endpoint.ts';
import { createSerialRunner } from './graphql/run-serially.ts';
import { createReadinessProbe } from './health/readiness-probe.ts';
import { createShopMetrics, type ShopMetrics } from './health/shop-metrics.ts';
import { createFetch } from './http/fetch-adapter.ts';
import type { HttpRequest, HttpResponse } from './http/http-message.ts';
import { createRequestHandler } from './http/request-handler.ts';
import { type Job, JobRunner } from './jobs/job-runner.ts';
import { createJobStates } from './jobs/job-states.ts';
import { openMail } from './mail/open-mail.ts';
import type { MailServices } from './mail/send-mails.ts';
import { createResolvers } from './resolvers.ts';
import { createRoutes } from './routes.ts';

export interface Backend {
  log: Logger;
  /** The server key of the storefront in this process, valid as long as the process. */
  ownApiKey: string;
  /** The name of the shop in its first channel. */
  shopName(): string;
  /** The whole commerce API as one function. */
  handle(request: HttpRequest, nameRoute?: NameRoute): Promise<HttpResponse>;
  /** The same as a `fetch` function, for callers in the same process. Rate limits count by the visitor's address. */
  fetch(request: Request, visitor?: { address: string }): Promise<Response>;
  /** GraphQL without HTTP, for the storefront in the same process. */
  execute: GraphqlEndpoint['execute'];
  /** Websockets; undefined if they are off. */
  subscriptions: BackendSubscriptions | undefined;
  /** Whether the process can serve visitors, for `/readyz`. */
  checkReadiness(): Promise<Readiness>;
  /** For monitors. */
  readMetrics(): Promise<ShopMetrics>;
  /** Calls back after each change of the shop's data, so that caches can drop entries. */
  onChange(listener: (change: ShopChange) => void): void;
  /** Loads committed catalogue changes immediately; otherwise they are loaded within a second. */
  refreshCatalogue(): Promise<void>;
  /** Uses an index that another thread has built. */
  adoptIndex(snapshot: Snapshot): void;
  /** Saves the counted searches immediately; otherwise a job does so every few seconds. */
  writeSearches(): Promise<void>;
  /** Runs every background job once. */
  runJobs(): Promise<void>;
  /** Stops jobs and listeners. The caller closes the database connection. */
  close(): Promise<void>;
}

/** The storefront's URL in mails, unless a setting names another. */
const defaultShopUrl = 'http://localhost:3000';

/** Replacements of default services. */
export interface ServiceOverrides {
  shopUrl?: string;
  /** Origins of the storefront besides that of `shopUrl`, such as domains of languages. */
  storefrontOrigins?: readonly string[];
  providers?: ReadonlyMap<string, PaymentProvider>;
  /** Draws covers instead of the placeholder. */
  drawCover?: DrawCover;
  /** Draws the picture of a list page, such as an author's portrait, if the shop has no file for it. */
  drawPicture?: DrawPicture;
  /** Generates files of downloads that have none. */
  createFiles?: CreateFiles;
  /** Which URLs of pictures may be fetched. */
  fetchRules?: FetchRules;
  /** Which URLs of files and samples may be fetched. */
  fileFetchRules?: FetchRules;
  log?: Logger;
  /** True from the signal to stop: `/readyz` then responds with 503. */
  isDraining?: () => boolean;
  /** False: background jobs run only when `runJobs` is called. `local`: only jobs with `isLocal` run. */
  schedulesJobs?: boolean | 'local';
  /** Limits how many pictures all threads of the process draw at the same time. */
  imageSlots?: SharedSlots;
  /** Counts the requests of all threads for rate limits. */
  rateLimiter?: RateLimiter;
  /** The catalogue index that several threads share. */
  index?: IndexSource;
}

/** Builds the backend from a migrated database and settings. */
export async function createBackend(
  connection: DatabaseConnection,
  settings: BackendSettings,
  overrides: ServiceOverrides = {},
): Promise<Backend> {
  const { db } = connection;
  const shopUrl = (overrides.shopUrl ?? settings.PUBLIC_URL ?? defaultShopUrl).replace(/\/$/, '');
  const log = overrides.log ?? pino({ level: settings.LOG_LEVEL, name: 'backend' });
  // The catalogue, which is loaded next, contains the payment methods.
  await addStripePaymentMethods(db, settings);
  const catalogue = await openCatalogue(connection, settings, log, overrides.index);
  const content = await ContentCache.open(db, log);
  catalogue.subscribe((change) => content.handleChange(change));
  const searches = new SearchCounter(db);
  const auth = await openAuth(db, settings.AUTH_SECRET, { log, shopUrl });
  const providers = overrides.providers ?? paymentProviders(settings);
  const orders: OrderServices = { db, log, providers };
  const hash = (text: string) => keyedHash(auth.keys.address, text);
  const limiter = await openRateLimiter(settings, { catalogue, hash, log, local: overrides.rateLimiter });
  const serviceParts = { ...overrides, limiter, shopUrl, log, auth, catalogue, searches, providers };
  const shop = createShopServices(connection, settings, serviceParts);
  const graphql = createGraphqlEndpoint(shop, createResolvers(orders, content), settings, log);
  const files = openFiles(settings, overrides, { log, auth, shop });
  const { pictures } = files;
  const settingsOf: MailServices['settingsOf'] = (channelId) =>
    settingsOfChannel(catalogue.current().channels, channelId);
  const mail = openMail(db, settings, { shopUrl, settingsOf, readFile: files.readFile, log });
  const { access, keys, ownApiKey } = await openApiAccess(db, settings, { shopUrl, limiter, log });
  const { isDraining = () => false } = overrides;
  const probes = openProbes(connection, catalogue, mail);
  const health = { checkReadiness: probes.checkReadiness, isDraining };
  const routeServices = { access, settings, shop, graphql, auth, orders, content, mail, ...files, ...health };
  const handle = createRequestHandler(createRoutes(routeServices), access, log);
  const subscriptions = openSubscriptions(settings, { graphql, access, catalogue, shop, log });
  const jobServices = { keys, mail, searches, pictures, fileFetches: files.fileFetches };
  const jobs = backgroundJobs({ settings, catalogue, shop, orders, ...jobServices });
  const jobRunner = createJobRunner(jobs, db, log, overrides);
  return {
    log,
    shopName: () => settingsOf().name,
    ownApiKey,
    handle,
    fetch: createFetch(handle),
    execute: graphql.execute,
    subscriptions,
    ...probes,
    onChange: (listener) => content.subscribe(listener),
    async refreshCatalogue() {
      await catalogue.refresh();
      await content.settled();
    },
    adoptIndex: (snapshot) => catalogue.adopt(snapshot),
    writeSearches: () => searches.write(),
    runJobs: () => jobRunner.runAll(),
    close: () => closeParts({ subscriptions, jobRunner, mail, pictures, searches, catalogue, content, log }),
  };
}

interface ClosedParts {
  subscriptions: BackendSubscriptions | undefined;
  jobRunner: JobRunner;
  mail: MailServices;
  pictures: ReturnType<typeof openPictures>;
  searches: SearchCounter;
  catalogue: CatalogueUpdater;
  content: ContentCache;
  log: Logger;
}

async function closeParts(parts: ClosedParts): Promise<void> {
  const { subscriptions, jobRunner, mail, pictures, searches, catalogue, content, log } = parts;
  subscriptions?.close();
  await jobRunner.close();
  mail.transport?.close();
  await pictures.processor.close();
  await searches.write().catch((error) => log.warn({ err: error }, 'last search counts not written'));
  await catalogue.close();
  await content.close();
}

/** Also logs the closed markets, because the merchant may expect orders from them. */
async function openCatalogue(
  connection: DatabaseConnection,
  settings: BackendSettings,
  log: Logger,
  index?: IndexSource,
) {
  const catalogue = await CatalogueUpdater.open(connection, settings, log, index);
  warnOfClosedMarkets(catalogue.current().channels, log);
  return catalogue;
}

/** For balancers and monitors. */
function openProbes(connection: DatabaseConnection, catalogue: CatalogueUpdater, mail: MailServices) {
  const probed = { catalogue, sendsMails: mail.transport !== undefined };
  const checkReadiness = createReadinessProbe({ db: connection.db, ...probed });
  return { checkReadiness, readMetrics: createShopMetrics({ connection, checkReadiness, ...probed }) };
}

function createJobRunner(
  jobs: readonly Job[],
  db: DatabaseConnection['db'],
  log: Logger,
  { schedulesJobs = true }: ServiceOverrides,
): JobRunner {
  const threadJobs = schedulesJobs === 'local' ? jobs.filter(({ isLocal }) => isLocal) : jobs;
  return new JobRunner(threadJobs, log, {
    isScheduled: schedulesJobs !== false,
    states: createJobStates(db),
  });
}

/** Pictures of products and pages, and files of downloads. */
function openFiles(
  settings: BackendSettings,
  { fetchRules, fileFetchRules, drawCover, drawPicture, createFiles, imageSlots }: ServiceOverrides,
  { log, auth, shop }: { log: Logger; auth: ServiceParts['auth']; shop: ShopServices },
) {
  const { db, catalogue } = shop;
  const pictures = openPictures(db, settings, { log, rules: fetchRules, slots: imageSlots });
  const findPagePicture = (name: string) => findPicture(db, name);
  const draw = { drawCover, drawPicture };
  const images = openImages(settings.DATA_DIR, { catalogue, findPagePicture, ...pictures, ...draw });
  const downloads = openDownloadServices(db, settings, { log, auth, storage: pictures.storage, createFiles });
  const rules = fileFetchRules ?? createFileFetchRules(settings);
  const fileFetches = { db, log, storage: pictures.storage, rules };
  return { pictures, images, downloads, fileFetches, readFile: createBrandingFiles(pictures.storage) };
}

interface ServiceParts {
  shopUrl: string;
  storefrontOrigins?: readonly string[];
  log: Logger;
  auth: Awaited<ReturnType<typeof openAuth>>;
  catalogue: CatalogueUpdater;
  searches: SearchCounter;
  providers: ReadonlyMap<string, PaymentProvider>;
  limiter: RateLimiter;
}

/** With a share of 100 percent, reservations are not limited. */
function maxReservedShareOf({ RESERVATION_SHARE = 100 }: BackendSettings): number | null {
  return RESERVATION_SHARE === 100 ? null : RESERVATION_SHARE / 100;
}

/** The services that resolvers use. */
function createShopServices(
  { db, replica }: DatabaseConnection,
  settings: BackendSettings,
  { shopUrl, storefrontOrigins = [], log, auth, catalogue, searches, providers, limiter }: ServiceParts,
): ShopServices {
  return {
    db,
    openReads: () => replica?.openReads() ?? db,
    runSerially: createSerialRunner(),
    findCustomer: (token) => findSignedInCustomer(auth, token),
    limitVisitor: createVisitorLimits({
      local: limiter,
      shared: auth.limiter,
      sign: auth.signTask,
    }),
    hashNetwork: (address) =>
      keyedHash(auth.keys.address, `reservation from ${reservationNetworkOf(address)}`),
    hashEmail: (email) => keyedHash(auth.keys.address, `reservation of ${email}`),
    maxReservedShare: maxReservedShareOf(settings),
    maxOrderQuantity: settings.ORDER_QUANTITY ?? LIMITS.cartLineQuantity,
    countSearch: (languageId, text, hasHits) => searches.count(languageId, text, hasHits),
    catalogue: () => catalogue.current(),
    marketInPath: settings.MARKET_IN_PATH,
    marksDownloads: settings.EPUB_WATERMARK,
    delivery: createDeliveryService(settings, log),
    vatRegister: settings.VIES_URL ? createViesRegister(settings.VIES_URL, log) : null,
    shopUrl,
    returnOrigins: settings.PUBLIC_URL
      ? new Set([new URL(shopUrl).origin, ...storefrontOrigins, ...settings.API_ORIGINS.split(',')])
      : null,
    hasPaymentProvider: (key) => providers.has(key),
    hasCheckoutIframe: (key) => providers.get(key)?.checkouts !== undefined,
  };
}
