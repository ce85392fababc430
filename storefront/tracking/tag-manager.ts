import type { OptionalPurpose } from '#contract/consent.ts';
import type { DataLayerEntry } from './data-layer.ts';

interface TagManagerWindow extends Window {
  dataLayer?: unknown[];
}

/** Consent Mode v2: the four signals and the purpose that grants each. */
const signals: Record<string, OptionalPurpose> = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'statistics',
};

const dataLayer = (): unknown[] => {
  const tagWindow = window as TagManagerWindow;
  tagWindow.dataLayer ??= [];
  return tagWindow.dataLayer;
};

/** Google's tags recognize commands by being an `arguments` object. */
const command: (...values: unknown[]) => void = function () {
  // biome-ignore lint/complexity/noArguments: an array would not be recognized as a command.
  dataLayer().push(arguments);
};

export function pushEntries(entries: readonly DataLayerEntry[]): void {
  dataLayer().push(...entries);
}

/** Denies all signals until `updateConsent`. */
export function denyConsentByDefault(): void {
  command('consent', 'default', grants([]));
}

export function updateConsent(allowed: readonly OptionalPurpose[]): void {
  command('consent', 'update', grants(allowed));
}

export function loadTagManager(url: string): void {
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
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
