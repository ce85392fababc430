import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';
import { rateLimitRejections } from '#contract/diagnostics/channels.ts';
import { networkOf } from '#contract/http/network-of.ts';
import type { RateLimit, RateLimiter } from './rate-limiter.ts';

export const tooManyAttemptsMessage = 'Too many attempts. Wait a while and try again.';

/** Counts a request under a key, and rejects it when there were too many. */
export async function limitRequests(limiter: RateLimiter, key: string, rateLimit: RateLimit): Promise<void> {
  const waitSeconds = await limiter.take(key, rateLimit);
  // Keys begin with the action; the rest of a key identifies a visitor, a form or a client.
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds, /^[\w-]+/.exec(key)?.[0]);
}

export function tooManyAttempts(waitSeconds: number, action = 'other'): RejectedRequestError {
  rateLimitRejections.publish({ action });
  return new RejectedRequestError(429, 'RATE_LIMITED', tooManyAttemptsMessage, waitSeconds);
}

/** The key for all actions of one kind from one network. */
export function networkKey(action: string, address = 'unknown'): string {
  return `${action} from ${networkOf(address)}`;
}
