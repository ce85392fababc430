import { ShopError } from '#backend/graphql/errors.ts';
import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';
import { rateLimitRejections } from '#contract/diagnostics/channels.ts';
import { networkOf } from '#contract/http/network-of.ts';
import type { RateLimit, RateLimiter } from './rate-limiter.ts';

/** Limits of requests other than GraphQL. All processes count together. */
// biome-ignore format: a table, one row per action.
export const requestLimits = {
  // The next two send mails to the shop. A whole school may share a network.
  'content-form':         { limit: 10,  windowSeconds: 10 * 60 },
  // A person has to read the mails.
  'content-form-of-page': { limit: 100, windowSeconds: 50 * 60 },
  // Prevents clients from trying out order numbers and e-mail addresses.
  'order-request':        { limit: 20,  windowSeconds: 10 * 60 },
  // Each row is stored for years.
  consent:                { limit: 60,  windowSeconds: 20 * 60 },
} satisfies Record<string, RateLimit>;

type LimitedRequest = keyof typeof requestLimits;

/** Counts a request of a network, or of a subject such as a form, and rejects it when there were too many. */
export function limitRequest(
  limiter: RateLimiter,
  action: LimitedRequest,
  by: { address: string | undefined } | { subject: string },
): Promise<void> {
  const key = 'subject' in by ? `${action} ${by.subject}` : networkKey(action, by.address);
  return limitByKey(limiter, key, requestLimits[action]);
}

export const tooManyAttemptsMessage = 'Too many attempts. Wait a while and try again.';

/** Counts a request under a key, and rejects it when there were too many. */
export async function limitByKey(limiter: RateLimiter, key: string, rateLimit: RateLimit): Promise<void> {
  const waitSeconds = await limiter.take(key, rateLimit);
  // Keys begin with the action; the rest of a key identifies a visitor, a form or a client.
  if (waitSeconds > 0) throw countRejection(waitSeconds, /^[\w-]+/.exec(key)?.[0]);
}

/** Counts the rejection for monitors, and returns the error. */
function countRejection(waitSeconds: number, action = 'other'): RejectedRequestError {
  rateLimitRejections.publish({ action, result: 'rejected' });
  return new RejectedRequestError(429, 'RATE_LIMITED', tooManyAttemptsMessage, waitSeconds);
}

/** Converts the error of a limit in `limit-visitors.ts` for routes other than GraphQL. Returns other errors unchanged. */
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
