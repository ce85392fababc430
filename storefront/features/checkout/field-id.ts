import type { PurchaseField } from './purchase-fields.ts';

/** By this id a page tells that it came with the form. */
export const PURCHASE_FORM = 'purchase';

/** Where a complaint leads to. */
export function fieldId(field: PurchaseField): string {
  return `field-${field}`;
}
