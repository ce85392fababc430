import { useEffect, useState } from 'react';
import { useHref, useLocation } from 'react-router';
import { LOCALES } from '#contract/locales.ts';
import { type Consent, readChoice } from '#storefront/config/consent.ts';
import { PREFERENCE_PATHS } from '#storefront/config/preference-paths.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { isBrowserRefusing, useConsent } from '#storefront/session/consent.store.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { dateTimeFormat } from '#storefront/translations/formatters.ts';
import { Button } from '#storefront/ui/button.tsx';
import { notify } from '#storefront/ui/notification.store.ts';
import { chooseConsent } from './choose-consent.ts';
import styles from './cookie-settings.module.css';
import { CookieTable } from './cookie-table.tsx';
import { PurposeChoices } from './purpose-choices.tsx';

/** Where a choice is looked at, made and taken back, as easily as it was made. */
export function CookieSettings({ heading, kept }: { heading: string; kept: string }) {
  const { t } = useShop();
  const { pathname } = useLocation();
  const page = useHref(pathname);
  const consent = useConsent(kept);
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
          chooseConsent(allowed);
          notify(t('cookies.saved'), { mode: 'success', placement: 'bottom-center' });
        }}
      >
        <input type="hidden" name="page" value={page} />
        {/* What was chosen elsewhere meanwhile is shown, and not what was ticked here. */}
        <PurposeChoices key={consent?.id ?? ''} t={t} allowed={consent?.allowed ?? []} />
        <div className={styles.answers}>
          <Button type="submit" name="choice" value="chosen">
            {t('cookies.save')}
          </Button>
          <Button type="submit" name="choice" value="necessary">
            {t('cookies.refuse')}
          </Button>
          <Button type="submit" name="choice" value="all">
            {t('cookies.accept')}
          </Button>
        </div>
        <WhatHolds consent={consent} />
      </form>
      <h2>{t('cookies.table')}</h2>
      <CookieTable words={t} />
    </div>
  );
}

function WhatHolds({ consent }: { consent: Consent | undefined }) {
  const { t, shopper } = useShop();
  const [isRefusing, setRefusing] = useState(false);
  useEffect(() => setRefusing(isBrowserRefusing()), []);
  const day = dateTimeFormat(LOCALES[shopper.locale].iso, {
    dateStyle: 'long',
    timeZone: SHOP.timeZone,
  });
  return (
    <p role="status" className={styles.status}>
      {consent
        ? t('cookies.chosen', { date: day.format(new Date(consent.at)) })
        : t(isRefusing ? 'cookies.refusedBeforehand' : 'cookies.notChosen')}
    </p>
  );
}
