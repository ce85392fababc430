import type { Consent, OptionalPurpose } from '#contract/consent.ts';
import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import { createStore, useStore } from '#storefront/browser/create-store.ts';
import { hasPrivacySignal, readConsent, writeConsent } from '#storefront/config/consent.ts';
import { COOKIES } from '#storefront/config/cookies.ts';

/** The cookie's last known value. The cookie is the source of truth for all tabs and the server. */
const consentCookie = createStore(() => browserCookies.get(COOKIES.consent) ?? '');

export function currentConsent(): Consent | undefined {
  refreshConsent();
  return readConsent(consentCookie.get());
}

/** Reads the cookie each time, because another tab may have withdrawn the consent. */
export function isAllowed(purpose: OptionalPurpose): boolean {
  return currentConsent()?.allowed.includes(purpose) ?? false;
}

export function saveConsent(consent: Consent): void {
  browserCookies.set(COOKIES.consent, writeConsent(consent));
  refreshConsent();
}

/** Reads the cookie again, because another tab or the server may have changed it. */
export function refreshConsent(): void {
  consentCookie.set(browserCookies.get(COOKIES.consent) ?? '');
}

/** Calls the listener when the consent has changed. */
export function onConsent(listener: () => void): () => void {
  return consentCookie.listen(listener);
}

/** `fromServer` is the cookie's value with which the server rendered. */
export function useConsent(fromServer: string): Consent | undefined {
  return readConsent(useStore(consentCookie, fromServer, (now) => now));
}

export function hasBrowserPrivacySignal(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return hasPrivacySignal({ doNotTrack, privacyControl: globalPrivacyControl });
}
