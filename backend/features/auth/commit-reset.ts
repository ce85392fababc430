import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import { isPasswordDigest } from '#contract/auth.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './password-hash.ts';
import { consumeReset, findReset, resetPasswordHash } from './password-reset.queries.ts';
import { hashResetKey } from './reset-key.ts';
import { endSessionsOfCustomer } from './session.queries.ts';

/**
 * Sets a new password by a mailed key. False where the key is not good any more. A password that is refused leaves the key
 * as it is. Whoever was signed in is so no more, on any device, and the customer is told by mail.
 */
export async function commitReset(
  db: Database,
  { channel, market, language }: Scope,
  { resetKey, password }: { resetKey: string; password: string },
): Promise<boolean> {
  if (!isPasswordDigest(password)) throw new ShopError('BAD_INPUT', 'The password is not a digest.');
  const keyHash = hashResetKey(resetKey);
  const customer = await findReset(db, keyHash);
  if (!customer) return false;
  const { customer_id, email } = customer;
  if (await isCommonPassword(password, email))
    throw new ShopError('COMMON_PASSWORD', 'This password is one of the first that anybody would guess.');
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    if (!(await consumeReset(trx, keyHash))) return false;
    await resetPasswordHash(trx, customer_id, passwordHash);
    await endSessionsOfCustomer(trx, customer_id);
    await enqueueMail(trx, {
      kind: 'password-changed',
      to: email,
      channelId: channel.id,
      marketId: market.id,
      languageId: language.id,
      dedupeKey: `password-changed:${keyHash}`,
      payload: { changedAt: new Date().toISOString() },
    });
    return true;
  });
}
