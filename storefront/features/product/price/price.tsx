import type { ReactElement } from 'react';
import type { PricePartsFragment } from '#storefront/api/generated/graphql.ts';
import { type ShopView, useShop } from '#storefront/session/shop-context.ts';
import styles from './price.module.css';

/** The price with or without VAT, by customer type. A reduced price is shown with the prior price. */
export function Price({ price }: { price: PricePartsFragment | null | undefined }) {
  return renderPrice(price, useShop());
}

/** Renders the same as `Price` without a component, which would be slower in lists with many prices. */
export function renderPrice(
  price: PricePartsFragment | null | undefined,
  { t, shopper }: ShopView,
): ReactElement | null {
  if (!price) return null;
  const selling = shopper.vatIncluded ? price.sellingPriceIncVatFormatted : price.sellingPriceExVatFormatted;
  const regular = shopper.vatIncluded ? price.regularPriceIncVatFormatted : price.regularPriceExVatFormatted;
  return (
    <span>
      {price.isDiscounted ? <span className={styles.reduced}>{selling}</span> : selling}
      {price.isDiscounted && ' '}
      {price.isDiscounted && (
        <span className={styles.prior}>
          <s>
            <span className="visually-hidden">{t('product.priorPrice')} </span>
            {regular}
          </s>
          {price.discountPercentage > 0 && (
            <span className={styles.percent}>
              {t('product.discount', { percent: price.discountPercentage })}
            </span>
          )}
        </span>
      )}
      {!shopper.vatIncluded && ' '}
      {!shopper.vatIncluded && <small className={styles.vat}>{t('product.exVat')}</small>}
    </span>
  );
}
