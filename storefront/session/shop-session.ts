import { createContext, type RouterContextProvider } from 'react-router';
import type { OrderRequestKind, OrderRequests } from '#contract/order-requests.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import type { Auth } from './auth.ts';
import type { Customer } from './customer.ts';
import { environmentOf, type ShopEnvironment } from './shop-context.ts';

/** Who is signed in, where loaders and actions run. On the server, a page that is made with it is the customer's alone. */
export interface ShopSession {
  customer(): Customer | undefined;
  /** Asks the commerce API as the customer, if there is one. */
  api: CommerceClient;
  /** Loaded when somebody signs in or out, which few do on any page. */
  auth(): Promise<Auth>;
  /** On the server alone: such forms are posted, with script as without. */
  orderRequest?<Kind extends OrderRequestKind>(
    kind: Kind,
    request: OrderRequests[Kind]['request'],
  ): Promise<OrderOutcome<Kind>>;
}

/** What becomes of what a customer asks about an order; a refusal by its code. */
export type OrderOutcome<Kind extends OrderRequestKind> =
  | { kind: 'answered'; answer: OrderRequests[Kind]['answer'] }
  | { kind: 'refused'; code: string | undefined };

const unavailable = () => Promise.reject(new Error('There is no session here.'));

/** For who makes pages without visitors, to measure or to test them. */
const nobody: ShopSession = {
  customer: () => undefined,
  api: { query: unavailable, send: unavailable },
  auth: unavailable,
};

const sessionContext = createContext<ShopSession>(nobody);

export function sessionOf(context: Readonly<RouterContextProvider>): ShopSession {
  return context.get(sessionContext);
}

/** For what is about the customer's own cart, which is given to nobody else. */
export function environmentOfCustomer(context: Readonly<RouterContextProvider>): ShopEnvironment {
  return { ...environmentOf(context), api: sessionOf(context).api };
}

export function provideSession(provider: RouterContextProvider, session: ShopSession): RouterContextProvider {
  provider.set(sessionContext, session);
  return provider;
}
