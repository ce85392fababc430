import { networkOf } from '#backend/features/rate-limit/network-of.ts';
import type { RateLimit } from '#backend/features/rate-limit/rate-limiter.ts';
import { keyedHash } from './auth-keys.ts';
import { AuthRefusal } from './auth-refusal.ts';
import type { AuthServices } from './auth-services.ts';
import { hasSignedInFrom } from './session.queries.ts';

/** Many passwords for many accounts from one place. */
const perAddress: RateLimit = { burst: 30, secondsEach: 10 };
/** Somebody at one place who guesses at one account, or has forgotten the password. */
const perAccountAndAddress: RateLimit = { burst: 8, secondsEach: 30 };
/** Guesses at one account from many places. */
const perAccount: RateLimit = { burst: 30, secondsEach: 60 };
const registrations: RateLimit = { burst: 10, secondsEach: 60 };

/**
 * Lets an attempt to sign in pass, or refuses it for a while. No account is ever locked: guesses from all over the world
 * use up what strangers may do with it, but never what its owner may do from where they have signed in before.
 * Answers what to call when the password was right, so that only wrong ones count.
 */
export async function passAttempt(
  { db, keys, limiter }: AuthServices,
  username: string,
  address: string,
): Promise<() => Promise<void>> {
  const network = networkOf(address);
  const limits: [key: string, limit: RateLimit][] = [
    [`sign-in from ${network}`, perAddress],
    [`sign-in from ${network} to ${username}`, perAccountAndAddress],
    [`sign-in to ${username}`, perAccount],
  ];
  const taken: typeof limits = [];
  for (const [key, limit] of limits) {
    const wait = await limiter.take(key, limit);
    if (wait === 0) {
      taken.push([key, limit]);
      continue;
    }
    const isOwnersPlace =
      limit === perAccount && (await hasSignedInFrom(db, username, keyedHash(keys.address, network)));
    if (!isOwnersPlace) throw tooMany(wait);
  }
  return async () => {
    for (const [key, limit] of taken) await limiter.giveBack(key, limit);
  };
}

export async function passRegistration({ limiter }: AuthServices, address: string): Promise<void> {
  const wait = await limiter.take(`register from ${networkOf(address)}`, registrations);
  if (wait > 0) throw tooMany(wait);
}

function tooMany(wait: number): AuthRefusal {
  return new AuthRefusal(429, 'LIMIT_EXCEEDED', 'Too many attempts. Wait a while and try again.', wait);
}
