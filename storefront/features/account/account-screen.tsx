import { linkTo } from '#storefront/routing/links/link-to.ts';
import type { Customer } from '#storefront/session/auth/customer.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import { ACCOUNT_PAGES, AccountPage } from './account-page.tsx';
import styles from './account-screen.module.css';
import { SignOutForm } from './credentials/sign-out-form.tsx';
import { openAccountPanel } from './panel/account-panel.store.ts';
import { AccountPanelLink } from './panel/account-panel-link.tsx';

export interface AccountData {
  heading: string;
  customer: Customer;
  /** Null until the customer has entered a name. */
  name: string | null;
  email: string;
}

/** The customer's name and links to the pages of the account. */
export function AccountScreen({ heading, customer, name, email }: AccountData) {
  const { t, shopper } = useShop('account');
  return (
    <AccountPage heading={heading} current="account" customer={customer}>
      <p className={styles.greeting}>
        {name && <strong>{t('account.hello', { name })} </strong>}
        {t('account.signedInAs', { name: email })}
      </p>
      <nav aria-label={heading} className={styles.pages}>
        <ul>
          {ACCOUNT_PAGES.map(([screen, title, lead]) => (
            <li key={screen}>
              <a href={linkTo(localeScopeOf(shopper), screen)}>
                <span>
                  <strong>{t(title)}</strong>
                  <small>{t(lead)}</small>
                </span>
                <Icon name="right" size="1.25rem" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.end}>
        <SignOutForm />
        <AccountPanelLink view="account-password" onView={openAccountPanel}>
          {t('changePassword.title')}
        </AccountPanelLink>
      </div>
    </AccountPage>
  );
}
