import type { PurchaseField } from './purchase-fields.ts';

/** The id of the purchase form: a server-rendered page that has it must load the form's script before it is hydrated. */
export const PURCHASE_FORM = 'purchase';

/** The element id of a field, which error messages link to. */
export function fieldId(field: PurchaseField): string {
  return `field-${field}`;
}

/** The id of the cart's lines in the checkout. */
export const CART_LINES = 'cart-lines';
