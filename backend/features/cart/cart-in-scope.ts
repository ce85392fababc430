import type { Sku } from '#backend/catalogue-index/catalogue.ts';
import { vatBasisPoints } from '#backend/catalogue-index/channel.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import {
  linePrice,
  type PriceInScope,
  sumOfPrices,
  unitPrice,
} from '#backend/features/price/price-in-scope.ts';
import type { CartRow } from './cart.queries.ts';

/** A cart as its market prices it today. */
export interface CartInScope {
  scope: Scope;
  id: string;
  isCompleted: boolean;
  lines: CartLineInScope[];
  total: PriceInScope;
}

export interface CartLineInScope {
  scope: Scope;
  id: string;
  sku: Sku;
  quantity: number;
  message: string;
  unitPrice: PriceInScope;
  totalPrice: PriceInScope;
}

/** A line whose SKU the market does not sell has no price there, and stays out until it has one again. */
export function cartInScope(cart: CartRow, scope: Scope): CartInScope {
  const lines = cart.items.flatMap((item): CartLineInScope[] => {
    const sku = scope.catalogue.skus.get(item.sku_id);
    const price = sku?.prices.get(scope.market.id);
    if (!sku || !price) return [];
    const rate = vatBasisPoints(scope.market, sku.product.taxClass, scope.day);
    return [
      {
        scope,
        id: String(item.cart_item_id),
        sku,
        quantity: item.quantity,
        message: item.message,
        unitPrice: unitPrice(scope, price, rate),
        totalPrice: linePrice(scope, price, rate, item.quantity),
      },
    ];
  });
  return {
    scope,
    id: cart.cart_id,
    isCompleted: cart.completed_at !== null,
    lines,
    total: sumOfPrices(
      scope,
      lines.map((line) => line.totalPrice),
    ),
  };
}
