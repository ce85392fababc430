import { VERIFY_PARAMETER } from '#contract/customer/account-requests.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import styles from './account-form-page.module.css';
import type { VerificationNotice } from './verify-email.ts';

const notices = {
  mailed: 'verify.mailed',
  'not-mailed': 'verify.notMailed',
  'too-many': 'verify.tooMany',
  done: 'verify.done',
  expired: 'verify.expired',
  failed: 'error.general',
} as const satisfies Record<VerificationNotice, string>;

export interface Verification {
  email: string;
  /** Null if the commerce API cannot verify addresses, and for staff, who may not verify them. */
  isVerified: boolean | null;
  /** The key of a mailed link; empty without one. */
  verifyKey: string;
  notice: VerificationNotice | null;
}

/** Mails a link that verifies the address. The account then lists the orders that the customer placed as a guest. */
export function VerifyEmailForm({ email, isVerified, verifyKey, notice }: Verification) {
  const t = useTranslate('purchase');
  const hasSucceeded = notice === 'mailed' || notice === 'done';
  const canVerify = isVerified === false && notice !== 'mailed';
  return (
    <>
      <p role="status" className={hasSucceeded ? styles.done : styles.failed}>
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
