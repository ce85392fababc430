import type { LimitCheck, LimitedAction, LimitVisitor, Visitor } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { rateLimitRejections } from '#contract/diagnostics/channels.ts';
import { networkOf } from '#contract/http/network-of.ts';
import { PROOF_OF_WORK_HEADER } from '#contract/http/proof-of-work.ts';
import { tooManyAttemptsMessage } from './limit-requests.ts';
import { createProofOfWork, type TaskPurpose } from './proof-of-work.ts';
import type { RateLimit, RateLimiter } from './rate-limiter.ts';

interface VisitorLimit extends RateLimit {
  /** Counted for all networks together. */
  isGlobal?: true;
  /** Counted in the database, for all processes together. */
  isShared?: true;
  /**
   * Difficulties, in bits, of the tasks that clients can solve above the limit: a university, for example, is one network of many
   * visitors. Each difficulty accepts as many actions as the limit. Above the last difficulty, actions are rejected.
   */
  difficulties?: readonly number[];
}

const difficulties = [15, 17, 19];

/** Per network, which may be an office or a school: high enough for people, low enough to stop programs. */
// biome-ignore format: a table, one row per action.
export const visitorLimits: Record<LimitedAction, VisitorLimit> = {
  // Only wrong codes count. Codes worth guessing have at least eight characters; this allows about 3,000 guesses a day.
  'promo-code':       { limit: 20,  windowSeconds: 10 * 60 },
  // Wrong codes with a correct check character, from all networks together. Customers mistype codes less often than this.
  'gift-card-code':   { limit: 600, windowSeconds: 60 * 60, isGlobal: true },
  // Gift cards for other recipients that are added to a cart.
  'gift-card':        { limit: 30,  windowSeconds: 30 * 60 },
  // The search box sends a few requests a second while the visitor types.
  search:             { limit: 300, windowSeconds: 60 },
  // The next five may each send a mail.
  'stock-alert':      { limit: 20,  windowSeconds: 20 * 60 },
  'password-reset':   { limit: 20,  windowSeconds: 20 * 60, difficulties },
  'email-verification': { limit: 20, windowSeconds: 20 * 60 },
  'public-form':      { limit: 20,  windowSeconds: 20 * 60 },
  newsletter:         { limit: 20,  windowSeconds: 20 * 60 },
  // Edits of a review that awaits moderation count too.
  review:             { limit: 30,  windowSeconds: 30 * 60 },
  // Readers vote for a few reviews of a book at a time.
  'review-vote':      { limit: 30,  windowSeconds: 30 * 60 },
  // The response reveals which customers are blocked. A payment iframe validates once or twice a purchase.
  'order-validation': { limit: 60,  windowSeconds: 5 * 60 },
  // Each action is a request to the register, which has limits of its own.
  'vat-number':       { limit: 20,  windowSeconds: 20 * 60 },
  // A visitor has one cart. Copies count too.
  cart:               { limit: 120, windowSeconds: 10 * 60, isShared: true, difficulties },
  // The form is saved while the visitor types.
  checkout:           { limit: 600, windowSeconds: 10 * 60, isShared: true, difficulties },
  'checkout-of-cart': { limit: 300, windowSeconds: 10 * 60, isShared: true },
  // The next three reserve stock. Purchases are repeated after a declined card.
  order:              { limit: 60,  windowSeconds: 10 * 60, isShared: true, difficulties },
  'order-of-cart':    { limit: 20,  windowSeconds: 10 * 60, isShared: true },
  // A stranger can enter the address of a customer, who must still be able to buy.
  'order-of-email':   { limit: 20,  windowSeconds: 10 * 60, isShared: true, difficulties },
  // Wrong passwords. Credential stuffing: many accounts from one network.
  'sign-in':          { limit: 30,  windowSeconds: 5 * 60, isShared: true, difficulties },
  // Guesses at one account from one network, or a forgotten password. Each further guess helps an attacker more than the owner.
  'sign-in-of-account-in-network': { limit: 8, windowSeconds: 4 * 60, isShared: true, difficulties: [15] },
  // Guesses at one account from many networks.
  'sign-in-of-account': { limit: 30, windowSeconds: 30 * 60, isShared: true, difficulties: [15] },
  registration:       { limit: 10,  windowSeconds: 10 * 60, isShared: true, difficulties },
};

/** Takes back counted actions that turned out to be harmless. */
type GiveBack = () => Promise<void>;

interface CountedAction {
  action: LimitedAction;
  /** How difficult the task is that must be solved; 0 below the limit, infinite if the action is rejected. */
  difficulty: number;
  retryAfterSeconds: number;
  giveBack: GiveBack;
}

interface VisitorLimiters {
  /** Counts in this process, or in Redis. */
  local: RateLimiter;
  /** Counts for all processes together. */
  shared: RateLimiter;
  sign: (text: string) => string;
}

const nothingToGiveBack: GiveBack = async () => undefined;

/** Creates the function behind `context.limit`: it counts actions, and throws if the visitor must wait or solve a task. */
export function createVisitorLimits({ local, shared, sign }: VisitorLimiters): LimitVisitor {
  const { createTask, verify } = createProofOfWork(sign);
  const isFirstUse = async (task: string) => (await shared.take(`proof of work ${task}`, singleUse)) === 0;

  async function isSolved(solution: string | undefined, purpose: TaskPurpose, difficulty: number) {
    const solved = solution === undefined ? undefined : verify(solution, purpose);
    return solved !== undefined && solved.difficulty >= difficulty && (await isFirstUse(solved.task));
  }

  return async ({ visitor, proofOfWork }, ...checks) => {
    if (visitor === 'internal') return nothingToGiveBack;
    const network = networkOfVisitor(visitor);
    const counted = await Promise.all(
      checks.map((check) =>
        countAction(visitorLimits[check.action].isShared ? shared : local, check, network),
      ),
    );
    const giveBack = async () => {
      for (const action of counted) await action.giveBack();
    };
    // A task is for the action of the first check.
    const [{ action }] = checks;
    const purpose = { action, network };
    const [hardest] = counted.toSorted((a, b) => b.difficulty - a.difficulty);
    const difficulty = hardest?.difficulty ?? 0;
    if (difficulty === 0 || (await isSolved(proofOfWork, purpose, difficulty))) return giveBack;
    await giveBack();
    const retryAfterSeconds = Math.max(...counted.map((each) => each.retryAfterSeconds));
    const hasTask = difficulty !== Number.POSITIVE_INFINITY;
    rateLimitRejections.publish({ action: hardest?.action ?? action, result: hasTask ? 'task' : 'rejected' });
    if (hasTask)
      throw new ShopError('PROOF_OF_WORK_REQUIRED', taskMessage, {
        ...createTask(purpose, difficulty),
        retryAfterSeconds,
      });
    throw new ShopError('RATE_LIMITED', tooManyAttemptsMessage, { retryAfterSeconds });
  };
}

/** The window is longer than a task is valid, so that no task is used twice. */
const singleUse: RateLimit = { limit: 1, windowSeconds: 10 * 60 };
const taskMessage = `Too many attempts. Solve the task and repeat the request with ${PROOF_OF_WORK_HEADER}, or wait a while.`;

function networkOfVisitor({ address, networkHash }: Exclude<Visitor, string>): string {
  return networkHash ?? networkOf(address);
}

function keyOf({ action, subject }: LimitCheck, network: string): string {
  if (subject !== undefined) return `${action} ${subject}`;
  return `${action} from ${visitorLimits[action].isGlobal ? 'everywhere' : network}`;
}

/** Counts an action. Above the limit, it counts under the lowest difficulty that is not full. */
async function countAction(limiter: RateLimiter, check: LimitCheck, network: string): Promise<CountedAction> {
  const { action } = check;
  const limit = visitorLimits[action];
  const key = keyOf(check, network);
  const retryAfterSeconds = await limiter.take(key, limit);
  if (retryAfterSeconds === 0)
    return { action, difficulty: 0, retryAfterSeconds, giveBack: () => limiter.giveBack(key, limit) };
  if (await check.isExempt?.())
    return { action, difficulty: 0, retryAfterSeconds: 0, giveBack: nothingToGiveBack };
  for (const difficulty of limit.difficulties ?? []) {
    const keyOfDifficulty = `${key}, difficulty ${difficulty}`;
    if ((await limiter.take(keyOfDifficulty, limit)) === 0)
      return {
        action,
        difficulty,
        retryAfterSeconds,
        giveBack: () => limiter.giveBack(keyOfDifficulty, limit),
      };
  }
  return { action, difficulty: Number.POSITIVE_INFINITY, retryAfterSeconds, giveBack: nothingToGiveBack };
}
