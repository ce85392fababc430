import type { AuthServices, Caller, IssuedTokens } from '../auth-services.ts';
import { lockPasswordHash, replacePasswordHash } from '../credential.queries.ts';
import { checkPassword, wrongCredentialsError } from '../password/check-password.ts';
import { hashPassword, isOutdatedHash } from '../password/password-hash.ts';
import { startSession } from './start-session.ts';

export interface SignInInput {
  username: string;
  /** The digest of the password, which the client computes. */
  password: string;
  lifetimeSeconds: number;
}

export async function signIn(
  services: AuthServices,
  { username, password, lifetimeSeconds }: SignInInput,
  caller: Caller,
): Promise<IssuedTokens> {
  const credentials = await checkPassword(services, username, password, caller);
  const isOutdated = isOutdatedHash(credentials.password_hash);
  const newHash = isOutdated ? await hashPassword(password) : undefined;
  return services.db.transaction().execute(async (db) => {
    // A concurrent password change ends all sessions. Without the lock this new session would survive it.
    const isUnchanged = newHash
      ? await replacePasswordHash(db, credentials, newHash)
      : await lockPasswordHash(db, credentials);
    if (!isUnchanged) throw wrongCredentialsError();
    return startSession(
      { ...services, db },
      { customerId: credentials.customer_id, lifetimeSeconds },
      caller,
    );
  });
}
