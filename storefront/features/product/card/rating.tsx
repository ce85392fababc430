import type { ReactElement } from 'react';
import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { ShopView } from '#storefront/session/shop-context.ts';
import { formatNumber } from '#storefront/translations/formatters.ts';
import styles from './rating.module.css';

/** Average rating; hidden without reviews. A function, because a component in every card would be slower. */
export function renderRating(
  { rating }: Pick<ProductCardPartsFragment, 'rating'>,
  { shopper, t }: ShopView,
): ReactElement | null {
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
