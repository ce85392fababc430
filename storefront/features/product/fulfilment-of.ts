import { FULFILMENT_ATTRIBUTE, type Fulfilment } from '#contract/order/fulfilment.ts';
import { PRE_ORDER_TEXT_ATTRIBUTE } from '#contract/product/pre-order.ts';

interface Variant {
  attributes: readonly ({ key: string; value: string } | null)[] | null;
}

/** How the buyer gets a variant. A commerce API that does not say it sells shipped goods. */
export function fulfilmentOf(variant: Variant | null | undefined): Fulfilment {
  const value = attributeOf(variant, FULFILMENT_ATTRIBUTE);
  return value === 'download' || value === 'gift_card' || value === 'gift_wrap' ? value : 'shipped';
}

/** The date of publication of a forthcoming variant, in the language of the page. */
export function preOrderDateOf(variant: Variant | null | undefined): string | undefined {
  return attributeOf(variant, PRE_ORDER_TEXT_ATTRIBUTE);
}

function attributeOf(variant: Variant | null | undefined, key: string): string | undefined {
  return variant?.attributes?.find((attribute) => attribute?.key === key)?.value;
}
