import { useWords } from '#storefront/session/shop-context.ts';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { EmailField, FrameLink, type FrameProps } from './account-frames.tsx';
import { checkEmail } from './check-account-form.ts';
import { requestPasswordReset } from './request-password-reset.ts';

export function ForgotPasswordForm({ posted, onDone, onFrame }: FrameProps) {
  const words = useWords();
  return (
    <>
      <AccountForm
        screen="forgot-password"
        check={checkEmail}
        send={(environment, _, form) => requestPasswordReset(environment, form)}
        posted={posted}
        onDone={onDone}
        submit={words('forgotPassword.submit')}
      >
        {(field) => (
          <>
            <p className={styles.lead}>{words('forgotPassword.lead')}</p>
            <EmailField field={field} posted={posted} />
          </>
        )}
      </AccountForm>
      <p className={styles.aside}>
        <FrameLink frame="sign-in" onFrame={onFrame}>
          {words('forgotPassword.toSignIn')}
        </FrameLink>
      </p>
    </>
  );
}
