import { loadShopSettings } from '#backend/catalogue-index/loaders/load-shop-settings.ts';
import type { Database } from '#backend/database/connection.ts';
import { dedupeKeyOf } from '#backend/features/staff-mail/dedupe-key.ts';
import { languageOf } from '#backend/languages/languages.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import type { LineQuantity } from '../line-quantity.ts';
import type { OrderRow } from '../order.queries.ts';

interface ReceivedStatement {
  withdrawalId: number;
  receivedAt: Date;
  name: string;
  email: string;
  lines: readonly LineQuantity[];
}

/** The shop repays within 14 days of the statement (Directive 2011/83/EU, Art. 13). */
const daysToRefund = 14;

/** Mails the statement to the recipients of staff mails, or else to the customer service, in the customer's language. */
export async function notifyShopOfWithdrawal(
  trx: Database,
  { order_id, draft }: OrderRow,
  { withdrawalId, receivedAt, name, email, lines }: ReceivedStatement,
): Promise<void> {
  const { channelId, marketId, languageId } = draft;
  const settings = (await loadShopSettings(trx)).get(channelId)?.settings;
  if (!settings) return;
  const { staffMails, customerService } = settings;
  const hasStaff = staffMails.to.length > 0 && staffMails.about.includes('withdrawal');
  const { withdrawal } = languageOf(languageId).mailMessages;
  const refundBy = new Date(receivedAt.getTime() + daysToRefund * 24 * 60 * 60 * 1000);
  const goods = lines.map(({ index, quantity }) => `${quantity} × ${draft.lines[index]?.name ?? ''}`);
  const detail = `${goods.join(', ')}. ${withdrawal.refundBy}: ${refundBy.toISOString().slice(0, 10)}`;
  for (const [index, to] of (hasStaff ? staffMails.to : [customerService.email]).entries())
    await enqueueMail(trx, {
      kind: 'staff-notice',
      to,
      channelId,
      marketId,
      languageId,
      dedupeKey: dedupeKeyOf('withdrawal', String(withdrawalId), index),
      payload: { event: 'withdrawal', reference: String(order_id), person: `${name} <${email}>`, detail },
      shopUrl: null,
    });
}
