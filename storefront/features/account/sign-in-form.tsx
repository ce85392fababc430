import { useTranslate } from '#storefront/session/shop-context.ts';
import { CheckField } from '#storefront/ui/check-field.tsx';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { EmailField, FrameLink, type FrameProps, NamedPasswordField } from './account-frames.tsx';
import { checkSignIn } from './check-account-form.ts';
import { signIn } from './sign-in.ts';

export function SignInForm({ posted, onDone, onFrame, query }: FrameProps & { query?: string }) {
  const t = useTranslate();
  return (
    <>
      <AccountForm
        screen="sign-in"
        {...(query ? { query } : {})}
        check={checkSignIn}
        send={signIn}
        posted={posted}
        onDone={onDone}
        submit={t('signIn.submit')}
      >
        {(field) => (
          <>
            <EmailField field={field} posted={posted} />
            <NamedPasswordField
              {...field('password')}
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
        <FrameLink frame="forgot-password" onFrame={onFrame}>
          {t('signIn.forgot')}
        </FrameLink>
      </p>
      <p className={styles.aside}>
        {t('signIn.noAccount')}{' '}
        <FrameLink frame="create-account" onFrame={onFrame}>
          {t('signIn.toCreate')}
        </FrameLink>
      </p>
    </>
  );
}
