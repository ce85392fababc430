import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import styles from './confirmation.module.css';

/** Why the payment failed (§8), with a link back to the unchanged cart. */
export function FailScreen({ heading, reason }: { heading: string; reason: string }) {
  const { t, shopper } = useShop('purchase');
  return (
    <div className={styles.note}>
      <h1>{heading}</h1>
      <p>{reason}</p>
      <ButtonLink href={linkTo(localeScopeOf(shopper), 'checkout')}>{t('fail.back')}</ButtonLink>
    </div>
  );
}
