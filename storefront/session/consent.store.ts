import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import { createStore, useStore } from '#storefront/browser/create-store.ts';
import {
  type Consent,
  isRefusedBeforehand,
  type OptionalPurpose,
  readConsent,
  writeConsent,
} from '#storefront/config/consent.ts';
import { COOKIES } from '#storefront/config/cookies.ts';

/** The cookie as it was last looked at. It is the truth, for every tab and for the server. */
const written = createStore(() => browserCookies.get(COOKIES.consent) ?? '');

export function currentConsent(): Consent | undefined {
  noticeConsent();
  return readConsent(written.get());
}

/** Asked anew each time: in another tab it may just have been taken back. */
export function isAllowed(purpose: OptionalPurpose): boolean {
  return currentConsent()?.allowed.includes(purpose) ?? false;
}

export function keepConsent(consent: Consent): void {
  browserCookies.set(COOKIES.consent, writeConsent(consent));
  noticeConsent();
}

/** Another tab, or the server, may have written it. */
export function noticeConsent(): void {
  written.set(browserCookies.get(COOKIES.consent) ?? '');
}

export function onConsent(listener: () => void): () => void {
  return written.listen(listener);
}

export function useConsent(fromServer: string): Consent | undefined {
  return readConsent(useStore(written, fromServer, (now) => now));
}

export function isBrowserRefusing(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return isRefusedBeforehand({ doNotTrack, privacyControl: globalPrivacyControl });
}
