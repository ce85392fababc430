import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import styles from './free-shipping.module.css';

/** How much more the buyer must add until every shipping option is free. Empty if the market has no such minimum. */
export function FreeShipping({ cart }: { cart: CartPartsFragment }) {
  const t = useTranslate();
  const { shipping, subTotal } = cart.summary ?? {};
  // `amountLeftToFreeShipping` is -1 without a minimum amount.
  if (!shipping || !subTotal || shipping.amountLeftToFreeShipping < 0) return null;
  const left = shipping.amountLeftToFreeShipping;
  const value = subTotal.sellingPriceIncVat;
  return (
    <div className={styles.freeShipping}>
      <p data-reached={left === 0}>
        {left === 0
          ? t('summary.shippingFree')
          : t('summary.leftToFreeShipping', { amount: shipping.amountLeftToFreeShippingFormatted ?? '' })}
      </p>
      <progress aria-hidden="true" max={value + left} value={value} />
    </div>
  );
}
