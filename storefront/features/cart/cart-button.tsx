import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import { useCartCount } from './cart.store.ts';
import styles from './cart-button.module.css';

/** The cart in the header, with how much is in it. */
export function CartButton({ countFromServer }: { countFromServer: number | null }) {
  const { words, shopper } = useShop();
  const count = useCartCount(countFromServer);
  return (
    <a className={styles.button} href={linkTo(placeOf(shopper), 'checkout')}>
      <Icon name="bag" />
      <span className="visually-hidden">{words('header.cart')}: </span>
      <span aria-live="polite" className={styles.count} data-empty={!count}>
        <span aria-hidden="true">{count ?? ''}</span>
        <span className="visually-hidden">{count === null ? '' : words('header.cartCount', { count })}</span>
      </span>
    </a>
  );
}
