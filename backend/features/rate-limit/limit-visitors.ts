import type { LimitedAction } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { networkOf } from './network-of.ts';
import type { RateLimit, RateLimiter } from './rate-limiter.ts';

/** Of one network, behind which there may be an office or a school. People do not come near; programs do. */
export const visitorLimits: Record<LimitedAction, RateLimit> = {
  /** Wrong ones. A code that is worth guessing has at least eight letters, of which this tries 3,000 a day. */
  'promo-code': { burst: 20, secondsEach: 30 },
  /** Whoever types in the search box asks a few times a second, for a few seconds. */
  search: { burst: 300, secondsEach: 0.2 },
  /** Each may become a mail to somebody. */
  'stock-alert': { burst: 20, secondsEach: 60 },
  'password-reset': { burst: 20, secondsEach: 60 },
  newsletter: { burst: 20, secondsEach: 60 },
  /** Also those that are written anew while they wait. */
  review: { burst: 30, secondsEach: 60 },
  /** It says who is not sold to; a frame asks once or twice a purchase. */
  'order-validation': { burst: 60, secondsEach: 5 },
};

export type LimitVisitor = (
  action: LimitedAction,
  address: string | undefined,
) => Promise<() => Promise<void>>;

/** Whoever asks in this process without an address asks for nobody in particular, and is not limited. */
export function createVisitorLimits(limiter: RateLimiter): LimitVisitor {
  return async (action, address) => {
    if (address === undefined) return async () => undefined;
    const limit = visitorLimits[action];
    const key = `${action} from ${networkOf(address)}`;
    const retryAfterSeconds = await limiter.take(key, limit);
    if (retryAfterSeconds > 0)
      throw new ShopError('LIMIT_EXCEEDED', 'Too many attempts. Wait a while and try again.', {
        retryAfterSeconds,
      });
    return () => limiter.giveBack(key, limit);
  };
}
