import type { BalanceMovement } from '#contract/auth.ts';
import type { Customer } from '#storefront/session/auth/customer.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { AccountPage } from './account-page.tsx';
import styles from './balance-screen.module.css';

export interface BalanceData {
  heading: string;
  customer: Customer;
  /** Formatted amounts, the one in the market's currency first. */
  balances: string[];
  /** Formatted, with the sign of the amount; null if they could not be loaded. */
  movements:
    | (Pick<BalanceMovement, 'reason' | 'orderId' | 'at'> & {
        isDebit: boolean;
        date: string;
        amount: string;
      })[]
    | null;
}

const reasons = {
  order: 'balance.order',
  refund: 'balance.refund',
  correction: 'balance.correction',
} as const;

/** The customer's balance and its movements. */
export function BalanceScreen({ heading, customer, balances, movements }: BalanceData) {
  const { t } = useShop('account');
  return (
    <AccountPage heading={heading} current="account-balance" customer={customer}>
      <p className={styles.lead}>{t('balance.lead')}</p>
      <ul className={styles.balances}>
        {balances.map((balance) => (
          <li key={balance}>{balance}</li>
        ))}
      </ul>
      {movements && (
        <>
          <h2 className={styles.title}>{t('balance.movements')}</h2>
          {movements.length === 0 ? (
            <p>{t('balance.none')}</p>
          ) : (
            <ol className={styles.movements}>
              {movements.map(({ reason, orderId, at, date, amount, isDebit }) => (
                <li key={`${at}${amount}`}>
                  <span>
                    {t(reasons[reason])}
                    {orderId !== null && ` ${t('balance.ofOrder', { id: String(orderId) })}`}
                    <time dateTime={at}>{date}</time>
                  </span>
                  <strong data-debit={isDebit || undefined}>{amount}</strong>
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </AccountPage>
  );
}
