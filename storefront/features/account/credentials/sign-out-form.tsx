import { useState } from 'react';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { browserAuth } from '#storefront/session/auth/browser-auth.ts';
import { currentCustomer } from '#storefront/session/auth/customer.store.ts';
import { notifyFailure } from '#storefront/session/notify-failure.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { track } from '#storefront/tracking/track.ts';
import { Button } from '#storefront/ui/button.tsx';
import { notify } from '#storefront/ui/notifications/notification.store.ts';

/** Signs out. Without script the form posts to the account screen. */
export function SignOutForm() {
  const { t, shopper } = useShop();
  const [isBusy, setBusy] = useState(false);
  return (
    <form
      method="post"
      action={linkTo(localeScopeOf(shopper), 'account')}
      onSubmit={async (event) => {
        event.preventDefault();
        if (isBusy) return;
        setBusy(true);
        await browserAuth.signOut();
        setBusy(false);
        // Only the server can delete the session's cookies: if the customer is still signed in, the request failed.
        if (currentCustomer()) return notifyFailure(t);
        track('user:logout', {});
        notify(t('account.signedOut'), { mode: 'success', placement: 'bottom-center' });
      }}
    >
      <Button type="submit" data-secondary="" aria-disabled={isBusy}>
        {t('account.signOut')}
      </Button>
    </form>
  );
}
