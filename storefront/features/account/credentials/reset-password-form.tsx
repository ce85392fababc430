import { useTranslate } from '#storefront/session/shop-context.ts';
import { track } from '#storefront/tracking/track.ts';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { type AccountOutcome, rejected } from './account-outcome.ts';
import { checkPasswordReset } from './check-account-form.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { RESET_KEY, resetPassword } from './reset-password.ts';

interface ResetPasswordFormProps {
  /** The key of the mailed link. */
  resetKey: string;
  /** The outcome of a form that was posted without script. */
  noScriptOutcome: AccountOutcome | undefined;
  onDone: () => void;
  onExpired: () => void;
}

export function ResetPasswordForm({ resetKey, noScriptOutcome, onDone, onExpired }: ResetPasswordFormProps) {
  const t = useTranslate('account');
  return (
    <AccountForm
      screen="reset-password"
      check={checkPasswordReset}
      send={async (...submitted) => {
        const outcome = await resetPassword(...submitted);
        if (outcome.kind === 'done') track('user:password-reset', {});
        if (outcome.kind !== 'expired') return outcome;
        onExpired();
        // Any other outcome would show that the form is done.
        return rejected('', {});
      }}
      noScriptOutcome={noScriptOutcome}
      onDone={onDone}
      submit={t('resetPassword.submit')}
    >
      {(fieldProps) => (
        <>
          <p className={styles.lead}>{t('resetPassword.lead')}</p>
          <input type="hidden" name={RESET_KEY} value={resetKey} />
          <NewPasswordFields fieldProps={fieldProps} name="password" label={t('changePassword.new')} />
        </>
      )}
    </AccountForm>
  );
}
