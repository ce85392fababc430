import { limitRequests, networkKey, tooManyAttempts } from '#backend/features/rate-limit/limit-requests.ts';
import type { RateLimit } from '#backend/features/rate-limit/rate-limiter.ts';
import { networkOf } from '#contract/http/network-of.ts';
import { keyedHash } from '../auth-keys.ts';
import type { AuthServices } from '../auth-services.ts';
import { hasSignedInFrom } from '../session/session.queries.ts';

// biome-ignore format: a table, one row per limit.
const limits = {
  // Credential stuffing: many accounts from one network.
  signInPerNetwork:           { limit: 30, windowSeconds: 5 * 60 },
  // Guesses at one account from one network, or a forgotten password.
  signInPerAccountAndNetwork: { limit: 8,  windowSeconds: 4 * 60 },
  // Guesses at one account from many networks.
  signInPerAccount:           { limit: 30, windowSeconds: 30 * 60 },
  registrationPerNetwork:     { limit: 10, windowSeconds: 10 * 60 },
} satisfies Record<string, RateLimit>;

/**
 * Counts an attempt to sign in and throws when there were too many. No account is ever locked: the limit per account does
 * not apply to networks from which the owner has signed in before. Returns a function that takes the attempt back; call it
 * when the password was right, so that only wrong passwords count.
 */
export async function limitSignIn(
  { db, keys, limiter }: AuthServices,
  username: string,
  address: string,
): Promise<() => Promise<void>> {
  const network = networkOf(address);
  const checks: [key: string, limit: RateLimit][] = [
    [`sign-in from ${network}`, limits.signInPerNetwork],
    [`sign-in from ${network} to ${username}`, limits.signInPerAccountAndNetwork],
    [`sign-in to ${username}`, limits.signInPerAccount],
  ];
  const taken: typeof checks = [];
  for (const [key, limit] of checks) {
    const waitSeconds = await limiter.take(key, limit);
    if (waitSeconds === 0) {
      taken.push([key, limit]);
      continue;
    }
    const isOwnersNetwork =
      limit === limits.signInPerAccount &&
      (await hasSignedInFrom(db, username, keyedHash(keys.address, network)));
    if (!isOwnersNetwork) throw tooManyAttempts(waitSeconds, 'sign-in');
  }
  return async () => {
    for (const [key, limit] of taken) await limiter.giveBack(key, limit);
  };
}

export async function limitRegistration({ limiter }: AuthServices, address: string): Promise<void> {
  await limitRequests(limiter, networkKey('register', address), limits.registrationPerNetwork);
}
