import { loadShopSettings } from '#backend/catalogue-index/loaders/load-shop-settings.ts';
import type { Database } from '#backend/database/connection.ts';
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

/** Mails the statement to the customer service, in the customer's language. */
export async function notifyShopOfWithdrawal(
  trx: Database,
  { order_id, draft }: OrderRow,
  { withdrawalId, receivedAt, name, email, lines }: ReceivedStatement,
): Promise<void> {
  const { channelId, marketId, languageId } = draft;
  const settings = (await loadShopSettings(trx)).get(channelId)?.settings;
  if (!settings) return;
  const { withdrawal } = languageOf(languageId).mailMessages;
  const refundBy = new Date(receivedAt.getTime() + daysToRefund * 24 * 60 * 60 * 1000);
  const goods = lines.map(({ index, quantity }) => `${quantity} × ${draft.lines[index]?.name ?? ''}`);
  await enqueueMail(trx, {
    kind: 'content-form',
    to: settings.customerService.email,
    channelId,
    marketId,
    languageId,
    dedupeKey: `withdrawal-notice:${withdrawalId}`,
    payload: {
      title: `${withdrawal.title}: ${order_id}`,
      answers: [
        { label: withdrawal.received, value: receivedAt.toISOString() },
        { label: withdrawal.name, value: name },
        { label: withdrawal.email, value: email },
        { label: withdrawal.goods, value: goods.join('\n') },
        { label: withdrawal.refundBy, value: refundBy.toISOString().slice(0, 10) },
      ],
    },
  });
}
