import type { AuthServices, Caller, IssuedTokens } from './auth-services.ts';
import { checkPassword, wrongCredentials } from './check-password.ts';
import { holdPassword, replacePasswordHash } from './credential.queries.ts';
import { hashPassword, isOutdatedHash } from './password-hash.ts';
import { startSession } from './start-session.ts';

export interface SignIn {
  username: string;
  password: string;
  lifetimeSeconds: number;
}

export async function signIn(
  services: AuthServices,
  { username, password, lifetimeSeconds }: SignIn,
  caller: Caller,
): Promise<IssuedTokens> {
  const credentials = await checkPassword(services, username, password, caller.address);
  const isOutdated = isOutdatedHash(credentials.password_hash);
  const newHash = isOutdated ? await hashPassword(password) : undefined;
  return services.db.transaction().execute(async (db) => {
    // A password that is changed at this moment ends all sessions, and this one would escape it.
    const isStillRight = newHash
      ? await replacePasswordHash(db, credentials, newHash)
      : await holdPassword(db, credentials);
    if (!isStillRight) throw wrongCredentials();
    return startSession({ ...services, db }, credentials.customer_id, lifetimeSeconds, caller);
  });
}
