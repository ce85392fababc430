import { randomUUID } from 'node:crypto';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import type { AuthServices, Caller, IssuedTokens } from './auth-services.ts';
import { checkPassword, wrongCredentials } from './check-password.ts';
import { replacePasswordHash } from './credential.queries.ts';
import { findMailPlace } from './find-mail-place.ts';
import { hashPassword } from './password-hash.ts';
import { forgetResetsOf } from './password-reset.queries.ts';
import { hashRefreshToken } from './refresh-token.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { endSessionsOfCustomer, findSessionOfRefreshToken } from './session.queries.ts';
import type { SignIn } from './sign-in.ts';
import { startSession } from './start-session.ts';

interface PasswordChange extends SignIn {
  newPassword: string;
  /** Of the session that the customer is in, which says how long to remember them. */
  refreshToken: string | undefined;
}

/**
 * Whoever knew the old password is signed out everywhere, keys that were mailed before are worth nothing, and the customer
 * is told by mail; the one who changed it goes on in a session of its own.
 */
export async function changePassword(
  services: AuthServices,
  { username, password, newPassword, lifetimeSeconds, refreshToken }: PasswordChange,
  caller: Caller,
): Promise<IssuedTokens> {
  const credentials = await checkPassword(services, username, password, caller.address);
  await refuseCommonPassword(newPassword, username);
  const newHash = await hashPassword(newPassword);
  return services.db.transaction().execute(async (db) => {
    const current = refreshToken && (await findSessionOfRefreshToken(db, hashRefreshToken(refreshToken)));
    const isOwn = current && current.customer_id === credentials.customer_id;
    if (!(await replacePasswordHash(db, credentials, newHash))) throw wrongCredentials();
    await forgetResetsOf(db, credentials.customer_id);
    await endSessionsOfCustomer(db, credentials.customer_id);
    await enqueueMail(db, {
      kind: 'password-changed',
      to: username,
      ...(await findMailPlace(db, credentials.customer_id, caller.languages)),
      dedupeKey: `password-changed:${randomUUID()}`,
      payload: { changedAt: new Date().toISOString(), isStillSignedIn: true },
    });
    const lifetime = isOwn ? current.lifetime_seconds : lifetimeSeconds;
    return startSession({ ...services, db }, credentials.customer_id, lifetime, caller);
  });
}
