import { networkOf } from '#contract/http/network-of.ts';
import { keyedHash } from '../auth-keys.ts';
import type { AuthServices, Caller } from '../auth-services.ts';
import { hasSignedInFrom } from '../session/session.queries.ts';

/**
 * Counts an attempt to sign in and throws when there were too many. No account is ever locked: the limit per account does
 * not apply to networks from which the owner has signed in before. Returns a function that gives the attempt back; call it
 * when the password was right, so that only wrong passwords count.
 */
export function limitSignIn(
  { db, keys, limitVisitor }: AuthServices,
  username: string,
  caller: Pick<Caller, 'address' | 'proofOfWork'>,
): Promise<() => Promise<void>> {
  const network = networkOf(caller.address);
  return limitVisitor(
    { visitor: caller, proofOfWork: caller.proofOfWork },
    { action: 'sign-in' },
    { action: 'sign-in-of-account-in-network', subject: `${username} from ${network}` },
    {
      action: 'sign-in-of-account',
      subject: username,
      isExempt: () => hasSignedInFrom(db, username, keyedHash(keys.address, network)),
    },
  );
}
