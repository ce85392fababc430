import { VERIFY_PARAMETER } from '#contract/customer/account-requests.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import styles from './account-form-page.module.css';

export type VerificationNotice = 'mailed' | 'done' | 'expired';

const notices = {
  mailed: 'verify.mailed',
  done: 'verify.done',
  expired: 'verify.expired',
} as const satisfies Record<VerificationNotice, string>;

export interface Verification {
  email: string;
  /** Null if the commerce API cannot verify addresses. */
  isVerified: boolean | null;
  /** The key of a mailed link; empty without one. */
  verifyKey: string;
  notice: VerificationNotice | null;
}

/** Mails a link that verifies the address. The account then lists the orders that the customer placed as a guest. */
export function VerifyEmailForm({ email, isVerified, verifyKey, notice }: Verification) {
  const t = useTranslate('purchase');
  const canVerify = isVerified === false && notice !== 'mailed';
  return (
    <>
      <p role="status" className={styles.done}>
        {notice && t(notices[notice])}
      </p>
      {canVerify && (
        <form method="post">
          <p>{t(verifyKey ? 'verify.confirmLead' : 'verify.lead', { email })}</p>
          <input type="hidden" name={VERIFY_PARAMETER} value={verifyKey} />
          <Button type="submit" data-secondary={verifyKey ? undefined : ''}>
            {t(verifyKey ? 'verify.confirm' : 'verify.submit')}
          </Button>
        </form>
      )}
    </>
  );
}
