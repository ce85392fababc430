import { LOCALES } from '#contract/locales.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { numberFormat } from '#storefront/translations/formatters.ts';
import styles from './announcement-strip.module.css';
import type { Announcement } from './load-announcement.ts';

interface AnnouncementStripProps {
  announcement: Announcement | null;
  /** Currency of the market. */
  currency: string | undefined;
}

/** The strip above the header. */
export function AnnouncementStrip({ announcement, currency }: AnnouncementStripProps) {
  const text = useAnnouncementText(announcement, currency);
  return text && <p className={styles.announcement}>{text}</p>;
}

function useAnnouncementText(announcement: Announcement | null, currency: string | undefined): string | null {
  const { t, shopper } = useShop();
  if (!announcement) return null;
  const { isHalfPrice, freeShippingFrom } = announcement;
  if (isHalfPrice)
    return t(freeShippingFrom === 0 ? 'announcement.halfPriceAndShipping' : 'announcement.halfPrice');
  if (freeShippingFrom === 0) return t('announcement.freeShippingAll');
  if (freeShippingFrom === undefined || !currency) return null;
  const amount = numberFormat(LOCALES[shopper.locale].iso, {
    style: 'currency',
    currency,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return t('announcement.freeShipping', { amount: amount.format(freeShippingFrom) });
}
