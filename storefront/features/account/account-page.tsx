import type { ReactNode } from 'react';
import { SHOP } from '#storefront/config/shop.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useCustomer } from '#storefront/session/customer.store.ts';
import type { Customer } from '#storefront/session/customer.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import styles from './account-page.module.css';

/** The pages of an account, as links and leads name them. */
export const ACCOUNT_PAGES = [
  ['account-orders', 'account.orders', 'account.ordersLead'],
  ['account-balance', 'account.balance', 'account.balanceLead'],
  ['account-settings', 'account.settings', 'account.settingsLead'],
] as const;

interface AccountPageProps {
  heading: string;
  current: 'account' | (typeof ACCOUNT_PAGES)[number][0];
  /** Whose page it is. It is gone in the moment in which they sign out, in whichever tab. */
  customer: Customer;
  children: ReactNode;
}

/** One page of the account: the ways to the others, what it is about, and whom to ask. */
export function AccountPage({ heading, current, customer, children }: AccountPageProps) {
  const { t } = useShop();
  const signedIn = useCustomer(customer);
  if (signedIn?.name !== customer.name) return null;
  return (
    <div className={styles.page}>
      <h1>{heading}</h1>
      {current !== 'account' && <AccountNavigation current={current} label={t('account.title')} />}
      <div className={styles.content}>{children}</div>
      <ServiceBox />
    </div>
  );
}

function AccountNavigation({ current, label }: { current: string; label: string }) {
  const { t, shopper } = useShop();
  const links = [['account', 'account.title'] as const, ...ACCOUNT_PAGES];
  return (
    <nav aria-label={label} className={styles.navigation}>
      <ul>
        {links.map(([screen, title]) => (
          <li key={screen}>
            <a
              href={linkTo(localeScopeOf(shopper), screen)}
              aria-current={screen === current ? 'page' : undefined}
            >
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ServiceBox() {
  const { t } = useShop();
  const { email, phone } = SHOP.customerService;
  return (
    <aside aria-labelledby="service-title" className={styles.service}>
      <h2 id="service-title">{t('footer.service')}</h2>
      <p>{t('footer.serviceHours')}</p>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
        <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
      </p>
    </aside>
  );
}
