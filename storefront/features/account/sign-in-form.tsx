import { useWords } from '#storefront/session/shop-context.ts';
import { CheckField } from '#storefront/ui/check-field.tsx';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { EmailField, FrameLink, type FrameProps, NamedPasswordField } from './account-frames.tsx';
import { checkSignIn } from './check-account-form.ts';
import { signIn } from './sign-in.ts';

export function SignInForm({ posted, onDone, onFrame, query }: FrameProps & { query?: string }) {
  const words = useWords();
  return (
    <>
      <AccountForm
        screen="sign-in"
        {...(query ? { query } : {})}
        check={checkSignIn}
        send={signIn}
        posted={posted}
        onDone={onDone}
        submit={words('signIn.submit')}
      >
        {(field) => (
          <>
            <EmailField field={field} posted={posted} />
            <NamedPasswordField
              {...field('password')}
              label={words('signIn.password')}
              autoComplete="current-password"
            />
            <CheckField name="remember" defaultChecked>
              {words('signIn.remember')}
            </CheckField>
          </>
        )}
      </AccountForm>
      <p className={styles.after}>
        <FrameLink frame="forgot-password" onFrame={onFrame}>
          {words('signIn.forgot')}
        </FrameLink>
      </p>
      <p className={styles.aside}>
        {words('signIn.noAccount')}{' '}
        <FrameLink frame="create-account" onFrame={onFrame}>
          {words('signIn.toCreate')}
        </FrameLink>
      </p>
    </>
  );
}
