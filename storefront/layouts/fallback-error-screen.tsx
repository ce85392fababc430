import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { ErrorScreen } from './error-screen.tsx';
import styles from './layout.module.css';

/** The error screen without menus and footer, for a failed root loader. */
export function FallbackErrorScreen() {
  const { t, shopper } = useShop();
  const { name, service } = shopper.shop;
  return (
    <>
      <header className={styles.slim}>
        <a className={styles.name} href={linkTo(localeScopeOf(shopper), 'home')}>
          {name}
        </a>
      </header>
      <main id="content" className={styles.main}>
        <ErrorScreen />
        {service.email && (
          <p>
            {t('footer.service')}: <a href={`mailto:${service.email}`}>{service.email}</a>
          </p>
        )}
      </main>
    </>
  );
}
