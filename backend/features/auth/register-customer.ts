import { isEmailAddress } from '#contract/email-address.ts';
import { passRegistration } from './attempt-limits.ts';
import { AuthRefusal } from './auth-refusal.ts';
import type { AuthServices, Caller, IssuedTokens } from './auth-services.ts';
import { insertCustomer, isBlocked } from './credential.queries.ts';
import { hashPassword } from './password-hash.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import type { SignIn } from './sign-in.ts';
import { startSession } from './start-session.ts';

/**
 * A new account, signed in at once. That an address has one already is told (§8): shoppers must know what to do. Of one that
 * is blocked the same is said: that it is blocked is told only to who has proved to be the one.
 */
export async function registerCustomer(
  services: AuthServices,
  { username, password, lifetimeSeconds }: SignIn,
  caller: Caller,
): Promise<IssuedTokens> {
  if (!isEmailAddress(username))
    throw new AuthRefusal(400, 'BAD_INPUT', 'The username must be an e-mail address.');
  await passRegistration(services, caller.address);
  await refuseCommonPassword(password, username);
  const password_hash = await hashPassword(password);
  return services.db.transaction().execute(async (db) => {
    const isTaken = await isBlocked(db, username);
    const customerId = isTaken ? undefined : await insertCustomer(db, { email: username, password_hash });
    if (customerId === undefined)
      throw new AuthRefusal(409, 'ACCOUNT_EXISTS', 'An account already exists for this address.');
    return startSession({ ...services, db }, customerId, lifetimeSeconds, caller);
  });
}
