import { randomUUID } from 'node:crypto';
import { networkOf } from '#backend/features/rate-limit/network-of.ts';
import { issueAccessToken } from './access-token.ts';
import { keyedHash } from './auth-keys.ts';
import type { AuthServices, Caller, IssuedTokens } from './auth-services.ts';
import { createRefreshToken, hashRefreshToken } from './refresh-token.ts';
import { findCustomerOfSession, insertRefreshToken, insertSession } from './session.queries.ts';

const longestUserAgent = 300;

/** A new session of a customer who has just proved to be the one. */
export async function startSession(
  { db, keys }: Pick<AuthServices, 'db' | 'keys'>,
  customerId: number,
  lifetimeSeconds: number,
  caller: Caller,
  actingBy: string | null = null,
): Promise<IssuedTokens> {
  const session_id = randomUUID();
  const refreshToken = createRefreshToken();
  await insertSession(db, {
    session_id,
    customer_id: customerId,
    lifetime_seconds: lifetimeSeconds,
    address_hash: keyedHash(keys.address, networkOf(caller.address)),
    acting_by: actingBy,
    user_agent: caller.userAgent.slice(0, longestUserAgent),
  });
  await insertRefreshToken(db, { token_hash: hashRefreshToken(refreshToken), session_id });
  const customer = await findCustomerOfSession(db, session_id);
  if (!customer) throw new Error('A session that was just started is not there.');
  return { customerId, token: await issueAccessToken(keys, customer, Date.now()), refreshToken };
}
