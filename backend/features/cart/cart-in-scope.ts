import type { Sku } from '#backend/catalogue-index/catalogue.ts';
import { vatBasisPoints } from '#backend/catalogue-index/channel.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { offerOfSku } from '#backend/features/price/offer-in-scope.ts';
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
export async function cartInScope(cart: CartRow, scope: Scope): Promise<CartInScope> {
  const skus = await Promise.all(cart.items.map((item) => findSku(scope, item.sku_id)));
  const lines = cart.items.flatMap((item, index): CartLineInScope[] => {
    const sku = skus[index];
    const price = sku && offerOfSku(sku, scope);
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

export async function findSku(scope: Scope, skuId: number): Promise<Sku | undefined> {
  const product = await scope.catalogue.engine.productOfSku(skuId);
  return product?.skus.find(({ id }) => id === skuId);
}
