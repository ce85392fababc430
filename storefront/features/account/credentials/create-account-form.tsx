import { SHOP } from '#storefront/config/shop.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { CheckField } from '#storefront/ui/fields/check-field.tsx';
import { AccountPanelLink } from '../panel/account-panel-link.tsx';
import { EmailField, type PanelFormProps } from './account-fields.tsx';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { checkNewAccount } from './check-account-form.ts';
import { createAccount } from './create-account.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** The newsletter is opt-in: its box is empty at first (ePrivacy). */
export function CreateAccountForm({ noScriptOutcome, onDone, onView }: PanelFormProps) {
  const { t } = useShop();
  return (
    <>
      <AccountForm
        screen="create-account"
        check={checkNewAccount}
        send={createAccount}
        noScriptOutcome={noScriptOutcome}
        onDone={onDone}
        submit={t('createAccount.submit')}
      >
        {(fieldProps) => (
          <>
            <EmailField fieldProps={fieldProps} noScriptOutcome={noScriptOutcome} />
            <NewPasswordFields fieldProps={fieldProps} name="password" label={t('signIn.password')} />
            <CheckField name="newsletter">{t('createAccount.newsletter')}</CheckField>
            <TermsLinks />
          </>
        )}
      </AccountForm>
      <p className={styles.aside}>
        {t('signIn.haveAccount')}{' '}
        <AccountPanelLink view="sign-in" onView={onView}>
          {t('signIn.submit')}
        </AccountPanelLink>
      </p>
    </>
  );
}

/** The terms open in another tab, so that the form keeps its values. */
function TermsLinks() {
  const { t, shopper } = useShop('account');
  const { terms, privacy } = SHOP.contentPages;
  const linkToPage = (page: typeof terms | typeof privacy) =>
    linkTo(localeScopeOf(shopper), 'content', { alias: page[shopper.locale] });
  return (
    <div className={styles.small}>
      <p>{t('createAccount.consent')}</p>
      <a href={linkToPage(terms)} target="_blank" rel="noopener">
        {t('createAccount.terms')}
      </a>
      <a href={linkToPage(privacy)} target="_blank" rel="noopener">
        {t('createAccount.privacy')}
      </a>
    </div>
  );
}
