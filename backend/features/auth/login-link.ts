import type { Database } from '#backend/database/connection.ts';
import { AUTH } from '#contract/auth.ts';
import { AuthRefusal } from './auth-refusal.ts';
import type { AuthServices, Caller, IssuedTokens } from './auth-services.ts';
import { findCredentials, isBlocked } from './credential.queries.ts';
import { insertLoginLink, useLoginLink } from './login-link.queries.ts';
import { createRefreshToken, hashRefreshToken } from './refresh-token.ts';
import { startSession } from './start-session.ts';

export type LoginLink = { kind: 'made'; loginToken: string } | { kind: 'unknown' } | { kind: 'blocked' };

/** What signs somebody of the shop in as a customer: once, and within a few minutes. */
export async function createLoginLink(db: Database, email: string, createdBy: string): Promise<LoginLink> {
  const customer = await findCredentials(db, email);
  if (!customer) return { kind: 'unknown' };
  if (await isBlocked(db, email)) return { kind: 'blocked' };
  const loginToken = createRefreshToken();
  const link = {
    token_hash: hashRefreshToken(loginToken),
    customer_id: customer.customer_id,
    created_by: createdBy,
  };
  await insertLoginLink(db, link, AUTH.loginLinkSeconds);
  return { kind: 'made', loginToken };
}

/** A session in the customer's place. It ends after an hour, is not prolonged, and says in every token whose it is. */
export async function redeemLoginLink(
  services: AuthServices,
  loginToken: string,
  caller: Caller,
): Promise<IssuedTokens> {
  return services.db.transaction().execute(async (db) => {
    const link = await useLoginLink(db, hashRefreshToken(loginToken));
    if (!link) throw new AuthRefusal(401, 'INVALID_TOKEN', 'The link was used before, or has expired.');
    const { customer_id, created_by } = link;
    services.log.warn({ customerId: customer_id, actingBy: created_by }, 'signed in as a customer');
    return startSession({ ...services, db }, customer_id, AUTH.actingSeconds, caller, created_by);
  });
}
