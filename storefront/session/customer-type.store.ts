import { useSyncExternalStore } from 'react';
import type { CustomerType } from '#storefront/config/shop.ts';

/** What the visitor chose since the page was made; until then the page's own holds. */
let chosen: CustomerType | null = null;
const listeners = new Set<(customerType: CustomerType) => void>();

export function setCustomerType(customerType: CustomerType): void {
  if (customerType === chosen) return;
  chosen = customerType;
  for (const listener of listeners) listener(customerType);
}

export function onCustomerType(listener: (customerType: CustomerType) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCustomerType(ofPage: CustomerType): CustomerType {
  return useSyncExternalStore(
    onCustomerType,
    () => chosen ?? ofPage,
    () => ofPage,
  );
}
