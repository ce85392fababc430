import { useShop } from '#storefront/session/shop-context.ts';
import styles from './footer-marks.module.css';

/** In the order in which the words name them. */
const ways = ['letter', 'locker', 'box', 'early', 'freight'];
const nordicMarkets = ['se', 'dk', 'no', 'fi'];
const nordicWays = ['letter', 'early'];

/** How one may pay and get the books in the visitor's market, as marks of type: the signs of others are theirs. */
export function FooterMarks() {
  const { t, shopper } = useShop();
  const isNordic = nordicMarkets.includes(shopper.market);
  const listed = (key: 'footer.credits' | 'footer.ways') => t(key).split(' · ');
  const payments = [
    ...(shopper.market === 'se' ? ['Swish'] : []),
    ...['Visa', 'Mastercard'],
    ...(isNordic ? listed('footer.credits') : []),
  ];
  return (
    <div className={styles.marks}>
      <h2>{t('footer.payment')}</h2>
      <ul>
        {payments.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <h2>{t('footer.delivery')}</h2>
      <ul>
        {listed('footer.ways').map((name, index) => {
          const way = ways[index] ?? '';
          const isOffered = isNordic || !nordicWays.includes(way);
          return (
            isOffered && (
              <li key={way} data-way={way}>
                {name}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
