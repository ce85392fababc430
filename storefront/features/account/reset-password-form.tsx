import { useTranslate } from '#storefront/session/shop-context.ts';
import { track } from '#storefront/tracking/track.ts';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { type AccountOutcome, refused } from './account-outcome.ts';
import { checkPasswordReset } from './check-account-form.ts';
import { ChosenPasswordFields } from './chosen-password-fields.tsx';
import { RESET_KEY, resetPassword } from './reset-password.ts';

interface ResetPasswordFormProps {
  resetKey: string;
  /** What a post without script came to. */
  posted: AccountOutcome | undefined;
  onDone: () => void;
  onExpired: () => void;
}

export function ResetPasswordForm({ resetKey, posted, onDone, onExpired }: ResetPasswordFormProps) {
  const t = useTranslate();
  return (
    <AccountForm
      screen="reset-password"
      check={checkPasswordReset}
      send={async (...given) => {
        const outcome = await resetPassword(...given);
        if (outcome.kind === 'done') track('user:password-reset', {});
        if (outcome.kind !== 'expired') return outcome;
        onExpired();
        return refused('', {});
      }}
      posted={posted}
      onDone={onDone}
      submit={t('resetPassword.submit')}
    >
      {(field) => (
        <>
          <p className={styles.lead}>{t('resetPassword.lead')}</p>
          <input type="hidden" name={RESET_KEY} value={resetKey} />
          <ChosenPasswordFields field={field} name="password" label={t('changePassword.new')} />
        </>
      )}
    </AccountForm>
  );
}
