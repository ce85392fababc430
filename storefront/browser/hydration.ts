import { HYDRATED_EVENT } from '#storefront/config/page-files.ts';

/** Marks the document as hydrated, for `isHydrated`, styles and journeys. */
export function markHydrated(): void {
  document.documentElement.dataset.ready = '';
  dispatchEvent(new Event(HYDRATED_EVENT));
}

/** Before hydration, rendering must match the server's. Always false on the server. */
export function isHydrated(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.ready !== undefined;
}
