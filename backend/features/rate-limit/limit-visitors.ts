import type { LimitedAction } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { rateLimitRejections } from '#contract/diagnostics/channels.ts';
import { networkKey, tooManyAttemptsMessage } from './limit-requests.ts';
import type { RateLimit, RateLimiter } from './rate-limiter.ts';

interface VisitorLimit extends RateLimit {
  /** Counted for all networks together. */
  isGlobal?: true;
  /** Counted in the database, for all processes together. */
  isShared?: true;
}

/** Per network, which may be an office or a school: high enough for people, low enough to stop programs. */
// biome-ignore format: a table, one row per action.
export const visitorLimits: Record<LimitedAction, VisitorLimit> = {
  // Only wrong codes count. Codes worth guessing have at least eight characters; this allows about 3,000 guesses a day.
  'promo-code':       { limit: 20,  windowSeconds: 10 * 60 },
  // Wrong codes of gift cards from all networks together, with a right check character: people mistype less than this.
  'gift-card-code':   { limit: 600, windowSeconds: 60 * 60, isGlobal: true },
  // Gift cards for other recipients that are added to a cart.
  'gift-card':        { limit: 30,  windowSeconds: 30 * 60 },
  // The search box sends a few requests a second while the visitor types.
  search:             { limit: 300, windowSeconds: 60 },
  // The next five may each send a mail.
  'stock-alert':      { limit: 20,  windowSeconds: 20 * 60 },
  'password-reset':   { limit: 20,  windowSeconds: 20 * 60 },
  'email-verification': { limit: 20, windowSeconds: 20 * 60 },
  'public-form':      { limit: 20,  windowSeconds: 20 * 60 },
  newsletter:         { limit: 20,  windowSeconds: 20 * 60 },
  // Edits of a review that awaits moderation count too.
  review:             { limit: 30,  windowSeconds: 30 * 60 },
  // Readers vote for a few reviews of a book at a time.
  'review-vote':      { limit: 30,  windowSeconds: 30 * 60 },
  // The response reveals which customers are blocked. A payment iframe validates once or twice a purchase.
  'order-validation': { limit: 60,  windowSeconds: 5 * 60 },
  // Each one is a request to the register, which limits them too.
  'vat-number':       { limit: 20,  windowSeconds: 20 * 60 },
  // A visitor has one cart.
  cart:               { limit: 120, windowSeconds: 10 * 60, isShared: true },
  // The form is saved while the visitor types.
  checkout:           { limit: 600, windowSeconds: 10 * 60 },
  // The next two reserve stock. Purchases are repeated after a declined card.
  order:              { limit: 60,  windowSeconds: 10 * 60, isShared: true },
  'order-of-email':   { limit: 20,  windowSeconds: 10 * 60, isShared: true },
};

type LimitVisitor = (
  action: LimitedAction,
  address: string | undefined,
  subject?: string,
) => Promise<() => Promise<void>>;

/** Calls without an address come from this process, on behalf of no visitor, and are not limited. */
export function createVisitorLimits(own: RateLimiter, shared: RateLimiter): LimitVisitor {
  return async (action, address, subject) => {
    if (address === undefined) return async () => undefined;
    const limit = visitorLimits[action];
    const limiter = limit.isShared ? shared : own;
    const key =
      subject !== undefined
        ? `${action} ${subject}`
        : limit.isGlobal
          ? `${action} from everywhere`
          : networkKey(action, address);
    const retryAfterSeconds = await limiter.take(key, limit);
    if (retryAfterSeconds > 0) {
      rateLimitRejections.publish({ action });
      throw new ShopError('RATE_LIMITED', tooManyAttemptsMessage, { retryAfterSeconds });
    }
    return () => limiter.giveBack(key, limit);
  };
}
