import { createHash, randomBytes } from 'node:crypto';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { createRateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import { isEmailAddress } from '#contract/email-address.ts';
import {
  awaitConfirmation,
  endSubscriptionOf,
  forgetSubscriptionOf,
  hasNewsletter,
  holdSubscription,
  type SubscriptionWish,
} from './newsletter.queries.ts';

/** For one address, known or not. */
const perEmail = { burst: 3, secondsEach: 300 };
const limiter = createRateLimiter();
const keyLifetimeMs = 7 * 24 * 3_600_000;
const mostTags = 20;
const longestTag = 50;

/**
 * Mails a link that confirms the subscription: anybody can type anybody's address. Whoever has the newsletter already is
 * mailed that; the one who asked hears the same in either case. False where the address is none.
 */
export async function subscribeToNewsletter(
  db: Database,
  { channel, market, language }: Scope,
  asked: { email: string; tags: readonly string[] },
): Promise<boolean> {
  const email = asked.email.trim().normalize('NFC').toLowerCase();
  if (!isEmailAddress(email)) return false;
  if (asked.tags.length > mostTags || asked.tags.some((tag) => tag.length > longestTag))
    throw new ShopError('BAD_INPUT', `At most ${mostTags} tags of ${longestTag} characters can be given.`);
  const wait = await limiter.take(`newsletter to ${email}`, perEmail);
  if (wait > 0)
    throw new ShopError('LIMIT_EXCEEDED', 'Too many mails were asked for. Wait a while and try again.', {
      retryAfterSeconds: wait,
    });
  const wish: SubscriptionWish = {
    email,
    channel_id: channel.id,
    market_id: market.id,
    language_id: language.id,
    tags: [...new Set(asked.tags)],
  };
  await db.transaction().execute((trx) => mailWhatIsTrue(trx, wish));
  return true;
}

/** The tick in an account. Answers whether they have the newsletter now. */
export async function chooseNewsletter(
  trx: Database,
  { channel, market, language }: Scope,
  email: string,
  isWanted: boolean,
): Promise<boolean> {
  const place = { channel_id: channel.id, market_id: market.id, language_id: language.id };
  const wish = { email, ...place, tags: ['account'] };
  if (isWanted) return wantNewsletter(trx, wish);
  await endSubscriptionOf(trx, email);
  if (!(await hasNewsletter(trx, email))) return false;
  // Nobody knows yet whether the address is theirs: the mail has the link that ends it.
  await mailWhatIsTrue(trx, wish);
  return true;
}

/**
 * A tick beside something else. Who has the newsletter keeps it; who wants it is mailed the link that confirms, as everybody
 * is: the address may be anybody's. Answers whether they have it now.
 */
export async function wantNewsletter(trx: Database, wish: SubscriptionWish): Promise<boolean> {
  if (await hasNewsletter(trx, wish.email)) return true;
  // Whoever has asked too often has mails enough to confirm with.
  if ((await limiter.take(`newsletter to ${wish.email}`, perEmail)) === 0) await mailWhatIsTrue(trx, wish);
  return false;
}

/** Of a customer who leaves, as far as it is theirs. */
export function forgetNewsletter(trx: Database, email: string): Promise<void> {
  return forgetSubscriptionOf(trx, email);
}

async function mailWhatIsTrue(db: Database, wish: SubscriptionWish): Promise<void> {
  const { subscription, isNew, isJustAsked } = await holdSubscription(db, wish);
  const mail = {
    to: wish.email,
    channelId: wish.channel_id,
    marketId: wish.market_id,
    languageId: wish.language_id,
  };
  if (subscription.confirmed_at && !subscription.ended_at) {
    const day = new Date().toISOString().slice(0, 10);
    await enqueueMail(db, {
      ...mail,
      kind: 'newsletter-known',
      dedupeKey: `newsletter-known:${wish.email}:${day}`,
      payload: { unsubscribeKey: subscription.unsubscribe_key },
    });
    return;
  }
  // A double click, or another process that was asked at the same moment: its mail is on the way.
  if (!isNew && isJustAsked && subscription.confirm_key_hash) return;
  const confirmKey = randomBytes(32).toString('base64url');
  const confirm_until = new Date(Date.now() + keyLifetimeMs);
  const confirm_key_hash = hashConfirmKey(confirmKey);
  await awaitConfirmation(db, wish, { confirm_key_hash, confirm_until });
  await enqueueMail(db, {
    ...mail,
    kind: 'newsletter-confirm',
    dedupeKey: `newsletter-confirm:${confirm_key_hash}`,
    payload: { confirmKey },
    expiresAt: confirm_until,
  });
}

/** All that is stored of a key. It is random, so no slow hash is needed. */
export function hashConfirmKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
