import type { TimelineLine } from '#contract/order/timeline-requests.ts';
import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { type CartItem, itemsOf } from '#storefront/features/cart/cart-items.ts';
import { formatOf } from '#storefront/features/cart-view/lines/format-of.ts';
import { GiftCardNote } from '#storefront/features/cart-view/lines/gift-card-note.tsx';
import { preOrderDateOfLine } from '#storefront/features/cart-view/lines/line-issue.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import styles from './ordered-items.module.css';

interface OrderedItemsProps {
  cart: CartPartsFragment | null | undefined;
  /** The order's lines, in the order of the items, with the quantities that were withdrawn or refunded. */
  lines?: readonly TimelineLine[] | undefined;
}

/** The items of an order with their totals. */
export function OrderedItems({ cart, lines }: OrderedItemsProps) {
  const { t, shopper } = useShop('purchase');
  return (
    <ul className={styles.items}>
      {itemsOf(cart).map((item, index) => (
        <li key={item.id}>
          <span>
            {t('cart.quantityAtPrice', {
              quantity: item.quantity,
              price: item.product?.name ?? lines?.[index]?.name ?? t('cart.discontinuedName'),
            })}
            <small>{formatOf(item)}</small>
            <PreOrderNote item={item} />
            <GiftCardNote message={item.message} />
            {lines?.[index] && <LineState line={lines[index]} />}
          </span>
          <span className={styles.amount}>
            {shopper.vatIncluded
              ? item.totalPrice?.sellingPriceIncVatFormatted
              : item.totalPrice?.sellingPriceExVatFormatted}
          </span>
        </li>
      ))}
    </ul>
  );
}

function LineState({ line: { quantity, withdrawn, refunded } }: { line: TimelineLine }) {
  const { t } = useShop('purchase');
  return (
    <>
      {withdrawn > 0 && <small>{t('orders.withdrawnOf', { count: withdrawn, quantity })}</small>}
      {refunded > 0 && <small>{t('orders.refundedOf', { count: refunded, quantity })}</small>}
    </>
  );
}

function PreOrderNote({ item }: { item: CartItem }) {
  const { t } = useShop('purchase');
  const date = preOrderDateOfLine(item);
  return date && <small>{t('cart.published', { date })}</small>;
}
