import type { Database } from '#backend/database/connection.ts';
import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';
import type { AuthServices, Caller } from '../auth-services.ts';
import { type Credentials, findCredentials, isBlocked } from '../credential.queries.ts';
import { limitSignIn } from './limit-sign-in.ts';
import { verifyPassword } from './password-hash.ts';

/**
 * Finds the customer with this e-mail address and password. Error and response time are the same for an unknown address
 * and a wrong password, so that accounts cannot be enumerated: a password hash is compared in any case.
 */
export async function checkPassword(
  services: AuthServices,
  username: string,
  password: string,
  caller: Caller,
): Promise<Credentials & { password_hash: string }> {
  const giveBackAttempt = await limitSignIn(services, username, caller);
  const found = await findCredentials(services.db, username);
  const isRight = await verifyPassword(password, found?.password_hash);
  if (!isRight || !found?.password_hash) throw wrongCredentialsError();
  await giveBackAttempt();
  await rejectBlockedCustomer(services.db, username);
  return { ...found, password_hash: found.password_hash };
}

/** Call only after the password was verified: the error reveals that the account is blocked. */
async function rejectBlockedCustomer(db: Database, email: string): Promise<void> {
  if (await isBlocked(db, email))
    throw new RejectedRequestError(403, 'CUSTOMER_BLOCKED', 'This account is closed. Ask customer service.');
}

export function wrongCredentialsError(): RejectedRequestError {
  return new RejectedRequestError(401, 'WRONG_CREDENTIALS', 'Wrong email or password.');
}
