import type { Scope } from '#backend/catalogue-index/scope.ts';
import { claimCart } from '#backend/features/cart/ownership/claim-cart.ts';
import type { CartInScope } from '#backend/features/cart/prices/cart-in-scope.ts';
import { resolveCart } from '#backend/features/cart/prices/resolve-cart.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import type {
  CheckoutInputType,
  ValidateOrderConditionsResponseType,
  ValidateOrderCreationResponseType,
} from '#backend/graphql/schema.generated.ts';
import { normalizeEmailAddress } from '#contract/customer/email-address.ts';
import { BLACKLISTED_MESSAGE } from '#contract/order/order-validation.ts';
import {
  findCartAtCheckout,
  findCustomerStatus,
  findStockForCart,
  hasOpenPayment,
} from './checkout.queries.ts';
import { readDetails } from './checkout-details.ts';
import { canBuyOnCredit } from './payment-options.ts';

/**
 * Whether the shop would accept this customer's order; a provider's iframe checks this before it continues. The status of an
 * e-mail address is revealed only if placing the order would reveal it too (`mayRevealStatusOf`).
 */
export async function validateOrderCreation(
  context: ShopContext,
  scope: Scope,
  cartId: string,
  input: CheckoutInputType,
): Promise<ValidateOrderCreationResponseType> {
  await context.limit({ action: 'order-validation' });
  const { email } = readDetails(input);
  const cartError = await checkCart(context, scope, cartId);
  const { isBlocked, memberType } = await findStatus(context, cartId, email);
  const message = isBlocked ? BLACKLISTED_MESSAGE : cartError;
  return { isValid: message === null, message, memberType };
}

/** Whether this cart could become an order now. */
export async function validateOrderConditions(
  context: ShopContext,
  scope: Scope,
  cartId: string,
  emailInput: string | null | undefined,
): Promise<ValidateOrderConditionsResponseType> {
  await context.limit({ action: 'order-validation' });
  const { email } = readDetails({ email: emailInput });
  const cartError = await checkCart(context, scope, cartId);
  const { isBlocked } = await findStatus(context, cartId, email);
  const message = isBlocked ? BLACKLISTED_MESSAGE : cartError;
  return { isValid: message === null, message };
}

async function findStatus(context: ShopContext, cartId: string, email: string | undefined) {
  const { db, customer } = context;
  const entered = email && normalizeEmailAddress(email);
  const emails = customer ? [customer.email] : [];
  if (entered && (await mayRevealStatusOf(context, cartId, entered))) emails.push(entered);
  const { isBlocked, memberTypes } = await findCustomerStatus(db, emails);
  const hasNoCredit = memberTypes.some((memberType) => !canBuyOnCredit(memberType));
  const ownType = customer?.memberType ?? '';
  // The reason for which another customer gets no credit is not revealed.
  return { isBlocked, memberType: hasNoCredit && canBuyOnCredit(ownType) ? 'NOCREDIT' : ownType };
}

/**
 * True for other programs with a server key (the storefront's client has no name). Otherwise the checkout must be filled in,
 * and contain the e-mail address or have an open payment.
 */
async function mayRevealStatusOf(
  { db, client, customer }: ShopContext,
  cartId: string,
  email: string,
): Promise<boolean> {
  if (client.scope === 'server' && client.name !== null) return true;
  const details = (await findCartAtCheckout(db, cartId, customer))?.details;
  const { lastName, zip } = details?.billingAddress ?? {};
  if (!lastName || !zip) return false;
  // A buyer with an open payment may have entered the e-mail address in the provider's iframe.
  return normalizeEmailAddress(details?.email ?? '') === email || hasOpenPayment(db, cartId);
}

/** The error that prevents an order of the cart; null if there is none. Clients compare these messages. */
async function checkCart(context: ShopContext, scope: Scope, cartId: string): Promise<string | null> {
  const row = await claimCart(context, cartId);
  if (!row) return 'Cart is unknown';
  if (row.completed_at) return 'Cart is completed';
  return findCartError(context, await resolveCart(context, scope, row));
}

async function findCartError(
  { db }: ShopContext,
  { lines, scope, row }: CartInScope,
): Promise<string | null> {
  if (scope.market.virtual) return 'Market has no delivery';
  if (lines.length === 0) return 'Cart is empty';
  if (lines.some(({ sold }) => !sold)) return 'Product is not sold in this market';
  const linesBySku = Map.groupBy(lines, ({ item }) => item.sku_id);
  // The stock in the catalogue index excludes what is reserved for this cart, so the database is queried.
  const stock = await findStockForCart(db, row.cart_id, [...linesBySku.keys()]);
  const isOutOfStock = [...linesBySku].some(
    ([skuId, linesOfSku]) =>
      linesOfSku.reduce((sum, { item }) => sum + item.quantity, 0) > (stock.get(skuId) ?? 0),
  );
  return isOutOfStock ? 'Product is out of stock' : null;
}
