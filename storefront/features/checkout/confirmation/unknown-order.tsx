import { useEffect } from 'react';
import { restoreHiddenQuery } from '#storefront/browser/navigation/hidden-query.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import styles from './confirmation.module.css';

/** Shown if the URL belongs to no order that this visitor may see. */
export function UnknownOrder() {
  const { t, shopper } = useShop('purchase');
  // After a reload, the URL lacks the query that names the order: requests the page with it.
  useEffect(restoreHiddenQuery, []);
  return (
    <div className={styles.note}>
      <h1>{t('confirm.unknownTitle')}</h1>
      <p>{t('confirm.unknown')}</p>
      <ButtonLink href={linkTo(localeScopeOf(shopper), 'checkout')} isSecondary>
        {t('fail.back')}
      </ButtonLink>
    </div>
  );
}
