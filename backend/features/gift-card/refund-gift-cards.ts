import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { type CardOfLine, debitCards, findIssuedCard, lockCardsOfOrder } from './gift-card.queries.ts';

interface RefundedLine {
  lineIndex: number;
  /** Copies that this refund is for. */
  quantity: number;
  /** Copies and amount of earlier refunds of the line that did not fail. */
  earlierQuantity: number;
  earlierAmount: number;
}

/**
 * Debits cards of an order whose buyer gets the money back, and returns for each line how much may be refunded: only value that
 * was not spent. Cards with the highest balance are debited first.
 */
export async function refundGiftCards(
  trx: Database,
  orderId: number,
  lines: readonly RefundedLine[],
): Promise<Map<number, number>> {
  const cards = await lockCardsOfOrder(trx, orderId);
  const debited: CardOfLine[] = [];
  const maxAmounts = new Map<number, number>();
  for (const { lineIndex, quantity, earlierQuantity, earlierAmount } of lines) {
    const lineCards = cards.filter(({ line_index }) => line_index === lineIndex);
    const debitedBefore = lineCards.filter(({ refunded_at }) => refunded_at !== null);
    // A refund that failed at the provider has debited its cards already.
    const countToDebit = Math.max(0, quantity + earlierQuantity - debitedBefore.length);
    const debitedNow = lineCards
      .filter(({ refunded_at }) => refunded_at === null)
      .sort((a, b) => valueOfCard(b) - valueOfCard(a))
      .slice(0, countToDebit);
    debited.push(...debitedNow);
    const valueBefore = debitedBefore.reduce((sum, card) => sum + card.refunded_amount, 0);
    const value = debitedNow.reduce((sum, card) => sum + valueOfCard(card), valueBefore);
    maxAmounts.set(lineIndex, Math.max(0, value - earlierAmount));
  }
  if (debited.length > 0)
    await debitCards(
      trx,
      debited.map(({ gift_card_id }) => gift_card_id),
    );
  return maxAmounts;
}

/** The value that the holder of a card can still spend. A card without a code is not issued yet, and has its whole value. */
function valueOfCard({ amount, balance }: CardOfLine): number {
  return balance ?? amount;
}

/** Debits all cards of a cancelled order. An order whose cards were used cannot be cancelled, only partly refunded. */
export async function cancelGiftCards(trx: Database, orderId: number): Promise<void> {
  const cards = await lockCardsOfOrder(trx, orderId);
  const isUsed = (card: CardOfLine) =>
    (card.refunded_at === null ? valueOfCard(card) : card.refunded_amount) < card.amount;
  if (cards.some(isUsed))
    throw new ShopError(
      'ORDER_STATE',
      `A gift card of order ${orderId} has been used: refund the rest instead of cancelling.`,
    );
  const notDebited = cards.filter(({ refunded_at }) => refunded_at === null);
  if (notDebited.length > 0)
    await debitCards(
      trx,
      notDebited.map(({ gift_card_id }) => gift_card_id),
    );
}

/** Whether a card of the order was issued, so that its recipient has the code. */
export async function hasIssuedCard(db: Database, orderId: number): Promise<boolean> {
  return (await findIssuedCard(db, orderId)) !== undefined;
}
