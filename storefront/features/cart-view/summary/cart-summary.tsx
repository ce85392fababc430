import { LOCALES } from '#contract/locales.ts';
import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import styles from './cart-summary.module.css';
import { type RefundTotals, type SummaryMode, summaryRows } from './summary-rows.ts';

interface CartSummaryProps {
  cart: CartPartsFragment;
  mode: SummaryMode;
  /** A change is pending: the totals may be outdated. */
  isUpdating?: boolean;
  /** Only orders have refunds. */
  refunds?: RefundTotals | undefined;
}

/** The totals of a cart or an order. */
export function CartSummary({ cart, mode, isUpdating = false, refunds }: CartSummaryProps) {
  const { t, shopper } = useShop('purchase');
  const rows = summaryRows(cart, {
    t,
    vatIncluded: shopper.vatIncluded,
    language: LOCALES[shopper.locale].iso,
    mode,
    refunds,
  });
  return (
    <>
      <dl className={styles.summary} aria-busy={isUpdating}>
        {rows.map(({ name, kind, label, value }) => (
          <div key={name} className={styles.row} data-kind={kind}>
            <dt>{label}</dt>
            {value && <dd>{value}</dd>}
          </div>
        ))}
      </dl>
      <p role="status" className="visually-hidden">
        {isUpdating && t('cart.updatingTotal')}
      </p>
    </>
  );
}
