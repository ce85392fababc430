import { createHash, randomUUID } from 'node:crypto';
import type { PaymentMethod } from '#backend/catalogue-index/channel.ts';
import type { PaymentIframe } from '#backend/features/checkout/payment-iframe.ts';
import type { OpenCheckout } from '#backend/features/checkout/save-checkout.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import type { CheckoutUrlsInputType } from '#backend/graphql/schema.generated.ts';
import type { OrderServices } from '../order-services.ts';
import {
  type CheckoutSession,
  type SessionOrigin,
  saveIframe,
  upsertSession,
} from './checkout-session.queries.ts';
import { buildReturnUrls } from './return-urls.ts';

interface IframeRequest {
  checkout: OpenCheckout;
  method: PaymentMethod;
  urls: CheckoutUrlsInputType | null | undefined;
}

/**
 * The iframe in which a customer enters the address and pays. Null without products that can be bought, in a market to which
 * the shop does not deliver, and if the provider does not respond. Stock is reserved when the customer pays. Repeated calls
 * return the same iframe, also after a change of the cart: the iframe reads the cart.
 */
export async function openCheckoutIframe(
  services: OrderServices,
  context: ShopContext,
  { checkout, method, urls }: IframeRequest,
): Promise<PaymentIframe | null> {
  const { scope, cart } = checkout;
  const checkouts = services.providers.get(method.providerKey)?.checkouts;
  const isBuyable = cart.lines.length > 0 && cart.lines.every(({ sold }) => sold);
  if (!checkouts || !isBuyable || scope.market.virtual) return null;
  const origin = originOf(context, checkout, method, urls);
  const session = await upsertSession(
    services.db,
    newSession(context, cart.row.cart_id, method, origin),
    hash(origin),
  );
  if (session.iframe_html !== null) return { html: session.iframe_html, isNew: false };
  try {
    const { reference, iframeHtml } = await checkouts.open({
      sessionId: session.session_id,
      languageId: scope.language.id,
      currencyCode: scope.market.currency.code,
      countryCode: scope.market.country.code,
      embedOrigins: origin.embedOrigins,
    });
    await saveIframe(services.db, session.session_id, { reference, iframe_html: iframeHtml });
    return { html: iframeHtml, isNew: true };
  } catch (error) {
    services.log.error({ err: error, sessionId: session.session_id }, 'checkout iframe not opened');
    return null;
  }
}

function newSession(
  { networkHash: network_hash }: ShopContext,
  cart_id: string,
  { id, providerKey }: PaymentMethod,
  origin: SessionOrigin,
): Omit<CheckoutSession, 'reference' | 'iframe_html'> {
  const session_id = randomUUID();
  return { session_id, cart_id, payment_method_id: id, provider_key: providerKey, network_hash, origin };
}

function originOf(
  { client, customer, pageOrigin, shopUrl }: ShopContext,
  { scope, cart }: OpenCheckout,
  { providerKey }: PaymentMethod,
  urls: CheckoutUrlsInputType | null | undefined,
): SessionOrigin {
  const shop = { url: shopUrl, languageId: scope.language.id };
  // Throws if a URL is not valid: before the customer has entered an address.
  const { returnUrl } = buildReturnUrls(urls, shop, { cartId: cart.row.cart_id, paymentId: '', providerKey });
  const origins = [new URL(returnUrl).origin, ...client.origins, ...(pageOrigin ? [pageOrigin] : [])];
  return {
    channelId: scope.channel.id,
    marketId: scope.market.id,
    languageId: scope.language.id,
    client: { name: client.name ?? '', requiresConsents: client.requiresConsents },
    authSessionId: customer?.sessionId ?? null,
    checkoutUrls: urls ?? null,
    embedOrigins: [...new Set(origins)],
  };
}

function hash(origin: SessionOrigin): string {
  return createHash('sha256').update(JSON.stringify(origin)).digest('base64url');
}
