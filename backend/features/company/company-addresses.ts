import type { CheckoutDetails } from '#backend/features/checkout/checkout-details.ts';
import type { SignedInCustomer } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { CheckoutInputType } from '#backend/graphql/schema.generated.ts';
import { companyAddressId } from './describe-company.ts';

type AddressIds = Pick<CheckoutInputType, 'billingAddressId' | 'shippingAddressId'>;

/** Accepts only the id of the customer's company address, which `getCompany` returns. */
export function checkAddressIds(
  { billingAddressId, shippingAddressId }: AddressIds,
  customer: SignedInCustomer | null,
): void {
  const known = customer?.customerType === 'ORGANIZATION' ? companyAddressId(customer.id) : undefined;
  for (const id of [billingAddressId, shippingAddressId])
    if (id && id !== known)
      throw new ShopError('BAD_INPUT', 'billingAddressId and shippingAddressId must be ids of getCompany.');
}

/** Removes each address that an id replaces, so that the account's address is used instead. */
export function withAddressIds(
  { billingAddress, shippingAddress, ...details }: CheckoutDetails,
  { billingAddressId, shippingAddressId }: AddressIds,
): CheckoutDetails {
  return {
    ...details,
    ...(billingAddress && !billingAddressId ? { billingAddress } : {}),
    ...(shippingAddress && !shippingAddressId ? { shippingAddress } : {}),
  };
}
