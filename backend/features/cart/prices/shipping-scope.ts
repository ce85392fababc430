import type { Scope } from '#backend/catalogue-index/scope.ts';
import { preOrderDateOf } from '#backend/features/product/pre-order.ts';
import { releaseDayOf } from '#contract/product/pre-order.ts';
import type { CartInScope } from './cart-in-scope.ts';
import { needsDelivery } from './needs-delivery.ts';

/** The scope of the day on which the cart can be sent: with a pre-order its day of publication, otherwise today. */
export function shippingScope({ scope, lines }: Pick<CartInScope, 'scope' | 'lines'>): Scope {
  const days = lines.flatMap(({ sku, sold }) => {
    const date = sku && sold && needsDelivery(sku) ? preOrderDateOf(sku.product, scope) : undefined;
    return (date && releaseDayOf(date)) || [];
  });
  const day = days.reduce((latest, each) => (each > latest ? each : latest), scope.day);
  return day === scope.day ? scope : { ...scope, day };
}
