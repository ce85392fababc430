import { findSessionCustomer } from '#backend/features/auth/session/find-signed-in-customer.ts';
import { InvalidEventError, type ProviderCheckouts } from '#backend/features/payment/payment-provider.ts';
import { createContext, type ShopServices } from '#backend/graphql/context.ts';
import {
  errorResponse,
  type HttpRequest,
  type HttpResponse,
  jsonResponse,
  noStore,
} from '#backend/http/http-message.ts';
import type { BackendRoute } from '#backend/http/request-handler.ts';
import type { OrderServices } from '../order-services.ts';
import { findSession } from './checkout-session.queries.ts';
import { type CheckoutResult, handleCheckoutCall } from './handle-checkout-call.ts';

const maxBodyBytes = 16 * 1024;
/** Visitors whose sessions an earlier release opened count as one network. */
const unknownNetwork = 'unknown';

/** The calls of a provider's iframe about an open checkout. */
export function checkoutCallRoutes(orders: OrderServices, shop: ShopServices): BackendRoute[] {
  return [
    {
      method: 'POST',
      pattern: '/payments/:provider/checkouts',
      handler: async (request, { provider = '' }) => {
        const checkouts = orders.providers.get(provider)?.checkouts;
        if (!checkouts) return errorResponse(404, 'BAD_INPUT', 'Unknown payment provider.');
        return respond(provider, checkouts, request, { orders, shop });
      },
    },
  ];
}

async function respond(
  providerKey: string,
  checkouts: ProviderCheckouts,
  request: HttpRequest,
  { orders, shop }: { orders: OrderServices; shop: ShopServices },
): Promise<HttpResponse> {
  const body = await request.bytes(maxBodyBytes);
  if (!body) return errorResponse(413, 'LIMIT_EXCEEDED', 'The body is too large.');
  try {
    const call = await checkouts.readCall(body, { get: (name) => request.header(name) ?? null });
    const session = await findSession(orders.db, providerKey, call.reference);
    if (!session) return jsonResponse({ state: 'closed' } satisfies CheckoutResult, noStore);
    const { client, authSessionId } = session.origin;
    const customer = authSessionId ? await findSessionCustomer(orders.db, authSessionId) : undefined;
    const context = createContext(shop, {
      visitor: { networkHash: session.network_hash ?? unknownNetwork },
      client: { ...client, scope: 'storefront', origins: [] },
      customer: customer ?? null,
    });
    return jsonResponse(await handleCheckoutCall(orders, context, session, call), noStore);
  } catch (error) {
    if (!(error instanceof InvalidEventError)) throw error;
    orders.log.warn({ provider: providerKey, reason: error.message }, 'invalid checkout call rejected');
    return errorResponse(400, 'BAD_INPUT', 'The call is not valid.');
  }
}
