import { createStore, useStore } from '#storefront/browser/create-store.ts';
import type { CustomerType } from '#storefront/config/shop.ts';

/** The type selected since the page was rendered; null while the page's own applies. */
const selected = createStore<CustomerType | null>(() => null);

export function setCustomerType(customerType: CustomerType): void {
  selected.set(customerType);
}

export function onCustomerType(listener: (customerType: CustomerType) => void): () => void {
  return selected.listen((customerType) => {
    if (customerType) listener(customerType);
  });
}

/** `ofPage` is the type with which the server rendered the page. */
export function useCustomerType(ofPage: CustomerType): CustomerType {
  return useStore(selected, ofPage, (now) => now ?? ofPage);
}
