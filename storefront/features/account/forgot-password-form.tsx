import { useTranslate } from '#storefront/session/shop-context.ts';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { EmailField, FrameLink, type FrameProps } from './account-frames.tsx';
import { checkEmail } from './check-account-form.ts';
import { requestPasswordReset } from './request-password-reset.ts';

export function ForgotPasswordForm({ posted, onDone, onFrame }: FrameProps) {
  const t = useTranslate();
  return (
    <>
      <AccountForm
        screen="forgot-password"
        check={checkEmail}
        send={(environment, _, form) => requestPasswordReset(environment, form)}
        posted={posted}
        onDone={onDone}
        submit={t('forgotPassword.submit')}
      >
        {(field) => (
          <>
            <p className={styles.lead}>{t('forgotPassword.lead')}</p>
            <EmailField field={field} posted={posted} />
          </>
        )}
      </AccountForm>
      <p className={styles.aside}>
        <FrameLink frame="sign-in" onFrame={onFrame}>
          {t('forgotPassword.toSignIn')}
        </FrameLink>
      </p>
    </>
  );
}
