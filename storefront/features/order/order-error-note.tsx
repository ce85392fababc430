import type { ReactNode } from 'react';
import { useShop } from '#storefront/session/shop-context.ts';
import styles from './order-form.module.css';
import type { OrderErrorMessage } from './order-reference.ts';

/** Id of the first error in a form about an order, which has the focus after a rejected post, with and without script. */
export const FIRST_ERROR_ID = 'problems';

export function OrderErrorNote({
  message,
  children,
}: {
  message: OrderErrorMessage | 'withdraw.selectionRequired';
  children?: ReactNode;
}) {
  const { t } = useShop('purchase');
  return (
    // biome-ignore lint/a11y/noAutofocus: the visitor posted the form and needs the reason first.
    <p id={FIRST_ERROR_ID} tabIndex={-1} role="alert" autoFocus className={styles.message}>
      {t(message)} {children}
    </p>
  );
}
