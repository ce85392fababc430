import { useEffect, useState } from 'react';
import { useHref, useLocation, useRevalidator } from 'react-router';
import { TIMINGS } from '#storefront/config/timings.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import styles from './confirmation.module.css';

/** At one check every three seconds, this is one minute. A payment that takes longer is confirmed by mail. */
const maxChecks = 20;

/** The provider has not confirmed the payment yet. The page checks again, with and without script, up to a limit. */
export function WaitingNote({ checks, nextUrl }: { checks: number; nextUrl: string }) {
  const t = useTranslate('purchase');
  const { pathname, search } = useLocation();
  const currentUrl = useHref({ pathname, search });
  const { revalidate, state } = useRevalidator();
  const [checksSoFar, setChecksSoFar] = useState(checks);
  const isLimitReached = checksSoFar >= maxChecks;
  useEffect(() => {
    if (isLimitReached || state !== 'idle') return;
    const timer = setTimeout(() => {
      setChecksSoFar(checksSoFar + 1);
      void revalidate();
    }, TIMINGS.paymentPoll);
    return () => clearTimeout(timer);
  }, [checksSoFar, isLimitReached, state, revalidate]);
  return (
    <div className={styles.note}>
      <h1>{t('confirm.waitingTitle')}</h1>
      <p role="status">{t(isLimitReached ? 'confirm.stillWaiting' : 'confirm.waiting')}</p>
      {!isLimitReached && (
        <noscript>
          <meta httpEquiv="refresh" content={`${TIMINGS.paymentPoll / 1000};url=${nextUrl}`} />
        </noscript>
      )}
      {/* Loads the page again, without the number of checks. */}
      <ButtonLink href={currentUrl.replace(/[?&]check=\d+/, '')} data-reload="" isSecondary>
        {t('confirm.checkAgain')}
      </ButtonLink>
    </div>
  );
}
