import { useTranslate } from '#storefront/session/shop-context.ts';
import type { PricePeriod } from './price-history.ts';
import styles from './price-table.module.css';

/** Price history of the last 30 days. */
export function PriceTable({ prices }: { prices: PricePeriod[] }) {
  const t = useTranslate('product');
  if (prices.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>{t('product.priceHistory')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('product.priceFrom')}</th>
            <th scope="col">{t('product.price')}</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ date, price, isLowest }) => (
            <tr key={date + price}>
              <td>{date}</td>
              <td>
                {price}
                {isLowest && <span className={styles.lowest}>{t('product.lowestPrice')}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
