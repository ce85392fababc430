import { useEffect, useState } from 'react';
import { useHref, useLocation } from 'react-router';
import type { Consent } from '#contract/consent.ts';
import { LOCALES } from '#contract/locales.ts';
import { readChoice } from '#storefront/config/consent.ts';
import { PREFERENCE_PATHS } from '#storefront/config/preference-paths.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { hasBrowserPrivacySignal, useConsent } from '#storefront/session/consent.store.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { dateTimeFormat } from '#storefront/translations/formatters.ts';
import { Button } from '#storefront/ui/button.tsx';
import { notify } from '#storefront/ui/notifications/notification.store.ts';
import styles from './cookie-settings.module.css';
import { CookieTable } from './cookie-table.tsx';
import { PurposeChoices } from './purpose-choices.tsx';
import { saveConsentChoice } from './save-consent-choice.ts';

/** Shows the saved consent and lets the visitor change it (GDPR Art. 7(3)). */
export function CookieSettings({ heading, consentCookie }: { heading: string; consentCookie: string }) {
  const { t, shopper } = useShop('cookies');
  const { recipients = [] } = shopper.shop;
  const { pathname } = useLocation();
  const page = useHref(pathname);
  const consent = useConsent(consentCookie);
  return (
    <div className={styles.page}>
      <h1>{heading}</h1>
      <p>{t('cookies.lead')}</p>
      <form
        method="post"
        action={PREFERENCE_PATHS.consent}
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent as SubmitEvent;
          const allowed = readChoice(new FormData(event.currentTarget, submitter));
          if (!allowed) return;
          event.preventDefault();
          saveConsentChoice(allowed);
          notify(t('cookies.saved'), { mode: 'success', placement: 'bottom-center' });
        }}
      >
        <input type="hidden" name="page" value={page} />
        {/* The key resets the checkboxes when another tab saves a choice. */}
        <PurposeChoices key={consent?.id ?? ''} t={t} allowed={consent?.allowed ?? []} />
        <div className={styles.buttons}>
          <Button type="submit" name="choice" value="chosen">
            {t('cookies.save')}
          </Button>
          <Button type="submit" name="choice" value="necessary">
            {t('cookies.reject')}
          </Button>
          <Button type="submit" name="choice" value="all">
            {t('cookies.accept')}
          </Button>
        </div>
        <ConsentStatus consent={consent} />
      </form>
      <h2>{t('cookies.table')}</h2>
      <CookieTable t={t} />
      <p>
        {recipients.length > 0
          ? t('cookies.recipients', { names: recipients.join(', ') })
          : t('cookies.noRecipients')}
      </p>
    </div>
  );
}

function ConsentStatus({ consent }: { consent: Consent | undefined }) {
  const { t, shopper } = useShop('cookies');
  const [hasPrivacySignal, setPrivacySignal] = useState(false);
  useEffect(() => setPrivacySignal(hasBrowserPrivacySignal()), []);
  const day = dateTimeFormat(LOCALES[shopper.locale].iso, {
    dateStyle: 'long',
    timeZone: SHOP.timeZone,
  });
  return (
    <p role="status" className={styles.status}>
      {consent
        ? t('cookies.lastChoice', { date: day.format(new Date(consent.at)) })
        : t(hasPrivacySignal ? 'cookies.privacySignal' : 'cookies.noChoice')}
    </p>
  );
}
