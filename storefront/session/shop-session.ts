import { createContext, type RouterContextProvider } from 'react-router';
import type { OrderRequestKind, OrderRequests } from '#contract/order/order-requests.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import type { Auth } from './auth/auth.ts';
import type { Customer } from './auth/customer.ts';
import { environmentOf, type SendShopRequest, type ShopEnvironment } from './shop-context.ts';

/** The customer's session in loaders and actions. On the server, using it makes the page personal. */
export interface ShopSession {
  customer(): Customer | undefined;
  /** Queries the commerce API as the customer, or anonymously without one. */
  api: CommerceClient;
  /** Loaded on demand, because most pages do not need it. */
  auth(): Promise<Auth>;
  /** Only on the server: these forms are posted to it with and without script. */
  sendOrderRequest?<Kind extends OrderRequestKind>(
    kind: Kind,
    request: OrderRequests[Kind]['request'],
  ): Promise<OrderOutcome<Kind>>;
  /** As the customer, or anonymously without one. */
  sendShopRequest: SendShopRequest;
}

/** Result of a customer's request about an order, such as a cancellation. */
export type OrderOutcome<Kind extends OrderRequestKind> =
  | { kind: 'accepted'; result: OrderRequests[Kind]['response'] }
  /** The code is undefined if the commerce API is unreachable or does not have the request. */
  | { kind: 'rejected'; code: string | undefined };

const unavailable = () => Promise.reject(new Error('No session was provided to the router.'));

/** For benchmarks and tests, which render pages without a visitor. */
const anonymousSession: ShopSession = {
  customer: () => undefined,
  api: { query: unavailable, send: unavailable },
  auth: unavailable,
  sendShopRequest: unavailable,
};

const sessionContext = createContext<ShopSession>(anonymousSession);

export function sessionOf(context: Readonly<RouterContextProvider>): ShopSession {
  return context.get(sessionContext);
}

/** The environment with the customer's API client, for their cart. */
export function customerEnvironmentOf(context: Readonly<RouterContextProvider>): ShopEnvironment {
  return { ...environmentOf(context), api: sessionOf(context).api };
}

export function provideSession(provider: RouterContextProvider, session: ShopSession): RouterContextProvider {
  provider.set(sessionContext, session);
  return provider;
}
