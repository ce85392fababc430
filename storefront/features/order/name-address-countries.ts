import { countryName } from '#contract/customer/country-name.ts';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { OrderPartsFragment } from '#storefront/api/generated/graphql.ts';

/** The order with countries of addresses by name in the page's language. Done in loaders, so that server and browser agree. */
export function nameAddressCountries(order: OrderPartsFragment, locale: LocaleCode): OrderPartsFragment {
  const named = (address: OrderPartsFragment['billingAddress']) =>
    address && { ...address, country: countryName(address.country, LOCALES[locale].iso) };
  return {
    ...order,
    billingAddress: named(order.billingAddress),
    shippingAddress: named(order.shippingAddress),
  };
}
