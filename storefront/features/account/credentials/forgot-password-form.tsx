import { useTranslate } from '#storefront/session/shop-context.ts';
import { AccountPanelLink } from '../panel/account-panel-link.tsx';
import { EmailField, type PanelFormProps } from './account-fields.tsx';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { checkEmail } from './check-account-form.ts';
import { requestPasswordReset } from './request-password-reset.ts';

export function ForgotPasswordForm({ noScriptOutcome, onDone, onView }: PanelFormProps) {
  const t = useTranslate('account');
  return (
    <>
      <AccountForm
        screen="forgot-password"
        check={checkEmail}
        send={(environment, _, form) => requestPasswordReset(environment, form)}
        noScriptOutcome={noScriptOutcome}
        onDone={onDone}
        submit={t('forgotPassword.submit')}
      >
        {(fieldProps) => (
          <>
            <p className={styles.lead}>{t('forgotPassword.lead')}</p>
            <EmailField fieldProps={fieldProps} noScriptOutcome={noScriptOutcome} />
          </>
        )}
      </AccountForm>
      <p className={styles.aside}>
        <AccountPanelLink view="sign-in" onView={onView}>
          {t('forgotPassword.toSignIn')}
        </AccountPanelLink>
      </p>
    </>
  );
}
