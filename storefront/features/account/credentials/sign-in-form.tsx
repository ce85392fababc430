import { useTranslate } from '#storefront/session/shop-context.ts';
import { CheckField } from '#storefront/ui/fields/check-field.tsx';
import { AccountPanelLink } from '../panel/account-panel-link.tsx';
import { AccountPasswordField, EmailField, type PanelFormProps } from './account-fields.tsx';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { checkSignIn } from './check-account-form.ts';
import { signIn } from './sign-in.ts';

export function SignInForm({
  noScriptOutcome,
  onDone,
  onView,
  query,
}: PanelFormProps & { query?: string | undefined }) {
  const t = useTranslate('account');
  return (
    <>
      <AccountForm
        screen="sign-in"
        query={query}
        check={checkSignIn}
        send={signIn}
        noScriptOutcome={noScriptOutcome}
        onDone={onDone}
        submit={t('signIn.submit')}
      >
        {(fieldProps) => (
          <>
            <EmailField fieldProps={fieldProps} noScriptOutcome={noScriptOutcome} />
            <AccountPasswordField
              {...fieldProps('password')}
              label={t('signIn.password')}
              autoComplete="current-password"
            />
            <CheckField name="remember" defaultChecked>
              {t('signIn.remember')}
            </CheckField>
          </>
        )}
      </AccountForm>
      <p className={styles.after}>
        <AccountPanelLink view="forgot-password" onView={onView}>
          {t('signIn.forgot')}
        </AccountPanelLink>
      </p>
      <p className={styles.aside}>
        {t('signIn.noAccount')}{' '}
        <AccountPanelLink view="create-account" onView={onView}>
          {t('signIn.toCreate')}
        </AccountPanelLink>
      </p>
    </>
  );
}
