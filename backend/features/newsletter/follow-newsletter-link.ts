import type { ShopServices } from '#backend/graphql/context.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import { confirmSubscription, endSubscriptionByKey, findByConfirmKey } from './newsletter.queries.ts';
import { hashConfirmKey } from './subscribe-to-newsletter.ts';

export type NewsletterServices = Pick<ShopServices, 'db' | 'shopUrl'>;

/** Starts the subscription whose confirmation mail has this key. Returns false if the key is unknown or expired. */
export function confirmNewsletter({ db, shopUrl }: NewsletterServices, key: string): Promise<boolean> {
  const keyHash = hashConfirmKey(key);
  return db.transaction().execute(async (trx) => {
    const subscription = await findByConfirmKey(trx, keyHash);
    if (!subscription) return false;
    await confirmSubscription(trx, subscription.email);
    await enqueueMail(trx, {
      kind: 'newsletter-welcome',
      to: subscription.email,
      channelId: subscription.channel_id,
      marketId: subscription.market_id,
      languageId: subscription.language_id,
      dedupeKey: `newsletter-welcome:${keyHash}`,
      payload: { unsubscribeKey: subscription.unsubscribe_key },
      shopUrl,
    });
    return true;
  });
}

/** Ends a subscription by the key that every newsletter contains. Returns false if the key is unknown. */
export async function endNewsletter({ db }: NewsletterServices, key: string): Promise<boolean> {
  const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key);
  return isUuid && db.transaction().execute((trx) => endSubscriptionByKey(trx, key));
}
