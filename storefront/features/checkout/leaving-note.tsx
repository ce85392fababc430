import { useEffect } from 'react';
import { useWords } from '#storefront/session/shop-context.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import styles from './leaving-note.module.css';

/** Leads on to where one pays, for who posted the form without script. */
export function LeavingNote({ to }: { to: string }) {
  const words = useWords();
  useEffect(() => location.replace(to), [to]);
  return (
    <div className={styles.note}>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${to}`} />
      </noscript>
      <h2>{words('order.leaving')}</h2>
      <p>{words('order.leavingHelp')}</p>
      <ButtonLink href={to}>{words('order.toPayment')}</ButtonLink>
    </div>
  );
}
