import { FULFILMENT_ATTRIBUTE, type Fulfilment } from '#contract/order/fulfilment.ts';
import { DELIVERY_ATTRIBUTES } from '#contract/product/delivery-attributes.ts';
import { PRE_ORDER_TEXT_ATTRIBUTE } from '#contract/product/pre-order.ts';
import type { DeliveryStatements } from '#storefront/features/market/load-market-options.ts';

interface Variant {
  attributes: readonly ({ key: string; value: string } | null)[] | null;
}

/** How the buyer gets a variant. Without the attribute it is shipped: the commerce API may not have it. */
export function fulfilmentOf(variant: Variant | null | undefined): Fulfilment {
  const value = attributeOf(variant, FULFILMENT_ATTRIBUTE);
  return value === 'download' || value === 'gift_card' || value === 'gift_wrap' ? value : 'shipped';
}

/** The date of publication of a forthcoming variant, in the language of the page. */
export function preOrderDateOf(variant: Variant | null | undefined): string | undefined {
  return attributeOf(variant, PRE_ORDER_TEXT_ATTRIBUTE);
}

/** The statements about a variant whose delivery is not the usual one of the market. */
export function deliveryStatementsOf(variant: Variant | null | undefined): DeliveryStatements | undefined {
  const promise = attributeOf(variant, DELIVERY_ATTRIBUTES.promise);
  if (promise === undefined) return undefined;
  return {
    promise,
    time: attributeOf(variant, DELIVERY_ATTRIBUTES.time) ?? '',
    madeToOrderTime: attributeOf(variant, DELIVERY_ATTRIBUTES.madeToOrderTime) ?? '',
  };
}

export function attributeOf(variant: Variant | null | undefined, key: string): string | undefined {
  return variant?.attributes?.find((attribute) => attribute?.key === key)?.value;
}
