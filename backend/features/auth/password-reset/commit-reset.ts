import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import { isPasswordDigest } from '#contract/auth.ts';
import { isCommonPassword } from '../password/common-passwords.ts';
import { hashPassword } from '../password/password-hash.ts';
import { hashSecretToken } from '../secret-token.ts';
import { endSessionsOfCustomer } from '../session/session.queries.ts';
import { consumeReset, findCustomerOfReset, resetPasswordHash } from './password-reset.queries.ts';

/**
 * Sets a new password by a mailed key, ends all sessions and notifies the customer by mail. Returns false when the key is
 * unknown, used or expired. A rejected password does not use up the key.
 */
export async function commitReset(
  db: Database,
  { channel, market, language, shopUrl }: Scope,
  { resetKey, password }: { resetKey: string; password: string },
): Promise<boolean> {
  if (!isPasswordDigest(password)) throw new ShopError('BAD_INPUT', 'The password is not a digest.');
  const keyHash = hashSecretToken(resetKey);
  const customer = await findCustomerOfReset(db, keyHash);
  if (!customer) return false;
  const { customer_id, email } = customer;
  if (await isCommonPassword(password, email))
    throw new ShopError('COMMON_PASSWORD', 'This password is one of the most guessed ones.');
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
      shopUrl,
    });
    return true;
  });
}
