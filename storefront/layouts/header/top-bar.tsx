import type { ReactNode } from 'react';
import { AnnouncementStrip } from '#storefront/features/announcement/announcement-strip.tsx';
import { useDeliveryStatements } from '#storefront/features/market/use-delivery-statements.ts';
import { MenuAnchor } from '#storefront/features/menu/menu-anchor.tsx';
import { useShop } from '#storefront/session/shop-context.ts';
import { useAppData } from '../app.tsx';
import styles from './top-bar.module.css';

/** Bar above the header, which scrolls away: shortcuts, promises and preferences. */
export function TopBar({ choices }: { choices?: ReactNode }) {
  const { menus, announcement } = useAppData();
  const { topBar } = menus;
  return (
    <>
      <AnnouncementStrip announcement={announcement} />
      <div className={styles.bar}>
        <div className={styles.inner}>
          <nav aria-label={topBar.title} className={styles.links}>
            <ul>
              {topBar.links.map((link) => (
                <li key={link.url}>
                  <MenuAnchor link={link} />
                </li>
              ))}
            </ul>
          </nav>
          <Promises />
          <div className={styles.choices}>{choices}</div>
        </div>
      </div>
    </>
  );
}

/** Delivery and promises in the market. Without promises of its own, the shop names the right of withdrawal, except to companies. */
export function Promises() {
  const { t, shopper } = useShop();
  const promises =
    shopper.shop.promises.length > 0 || shopper.customerType === 'ORGANIZATION'
      ? shopper.shop.promises
      : [t('usp.returns')];
  const { promise, time } = useDeliveryStatements() ?? {};
  return (
    <ul className={styles.promises} aria-label={t('usp.label')}>
      {promise && <li>{promise}</li>}
      {time && <li>{time}</li>}
      {promises.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
