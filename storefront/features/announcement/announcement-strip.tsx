import { useTranslate } from '#storefront/session/shop-context.ts';
import styles from './announcement-strip.module.css';
import type { Announcement } from './load-announcement.ts';

/** The strip above the header. */
export function AnnouncementStrip({ announcement }: { announcement: Announcement | null }) {
  const text = useAnnouncementText(announcement);
  return text && <p className={styles.announcement}>{text}</p>;
}

function useAnnouncementText(announcement: Announcement | null): string | null {
  const t = useTranslate();
  if (!announcement) return null;
  const { isHalfPrice, freeShippingFrom, freeShippingAmount, deliveryCountries = [] } = announcement;
  if (deliveryCountries.length > 0)
    return t('announcement.deliveryCountries', { countries: deliveryCountries.join(', ') });
  if (isHalfPrice)
    return t(freeShippingFrom === 0 ? 'announcement.halfPriceAndShipping' : 'announcement.halfPrice');
  if (freeShippingFrom === 0) return t('announcement.freeShippingAll');
  return freeShippingAmount ? t('announcement.freeShipping', { amount: freeShippingAmount }) : null;
}
