import type { Database } from '#backend/database/connection.ts';
import type { DraftLine, OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import { divideDown } from '#backend/pricing/money.ts';
import { readGiftCardDelivery } from '#contract/order/gift-card-delivery.ts';
import { insertGiftCards, type NewGiftCard } from './gift-card.queries.ts';

/** When a card is mailed: on its day in the morning of the Nordic countries, or at once if it has no day. */
export function sendTimeOf(date: string): Date {
  return date ? new Date(`${date}T07:00:00Z`) : new Date();
}

/**
 * Adds a card for each copy that was ordered, in the transaction that creates the order. The code is created when the order is
 * paid and the day has come (`issueDueGiftCards`).
 */
export async function addGiftCards(trx: Database, orderId: number, draft: OrderDraft): Promise<void> {
  const cards = draft.lines.flatMap((line, index) => cardsOfLine(orderId, draft, line, index));
  if (cards.length > 0) await insertGiftCards(trx, cards);
}

function cardsOfLine(orderId: number, draft: OrderDraft, line: DraftLine, index: number): NewGiftCard[] {
  const { quantity, paid } = line;
  if (!line.isGiftCard) return [];
  const { recipientEmail, recipientName, date, greeting } = readGiftCardDelivery(line.message);
  const { firstName, lastName } = draft.billingAddress;
  const card = {
    order_id: orderId,
    line_index: index,
    channel_id: draft.channelId,
    market_id: draft.marketId,
    shop_url: draft.shopUrl ?? null,
    language_id: draft.languageId,
    currency_code: draft.currencyCode,
    recipient_email: recipientEmail || draft.email,
    recipient_name: recipientName,
    sender_name: recipientEmail ? `${firstName} ${lastName}`.trim() : '',
    message: greeting,
    send_at: sendTimeOf(date),
  };
  // The values of the copies are differences of running totals, so that they add up to exactly what was paid. A card that
  // cost nothing is not added.
  return Array.from({ length: quantity }, (_, copy) => ({
    ...card,
    copy,
    amount: divideDown(paid.incVat * (copy + 1), quantity) - divideDown(paid.incVat * copy, quantity),
  })).filter(({ amount }) => amount > 0);
}
