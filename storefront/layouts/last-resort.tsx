import { SHOP } from '#storefront/config/shop.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { ErrorScreen } from './error-screen.tsx';
import styles from './layout.module.css';

/** When even the menus could not be loaded: the same message with a name above it and nothing else. */
export function LastResort() {
  const { shopper } = useShop();
  return (
    <>
      <header className={styles.slim}>
        <a className={styles.name} href={linkTo(localeScopeOf(shopper), 'home')}>
          {SHOP.name}
        </a>
      </header>
      <main id="content" className={styles.main}>
        <ErrorScreen />
      </main>
    </>
  );
}
