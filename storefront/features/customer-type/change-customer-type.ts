import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import { notifyOtherTabs } from '#storefront/browser/cross-tab.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import type { CustomerType } from '#storefront/config/shop.ts';
import { setCustomerType } from '#storefront/session/customer-type.store.ts';
import { track } from '#storefront/tracking/track.ts';

/** Switches between prices with and without VAT, also in the other tabs. */
export function changeCustomerType(customerType: CustomerType): void {
  browserCookies.set(COOKIES.customerType, customerType);
  setCustomerType(customerType);
  notifyOtherTabs('customer-type', { customerType });
  track('customer-type:change', { customerType });
}
