import { randomUUID } from 'node:crypto';
import { networkOf } from '#contract/http/network-of.ts';
import { keyedHash } from '../auth-keys.ts';
import type { AuthServices, Caller, IssuedTokens } from '../auth-services.ts';
import { createSecretToken, hashSecretToken } from '../secret-token.ts';
import { issueAccessToken } from './access-token.ts';
import { findCustomerOfSession, insertRefreshToken, insertSession } from './session.queries.ts';

const maxUserAgentLength = 300;

interface NewSession {
  customerId: number;
  lifetimeSeconds: number;
  /** The member of staff who signs in as the customer. */
  impersonatedBy?: string;
}

/** Call only after the customer's identity was verified. */
export async function startSession(
  { db, keys }: Pick<AuthServices, 'db' | 'keys'>,
  { customerId, lifetimeSeconds, impersonatedBy }: NewSession,
  caller: Caller,
): Promise<IssuedTokens> {
  const session_id = randomUUID();
  const refreshToken = createSecretToken();
  await insertSession(db, {
    session_id,
    customer_id: customerId,
    lifetime_seconds: lifetimeSeconds,
    address_hash: keyedHash(keys.address, networkOf(caller.address)),
    acting_by: impersonatedBy ?? null,
    user_agent: caller.userAgent.slice(0, maxUserAgentLength),
  });
  await insertRefreshToken(db, { token_hash: hashSecretToken(refreshToken), session_id });
  const customer = await findCustomerOfSession(db, session_id);
  if (!customer) throw new Error(`Session ${session_id} of customer ${customerId} not found after insert.`);
  return { customerId, token: await issueAccessToken(keys, customer, Date.now()), refreshToken };
}
