import { PREFILL_FIELD, prefillEmail } from '#storefront/features/account/credentials/prefilled-email.ts';
import { openAccountPanel } from '#storefront/features/account/panel/account-panel.store.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button } from '#storefront/ui/button.tsx';

/** Invites a guest to create an account with the address of the order, or to sign in if there is one. */
export function AccountInvitation({ email, hasAccount }: { email: string; hasAccount: boolean }) {
  const { t, shopper } = useShop('purchase');
  const screen = hasAccount ? 'sign-in' : 'create-account';
  return (
    <section aria-labelledby="account">
      <h2 id="account">{t(hasAccount ? 'confirm.signIn' : 'confirm.account')}</h2>
      <p>{t(hasAccount ? 'confirm.signInText' : 'confirm.accountText')}</p>
      {/* Without script a form is posted, because an e-mail address does not belong in a URL. */}
      <form
        method="post"
        action={linkTo(localeScopeOf(shopper), screen)}
        onSubmit={(event) => {
          event.preventDefault();
          prefillEmail(email);
          openAccountPanel(screen);
        }}
      >
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name={PREFILL_FIELD} value="1" />
        <Button type="submit" data-secondary="">
          {t(hasAccount ? 'signIn.submit' : 'createAccount.submit')}
        </Button>
      </form>
    </section>
  );
}
