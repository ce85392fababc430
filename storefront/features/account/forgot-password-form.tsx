import { useWords } from '#storefront/session/shop-context.ts';
import { TextField } from '#storefront/ui/text-field.tsx';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { FrameLink, type FrameProps } from './account-frames.tsx';
import { checkEmail } from './check-account-form.ts';
import { requestPasswordReset } from './request-password-reset.ts';

export function ForgotPasswordForm({ posted, onDone, onFrame }: FrameProps) {
  const words = useWords();
  const refusedEmail = posted?.kind === 'refused' ? posted.email : undefined;
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
            <TextField
              {...field('email')}
              label={words('signIn.email')}
              type="email"
              autoComplete="username"
              defaultValue={refusedEmail}
            />
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
