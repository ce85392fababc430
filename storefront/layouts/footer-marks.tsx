import { useShop } from '#storefront/session/shop-context.ts';
import styles from './footer-marks.module.css';

/** In the order of the names in the message `footer.ways`. */
const deliveryKinds = ['letter', 'locker', 'box', 'early', 'freight'];
const nordicMarkets = ['se', 'dk', 'no', 'fi'];
const nordicKinds = ['letter', 'early'];

/** Payment and delivery options of the market, as text, because logos are trademarks. */
export function FooterMarks() {
  const { t, shopper } = useShop();
  const isNordic = nordicMarkets.includes(shopper.market);
  const namesIn = (key: 'footer.credits' | 'footer.ways') => t(key).split(' · ');
  const payments = [
    ...(shopper.market === 'se' ? ['Swish'] : []),
    ...['Visa', 'Mastercard'],
    ...(isNordic ? namesIn('footer.credits') : []),
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
        {namesIn('footer.ways').map((name, index) => {
          const kind = deliveryKinds[index] ?? '';
          const isOffered = isNordic || !nordicKinds.includes(kind);
          return (
            isOffered && (
              <li key={kind} data-kind={kind}>
                {name}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
