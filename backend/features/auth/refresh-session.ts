import { issueAccessToken } from './access-token.ts';
import { AuthRefusal } from './auth-refusal.ts';
import type { AuthServices, IssuedTokens } from './auth-services.ts';
import { hashRefreshToken, successorOf } from './refresh-token.ts';
import {
  endSession,
  findCustomerOfSession,
  insertRefreshToken,
  lockRefreshToken,
  prolongSession,
  useRefreshToken,
} from './session.queries.ts';

/**
 * Exchanges a refresh token for new tokens. One that was used before is in two hands, and nobody can tell which is the
 * thief's: the session ends for both. Within ten seconds it is rather a second tab, or a phone that lost the answer; it
 * gets the same successor as the first, so that a thief who is as quick gains no chain of their own: they are found out at
 * the next exchange, unless they are as quick again.
 */
export async function refreshSession(services: AuthServices, token: string): Promise<IssuedTokens> {
  const renewed = await services.db.transaction().execute((db) => renew({ ...services, db }, token));
  if (!renewed) throw new AuthRefusal(401, 'INVALID_TOKEN', 'The session is over. Sign in again.');
  return renewed;
}

async function renew({ db, keys, log }: AuthServices, token: string): Promise<IssuedTokens | undefined> {
  const hash = hashRefreshToken(token);
  const refreshToken = successorOf(keys, token);
  const presented = await lockRefreshToken(db, hash, hashRefreshToken(refreshToken));
  if (!presented) return undefined;
  const { session_id, customer_id } = presented;
  if (presented.is_used && !presented.is_just_used) {
    log.warn({ customerId: customer_id, sessionId: session_id }, 'a used refresh token came back');
    await endSession(db, session_id);
    return undefined;
  }
  if (!presented.is_used) {
    await useRefreshToken(db, hash);
    await insertRefreshToken(db, { token_hash: hashRefreshToken(refreshToken), session_id });
    await prolongSession(db, presented);
  }
  const customer = await findCustomerOfSession(db, session_id);
  if (!customer) return undefined;
  const renewed = await issueAccessToken(keys, customer, Date.now());
  return { customerId: customer.id, token: renewed, refreshToken };
}
