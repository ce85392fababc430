import type { Channel } from '#backend/catalogue-index/channel.ts';
import type { Database } from '#backend/database/connection.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import { formatMoney } from '#backend/pricing/money.ts';
import { STAFF_EVENTS } from '#contract/shop/shop-settings.ts';
import { dedupeKeyOf } from './dedupe-key.ts';
import { type FoundEvent, listNewNotices, type StaffNotice } from './staff-mail.queries.ts';

const batchSize = 50;

/**
 * Enqueues a mail to staff for each new order, failed payment, dispute, reported review and failed mail that the settings of
 * the channel select. The key of a mail makes it unique, however many processes run this job. Returns whether more may be due.
 */
export async function notifyStaff(db: Database, channels: readonly Channel[]): Promise<boolean> {
  let hasMore = false;
  for (const event of STAFF_EVENTS) {
    // Mailed together with the receipt of the withdrawal.
    if (event === 'withdrawal') continue;
    const notifiedChannels = channels.filter(
      ({ settings: { staffMails } }) => staffMails.to.length > 0 && staffMails.about.includes(event),
    );
    if (notifiedChannels.length === 0) continue;
    const channelIds = notifiedChannels.map(({ id }) => id);
    const notices = await listNewNotices(db, event, { channelIds, limit: batchSize });
    for (const notice of notices) {
      const channel = notifiedChannels.find(({ id }) => id === notice.channelId);
      if (channel) await enqueueNotice(db, channel, event, notice);
    }
    hasMore ||= notices.length === batchSize;
  }
  return hasMore;
}

async function enqueueNotice(
  db: Database,
  channel: Channel,
  event: FoundEvent,
  notice: StaffNotice,
): Promise<void> {
  const { channelId, marketId, key, reference, person, amount, detail } = notice;
  const languageId = channel.defaultLanguageId;
  const money = channel.markets.find(({ id }) => id === marketId)?.currency;
  const total = amount !== null && money ? formatMoney(Number(amount), money, languageId) : undefined;
  const recipients = channel.settings.staffMails.to;
  await db.transaction().execute(async (trx) => {
    for (const [index, to] of recipients.entries())
      await enqueueMail(trx, {
        kind: 'staff-notice',
        to,
        channelId,
        marketId,
        languageId,
        dedupeKey: dedupeKeyOf(event, key, index),
        payload: { event, reference, person, total, detail: detail ?? undefined },
        shopUrl: null,
      });
  });
}
