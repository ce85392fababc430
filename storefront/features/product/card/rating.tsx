import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { formatNumber } from '#storefront/translations/formatters.ts';
import styles from './rating.module.css';

/** Average rating; hidden without reviews. */
export function Rating({ rating }: Pick<ProductCardPartsFragment, 'rating'>) {
  const { shopper, t } = useShop();
  if (!rating || rating.voteCount === 0) return null;
  const score = formatNumber(shopper.locale, rating.score, 1);
  const count = rating.voteCount;
  return (
    <p className={styles.rating}>
      <span aria-hidden="true">{`${score} (${count})`}</span>
      <span className="visually-hidden">
        {`${t('product.rating', { score })}, ${t('product.reviewCount', { count })}`}
      </span>
    </p>
  );
}
