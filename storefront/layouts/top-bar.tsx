import type { ReactNode } from 'react';
import { LOCALES } from '#contract/locales.ts';
import { MenuAnchor } from '#storefront/features/menu/menu-anchor.tsx';
import { useShop, useTranslate } from '#storefront/session/shop-context.ts';
import { numberFormat } from '#storefront/translations/formatters.ts';
import { useAppData } from './app.tsx';
import styles from './top-bar.module.css';

/** Above the header, and gone with the first scroll: shortcuts, what the shop promises, and the visitor's choices. */
export function TopBar({ choices }: { choices?: ReactNode }) {
  const { topBar } = useAppData().menus;
  return (
    <>
      <AnnouncementStrip />
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

/** Three reasons to shop here, all of them true of every order. */
export function Promises() {
  const t = useTranslate();
  return (
    <ul className={styles.promises} aria-label={t('usp.label')}>
      <li>{t('usp.delivery')}</li>
      <li>{t('usp.dispatch')}</li>
      <li>{t('usp.returns')}</li>
    </ul>
  );
}

function AnnouncementStrip() {
  const text = useAnnouncement();
  return text && <p className={styles.announcement}>{text}</p>;
}

function useAnnouncement(): string | null {
  const { t, shopper } = useShop();
  const { announcement, markets } = useAppData();
  if (!announcement) return null;
  const { isHalfPrice, freeShippingFrom } = announcement;
  if (isHalfPrice)
    return t(freeShippingFrom === 0 ? 'announcement.halfPriceAndShipping' : 'announcement.halfPrice');
  if (freeShippingFrom === 0) return t('announcement.freeShippingAll');
  const currency = markets.find(({ alias }) => alias === shopper.market)?.currency.code;
  if (freeShippingFrom === undefined || !currency) return null;
  const amount = numberFormat(LOCALES[shopper.locale].iso, {
    style: 'currency',
    currency,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return t('announcement.freeShipping', { amount: amount.format(freeShippingFrom) });
}
