import type { Database } from '#backend/database/connection.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import { DEFAULT_LOCALE, localeOfTag } from '#contract/locales.ts';
import { LOCALIZED_SCREEN_PATHS } from '#contract/screen-paths.ts';
import type { MailScope } from '../password/find-mail-scope.ts';
import { createSecretToken, hashSecretToken } from '../secret-token.ts';
import { countOpenVerifications, insertVerification } from './email-verification.queries.ts';

const keyLifetimeMs = 7 * 86_400_000;
/** Per customer, so that an account with another person's address cannot flood their mailbox. */
const maxOpenKeys = 3;

/** Mails a key that verifies the address of an account. False if the account has too many valid keys. */
export async function mailVerification(
  db: Database,
  { customerId, email }: { customerId: number; email: string },
  scope: MailScope,
): Promise<boolean> {
  if ((await countOpenVerifications(db, customerId)) >= maxOpenKeys) return false;
  const verifyKey = createSecretToken();
  const key_hash = hashSecretToken(verifyKey);
  const expires_at = new Date(Date.now() + keyLifetimeMs);
  await insertVerification(db, { key_hash, customer_id: customerId, expires_at });
  const locale = localeOfTag(scope.languageId) ?? DEFAULT_LOCALE;
  await enqueueMail(db, {
    kind: 'verify-email',
    to: email,
    ...scope,
    dedupeKey: `verify-email:${key_hash}`,
    payload: { verifyKey, ordersPath: LOCALIZED_SCREEN_PATHS['account-orders'][locale] },
    expiresAt: expires_at,
  });
  return true;
}
