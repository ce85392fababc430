import { createHash, randomBytes } from 'node:crypto';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { createRateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import { isEmailAddress, normalizeEmailAddress } from '#contract/customer/email-address.ts';
import {
  deleteSubscription,
  endSubscriptionByEmail,
  hasNewsletter,
  lockSubscription,
  type SubscriptionRequest,
  storeConfirmKey,
} from './newsletter.queries.ts';

/** Limit of mails to one address, subscribed or not. */
const perEmail = { limit: 3, windowSeconds: 15 * 60 };
const limiter = createRateLimiter();
const keyLifetimeMs = 7 * 24 * 3_600_000;
const maxTags = 20;
const maxTagLength = 50;

/**
 * Mails a link that confirms the subscription, because a visitor can type another person's address. A subscriber instead gets
 * a notice of the existing subscription. The result is the same in both cases. Returns false when the address is invalid.
 */
export async function subscribeToNewsletter(
  db: Database,
  { channel, market, language, shopUrl }: Scope,
  input: { email: string; tags: readonly string[] },
): Promise<boolean> {
  const email = normalizeEmailAddress(input.email);
  if (!isEmailAddress(email)) return false;
  if (input.tags.length > maxTags || input.tags.some((tag) => tag.length > maxTagLength))
    throw new ShopError('BAD_INPUT', `At most ${maxTags} tags of ${maxTagLength} characters are allowed.`);
  const retryAfterSeconds = await limiter.take(`newsletter to ${email}`, perEmail);
  if (retryAfterSeconds > 0)
    throw new ShopError('RATE_LIMITED', 'Too many mails were requested. Wait a while and try again.', {
      retryAfterSeconds,
    });
  const request: SubscriptionRequest = {
    email,
    channel_id: channel.id,
    market_id: market.id,
    language_id: language.id,
    tags: [...new Set(input.tags)],
  };
  await db.transaction().execute((trx) => enqueueSubscriptionMail(trx, request, shopUrl));
  return true;
}

/** Applies the newsletter checkbox of an account. Returns whether the customer is subscribed now. */
export async function setAccountNewsletter(
  trx: Database,
  { channel, market, language, shopUrl }: Scope,
  email: string,
  isSubscribed: boolean,
): Promise<boolean> {
  const request: SubscriptionRequest = {
    email,
    channel_id: channel.id,
    market_id: market.id,
    language_id: language.id,
    tags: ['account'],
  };
  if (isSubscribed) return requestNewsletter(trx, request, shopUrl);
  await endSubscriptionByEmail(trx, email);
  if (!(await hasNewsletter(trx, email))) return false;
  // The address is not verified, so the subscription may be another person's. The mail has the link that ends it.
  await enqueueSubscriptionMail(trx, request, shopUrl);
  return true;
}

/** Mails the confirmation link unless the address is subscribed already. Returns whether it was subscribed already. */
export async function requestNewsletter(
  trx: Database,
  request: SubscriptionRequest,
  shopUrl: string | null,
): Promise<boolean> {
  if (await hasNewsletter(trx, request.email)) return true;
  // Above the limit no further mail is sent: one of the earlier mails suffices to confirm.
  if ((await limiter.take(`newsletter to ${request.email}`, perEmail)) === 0)
    await enqueueSubscriptionMail(trx, request, shopUrl);
  return false;
}

/** Deletes the subscription of a deleted customer, unless it may be another person's. */
export function deleteNewsletterSubscription(trx: Database, email: string): Promise<void> {
  return deleteSubscription(trx, email);
}

/** Mails the confirmation link, or the notice that the address is subscribed already. */
async function enqueueSubscriptionMail(
  db: Database,
  request: SubscriptionRequest,
  shopUrl: string | null,
): Promise<void> {
  const { subscription, isNew, isJustRequested } = await lockSubscription(db, request);
  const mail = {
    to: request.email,
    channelId: request.channel_id,
    marketId: request.market_id,
    languageId: request.language_id,
    shopUrl,
  };
  if (subscription.confirmed_at && !subscription.ended_at) {
    const day = new Date().toISOString().slice(0, 10);
    await enqueueMail(db, {
      ...mail,
      kind: 'newsletter-known',
      dedupeKey: `newsletter-known:${request.email}:${day}`,
      payload: { unsubscribeKey: subscription.unsubscribe_key },
    });
    return;
  }
  // After a double click, or a concurrent request to another process, the first mail is already queued.
  if (!isNew && isJustRequested && subscription.confirm_key_hash) return;
  const confirmKey = randomBytes(32).toString('base64url');
  const confirm_until = new Date(Date.now() + keyLifetimeMs);
  const confirm_key_hash = hashConfirmKey(confirmKey);
  await storeConfirmKey(db, request, { confirm_key_hash, confirm_until });
  await enqueueMail(db, {
    ...mail,
    kind: 'newsletter-confirm',
    dedupeKey: `newsletter-confirm:${confirm_key_hash}`,
    payload: { confirmKey },
    expiresAt: confirm_until,
  });
}

/** Only the hash is stored. Keys are random, so no slow hash is needed. */
export function hashConfirmKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
