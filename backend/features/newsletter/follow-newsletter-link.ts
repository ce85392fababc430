import type { Database } from '#backend/database/connection.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import { confirmSubscription, endSubscription, findByConfirmKey } from './newsletter.queries.ts';
import { hashConfirmKey } from './subscribe-to-newsletter.ts';

/** Begins a subscription by the key of a mail. False where the key is not good any more; twice is as good as once. */
export function confirmNewsletter(db: Database, key: string): Promise<boolean> {
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
    });
    return true;
  });
}

/** Ends a subscription by the key that stands in every newsletter. */
export async function endNewsletter(db: Database, key: string): Promise<boolean> {
  const isKey = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key);
  return isKey && db.transaction().execute((trx) => endSubscription(trx, key));
}
