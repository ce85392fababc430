import { useEffect } from 'react';
import { askWithHiddenQuery } from '#storefront/browser/hidden-query.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import styles from './confirmation.module.css';

/** An address that leads to no order of whoever has it. */
export function UnknownOrder() {
  const { t, shopper } = useShop();
  useEffect(askWithHiddenQuery, []);
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
