import { linkTo } from '#storefront/routing/link-to.ts';
import type { Customer } from '#storefront/session/customer.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import { FrameLink } from './account-frames.tsx';
import { ACCOUNT_PAGES, AccountPage } from './account-page.tsx';
import { openAccountPanel } from './account-panel.store.ts';
import styles from './account-screen.module.css';
import { SignOutForm } from './sign-out-form.tsx';

export interface AccountData {
  heading: string;
  customer: Customer;
  /** Null until they have told it. */
  name: string | null;
  email: string;
}

/** Who one is here, and the ways on. */
export function AccountScreen({ heading, customer, name, email }: AccountData) {
  const { t, shopper } = useShop();
  return (
    <AccountPage heading={heading} current="account" customer={customer}>
      <p className={styles.who}>
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
        <FrameLink frame="account-password" onFrame={openAccountPanel}>
          {t('changePassword.title')}
        </FrameLink>
      </div>
    </AccountPage>
  );
}
