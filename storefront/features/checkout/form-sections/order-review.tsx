import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { itemsOf } from '#storefront/features/cart/cart-items.ts';
import { formatOf } from '#storefront/features/cart-view/lines/format-of.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import type { ShippingOption } from '../updates/checkout-options.ts';
import styles from './order-review.module.css';

interface OrderReviewProps {
  cart: CartPartsFragment;
  /** The selected option; undefined if nothing is shipped, or none is selected yet. */
  shipping: ShippingOption | undefined;
}

interface Row {
  key: string;
  name: string | null | undefined;
  price: string | null | undefined;
  facts: (string | null | undefined)[];
}

/** The goods and their delivery again, directly above the order button (Directive 2011/83/EU, Art. 8(2)). */
export function OrderReview({ cart, shipping }: OrderReviewProps) {
  const { t } = useShop('purchase');
  const fee = cart.summary?.shipping;
  const rows = itemsOf(cart).map(
    (item): Row => ({
      key: item.id ?? '',
      name: item.product?.name,
      price: item.isCampaignFreeGift ? t('cart.gift') : item.totalPrice?.sellingPriceIncVatFormatted,
      facts: [item.product?.texts?.text1, formatOf(item), t('product.copies', { count: item.quantity })],
    }),
  );
  if (shipping)
    rows.push({
      key: 'shipping',
      name: shipping.displayName ?? shipping.name,
      price: fee?.feeIncVat === 0 ? t('summary.shippingFree') : fee?.feeIncVatFormatted,
      facts: [shipping.description],
    });
  return (
    <ul className={styles.review}>
      {rows.map(({ key, name, price, facts }) => (
        <li key={key}>
          <span>{name}</span>
          <span>{price}</span>
          <small>{facts.filter(Boolean).join(' · ')}</small>
        </li>
      ))}
    </ul>
  );
}
