import type { ReactNode } from 'react';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import type { Customer } from '#storefront/session/auth/customer.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button } from '#storefront/ui/button.tsx';
import styles from './impersonation-banner.module.css';

interface ImpersonationStripProps {
  customer: Customer;
  /** Ends the impersonation; by default a form that works without script. */
  exit?: ReactNode;
}

/** Shows staff on every page that they impersonate a customer, with a button that ends it (§6). */
export function ImpersonationStrip({ customer, exit }: ImpersonationStripProps) {
  const { t, shopper } = useShop();
  const notice = t('impersonation.banner', { name: customer.name });
  return (
    <aside aria-label={notice} className={styles.banner}>
      <p>{notice}</p>
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
