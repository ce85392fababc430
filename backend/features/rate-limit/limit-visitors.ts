import type { LimitedAction, LimitedVisitor } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { rateLimitRejections } from '#contract/diagnostics/channels.ts';
import { networkOf } from '#contract/http/network-of.ts';
import { PROOF_OF_WORK_HEADER } from '#contract/http/proof-of-work.ts';
import { networkKey, tooManyAttemptsMessage } from './limit-requests.ts';
import { createProofOfWork } from './proof-of-work.ts';
import type { RateLimit, RateLimiter } from './rate-limiter.ts';

interface VisitorLimit extends RateLimit {
  /** Counted for all networks together. */
  isGlobal?: true;
  /** Counted in the database, for all processes together. */
  isShared?: true;
  /** Above the limit, clients that solve a task are accepted: a university, for example, is one network of many visitors. */
  acceptsProofOfWork?: true;
}

/** Difficulties of the tasks above a limit, in bits. Each is for as many actions as the limit; then they are rejected. */
const difficulties = [15, 17, 19];

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
  cart:               { limit: 120, windowSeconds: 10 * 60, isShared: true, acceptsProofOfWork: true },
  // The form is saved while the visitor types.
  checkout:           { limit: 600, windowSeconds: 10 * 60, acceptsProofOfWork: true },
  // The next two reserve stock. Purchases are repeated after a declined card.
  order:              { limit: 60,  windowSeconds: 10 * 60, isShared: true, acceptsProofOfWork: true },
  'order-of-email':   { limit: 20,  windowSeconds: 10 * 60, isShared: true },
};

type GiveBack = () => Promise<void>;
type LimitVisitor = (action: LimitedAction, visitor: LimitedVisitor, subject?: string) => Promise<GiveBack>;

interface VisitorLimiters {
  /** Counts in this process, or in Redis. */
  own: RateLimiter;
  /** Counts for all processes together. */
  shared: RateLimiter;
  sign: (text: string) => string;
}

/** Calls without an address come from this process, on behalf of no visitor, and are not limited. */
export function createVisitorLimits({ own, shared, sign }: VisitorLimiters): LimitVisitor {
  const { createTask, verify } = createProofOfWork(sign);
  const isFirstUse = async (task: string) => (await shared.take(`proof of work ${task}`, singleUse)) === 0;

  return async (action, { address, proofOfWork }, subject) => {
    if (address === undefined) return async () => undefined;
    const limit = visitorLimits[action];
    const limiter = limit.isShared ? shared : own;
    const key = keyOf(action, address, subject);
    const retryAfterSeconds = await limiter.take(key, limit);
    if (retryAfterSeconds === 0) return () => limiter.giveBack(key, limit);
    const next = limit.acceptsProofOfWork && (await takeWithDifficulty(limiter, key, limit));
    if (!next) {
      rateLimitRejections.publish({ action });
      throw new ShopError('RATE_LIMITED', tooManyAttemptsMessage, { retryAfterSeconds });
    }

    const purpose = { action, network: networkOf(address) };
    const solved = proofOfWork === undefined ? undefined : verify(proofOfWork, purpose);
    if (solved && solved.difficulty >= next.difficulty && (await isFirstUse(solved.task)))
      return next.giveBack;
    await next.giveBack();
    throw new ShopError('PROOF_OF_WORK_REQUIRED', taskMessage, {
      ...createTask(purpose, next.difficulty),
      retryAfterSeconds,
    });
  };
}

/** Longer than a task is valid. */
const singleUse: RateLimit = { limit: 1, windowSeconds: 10 * 60 };
const taskMessage = `Too many attempts. Solve the task and repeat the request with ${PROOF_OF_WORK_HEADER}, or wait a while.`;

function keyOf(action: LimitedAction, address: string, subject: string | undefined): string {
  if (subject !== undefined) return `${action} ${subject}`;
  return visitorLimits[action].isGlobal ? `${action} from everywhere` : networkKey(action, address);
}

/** Counts an action above the limit, with the least difficulty that has room. */
async function takeWithDifficulty(
  limiter: RateLimiter,
  key: string,
  limit: RateLimit,
): Promise<{ difficulty: number; giveBack: GiveBack } | undefined> {
  for (const difficulty of difficulties) {
    const keyOfDifficulty = `${key}, difficulty ${difficulty}`;
    if ((await limiter.take(keyOfDifficulty, limit)) === 0)
      return { difficulty, giveBack: () => limiter.giveBack(keyOfDifficulty, limit) };
  }
  return undefined;
}
