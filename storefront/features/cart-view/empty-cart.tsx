import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import styles from './empty-cart.module.css';

/** An empty cart, with links to books. */
export function EmptyCart() {
  const { t, shopper } = useShop();
  const localeScope = localeScopeOf(shopper);
  return (
    <div className={styles.empty}>
      <p className={styles.invitation}>{t('cart.empty')}</p>
      <p>{t('cart.emptyHelp')}</p>
      <div className={styles.actions}>
        <ButtonLink href={linkTo(localeScope, 'news')}>{t('favorites.toNews')}</ButtonLink>
        <ButtonLink isSecondary href={linkTo(localeScope, 'favorites')}>
          {t('favorites.title')}
        </ButtonLink>
      </div>
    </div>
  );
}
