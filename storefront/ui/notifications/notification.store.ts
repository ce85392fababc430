import { createStore, useStore } from '#storefront/browser/create-store.ts';
import { TIMINGS } from '#storefront/config/timings.ts';

interface Notification {
  message: string;
  mode: 'success' | 'error' | 'info';
  /** §4: top-right by default; bottom-center for the result of a click. */
  placement: 'top-right' | 'bottom-center';
  link?: { href: string; label: string };
}

/** One at a time: a new notification replaces the current one (§4). */
const current = createStore<Notification | null>(() => null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function notify(
  message: string,
  { mode = 'info', placement = 'top-right', link }: Partial<Omit<Notification, 'message'>> = {},
): void {
  current.set({ message, mode, placement, link });
  releaseNotification();
}

export function dismissNotification(): void {
  clearTimeout(timer);
  current.set(null);
}

/** Stops the timer while the visitor reads the notification. */
export function holdNotification(): void {
  clearTimeout(timer);
}

/** Starts the timer again. */
export function releaseNotification(): void {
  clearTimeout(timer);
  if (current.get()) timer = setTimeout(dismissNotification, TIMINGS.notification);
}

export const currentNotification = current.get;

export function useNotification(): Notification | null {
  return useStore(current, null, (now) => now);
}
