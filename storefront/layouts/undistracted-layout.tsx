import { Outlet } from 'react-router';
import { ShopLogo } from '#storefront/features/branding/shop-logo.tsx';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import styles from './layout.module.css';
import { PageHead } from './page-head.tsx';

/** Layout of the checkout, with a link back to the shop only. */
export function UndistractedLayout() {
  const { t, shopper } = useShop();
  const home = linkTo(localeScopeOf(shopper), 'home');
  return (
    <PageHead>
      <header className={styles.slim}>
        <a className={styles.name} href={home}>
          <ShopLogo />
        </a>
        <a href={home}>{t('checkout.backToShop')}</a>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </PageHead>
  );
}
