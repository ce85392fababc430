import type { ReactNode } from 'react';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { Customer } from '#storefront/session/customer.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button } from '#storefront/ui/button.tsx';
import styles from './acting-banner.module.css';

interface ActingStripProps {
  customer: Customer;
  /** The way out; without script a plain form. */
  exit?: ReactNode;
}

/** Whoever acts in a customer's place is told so on every page, and can end it there (§6). */
export function ActingStrip({ customer, exit }: ActingStripProps) {
  const { t, shopper } = useShop();
  const told = t('acting.banner', { name: customer.name });
  return (
    <aside aria-label={told} className={styles.banner}>
      <p>{told}</p>
      {exit ?? (
        <form method="post" action={linkTo(localeScopeOf(shopper), 'account')}>
          <Button type="submit" data-secondary="">
            {t('account.signOut')}
          </Button>
        </form>
      )}
    </aside>
  );
}
