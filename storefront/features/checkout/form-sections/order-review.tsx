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

/** The goods and their delivery again, directly above the order button (Directive 2011/83/EU, Art. 8(2)). */
export function OrderReview({ cart, shipping }: OrderReviewProps) {
  const { t } = useShop('purchase');
  return (
    <ul className={styles.review}>
      {itemsOf(cart)
        .filter(({ product }) => product)
        .map((item) => (
          <Row
            key={item.id}
            name={item.product?.name ?? ''}
            facts={[
              item.product?.texts?.text1,
              formatOf(item),
              t('product.copies', { count: item.quantity }),
            ]}
            price={item.isCampaignFreeGift ? t('cart.gift') : item.totalPrice?.sellingPriceIncVatFormatted}
          />
        ))}
      {shipping && (
        <Row
          name={shipping.displayName ?? shipping.name ?? ''}
          facts={[shipping.description]}
          price={
            cart.summary?.shipping?.feeIncVat === 0
              ? t('summary.shippingFree')
              : cart.summary?.shipping?.feeIncVatFormatted
          }
        />
      )}
    </ul>
  );
}

interface RowProps {
  name: string;
  facts: (string | null | undefined)[];
  price: string | null | undefined;
}

function Row({ name, facts, price }: RowProps) {
  return (
    <li>
      <span>{name}</span>
      <span>{price}</span>
      <small>{facts.filter(Boolean).join(' · ')}</small>
    </li>
  );
}
