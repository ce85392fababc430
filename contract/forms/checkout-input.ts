import * as v from 'valibot';
import { ADDRESS_PARTS, type AddressPart } from '../customer/customer-fields.ts';
import { MAX_EMAIL_LENGTH } from '../customer/email-address.ts';
import { LIMITS } from '../limits.ts';
import { draftSingleLine, text } from './text.ts';

const line = v.nullish(draftSingleLine(LIMITS.checkoutText));

const address = v.nullish(
  v.object(Object.fromEntries(ADDRESS_PARTS.map((part) => [part, line])) as Record<AddressPart, typeof line>),
);

/**
 * The texts of CheckoutInputType. A field that is null or absent leaves the saved text unchanged. `checkout.ts` has the
 * rules for an order.
 */
export const checkoutInputSchema = v.object({
  checkoutUrls: v.nullish(v.record(v.string(), v.nullish(text(LIMITS.checkoutUrl)))),
  externalShippingId: line,
  pickupPoint: line,
  desiredDeliveryDate: line,
  customerOrderNumber: line,
  goodsLabel: line,
  message: v.nullish(text(LIMITS.checkoutMessage)),
  shippingAddress: address,
  billingAddress: address,
  // Normalised like the addresses of accounts, so that they can be compared.
  email: v.nullish(v.pipe(text(MAX_EMAIL_LENGTH), v.normalize('NFKC'))),
  merchantData: v.nullish(text(LIMITS.cartMerchantData)),
  identityNumber: line,
});
