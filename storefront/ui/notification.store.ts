import { createStore, useStore } from '#storefront/browser/create-store.ts';
import { TIMINGS } from '#storefront/config/timings.ts';

export interface Notification {
  message: string;
  mode: 'success' | 'error' | 'info';
  /** §4: top-right unless said otherwise; what answers a click of the visitor's stands at the bottom. */
  placement: 'top-right' | 'bottom-center';
  /** Something to do about it, as a link. */
  link?: { href: string; label: string };
}

/** One at a time: a new one takes the old one's place (§4). */
const current = createStore<Notification | null>(() => null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function notify(
  message: string,
  { mode = 'info', placement = 'top-right', link }: Partial<Omit<Notification, 'message'>> = {},
): void {
  current.set({ message, mode, placement, ...(link ? { link } : {}) });
  releaseNotification();
}

export function dismissNotification(): void {
  clearTimeout(timer);
  current.set(null);
}

/** Whoever reads it, or is about to click it, needs longer than 5 s. */
export function holdNotification(): void {
  clearTimeout(timer);
}

export function releaseNotification(): void {
  clearTimeout(timer);
  if (current.get()) timer = setTimeout(dismissNotification, TIMINGS.notification);
}

export const currentNotification = current.get;

export function useNotification(): Notification | null {
  return useStore(current, null, (now) => now);
}
