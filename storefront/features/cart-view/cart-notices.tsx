import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { itemsOf } from '#storefront/features/cart/optimistic-cart.ts';
import { stockStatus } from '#storefront/features/product/stock-status.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import styles from './cart-notices.module.css';
import { problemOf, stockOf } from './line-problem.ts';
import { namesOf } from './summary-rows.ts';

/** What holds for the cart as a whole: what cannot be bought, what takes longer, and which campaigns it takes part in (§11). */
export function CartNotices({ cart }: { cart: CartPartsFragment }) {
  const t = useTranslate();
  const items = itemsOf(cart);
  const campaigns = namesOf(cart.appliedCampaigns);
  const problems = items.filter((item) => problemOf(item, items));
  const isLate = items.some(
    (item) => !problems.includes(item) && stockStatus(stockOf(item), item.quantity) === 'OVERSELLABLE',
  );
  return (
    <>
      {problems.length > 0 && (
        <p role="status" className={styles.notice} data-kind="problem">
          {t('cart.problems')}
        </p>
      )}
      {isLate && (
        <p role="status" className={styles.notice}>
          {t('cart.oversellable')}
        </p>
      )}
      {campaigns && (
        <p className={styles.notice} data-kind="campaign">
          {t('cart.campaigns', { names: campaigns })}
        </p>
      )}
    </>
  );
}
