import { useEffect, useState } from 'react';
import { useHref, useLocation, useRevalidator } from 'react-router';
import { TIMINGS } from '#storefront/config/timings.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import styles from './confirmation.module.css';

/** A minute in all; a payment that takes longer is told by mail. */
const mostLooks = 20;

/** The payment is made, or not: nobody has said yet. Looks again by itself, with script or without, and not for ever. */
export function WaitingNote({ looks, next }: { looks: number; next: string }) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const here = useHref({ pathname, search });
  const { revalidate, state } = useRevalidator();
  const [again, setAgain] = useState(looks);
  const isOver = again >= mostLooks;
  useEffect(() => {
    if (isOver || state !== 'idle') return;
    const timer = setTimeout(() => {
      setAgain(again + 1);
      void revalidate();
    }, TIMINGS.paymentLook);
    return () => clearTimeout(timer);
  }, [again, isOver, state, revalidate]);
  return (
    <div className={styles.note}>
      <h1>{t('confirm.waitingTitle')}</h1>
      <p role="status">{t(isOver ? 'confirm.stillWaiting' : 'confirm.waiting')}</p>
      {!isOver && (
        <noscript>
          <meta httpEquiv="refresh" content={`3;url=${next}`} />
        </noscript>
      )}
      <ButtonLink href={here.replace(/[?&]look=\d+/, '')} data-reload="" isSecondary>
        {t('confirm.lookAgain')}
      </ButtonLink>
    </div>
  );
}
