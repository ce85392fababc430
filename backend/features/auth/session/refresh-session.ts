import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';
import type { AuthServices, IssuedTokens } from '../auth-services.ts';
import { hashSecretToken } from '../secret-token.ts';
import { issueAccessToken } from './access-token.ts';
import { deriveNextRefreshToken } from './refresh-token.ts';
import {
  endSession,
  extendSession,
  findCustomerOfSession,
  insertRefreshToken,
  lockRefreshToken,
  markRefreshTokenUsed,
} from './session.queries.ts';

/**
 * Exchanges a refresh token for new tokens. Reuse of a token suggests theft, so it ends the session for both holders.
 * Within ten seconds a reuse is more likely a second tab or a lost response: it gets the same successor as the first use,
 * so that a thief gains no separate token chain and is detected at the next exchange.
 */
export async function refreshSession(services: AuthServices, token: string): Promise<IssuedTokens> {
  const issued = await services.db.transaction().execute((db) => exchangeToken({ ...services, db }, token));
  if (!issued) throw new RejectedRequestError(401, 'INVALID_TOKEN', 'The session is over. Sign in again.');
  return issued;
}

async function exchangeToken(
  { db, keys, log }: AuthServices,
  token: string,
): Promise<IssuedTokens | undefined> {
  const hash = hashSecretToken(token);
  const refreshToken = deriveNextRefreshToken(keys, token);
  const presented = await lockRefreshToken(db, hash, hashSecretToken(refreshToken));
  if (!presented) return undefined;
  const { session_id, customer_id } = presented;
  if (presented.is_used && !presented.is_just_used) {
    log.warn({ customerId: customer_id, sessionId: session_id }, 'refresh token reused, session ended');
    await endSession(db, session_id);
    return undefined;
  }
  if (!presented.is_used) {
    await markRefreshTokenUsed(db, hash);
    await insertRefreshToken(db, { token_hash: hashSecretToken(refreshToken), session_id });
    await extendSession(db, presented);
  }
  const customer = await findCustomerOfSession(db, session_id);
  if (!customer) return undefined;
  const accessToken = await issueAccessToken(keys, customer, Date.now());
  return { customerId: customer.id, token: accessToken, refreshToken };
}
