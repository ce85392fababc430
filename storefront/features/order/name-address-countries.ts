import { countryName } from '#contract/customer/country-name.ts';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { OrderPartsFragment } from '#storefront/api/generated/graphql.ts';

/** Replaces country codes in addresses by names in the page's language. Loaders do it, so that server and browser agree. */
export function nameAddressCountries(order: OrderPartsFragment, locale: LocaleCode): OrderPartsFragment {
  const named = (address: OrderPartsFragment['billingAddress']) =>
    address && { ...address, country: countryName(address.country, LOCALES[locale].iso) };
  return {
    ...order,
    billingAddress: named(order.billingAddress),
    shippingAddress: named(order.shippingAddress),
  };
}
