import { createStore, useStore } from '#storefront/browser/create-store.ts';
import type { CustomerType } from '#storefront/config/shop.ts';

/** What the visitor chose since the page was made; until then the page's own holds. */
const chosen = createStore<CustomerType | null>(() => null);

export function setCustomerType(customerType: CustomerType): void {
  chosen.set(customerType);
}

export function onCustomerType(listener: (customerType: CustomerType) => void): () => void {
  return chosen.listen((customerType) => {
    if (customerType) listener(customerType);
  });
}

export function useCustomerType(ofPage: CustomerType): CustomerType {
  return useStore(chosen, ofPage, (now) => now ?? ofPage);
}
