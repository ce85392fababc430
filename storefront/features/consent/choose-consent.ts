import { tellOtherTabs } from '#storefront/browser/cross-tab.ts';
import { createConsent, type OptionalPurpose } from '#storefront/config/consent.ts';
import { PREFERENCE_PATHS } from '#storefront/config/preference-paths.ts';
import { keepConsent } from '#storefront/session/consent.store.ts';

/** Holds at once, in every tab and without a network; the shop is told, to have it on record. */
export function chooseConsent(allowed: readonly OptionalPurpose[]): void {
  const consent = createConsent(allowed);
  keepConsent(consent);
  tellOtherTabs('consent', {});
  const form = new URLSearchParams({ choice: 'chosen', id: consent.id, page: '/' });
  for (const purpose of consent.allowed) form.append('purpose', purpose);
  // It answers with a redirect, which is for those without script.
  void fetch(PREFERENCE_PATHS.consent, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    keepalive: true,
  }).catch(() => undefined);
}
