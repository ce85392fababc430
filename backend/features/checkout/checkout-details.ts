import { isDeepStrictEqual } from 'node:util';
import type { PostalAddress } from '#backend/features/order-draft/order-draft.ts';
import { parseInput } from '#backend/graphql/parse-input.ts';
import type { CheckoutInputType, CustomerType } from '#backend/graphql/schema.generated.ts';
import { checkoutInputSchema } from '#contract/forms/checkout-input.ts';
import { type Consent, consentTypes } from './consents.ts';
import { toFullAddress } from './prefill-address.ts';

/**
 * The customer's input to the checkout, as it is stored; absent fields have no value. The identity number is not stored: it
 * is needed only for the order and must not remain in abandoned carts.
 */
export interface CheckoutDetails {
  paymentId?: number;
  shippingId?: number;
  externalShippingId?: string;
  pickupPoint?: string;
  desiredDeliveryDate?: string;
  customerOrderNumber?: string;
  goodsLabel?: string;
  message?: string;
  acceptedConsents?: Consent[];
  shippingAddress?: Partial<PostalAddress>;
  billingAddress?: Partial<PostalAddress>;
  email?: string;
  customerType?: CustomerType;
  merchantData?: string;
  /** Whether e-mail address and billing address come from a provider's iframe. */
  isContactFromIframe?: boolean;
}

/** Validates the client's input. Null and absent fields are left out, including those of an address; `""` clears a field. */
export function readDetails(input: CheckoutInputType): CheckoutDetails {
  // `readIdentityNumber` reads the identity number, which is not stored.
  const { checkoutUrls: _urls, identityNumber: _number, ...parsed } = parseInput(checkoutInputSchema, input);
  const { billingAddress, shippingAddress } = parsed;
  // Forms omit an unused shipping address, so a billing address without a shipping address clears the saved one.
  const cleared = billingAddress?.addressLine1 ? toFullAddress({}) : undefined;
  return withoutNulls({
    ...parsed,
    paymentId: input.paymentId,
    shippingId: input.shippingId,
    acceptedConsents: input.acceptedConsents && readConsents(input.acceptedConsents),
    shippingAddress: shippingAddress ? withoutNulls(shippingAddress) : cleared,
    billingAddress: billingAddress && withoutNulls(billingAddress),
    customerType: input.customerType,
  });
}

export function readIdentityNumber(input: CheckoutInputType): string | undefined {
  return parseInput(checkoutInputSchema, input).identityNumber ?? undefined;
}

/** Whether the saved details include all of the input. Of an address, only the fields in the input are compared. */
export function isUnchanged(input: CheckoutDetails, saved: CheckoutDetails): boolean {
  const { billingAddress, shippingAddress, ...others } = input;
  return (
    includesAll(saved, others) &&
    includesAll(saved.billingAddress, billingAddress) &&
    includesAll(saved.shippingAddress, shippingAddress)
  );
}

function includesAll<Fields extends object>(saved: Fields | undefined, input: Fields | undefined): boolean {
  if (input === undefined) return true;
  return (
    saved !== undefined &&
    Object.entries(input).every(([name, value]) => isDeepStrictEqual(value, saved[name as keyof Fields]))
  );
}

/** Ignores consent types that this shop does not have. */
function readConsents(types: readonly (string | null | undefined)[]): Consent[] {
  return consentTypes.filter((type) => types.includes(type));
}

function withoutNulls<Fields extends object>(
  fields: {
    [Name in keyof Fields]: Fields[Name] | null | undefined;
  },
): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as Fields;
}
