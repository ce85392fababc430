import { recheckFieldErrors } from '#storefront/forms/field-errors.ts';
import { checkTexts } from './check-purchase.ts';
import type { PurchaseErrors } from './purchase-errors.ts';
import type { Purchase } from './purchase-fields.ts';

/** By changed field: the other fields whose errors are checked again, because they depend on it. */
const dependentFields: Record<string, RegExp> = {
  shippingId: /^(pickupPoint|phone)$/,
  paymentId: /^identityNumber$/,
  customerType: /^(company|identityNumber)$/,
  elsewhere: /^(zip|ownZip|to[A-Z])/,
};

/** The errors that remain after a field was changed. No field gets its first error here. */
export function remainingErrors(
  errors: PurchaseErrors,
  changedField: string,
  purchase: Purchase,
  country: string,
): PurchaseErrors {
  // Each shipping option has its own list of points, each payment option its own number: `pickupPoint-4`.
  const name = changedField.replace(/-\d+$/, '');
  return recheckFieldErrors(
    errors,
    checkTexts(purchase, country),
    (field) => field === name || Boolean(dependentFields[name]?.test(field)),
  );
}
