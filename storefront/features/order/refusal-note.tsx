import type { ReactNode } from 'react';
import { useShop } from '#storefront/session/shop-context.ts';
import type { RefusalWord } from './named-order.ts';
import styles from './order-form.module.css';

/**
 * The address that a form about an order is posted to leads to what is wrong with it. Browsers give it the focus, with script
 * as without, so that it is read first.
 */
export const PROBLEMS = 'problems';

export function RefusalNote({
  message,
  children,
}: {
  message: RefusalWord | 'withdraw.some';
  children?: ReactNode;
}) {
  const { t } = useShop();
  return (
    <p id={PROBLEMS} tabIndex={-1} role="alert" className={styles.message}>
      {t(message)} {children}
    </p>
  );
}
