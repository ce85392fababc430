import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import type { RateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { isEmailAddress } from '#contract/email-address.ts';
import { insertResetRequest } from './password-reset.queries.ts';

/** For one address, known or not. */
const perEmail = { burst: 3, secondsEach: 300 };

/**
 * Notes that somebody wants a new password. False where the address is none. Whether it has an account is looked up later,
 * by a job: neither the answer nor the time it takes can tell.
 */
export async function requestPasswordReset(
  db: Database,
  limiter: RateLimiter,
  { channel, market, language }: Scope,
  address: string,
): Promise<boolean> {
  const email = address.trim().normalize('NFC').toLowerCase();
  if (!isEmailAddress(email)) return false;
  const wait = await limiter.take(`reset of ${email}`, perEmail);
  if (wait > 0)
    throw new ShopError('LIMIT_EXCEEDED', 'Too many mails were asked for. Wait a while and try again.', {
      retryAfterSeconds: wait,
    });
  await insertResetRequest(db, {
    email,
    channel_id: channel.id,
    market_id: market.id,
    language_id: language.id,
  });
  return true;
}
