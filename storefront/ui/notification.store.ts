import { useSyncExternalStore } from 'react';
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
let current: Notification | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function notify(
  message: string,
  { mode = 'info', placement = 'top-right', link }: Partial<Omit<Notification, 'message'>> = {},
): void {
  show({ message, mode, placement, ...(link ? { link } : {}) });
}

export function dismissNotification(): void {
  show(null);
}

function show(next: Notification | null): void {
  current = next;
  clearTimeout(timer);
  if (next) timer = setTimeout(dismissNotification, TIMINGS.notification);
  for (const listener of listeners) listener();
}

/** Whoever reads it, or is about to click it, needs longer than 5 s. */
export function holdNotification(): void {
  clearTimeout(timer);
}

export function releaseNotification(): void {
  clearTimeout(timer);
  if (current) timer = setTimeout(dismissNotification, TIMINGS.notification);
}

export function currentNotification(): Notification | null {
  return current;
}

export function useNotification(): Notification | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentNotification,
    () => null,
  );
}
