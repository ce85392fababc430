import { useState } from 'react';
import { linkTo } from '#storefront/routing/link-to.ts';
import { browserAuth } from '#storefront/session/browser-auth.ts';
import { currentCustomer, useCustomer } from '#storefront/session/customer.store.ts';
import type { Customer } from '#storefront/session/customer.ts';
import { notifyFailure } from '#storefront/session/notify-failure.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import { track } from '#storefront/tracking/track.ts';
import { Button } from '#storefront/ui/button.tsx';
import { Icon } from '#storefront/ui/icon.tsx';
import { notify } from '#storefront/ui/notification.store.ts';
import { FrameLink } from './account-frames.tsx';
import { openAccountPanel } from './account-panel.store.ts';
import styles from './account-screen.module.css';

export interface AccountData {
  heading: string;
  customer: Customer;
  /** Null until they have told it. */
  name: string | null;
  email: string;
}

const pages = [
  ['account-orders', 'account.orders', 'account.ordersLead'],
  ['account-balance', 'account.balance', 'account.balanceLead'],
  ['account-settings', 'account.settings', 'account.settingsLead'],
] as const;

/** Who one is here, and the ways on. It is gone in the moment in which they sign out, in whichever tab. */
export function AccountScreen({ heading, customer, name, email }: AccountData) {
  const { words, shopper } = useShop();
  const current = useCustomer(customer);
  if (current?.name !== customer.name) return null;
  return (
    <div className={styles.screen}>
      <h1>{heading}</h1>
      <p className={styles.who}>
        {name && <strong>{words('account.hello', { name })} </strong>}
        {words('account.signedInAs', { name: email })}
      </p>
      <nav aria-label={heading} className={styles.pages}>
        <ul>
          {pages.map(([screen, title, lead]) => (
            <li key={screen}>
              <a href={linkTo(placeOf(shopper), screen)}>
                <span>
                  <strong>{words(title)}</strong>
                  <small>{words(lead)}</small>
                </span>
                <Icon name="right" size="1.25rem" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.end}>
        <SignOut />
        <FrameLink frame="account-password" onFrame={openAccountPanel}>
          {words('changePassword.title')}
        </FrameLink>
      </div>
    </div>
  );
}

function SignOut() {
  const { words, shopper } = useShop();
  const [isBusy, setBusy] = useState(false);
  return (
    <form
      method="post"
      action={linkTo(placeOf(shopper), 'account')}
      onSubmit={async (event) => {
        event.preventDefault();
        if (isBusy) return;
        setBusy(true);
        await browserAuth.signOut();
        setBusy(false);
        // The cookies are out of this script's reach: only the server can take them away.
        if (currentCustomer()) return notifyFailure(words);
        track('user:logout', {});
        notify(words('account.signedOut'), { mode: 'success', placement: 'bottom-center' });
      }}
    >
      <Button type="submit" data-secondary="" aria-disabled={isBusy}>
        {words('account.signOut')}
      </Button>
    </form>
  );
}
