import type { Scope } from '#backend/catalogue-index/scope.ts';
import { answerCart } from '#backend/features/cart/answer-cart.ts';
import type { CartInScope } from '#backend/features/cart/cart-in-scope.ts';
import { claimCart } from '#backend/features/cart/claim-cart.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import type {
  CheckoutInputType,
  ValidateOrderConditionsResponseType,
  ValidateOrderCreationResponseType,
} from '#backend/graphql/schema.generated.ts';
import { findStanding, stockFor } from './checkout.queries.ts';
import { readDetails } from './checkout-details.ts';
import { mayBuyOnCredit } from './payment-options.ts';

/** The words that clients test for. */
const blacklisted = 'Customer is blacklisted';

/**
 * Whether this customer's order would be accepted, asked by a provider's frame before it goes on. Of somebody else's
 * membership it tells only that they get no credit.
 */
export async function validateOrderCreation(
  context: ShopContext,
  scope: Scope,
  cartId: string,
  input: CheckoutInputType,
): Promise<ValidateOrderCreationResponseType> {
  await context.limit('order-validation');
  const { email } = readDetails(input);
  const { cartFault } = await lookAtCart(context, scope, cartId);
  const { isBlocked, memberType } = await standingOf(context, email);
  const message = isBlocked ? blacklisted : cartFault;
  return { isValid: message === null, message, memberType };
}

/** Whether this cart could become an order now. */
export async function validateOrderConditions(
  context: ShopContext,
  scope: Scope,
  cartId: string,
  givenEmail: string | null | undefined,
): Promise<ValidateOrderConditionsResponseType> {
  await context.limit('order-validation');
  const { email } = readDetails({ email: givenEmail });
  const { cartFault } = await lookAtCart(context, scope, cartId);
  const { isBlocked } = await standingOf(context, email);
  const message = isBlocked ? blacklisted : cartFault;
  return { isValid: message === null, message };
}

async function standingOf({ db, customer }: ShopContext, email: string | undefined) {
  const emails = [email?.toLowerCase(), customer?.email].filter((one) => one !== undefined);
  const { isBlocked, memberTypes } = await findStanding(db, emails);
  const refused = memberTypes.find((memberType) => !mayBuyOnCredit(memberType));
  return { isBlocked, memberType: refused ?? customer?.memberType ?? '' };
}

async function lookAtCart(
  context: ShopContext,
  scope: Scope,
  cartId: string,
): Promise<{ cartFault: string | null }> {
  const row = await claimCart(context, cartId);
  if (!row) return { cartFault: 'Cart is unknown' };
  if (row.completed_at) return { cartFault: 'Cart is completed' };
  return { cartFault: await faultOf(context, await answerCart(context, scope, row)) };
}

async function faultOf({ db }: ShopContext, { lines, scope, row }: CartInScope): Promise<string | null> {
  if (scope.market.virtual) return 'Market has no delivery';
  if (lines.length === 0) return 'Cart is empty';
  if (lines.some(({ sold }) => !sold)) return 'Product is not sold in this market';
  const wanted = Map.groupBy(lines, ({ item }) => item.sku_id);
  // Of the database itself: what is held for this cart is gone from the stock that all others see.
  const stock = await stockFor(db, row.cart_id, [...wanted.keys()]);
  const isShort = [...wanted].some(
    ([skuId, own]) => own.reduce((sum, { item }) => sum + item.quantity, 0) > (stock.get(skuId) ?? 0),
  );
  return isShort ? 'Product is out of stock' : null;
}
