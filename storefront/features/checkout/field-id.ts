import type { PurchaseField } from './purchase-fields.ts';

/** Where a complaint leads to. */
export function fieldId(field: PurchaseField): string {
  return `field-${field}`;
}
