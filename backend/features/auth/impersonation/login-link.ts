import type { Database } from '#backend/database/connection.ts';
import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';
import { AUTH } from '#contract/auth.ts';
import type { AuthServices, Caller, IssuedTokens } from '../auth-services.ts';
import { findCredentials, isBlocked } from '../credential.queries.ts';
import { createSecretToken, hashSecretToken } from '../secret-token.ts';
import { startSession } from '../session/start-session.ts';
import { consumeLoginLink, insertLoginLink } from './login-link.queries.ts';

type LoginLink = { kind: 'created'; loginToken: string } | { kind: 'unknown' } | { kind: 'blocked' };

/** Creates a single-use token with which staff can impersonate a customer. It expires after `AUTH.loginLinkSeconds`. */
export async function createLoginLink(db: Database, email: string, createdBy: string): Promise<LoginLink> {
  const customer = await findCredentials(db, email);
  if (!customer) return { kind: 'unknown' };
  if (await isBlocked(db, email)) return { kind: 'blocked' };
  const loginToken = createSecretToken();
  const link = {
    token_hash: hashSecretToken(loginToken),
    customer_id: customer.customer_id,
    created_by: createdBy,
  };
  await insertLoginLink(db, link, AUTH.loginLinkSeconds);
  return { kind: 'created', loginToken };
}

/** Starts an impersonation session. It ends after an hour and is not extended; its tokens name the member of staff. */
export async function redeemLoginLink(
  services: AuthServices,
  loginToken: string,
  caller: Caller,
): Promise<IssuedTokens> {
  return services.db.transaction().execute(async (db) => {
    const link = await consumeLoginLink(db, hashSecretToken(loginToken));
    if (!link)
      throw new RejectedRequestError(401, 'INVALID_TOKEN', 'The link was used before, or has expired.');
    const { customer_id: customerId, created_by: impersonatedBy } = link;
    services.log.warn({ customerId, impersonatedBy }, 'impersonation session started');
    const session = { customerId, lifetimeSeconds: AUTH.impersonationSeconds, impersonatedBy };
    return startSession({ ...services, db }, session, caller);
  });
}
