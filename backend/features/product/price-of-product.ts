import { productVatBasisPoints } from '#backend/catalogue-index/channel.ts';
import { type PriceInScope, unitPrice } from '#backend/features/price/price-in-scope.ts';
import type { ProductInScope } from './product-in-scope.ts';

export function priceOfProduct({ product, offer, scope }: ProductInScope): PriceInScope {
  return unitPrice(scope, offer, productVatBasisPoints(scope.market, product, scope.day));
}
