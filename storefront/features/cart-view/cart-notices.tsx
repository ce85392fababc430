import type { CartItem } from '#storefront/features/cart/optimistic-cart.ts';
import { stockStatus } from '#storefront/features/product/stock-status.ts';
import { useWords } from '#storefront/session/shop-context.ts';
import styles from './cart-notices.module.css';
import { problemOf, stockOf } from './line-problem.ts';

/** What holds for the cart as a whole: something cannot be bought, something takes longer (§11). */
export function CartNotices({ items }: { items: CartItem[] }) {
  const words = useWords();
  const problems = items.filter((item) => problemOf(item, items));
  const isLate = items.some(
    (item) => !problems.includes(item) && stockStatus(stockOf(item), item.quantity) === 'OVERSELLABLE',
  );
  return (
    <>
      {problems.length > 0 && (
        <p role="status" className={styles.notice} data-kind="problem">
          {words('cart.problems')}
        </p>
      )}
      {isLate && (
        <p role="status" className={styles.notice}>
          {words('cart.oversellable')}
        </p>
      )}
    </>
  );
}
