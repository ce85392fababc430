import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { PAYMENT_PARAMETER } from '../updates/checkout-urls.ts';
import styles from './confirmation.module.css';

export interface OtherMethod {
  id: number;
  name: string;
}

interface FailScreenProps {
  heading: string;
  reason: string;
  otherMethods: readonly OtherMethod[];
}

/** Why the payment failed (§8), with links back to the unchanged cart: to try again, or to pay by another method. */
export function FailScreen({ heading, reason, otherMethods }: FailScreenProps) {
  const { t, shopper } = useShop('purchase');
  const { email, phone } = shopper.shop.service;
  const checkoutUrl = linkTo(localeScopeOf(shopper), 'checkout');
  return (
    <div className={styles.note}>
      <h1>{heading}</h1>
      <p>{reason}</p>
      <ButtonLink href={checkoutUrl}>{t('fail.back')}</ButtonLink>
      {otherMethods.length > 0 && (
        <section className={styles.otherMethods} aria-labelledby="other-methods">
          <h2 id="other-methods">{t('fail.otherMethods')}</h2>
          <ul>
            {otherMethods.map(({ id, name }) => (
              <li key={id}>
                <ButtonLink href={`${checkoutUrl}?${PAYMENT_PARAMETER}=${id}`} isSecondary>
                  {name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.service}>
        {t('footer.service')}: {phone ? <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> : null}{' '}
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </div>
  );
}
