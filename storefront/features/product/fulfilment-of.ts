import { FULFILMENT_ATTRIBUTE, type Fulfilment } from '#contract/order/fulfilment.ts';

interface Variant {
  attributes: readonly ({ key: string; value: string } | null)[] | null;
}

/** How the buyer gets a variant. A commerce API that does not say it sells shipped goods. */
export function fulfilmentOf(variant: Variant | null | undefined): Fulfilment {
  const value = variant?.attributes?.find((attribute) => attribute?.key === FULFILMENT_ATTRIBUTE)?.value;
  return value === 'download' || value === 'gift_card' || value === 'gift_wrap' ? value : 'shipped';
}
