import { isDeepStrictEqual } from 'node:util';
import type { PostalAddress } from '#backend/features/order-draft/order-draft.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { AddressInputType, CheckoutInputType, CustomerType } from '#backend/graphql/schema.generated.ts';
import { LIMITS } from '#contract/limits.ts';
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
}

/** Longest e-mail address (RFC 5321). */
const maxEmailLength = 254;
const { checkoutText, checkoutMessage, cartMerchantData } = LIMITS;

/** Validates the client's input. Null and absent fields are left out, also within an address; `""` clears a field. */
export function readDetails(input: CheckoutInputType): CheckoutDetails {
  if (input.billingAddressId || input.shippingAddressId)
    throw new ShopError('NOT_OFFERED', 'This shop does not support company addresses yet.');
  for (const [name, url] of Object.entries(input.checkoutUrls ?? {}))
    readText(`checkoutUrls.${name}`, url, LIMITS.checkoutUrl);
  return withoutNulls({
    paymentId: input.paymentId,
    shippingId: input.shippingId,
    externalShippingId: readText('externalShippingId', input.externalShippingId),
    pickupPoint: readText('pickupPoint', input.pickupPoint),
    desiredDeliveryDate: readText('desiredDeliveryDate', input.desiredDeliveryDate),
    customerOrderNumber: readText('customerOrderNumber', input.customerOrderNumber),
    goodsLabel: readText('goodsLabel', input.goodsLabel),
    message: readText('message', input.message, checkoutMessage),
    acceptedConsents: input.acceptedConsents && readConsents(input.acceptedConsents),
    shippingAddress: readShippingAddress(input),
    billingAddress: input.billingAddress && readAddress('billingAddress', input.billingAddress),
    email: readText('email', input.email, maxEmailLength),
    customerType: input.customerType,
    merchantData: readText('merchantData', input.merchantData, cartMerchantData),
  });
}

export function readIdentityNumber({ identityNumber }: CheckoutInputType): string | undefined {
  return readText('identityNumber', identityNumber);
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

/** Forms omit an unused shipping address, so a billing address without a shipping address clears the saved one. */
function readShippingAddress({ billingAddress, shippingAddress }: CheckoutInputType) {
  if (shippingAddress) return readAddress('shippingAddress', shippingAddress);
  return billingAddress?.addressLine1 ? toFullAddress({}) : undefined;
}

function readAddress(name: string, address: AddressInputType): Partial<PostalAddress> {
  const parts = Object.entries(address).map(([part, text]) => [part, readText(`${name}.${part}`, text)]);
  return withoutNulls(Object.fromEntries(parts));
}

function readText(
  name: string,
  text: string | null | undefined,
  maxLength: number = checkoutText,
): string | undefined {
  if (text == null) return undefined;
  if (text.length > maxLength)
    throw new ShopError('BAD_INPUT', `${name} may have ${maxLength} characters at most.`);
  // PostgreSQL's JSON accepts neither.
  if (text.includes('\0') || !text.isWellFormed())
    throw new ShopError('BAD_INPUT', `${name} holds a character that cannot be stored.`);
  return text.trim();
}

function withoutNulls<Fields extends object>(
  fields: {
    [Name in keyof Fields]: Fields[Name] | null | undefined;
  },
): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as Fields;
}
