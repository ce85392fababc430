import * as v from 'valibot';
import { rule } from './field-error.ts';
import { email } from './text.ts';

/** Characters, with room for spaces between the digits. */
export const MAX_ORDER_NUMBER_LENGTH = 20;

/** A guest identifies an order by its number and e-mail address. */
export const orderReferenceSchema = v.object({
  orderNumber: v.pipe(
    v.string('order-number'),
    rule((text) => text.length <= MAX_ORDER_NUMBER_LENGTH && readOrderNumber(text) !== null, 'order-number'),
  ),
  email,
});

/** The id of an order from its number as people write it, with spaces; null if it is not a number. */
export function readOrderNumber(text: string): number | null {
  const digits = text.replace(/\s/gu, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
