import type { LocaleCode } from '#contract/locales.ts';
import { onTabMessage } from '#storefront/browser/cross-tab.ts';
import { readChoice } from '#storefront/config/consent.ts';
import { CONSENT_BANNER_ID } from '#storefront/config/element-ids.ts';
import { currentConsent, onConsent, refreshConsent } from '#storefront/session/consent.store.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { notify } from '#storefront/ui/notifications/notification.store.ts';
import { saveConsentChoice } from './save-consent-choice.ts';

const findBanner = () => document.getElementById(CONSENT_BANNER_ID);

/** While the banner is open, other prompts wait. */
export function isConsentBannerOpen(): boolean {
  return findBanner() !== null;
}

/** Saves the choice without leaving the page, and removes the banner when another tab has saved one. */
export function attachConsentBanner(locale: LocaleCode): () => void {
  const removeIfAnswered = () => {
    if (currentConsent()) removeBanner();
  };
  const handleSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (!findBanner()?.contains(form)) return;
    const allowed = readChoice(new FormData(form, event.submitter));
    if (!allowed) return;
    event.preventDefault();
    saveConsentChoice(allowed);
    // Removed here as well, because a browser without cookies stores no consent to react to.
    removeBanner();
    loadTranslate(locale, 'cookies').then(
      (t) => notify(t('cookies.saved'), { mode: 'success', placement: 'bottom-center' }),
      () => undefined,
    );
  };
  // A page from the offline cache may still contain a banner that has been answered.
  removeIfAnswered();
  document.addEventListener('submit', handleSubmit);
  document.addEventListener('visibilitychange', refreshConsent);
  // A page restored from the back/forward cache has missed the messages of other tabs.
  addEventListener('pageshow', refreshConsent);
  const unsubscribers = [onConsent(removeIfAnswered), onTabMessage('consent', refreshConsent)];
  return () => {
    document.removeEventListener('submit', handleSubmit);
    document.removeEventListener('visibilitychange', refreshConsent);
    removeEventListener('pageshow', refreshConsent);
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

/** Moves the focus to the content if it was inside the banner. */
function removeBanner(): void {
  const banner = findBanner();
  if (banner?.contains(document.activeElement))
    document.getElementById('content')?.focus({ preventScroll: true });
  banner?.remove();
}
