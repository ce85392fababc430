import { useWords } from '#storefront/session/shop-context.ts';
import type { PricePeriod } from './price-history.ts';
import styles from './price-table.module.css';

/** What the book has cost lately, for whoever wants to know whether an offer is one. */
export function PriceTable({ prices }: { prices: PricePeriod[] }) {
  const words = useWords();
  if (prices.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>{words('product.priceHistory')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words('product.priceFrom')}</th>
            <th scope="col">{words('product.price')}</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ date, price, isLowest }) => (
            <tr key={date + price}>
              <td>{date}</td>
              <td>
                {price}
                {isLowest && <span className={styles.lowest}>{words('product.lowestPrice')}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
