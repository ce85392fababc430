import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import styles from './empty-cart.module.css';

/** Nothing yet, and where something could come from. */
export function EmptyCart() {
  const { words, shopper } = useShop();
  const place = placeOf(shopper);
  return (
    <div className={styles.empty}>
      <p className={styles.invitation}>{words('cart.empty')}</p>
      <p>{words('cart.emptyHelp')}</p>
      <div className={styles.ways}>
        <ButtonLink href={linkTo(place, 'news')}>{words('favorites.toNews')}</ButtonLink>
        <ButtonLink isSecondary href={linkTo(place, 'favorites')}>
          {words('favorites.title')}
        </ButtonLink>
      </div>
    </div>
  );
}
