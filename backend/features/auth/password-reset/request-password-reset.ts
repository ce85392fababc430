import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import type { RateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { isEmailAddress, normalizeEmailAddress } from '#contract/customer/email-address.ts';
import { insertResetRequest } from './password-reset.queries.ts';

/** Per e-mail address, whether it has an account or not. */
const perEmail = { limit: 3, windowSeconds: 15 * 60 };

/**
 * Stores a request for a reset mail; returns false when the address is invalid. A job looks up the account later, so that
 * neither the result nor the response time reveals whether the address has an account.
 */
export async function requestPasswordReset(
  db: Database,
  limiter: RateLimiter,
  { channel, market, language, shopUrl }: Scope,
  address: string,
): Promise<boolean> {
  const email = normalizeEmailAddress(address);
  if (!isEmailAddress(email)) return false;
  const retryAfterSeconds = await limiter.take(`reset of ${email}`, perEmail);
  if (retryAfterSeconds > 0)
    throw new ShopError('RATE_LIMITED', 'Too many mails were requested. Wait a while and try again.', {
      retryAfterSeconds,
    });
  await insertResetRequest(db, {
    email,
    channel_id: channel.id,
    market_id: market.id,
    language_id: language.id,
    shop_url: shopUrl,
  });
  return true;
}
