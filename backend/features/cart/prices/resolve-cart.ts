import type { Scope } from '#backend/catalogue-index/scope.ts';
import { findBalances } from '#backend/features/balance/find-balances.ts';
import { findCodesOfCart } from '#backend/features/promo-code/find-code.ts';
import { findAgreedPrices, noAgreedPrices } from '#backend/features/quotation/agreed-prices.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { findOrderOfCart } from '../cart.queries.ts';
import type { CartRow } from '../cart-row.ts';
import type { CartInScope } from './cart-in-scope.ts';
import { restoreCompletedCart } from './freeze-cart.ts';
import { type PricingOptions, priceCartInScope } from './price-cart-in-scope.ts';
import { restoreOrderedCart } from './restore-ordered-cart.ts';

export interface ResolveCartOptions {
  /** True only in the checkout. */
  allowExternalShippingFee?: boolean | null | undefined;
  selectedShipping?: PricingOptions['selectedShipping'];
  isCompany?: PricingOptions['isCompany'];
}

/** The cart for an API response: a completed or ordered cart at its stored prices, any other at current prices. */
export async function resolveCart(
  context: Pick<ShopContext, 'db' | 'scope'>,
  scope: Scope,
  cart: CartRow,
  options: ResolveCartOptions = {},
): Promise<CartInScope> {
  const { completed_at, completed_as, channel_id, market_id } = cart;
  if (!completed_at) return priceCartRow(context, scope, cart, options);
  const purchaseScope = { channelId: channel_id, marketId: market_id, languageId: scope.language.id };
  if (completed_as) return restoreCompletedCart(cart, context.scope(purchaseScope), completed_as);
  const order = await findOrderOfCart(context.db, cart.cart_id);
  if (!order) return priceCartRow(context, scope, cart, options);
  return restoreOrderedCart(order, context.scope({ ...purchaseScope, marketId: order.market_id }));
}

/** Prices a cart at current prices. Codes, balances and quotations are read from the database; all else is in memory. */
export async function priceCartRow(
  { db }: Pick<ShopContext, 'db'>,
  scope: Scope,
  cart: CartRow,
  { allowExternalShippingFee, selectedShipping, isCompany }: ResolveCartOptions = {},
): Promise<CartInScope> {
  const { customer_id } = cart;
  const [codes, balances, agreed] = await Promise.all([
    findCodesOfCart(db, scope, cart),
    customer_id === null ? null : findBalances(db, customer_id),
    customer_id === null ? noAgreedPrices : findAgreedPrices(db, cart.cart_id, scope.market.id),
  ]);
  const balance = balances?.get(scope.prices.currencyCode) ?? 0;
  const isFeeAllowed = allowExternalShippingFee ?? false;
  const options = { codes, balance, agreed, selectedShipping, isCompany };
  return priceCartInScope(cart, scope, { ...options, allowExternalShippingFee: isFeeAllowed });
}
