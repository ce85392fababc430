import { SHOP } from '#storefront/config/shop.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { CheckField } from '#storefront/ui/check-field.tsx';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { EmailField, FrameLink, type FrameProps } from './account-frames.tsx';
import { checkNewAccount } from './check-account-form.ts';
import { ChosenPasswordFields } from './chosen-password-fields.tsx';
import { createAccount } from './create-account.ts';

/** Mail with offers is asked for, never presumed: the box is empty until somebody ticks it (ePrivacy). */
export function CreateAccountForm({ posted, onDone, onFrame }: FrameProps) {
  const { t } = useShop();
  return (
    <>
      <AccountForm
        screen="create-account"
        check={checkNewAccount}
        send={createAccount}
        posted={posted}
        onDone={onDone}
        submit={t('createAccount.submit')}
      >
        {(field) => (
          <>
            <EmailField field={field} posted={posted} />
            <ChosenPasswordFields field={field} name="password" label={t('signIn.password')} />
            <CheckField name="newsletter">{t('createAccount.newsletter')}</CheckField>
            <Conditions />
          </>
        )}
      </AccountForm>
      <p className={styles.aside}>
        {t('signIn.haveAccount')}{' '}
        <FrameLink frame="sign-in" onFrame={onFrame}>
          {t('signIn.submit')}
        </FrameLink>
      </p>
    </>
  );
}

/** They open beside the form, which keeps what is in it. */
function Conditions() {
  const { t, shopper } = useShop();
  const { terms, privacy } = SHOP.contentPages;
  const to = (page: typeof terms | typeof privacy) =>
    linkTo(localeScopeOf(shopper), 'content', { alias: page[shopper.locale] });
  return (
    <div className={styles.small}>
      <p>{t('createAccount.consent')}</p>
      <a href={to(terms)} target="_blank" rel="noopener">
        {t('createAccount.terms')}
      </a>
      <a href={to(privacy)} target="_blank" rel="noopener">
        {t('createAccount.privacy')}
      </a>
    </div>
  );
}
