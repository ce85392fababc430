import type { LocaleCode } from '#contract/locales.ts';
import type { OrderPartsFragment } from '#storefront/api/generated/graphql.ts';
import { nameCountry } from '#storefront/session/markets/name-countries.ts';

/** The order with countries of addresses by name in the page's language. Done in loaders, so that server and browser agree. */
export function nameAddressCountries(order: OrderPartsFragment, locale: LocaleCode): OrderPartsFragment {
  const named = (address: OrderPartsFragment['billingAddress']) =>
    address && { ...address, country: nameCountry(address.country, locale) };
  return {
    ...order,
    billingAddress: named(order.billingAddress),
    shippingAddress: named(order.shippingAddress),
  };
}
