import type { LocaleCode } from '#contract/locales.ts';
import { onOtherTab } from '#storefront/browser/cross-tab.ts';
import { readChoice } from '#storefront/config/consent.ts';
import { CONSENT_BANNER } from '#storefront/config/part-ids.ts';
import { currentConsent, noticeConsent, onConsent } from '#storefront/session/consent.store.ts';
import { loadCookieWords } from '#storefront/translations/cookie-words.ts';
import { notify } from '#storefront/ui/notification.store.ts';
import { chooseConsent } from './choose-consent.ts';

const find = () => document.getElementById(CONSENT_BANNER);

/** Whether the visitor is being asked right now: nothing else should ask beside it. */
export function isConsentAsked(): boolean {
  return find() !== null;
}

/** With script, choosing leaves the visitor where they are; a choice made elsewhere takes the question away here too. */
export function followConsentBanner(locale: LocaleCode): () => void {
  const look = () => {
    if (currentConsent()) leave();
  };
  const choose = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (!find()?.contains(form)) return;
    const allowed = readChoice(new FormData(form, event.submitter));
    if (!allowed) return;
    event.preventDefault();
    chooseConsent(allowed);
    // Also in a browser that keeps no cookies: it need not be asked twice on one page.
    leave();
    loadCookieWords(locale).then(
      (t) => notify(t('cookies.saved'), { mode: 'success', placement: 'bottom-center' }),
      () => undefined,
    );
  };
  // A page that was kept for want of a network may still ask what has long been answered.
  look();
  document.addEventListener('submit', choose);
  document.addEventListener('visibilitychange', noticeConsent);
  // A page that the browser kept aside has heard nothing meanwhile.
  addEventListener('pageshow', noticeConsent);
  const stops = [onConsent(look), onOtherTab('consent', noticeConsent)];
  return () => {
    document.removeEventListener('submit', choose);
    document.removeEventListener('visibilitychange', noticeConsent);
    removeEventListener('pageshow', noticeConsent);
    for (const stop of stops) stop();
  };
}

/** Whoever stood in it goes on with the page. */
function leave(): void {
  const banner = find();
  if (banner?.contains(document.activeElement))
    document.getElementById('content')?.focus({ preventScroll: true });
  banner?.remove();
}
