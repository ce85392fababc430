import { useTranslate } from '#storefront/session/shop-context.ts';
import type { ProductDetails } from '../load-product.ts';
import styles from './offers.module.css';

/** Names of the product's campaigns, those on the product itself first. */
export function Offers({ campaigns }: { campaigns: ProductDetails['discountCampaigns'] }) {
  const t = useTranslate('product');
  const visible = (campaigns ?? [])
    .flatMap((campaign) => (campaign?.name && !campaign.hideTitle ? [campaign] : []))
    .sort((a, b) => Number(b.category === 'product') - Number(a.category === 'product'));
  if (visible.length === 0) return null;
  return (
    <ul aria-label={t('product.offers')} className={styles.offers}>
      {visible.map(({ campaignId, name, category, canonicalUrl }) => (
        <li key={campaignId} data-category={category}>
          {canonicalUrl ? <a href={canonicalUrl}>{name}</a> : name}
        </li>
      ))}
    </ul>
  );
}
