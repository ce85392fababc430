import { useShop } from '#storefront/session/shop-context.ts';
import { Icon, type IconName } from '#storefront/ui/icon.tsx';
import styles from './footer-marks.module.css';

const nordic = ['se', 'dk', 'no', 'fi'];
const deliveries = [
  { name: 'letter', icon: 'letter', markets: [...nordic, 'ax'] },
  { name: 'locker', icon: 'locker' },
  { name: 'box', icon: 'box' },
  { name: 'early', icon: 'sunrise', markets: nordic },
  { name: 'freight', icon: 'truck' },
] as const satisfies { name: string; icon: IconName; markets?: readonly string[] }[];

/** How one may pay and get the books in the visitor's market, as marks of type: the signs of others are theirs. */
export function FooterMarks() {
  const { words, shopper } = useShop();
  const isIn = (markets: readonly string[]) => markets.includes(shopper.market);
  return (
    <div className={styles.marks}>
      <h2>{words('footer.payment')}</h2>
      <ul>
        {isIn(['se']) && <li>Swish</li>}
        <li>Visa</li>
        <li>Mastercard</li>
        {isIn([...nordic, 'ax']) && <li>{words('payment.invoice')}</li>}
        {isIn(nordic) && <li>{words('payment.instalments')}</li>}
      </ul>
      <h2>{words('footer.delivery')}</h2>
      <ul>
        {deliveries.map(
          ({ name, icon, ...where }) =>
            (!('markets' in where) || isIn(where.markets)) && (
              <li key={name}>
                <Icon name={icon} size="1.25rem" />
                {words(`delivery.${name}`)}
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
