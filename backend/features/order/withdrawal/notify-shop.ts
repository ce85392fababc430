import { loadShopSettings } from '#backend/catalogue-index/loaders/load-shop-settings.ts';
import type { Database } from '#backend/database/connection.ts';
import { dedupeKeyOf } from '#backend/features/staff-mail/dedupe-key.ts';
import { languageOf } from '#backend/languages/languages.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import { withdrawalDeadline } from '#contract/order/withdrawal-deadline.ts';
import type { LineQuantity } from '../line-quantity.ts';
import type { OrderRow } from '../order.queries.ts';

interface ReceivedStatement {
  withdrawalId: number;
  receivedAt: Date;
  name: string;
  email: string;
  lines: readonly LineQuantity[];
}

interface ShopNotice {
  scope: { channelId: string; marketId: string };
  /** Unique among the mails about withdrawals. */
  key: string;
  /** The number of the order; for an unmatched statement, the number that the customer entered. */
  reference: string;
  /** Name and e-mail address of the customer. */
  person: string;
  receivedAt: Date;
  /** The goods, or what staff must do first. */
  detail: string;
  isReminder?: true;
}

/** Mails the statement to the shop, or reminds it of the refund, in the shop's language. */
export async function notifyShopOfWithdrawal(
  trx: Database,
  { order_id, draft }: Pick<OrderRow, 'order_id' | 'draft'>,
  { withdrawalId, receivedAt, name, email, lines }: ReceivedStatement,
  { isReminder = false } = {},
): Promise<void> {
  const goods = lines.map(({ index, quantity }) => `${quantity} × ${draft.lines[index]?.name ?? ''}`);
  await mailShop(trx, {
    scope: draft,
    key: isReminder ? `${withdrawalId}:reminder` : String(withdrawalId),
    reference: String(order_id),
    person: `${name} <${email}>`,
    receivedAt,
    detail: goods.join(', '),
    ...(isReminder && { isReminder }),
  });
}

/** `Refund by: 2026-12-02`. */
function refundBy(languageId: string, receivedAt: Date): string {
  const { withdrawal } = languageOf(languageId).mailMessages;
  return `${withdrawal.refundBy}: ${withdrawalDeadline(receivedAt)}`;
}

/** Mails the recipients of staff mails about withdrawals, or customer service if there are none. */
export async function mailShop(trx: Database, notice: ShopNotice): Promise<void> {
  const { scope, key, reference, person, receivedAt, isReminder } = notice;
  const { channelId, marketId } = scope;
  const stored = (await loadShopSettings(trx)).get(channelId);
  if (!stored) return;
  const { staffMails, customerService } = stored.settings;
  const languageId = stored.defaultLanguageId;
  const detail = `${notice.detail}. ${refundBy(languageId, receivedAt)}`;
  const hasStaff = staffMails.to.length > 0 && staffMails.about.includes('withdrawal');
  for (const [index, to] of (hasStaff ? staffMails.to : [customerService.email]).entries())
    await enqueueMail(trx, {
      kind: 'staff-notice',
      to,
      channelId,
      marketId,
      languageId,
      dedupeKey: dedupeKeyOf('withdrawal', key, index),
      payload: { event: 'withdrawal', reference, person, detail, ...(isReminder && { isReminder }) },
      shopUrl: null,
    });
}
