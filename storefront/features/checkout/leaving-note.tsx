import { useEffect } from 'react';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import styles from './leaving-note.module.css';

/** Leads on to where one pays, for who posted the form without script. */
export function LeavingNote({ to }: { to: string }) {
  const t = useTranslate();
  useEffect(() => location.replace(to), [to]);
  return (
    <div className={styles.note}>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${to}`} />
      </noscript>
      <h2>{t('order.leaving')}</h2>
      <p>{t('order.leavingHelp')}</p>
      <ButtonLink href={to}>{t('order.toPayment')}</ButtonLink>
    </div>
  );
}
