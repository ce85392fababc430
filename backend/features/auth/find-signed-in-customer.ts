import type { SignedInCustomer } from '#backend/graphql/context.ts';
import { sessionOfToken } from './access-token.ts';
import type { AuthServices } from './auth-services.ts';
import { findCustomerOfSession } from './session.queries.ts';

/**
 * Who sent an access token, as the database has them now. It is asked every time: a session that was ended is over at
 * once, in every process, and not only when the token expires.
 */
export async function findSignedInCustomer(
  { db, keys }: Pick<AuthServices, 'db' | 'keys'>,
  token: string,
): Promise<SignedInCustomer | undefined> {
  const sessionId = await sessionOfToken(keys, token);
  return sessionId && /^[\da-f-]{36}$/.test(sessionId) ? findCustomerOfSession(db, sessionId) : undefined;
}
