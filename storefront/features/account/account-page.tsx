import type { ReactNode } from 'react';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useCustomer } from '#storefront/session/auth/customer.store.ts';
import type { Customer } from '#storefront/session/auth/customer.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import styles from './account-page.module.css';

/** The pages of the account with their titles and introductions. */
export const ACCOUNT_PAGES = [
  ['account-orders', 'account.orders', 'account.ordersLead'],
  ['account-library', 'account.library', 'account.libraryLead'],
  ['account-balance', 'account.balance', 'account.balanceLead'],
  ['favorite-lists', 'lists.title', 'lists.lead'],
  ['account-settings', 'account.settings', 'account.settingsLead'],
] as const;

interface AccountPageProps {
  heading: string;
  current: 'account' | (typeof ACCOUNT_PAGES)[number][0];
  /** The page disappears when this customer signs out, in any tab. */
  customer: Customer;
  children: ReactNode;
}

/** A page of the account, with navigation and customer service. */
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
  const { t, shopper } = useShop();
  const { email, phone, hours } = shopper.shop.service;
  return (
    <aside aria-labelledby="service-title" className={styles.service}>
      <h2 id="service-title">{t('footer.service')}</h2>
      {hours && <p>{hours}</p>}
      <p>
        <a href={`mailto:${email}`}>{email}</a>
        {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
      </p>
    </aside>
  );
}
