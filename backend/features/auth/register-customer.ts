import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';
import { isEmailAddress } from '#contract/customer/email-address.ts';
import type { AuthServices, Caller, IssuedTokens } from './auth-services.ts';
import { insertCustomer, isBlocked } from './credential.queries.ts';
import { hasGuestOrders } from './email-verification/email-verification.queries.ts';
import { mailVerification } from './email-verification/mail-verification.ts';
import { findMailScope } from './password/find-mail-scope.ts';
import { hashPassword } from './password/password-hash.ts';
import { rejectCommonPassword } from './password/reject-common-password.ts';
import type { SignInInput } from './session/sign-in.ts';
import { startSession } from './session/start-session.ts';

/**
 * Creates an account and signs the customer in. The error reveals that an address already has an account, because shoppers
 * need to know (§8). A blocked address gets the same error: only a customer with the right password may learn of the block.
 * Guest orders of the address are added to the account after a mailed link has verified the address.
 */
export async function registerCustomer(
  services: AuthServices,
  { username, password, lifetimeSeconds }: SignInInput,
  caller: Caller,
): Promise<IssuedTokens> {
  if (!isEmailAddress(username))
    throw new RejectedRequestError(400, 'BAD_INPUT', 'The username must be an e-mail address.');
  await services.limitVisitor(
    { visitor: caller, proofOfWork: caller.proofOfWork },
    { action: 'registration' },
  );
  await rejectCommonPassword(password, username);
  const password_hash = await hashPassword(password);
  return services.db.transaction().execute(async (db) => {
    const isAddressBlocked = await isBlocked(db, username);
    const customerId = isAddressBlocked
      ? undefined
      : await insertCustomer(db, { email: username, password_hash });
    if (customerId === undefined)
      throw new RejectedRequestError(409, 'ACCOUNT_EXISTS', 'An account already exists for this address.');
    if (await hasGuestOrders(db, username))
      await mailVerification(
        db,
        { customerId, email: username },
        await findMailScope({ ...services, db }, customerId, caller.languages),
      );
    return startSession({ ...services, db }, { customerId, lifetimeSeconds }, caller);
  });
}
