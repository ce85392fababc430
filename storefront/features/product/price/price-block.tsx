import { useShop } from '#storefront/session/shop-context.ts';
import type { ProductDetails } from '../load-product.ts';
import styles from './price-block.module.css';

/** Selling price, and for a reduction the lowest price of the 30 days before it (98/6/EC, Art. 6a). */
export function PriceBlock({ price }: { price: ProductDetails['unitPrice'] }) {
  const { t, shopper } = useShop('product');
  if (!price) return null;
  const selling = shopper.vatIncluded ? price.sellingPriceIncVatFormatted : price.sellingPriceExVatFormatted;
  const prior = shopper.vatIncluded ? price.regularPriceIncVatFormatted : price.regularPriceExVatFormatted;
  return (
    <div className={styles.block}>
      <p className={styles.selling} data-reduced={price.isDiscounted}>
        <span className="visually-hidden">{t('product.price')}: </span>
        {selling} <small>{shopper.vatIncluded ? t('product.incVat') : t('product.exVat')}</small>
      </p>
      {price.isDiscounted && (
        <p className={styles.prior}>
          <span className={styles.percent}>
            {t('product.discount', { percent: price.discountPercentage })}
          </span>
          <span>
            {t('product.priorPrice')}: <s>{prior}</s>
          </span>
        </p>
      )}
    </div>
  );
}
