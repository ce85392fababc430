import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import { languageIdOf } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { createDependencyTracker, type Dependency } from '../cache/page-dependencies.ts';
import type { SharedCache } from '../cache/shared-cache.ts';
import { createServerClient } from '../gateway/server-client.ts';
import type { ReportError } from '../http/error-reporter.ts';
import type { CustomerSession } from '../session/customer-session.ts';
import { createCookieJar } from './cookie-jar.ts';
import type { PageVisit } from './identify-visit.ts';

/** The environment of a page's loaders, and a record of what they used. */
export interface PageEnvironment {
  environment: ShopEnvironment;
  session: ShopSession;
  dependencies: ReadonlySet<Dependency>;
  /** Set-Cookie lines of loaders and actions. */
  setCookies: readonly string[];
  /** Whether the session was used: the page is then rendered for this customer. */
  isPersonal(): boolean;
  /** Whether nothing about the visitor was used. */
  isShareable(): boolean;
}

interface EnvironmentSources {
  session: CustomerSession;
  shared: SharedCache;
  reportError: ReportError;
}

export async function createPageEnvironment(
  visit: PageVisit,
  { session, shared, reportError }: EnvironmentSources,
): Promise<PageEnvironment> {
  const { shopper } = visit;
  const { dependencies, track } = createDependencyTracker();
  const jar = createCookieJar(visit.cookies, visit.isSecure);
  const context = {
    channelId: shopper.channelId,
    marketId: shopper.market,
    languageId: languageIdOf(shopper),
  };
  const isPersonalFromStart = visit.isPersonal || visit.isPost;
  let isPersonal = isPersonalFromStart;
  /** Everything that reads the session through this function makes the page personal. */
  const personalSession = (): CustomerSession => {
    isPersonal = true;
    return session;
  };
  const shopSession: ShopSession = {
    customer: () => personalSession().customer,
    api: createServerClient(
      { execute: (...operation) => personalSession().execute(...operation) },
      context,
      track,
    ),
    auth: async () => session.auth,
    sendOrderRequest: (kind, request) => personalSession().sendOrderRequest(kind, request),
    sendShopRequest: (kind, request) => personalSession().sendShopRequest(kind, request),
  };
  const environment: ShopEnvironment = {
    shopper,
    t: await loadTranslate(shopper.locale),
    api: isPersonalFromStart
      ? shopSession.api
      : createServerClient({ execute: session.executeAnonymously }, context, track),
    sendShopRequest: isPersonalFromStart
      ? shopSession.sendShopRequest
      : (kind, request) => session.sendShopRequest(kind, request, { isAnonymous: true }),
    cookies: jar,
    isPersonal: isPersonalFromStart,
    side: 'server',
    async loadShared(name, load) {
      if (session.hasCustomerPrices || shopper.isPreview) return load();
      const result = await shared.load(`${shopper.market}|${shopper.locale}|${name}`, load);
      track(result);
      return result;
    },
    reportContentError: reportError,
  };
  return {
    environment,
    session: shopSession,
    dependencies,
    setCookies: jar.setCookies,
    isPersonal: () => isPersonal,
    isShareable: () => !isPersonal && !jar.isUsed(),
  };
}
