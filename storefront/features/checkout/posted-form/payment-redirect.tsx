import { useEffect } from 'react';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import styles from './payment-redirect.module.css';

/** Redirects a visitor without script to the page where they pay. */
export function PaymentRedirect({ url }: { url: string }) {
  const t = useTranslate('purchase');
  useEffect(() => location.replace(url), [url]);
  return (
    <div className={styles.note}>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${url}`} />
      </noscript>
      <h2>{t('order.redirecting')}</h2>
      <p>{t('order.redirectHelp')}</p>
      <ButtonLink href={url}>{t('order.toPayment')}</ButtonLink>
    </div>
  );
}
