import type { ReactNode } from 'react';
import { useShop } from '#storefront/session/shop-context.ts';
import styles from './order-form.module.css';
import type { OrderErrorMessage } from './order-reference.ts';

/** Forms about an order post to this anchor. Browsers focus the first error there, with and without script. */
export const ERRORS_ANCHOR = 'problems';

export function OrderErrorNote({
  message,
  children,
}: {
  message: OrderErrorMessage | 'withdraw.selectionRequired';
  children?: ReactNode;
}) {
  const { t } = useShop('purchase');
  return (
    <p id={ERRORS_ANCHOR} tabIndex={-1} role="alert" className={styles.message}>
      {t(message)} {children}
    </p>
  );
}
