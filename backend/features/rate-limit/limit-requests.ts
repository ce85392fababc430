import { ShopError } from '#backend/graphql/errors.ts';
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

function tooManyAttempts(waitSeconds: number, action = 'other'): RejectedRequestError {
  rateLimitRejections.publish({ action, result: 'rejected' });
  return new RejectedRequestError(429, 'RATE_LIMITED', tooManyAttemptsMessage, waitSeconds);
}

/** The response to a visitor above a limit of `limit-visitors.ts`, for routes other than GraphQL. Other errors are returned unchanged. */
export function rejectionOf(error: unknown): unknown {
  if (!(error instanceof ShopError)) return error;
  const { code, retryAfterSeconds, ...task } = error.extensions;
  if (code !== 'RATE_LIMITED' && code !== 'PROOF_OF_WORK_REQUIRED') return error;
  return new RejectedRequestError(429, code, error.message, Number(retryAfterSeconds), task);
}

/** The key for all actions of one kind from one network. */
export function networkKey(action: string, address = 'unknown'): string {
  return `${action} from ${networkOf(address)}`;
}
