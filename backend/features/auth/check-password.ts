import type { Database } from '#backend/database/connection.ts';
import { passAttempt } from './attempt-limits.ts';
import { AuthRefusal } from './auth-refusal.ts';
import type { AuthServices } from './auth-services.ts';
import { type Credentials, findCredentials, isBlocked } from './credential.queries.ts';
import { isPassword } from './password-hash.ts';

/**
 * The customer whose address and password these are. Whether the address or the password was wrong is told neither by the
 * words nor by the time: a password is compared in any case.
 */
export async function checkPassword(
  services: AuthServices,
  username: string,
  password: string,
  address: string,
): Promise<Credentials & { password_hash: string }> {
  const forgive = await passAttempt(services, username, address);
  const found = await findCredentials(services.db, username);
  const isRight = await isPassword(password, found?.password_hash);
  if (!isRight || !found?.password_hash) throw wrongCredentials();
  await forgive();
  await refuseBlocked(services.db, username);
  return { ...found, password_hash: found.password_hash };
}

/** Told to whoever has proved to be the one, and to nobody else. */
export async function refuseBlocked(db: Database, email: string): Promise<void> {
  if (await isBlocked(db, email))
    throw new AuthRefusal(403, 'CUSTOMER_BLOCKED', 'This account is closed. Ask customer service.');
}

export function wrongCredentials(): AuthRefusal {
  return new AuthRefusal(401, 'WRONG_CREDENTIALS', 'Wrong email or password.');
}
