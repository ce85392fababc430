import type { OptionalPurpose } from '#contract/consent.ts';
import { notifyOtherTabs } from '#storefront/browser/cross-tab.ts';
import { createConsent } from '#storefront/config/consent.ts';
import { PREFERENCE_PATHS } from '#storefront/config/preference-paths.ts';
import { saveConsent } from '#storefront/session/consent.store.ts';

/** Applies the choice at once in every tab, also offline, and sends it to the server for the record. */
export function saveConsentChoice(allowed: readonly OptionalPurpose[]): void {
  const consent = createConsent(allowed);
  saveConsent(consent);
  notifyOtherTabs('consent', {});
  const form = new URLSearchParams({ choice: 'chosen', id: consent.id, page: '/' });
  for (const purpose of consent.allowed) form.append('purpose', purpose);
  // `manual`: the redirect to `page` in the response is only for visitors without script.
  void fetch(PREFERENCE_PATHS.consent, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    keepalive: true,
  }).catch(() => undefined);
}
