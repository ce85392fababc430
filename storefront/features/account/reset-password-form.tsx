import { browserEnvironment, browserSession } from '#storefront/session/browser-environment.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { NamedPasswordField } from './account-frames.tsx';
import { type AccountOutcome, refused } from './account-outcome.ts';
import { checkPasswordReset } from './check-account-form.ts';
import { RESET_KEY, resetPassword } from './reset-password.ts';

interface ResetPasswordFormProps {
  resetKey: string;
  /** What a post without script came to. */
  posted: AccountOutcome | undefined;
  onDone: () => void;
  onExpired: () => void;
}

export function ResetPasswordForm({ resetKey, posted, onDone, onExpired }: ResetPasswordFormProps) {
  const view = useShop();
  const { words } = view;
  return (
    <AccountForm
      screen="reset-password"
      check={checkPasswordReset}
      send={async (form) => {
        const environment = browserEnvironment(view);
        const outcome = await resetPassword(environment, browserSession(environment), form);
        if (outcome.kind !== 'expired') return outcome;
        onExpired();
        return refused('', {});
      }}
      posted={posted}
      onDone={onDone}
      submit={words('resetPassword.submit')}
    >
      {(field) => (
        <>
          <p className={styles.lead}>{words('resetPassword.lead')}</p>
          <input type="hidden" name={RESET_KEY} value={resetKey} />
          <NamedPasswordField
            {...field('password')}
            label={words('changePassword.new')}
            hint={words('createAccount.passwordHint')}
            autoComplete="new-password"
          />
          <NamedPasswordField
            {...field('confirm')}
            label={words('createAccount.confirm')}
            autoComplete="new-password"
          />
        </>
      )}
    </AccountForm>
  );
}
