import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { itemsOf } from '#storefront/features/cart/cart-items.ts';
import { formatOf } from '#storefront/features/cart-view/lines/format-of.ts';
import { GiftCardNote } from '#storefront/features/cart-view/lines/gift-card-note.tsx';
import { useShop } from '#storefront/session/shop-context.ts';
import styles from './ordered-items.module.css';

interface OrderedItemsProps {
  cart: CartPartsFragment | null | undefined;
  isRefunded?: (skuId: number) => boolean;
}

/** The items of an order with their totals. */
export function OrderedItems({ cart, isRefunded }: OrderedItemsProps) {
  const { t, shopper } = useShop('purchase');
  return (
    <ul className={styles.items}>
      {itemsOf(cart).map((item) => (
        <li key={item.id}>
          <span>
            {t('cart.quantityAtPrice', {
              quantity: item.quantity,
              price: item.product?.name ?? t('cart.discontinuedName'),
            })}
            <small>{formatOf(item)}</small>
            <GiftCardNote message={item.message} />
            {isRefunded?.(item.skuId) && <small>{t('orders.refunded')}</small>}
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
