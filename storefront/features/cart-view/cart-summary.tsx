import { LOCALES } from '#contract/locales.ts';
import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import styles from './cart-summary.module.css';
import { type SummaryMode, summaryRows } from './summary-rows.ts';

interface CartSummaryProps {
  cart: CartPartsFragment;
  mode: SummaryMode;
  /** Sums are on their way: those that are shown may no longer be right. */
  isSettling?: boolean;
}

/** What the cart adds up to. */
export function CartSummary({ cart, mode, isSettling = false }: CartSummaryProps) {
  const { t, shopper } = useShop();
  const rows = summaryRows(cart, {
    t,
    vatIncluded: shopper.vatIncluded,
    language: LOCALES[shopper.locale].iso,
    mode,
  });
  return (
    <>
      <dl className={styles.summary} aria-busy={isSettling}>
        {rows.map(({ name, kind, label, value }) => (
          <div key={name} className={styles.row} data-kind={kind}>
            <dt>{label}</dt>
            {value && <dd>{value}</dd>}
          </div>
        ))}
      </dl>
      <p role="status" className="visually-hidden">
        {isSettling && t('cart.settling')}
      </p>
    </>
  );
}
