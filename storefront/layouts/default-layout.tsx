import { Outlet } from 'react-router';
import { CustomerTypeToggle } from '#storefront/features/customer-type/customer-type-toggle.tsx';
import { MarketButton } from '#storefront/features/market/market-button.tsx';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { FooterSlot } from './footer-slot.tsx';
import { Header } from './header/header.tsx';
import styles from './layout.module.css';
import { PageHead } from './page-head.tsx';

export function DefaultLayout() {
  const { t, shopper } = useShop();
  return (
    <PageHead>
      <a className={styles.skip} href="#content">
        {t('shop.skipToContent')}
      </a>
      <Header
        market={<MarketButton />}
        choices={
          <>
            <CustomerTypeToggle />
            <MarketButton />
          </>
        }
      />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <FooterSlot
        choices={
          <>
            <CustomerTypeToggle />
            <a href={linkTo(localeScopeOf(shopper), 'cookie-settings')}>{t('footer.cookies')}</a>
          </>
        }
      />
    </PageHead>
  );
}
