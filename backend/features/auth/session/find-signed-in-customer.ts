import type { SignedInCustomer } from '#backend/graphql/context.ts';
import type { AuthServices } from '../auth-services.ts';
import { verifyAccessToken } from './access-token.ts';
import { findCustomerOfSession } from './session.queries.ts';

/**
 * Loads the customer of an access token. The database is queried every time, so that an ended session is rejected
 * immediately in every process, not only when the token expires.
 */
export async function findSignedInCustomer(
  { db, keys }: Pick<AuthServices, 'db' | 'keys'>,
  token: string,
): Promise<SignedInCustomer | undefined> {
  const sessionId = await verifyAccessToken(keys, token);
  return sessionId && /^[\da-f-]{36}$/.test(sessionId) ? findCustomerOfSession(db, sessionId) : undefined;
}

/** The customer of a session that a customer's own request has started something in. */
export function findCustomerBySession(
  db: AuthServices['db'],
  sessionId: string,
): Promise<SignedInCustomer | undefined> {
  return findCustomerOfSession(db, sessionId);
}
