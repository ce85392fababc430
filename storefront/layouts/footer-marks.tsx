import type { ShownMark } from '#storefront/features/market/load-market-options.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { useAppData } from './app.tsx';
import styles from './footer-marks.module.css';

/** Payment and shipping options of the market. */
export function FooterMarks() {
  const { t } = useShop();
  const { marketOptions } = useAppData();
  return (
    <div className={styles.marks}>
      <Marks title={t('footer.payment')} marks={marketOptions.payment} />
      <Marks title={t('footer.delivery')} marks={marketOptions.delivery} />
    </div>
  );
}

function Marks({ title, marks }: { title: string; marks: ShownMark[] }) {
  if (marks.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {marks.map(({ name, icon, logo }) => (
          <li key={name} data-kind={icon}>
            {logo ? <img src={logo} alt={name} /> : name}
          </li>
        ))}
      </ul>
    </>
  );
}
