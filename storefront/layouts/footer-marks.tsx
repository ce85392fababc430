import { useShop } from '#storefront/session/shop-context.ts';
import styles from './footer-marks.module.css';

const ways = ['letter', 'locker', 'box', 'early', 'freight'] as const;
const waysOutsideTheNorth = ['locker', 'box', 'freight'] as const;

/** How one may pay and get the books in the visitor's market, as marks of type: the signs of others are theirs. */
export function FooterMarks() {
  const { words, shopper } = useShop();
  const isNordic = ['se', 'dk', 'no', 'fi'].includes(shopper.market);
  return (
    <div className={styles.marks}>
      <h2>{words('footer.payment')}</h2>
      <ul>
        {shopper.market === 'se' && <li>Swish</li>}
        <li>Visa</li>
        <li>Mastercard</li>
        {isNordic && <li>{words('payment.invoice')}</li>}
        {isNordic && <li>{words('payment.instalments')}</li>}
      </ul>
      <h2>{words('footer.delivery')}</h2>
      <ul>
        {(isNordic ? ways : waysOutsideTheNorth).map((way) => (
          <li key={way} data-way={way}>
            {words(`delivery.${way}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
