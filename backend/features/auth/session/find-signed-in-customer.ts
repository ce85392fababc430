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
  // PostgreSQL throws an error for an id that is not a UUID.
  if (!sessionId || !/^[\da-f-]{36}$/.test(sessionId)) return undefined;
  return findCustomerOfSession(db, sessionId);
}

/** Loads the customer of a stored session id, without a token. Undefined if the session has ended since. */
export function findSessionCustomer(
  db: AuthServices['db'],
  sessionId: string,
): Promise<SignedInCustomer | undefined> {
  return findCustomerOfSession(db, sessionId);
}
