import { useTranslate } from '#storefront/session/shop-context.ts';
import { starFills } from './star-fills.ts';
import styles from './stars.module.css';

const fullStar =
  'M12 2.500l2.940 5.960 6.570.960-4.760 4.630 1.130 6.550L12 17.500l-5.880 3.100 1.130-6.550L2.490 9.420l6.570-.960z';
const leftHalfStar = 'M12 2.500V17.500l-5.880 3.100 1.130-6.550L2.490 9.420l6.570-.960z';

/** A rating as stars, with a text for screen readers. */
export function Stars({ rating, ratingText = String(rating) }: { rating: number; ratingText?: string }) {
  const t = useTranslate('product');
  return (
    <span role="img" aria-label={t('review.stars', { rating: ratingText })} className={styles.stars}>
      {starFills(rating).map((fill, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five stars in a row, always the same five.
        <svg key={index} aria-hidden="true" viewBox="0 0 24 24" width="1em" height="1em">
          <path className={fill === 'full' ? styles.filled : styles.empty} d={fullStar} />
          {fill === 'half' && <path className={styles.filled} d={leftHalfStar} />}
        </svg>
      ))}
    </span>
  );
}
