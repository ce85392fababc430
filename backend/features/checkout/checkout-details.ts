import { isDeepStrictEqual } from 'node:util';
import type { PostalAddress } from '#backend/features/order/order-draft.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { AddressInputType, CheckoutInputType, CustomerType } from '#backend/graphql/schema.generated.ts';
import { LIMITS } from '#contract/limits.ts';
import { type Consent, consentTypes } from './consents.ts';
import { wholeAddress } from './prefill.ts';

/**
 * What a customer has told the checkout, as it is kept: what was never given is missing. The identity number is not among
 * it. Nobody needs it before the order, and it should not lie about in carts that nobody comes back to.
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

/** Of any address of mail (RFC 5321). */
const longestEmail = 254;
const { checkoutText, checkoutMessage, cartMerchantData } = LIMITS;

/** Reads what the client sent; null and what is missing say nothing, also within an address. */
export function readDetails(input: CheckoutInputType): CheckoutDetails {
  if (input.billingAddressId || input.shippingAddressId)
    throw new ShopError('NOT_OFFERED', 'This shop does not offer addresses of companies yet.');
  for (const [name, url] of Object.entries(input.checkoutUrls ?? {}))
    readText(`checkoutUrls.${name}`, url, LIMITS.checkoutUrl);
  return given({
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
    email: readText('email', input.email, longestEmail),
    customerType: input.customerType,
    merchantData: readText('merchantData', input.merchantData, cartMerchantData),
  });
}

export function readIdentityNumber({ identityNumber }: CheckoutInputType): string | undefined {
  return readText('identityNumber', identityNumber);
}

/** Whether all of it is known. Of an address, only the parts that are given are told. */
export function isToldAlready(given: CheckoutDetails, known: CheckoutDetails): boolean {
  const { billingAddress, shippingAddress, ...others } = given;
  return (
    hasAll(others, known) &&
    hasAll(billingAddress, known.billingAddress) &&
    hasAll(shippingAddress, known.shippingAddress)
  );
}

function hasAll<Members extends object>(given: Members | undefined, known: Members | undefined): boolean {
  if (given === undefined) return true;
  return (
    known !== undefined &&
    Object.entries(given).every(([name, value]) => isDeepStrictEqual(value, known[name as keyof Members]))
  );
}

/** A client may know of others than this shop asks for. */
function readConsents(types: readonly (string | null | undefined)[]): Consent[] {
  return consentTypes.filter((type) => types.includes(type));
}

/** Forms send a second address only while it is wanted: who tells where they live, and no other place, has none. */
function readShippingAddress({ billingAddress, shippingAddress }: CheckoutInputType) {
  if (shippingAddress) return readAddress('shippingAddress', shippingAddress);
  return billingAddress?.addressLine1 ? wholeAddress({}) : undefined;
}

function readAddress(name: string, address: AddressInputType): Partial<PostalAddress> {
  const parts = Object.entries(address).map(([part, text]) => [part, readText(`${name}.${part}`, text)]);
  return given(Object.fromEntries(parts));
}

function readText(
  name: string,
  text: string | null | undefined,
  most: number = checkoutText,
): string | undefined {
  if (text == null) return undefined;
  if (text.length > most) throw new ShopError('BAD_INPUT', `${name} may have ${most} characters at most.`);
  // JSON in the database holds neither.
  if (text.includes('\0') || !text.isWellFormed())
    throw new ShopError('BAD_INPUT', `${name} holds a character that cannot be stored.`);
  return text.trim();
}

function given<Members extends object>(
  members: {
    [Name in keyof Members]: Members[Name] | null | undefined;
  },
): Members {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value != null)) as Members;
}
