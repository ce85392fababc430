import type { Scope } from '#backend/catalogue-index/scope.ts';
import { balancesOfCustomer } from '#backend/features/balance/balances-of-customer.ts';
import { findCode } from '#backend/features/promo-code/find-code.ts';
import { agreedPricesOfCart, nothingAgreed } from '#backend/features/quotation/agreed-prices.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { findOrderedDraft } from './cart.queries.ts';
import { type CartInScope, cartInScope, type PricingOptions } from './cart-in-scope.ts';
import type { CartRow } from './cart-row.ts';
import { completedInScope } from './completed-cart.ts';
import { orderedCart } from './ordered-cart.ts';

export interface AnswerOptions {
  /** True only in the checkout. */
  allowExternalShippingFee?: boolean | null | undefined;
  chosen?: PricingOptions['chosen'];
}

/** What every query and mutation says of a cart: of one that was completed or ordered, what it was then. */
export async function answerCart(
  context: Pick<ShopContext, 'db' | 'scope'>,
  scope: Scope,
  cart: CartRow,
  options: AnswerOptions = {},
): Promise<CartInScope> {
  const { completed_at, completed_as, channel_id, market_id } = cart;
  if (!completed_at) return priceCartRow(context, scope, cart, options);
  const asCompleted = { channelId: channel_id, marketId: market_id, languageId: scope.language.id };
  if (completed_as) return completedInScope(cart, context.scope(asCompleted), completed_as);
  const order = await findOrderedDraft(context.db, cart.cart_id);
  if (!order) return priceCartRow(context, scope, cart, options);
  return orderedCart(order, context.scope({ ...asCompleted, marketId: order.market_id }));
}

/**
 * What a cart costs now. All that prices need is in memory, but codes, balances and agreements: there may be as many
 * as there are customers, and what is left of them changes with every order. Only a cart that can have one asks for it.
 */
export async function priceCartRow(
  { db }: Pick<ShopContext, 'db'>,
  scope: Scope,
  { customer_id, promo_code, ...cart }: CartRow,
  { allowExternalShippingFee, chosen }: AnswerOptions = {},
): Promise<CartInScope> {
  const [code, balances, agreed] = await Promise.all([
    promo_code === null ? null : findCode(db, scope, promo_code, customer_id),
    customer_id === null ? null : balancesOfCustomer(db, customer_id),
    customer_id === null ? nothingAgreed : agreedPricesOfCart(db, cart.cart_id, scope.market.id),
  ]);
  const balance = balances?.get(scope.prices.currencyCode) ?? 0;
  const isFeeAllowed = allowExternalShippingFee ?? false;
  const options = { allowExternalShippingFee: isFeeAllowed, code, balance, agreed, chosen };
  return cartInScope({ customer_id, promo_code, ...cart }, scope, options);
}
