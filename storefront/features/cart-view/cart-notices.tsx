import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { type CartItem, itemsOf } from '#storefront/features/cart/cart-items.ts';
import { stockStatus } from '#storefront/features/product/card/stock-status.ts';
import { fulfilmentOf } from '#storefront/features/product/fulfilment-of.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import styles from './cart-notices.module.css';
import { lineIssueOf, preOrderDateOfLine, stockOf } from './lines/line-issue.ts';
import { campaignNames } from './summary/campaign-names.ts';

/** Notices about the whole cart: lines that cannot be bought, pre-orders, longer delivery, and campaigns. */
export function CartNotices({ cart }: { cart: CartPartsFragment }) {
  const t = useTranslate('purchase');
  const items = itemsOf(cart);
  const campaigns = campaignNames(cart.appliedCampaigns);
  const itemsWithIssues = items.filter((item) => lineIssueOf(item, items));
  const buyable = items.filter((item) => !itemsWithIssues.includes(item));
  const isDelayed = buyable.some(
    (item) => !preOrderDateOfLine(item) && stockStatus(stockOf(item), item.quantity) === 'OVERSELLABLE',
  );
  return (
    <>
      {itemsWithIssues.length > 0 && (
        <p role="status" className={styles.notice} data-kind="issue">
          {t('cart.problems')}
        </p>
      )}
      {isHeldBack(buyable) && (
        <p role="status" className={styles.notice}>
          {t('cart.preOrderWithOthers')}
        </p>
      )}
      {isDelayed && (
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

/** An order is sent as one parcel: published books wait for those that are not published yet. */
function isHeldBack(items: readonly CartItem[]): boolean {
  const shipped = items.filter(({ product }) => fulfilmentOf(product?.currentProductVariant) === 'shipped');
  return shipped.some(preOrderDateOfLine) && !shipped.every(preOrderDateOfLine);
}
