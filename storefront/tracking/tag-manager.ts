import type { OptionalPurpose } from '#storefront/config/consent.ts';
import type { DataLayerEntry } from './data-layer.ts';

interface MeasuredWindow extends Window {
  dataLayer?: unknown[];
}

/** Consent Mode v2: the four signals, by the purpose that grants each. */
const signals: Record<string, OptionalPurpose> = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'statistics',
};

const layer = (): unknown[] => {
  const measured = window as MeasuredWindow;
  measured.dataLayer ??= [];
  return measured.dataLayer;
};

/** Google's commands are told from events by being `arguments`. */
const command: (...given: unknown[]) => void = function () {
  // biome-ignore lint/complexity/noArguments: an array would be read as something else.
  layer().push(arguments);
};

export function pushEntries(entries: readonly DataLayerEntry[]): void {
  layer().push(...entries);
}

/** Nothing is granted before it is said to be. */
export function denyByDefault(): void {
  command('consent', 'default', grants([]));
}

export function tellConsent(allowed: readonly OptionalPurpose[]): void {
  command('consent', 'update', grants(allowed));
}

export function loadTagManager(address: string): void {
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  document.head.append(script);
}

function grants(allowed: readonly OptionalPurpose[]): Record<string, 'granted' | 'denied'> {
  return Object.fromEntries(
    Object.entries(signals).map(([signal, purpose]) => [
      signal,
      allowed.includes(purpose) ? 'granted' : 'denied',
    ]),
  );
}
