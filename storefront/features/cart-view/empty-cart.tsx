import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import styles from './empty-cart.module.css';

/** Nothing yet, and where something could come from. */
export function EmptyCart() {
  const { t, shopper } = useShop();
  const place = localeScopeOf(shopper);
  return (
    <div className={styles.empty}>
      <p className={styles.invitation}>{t('cart.empty')}</p>
      <p>{t('cart.emptyHelp')}</p>
      <div className={styles.ways}>
        <ButtonLink href={linkTo(place, 'news')}>{t('favorites.toNews')}</ButtonLink>
        <ButtonLink isSecondary href={linkTo(place, 'favorites')}>
          {t('favorites.title')}
        </ButtonLink>
      </div>
    </div>
  );
}
