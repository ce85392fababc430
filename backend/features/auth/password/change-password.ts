import { randomUUID } from 'node:crypto';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import type { AuthServices, Caller, IssuedTokens } from '../auth-services.ts';
import { replacePasswordHash } from '../credential.queries.ts';
import { deleteResetsOfCustomer } from '../password-reset/password-reset.queries.ts';
import { hashSecretToken } from '../secret-token.ts';
import { endSessionsOfCustomer, findSessionOfRefreshToken } from '../session/session.queries.ts';
import type { SignInInput } from '../session/sign-in.ts';
import { startSession } from '../session/start-session.ts';
import { checkPassword, wrongCredentialsError } from './check-password.ts';
import { findMailScope } from './find-mail-scope.ts';
import { hashPassword } from './password-hash.ts';
import { rejectCommonPassword } from './reject-common-password.ts';

interface PasswordChange extends SignInInput {
  newPassword: string;
  /** The token of the current session, whose lifetime the new session inherits. */
  refreshToken: string | undefined;
}

/**
 * Sets a new password, ends all sessions, deletes pending reset keys and notifies the customer by mail. The caller gets a
 * new session.
 */
export async function changePassword(
  services: AuthServices,
  { username, password, newPassword, lifetimeSeconds, refreshToken }: PasswordChange,
  caller: Caller,
): Promise<IssuedTokens> {
  const credentials = await checkPassword(services, username, password, caller);
  await rejectCommonPassword(newPassword, username);
  const newHash = await hashPassword(newPassword);
  return services.db.transaction().execute(async (db) => {
    const current = refreshToken && (await findSessionOfRefreshToken(db, hashSecretToken(refreshToken)));
    const isSameCustomer = current && current.customer_id === credentials.customer_id;
    if (!(await replacePasswordHash(db, credentials, newHash))) throw wrongCredentialsError();
    await deleteResetsOfCustomer(db, credentials.customer_id);
    await endSessionsOfCustomer(db, credentials.customer_id);
    await enqueueMail(db, {
      kind: 'password-changed',
      to: username,
      ...(await findMailScope({ ...services, db }, credentials.customer_id, caller.languages)),
      dedupeKey: `password-changed:${randomUUID()}`,
      payload: { changedAt: new Date().toISOString(), isStillSignedIn: true },
    });
    const session = {
      customerId: credentials.customer_id,
      lifetimeSeconds: isSameCustomer ? current.lifetime_seconds : lifetimeSeconds,
    };
    return startSession({ ...services, db }, session, caller);
  });
}
