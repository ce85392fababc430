import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { normalizeEmailAddress } from '#contract/customer/email-address.ts';

export interface GiftCardFilter {
  email?: string | undefined;
  orderId?: number | undefined;
  limit: number;
}

function cardsWithBalance(db: Database) {
  return db
    .selectFrom('gift_card')
    .leftJoin('gift_code', 'gift_code.gift_code_id', 'gift_card.gift_code_id')
    .select([
      'gift_card_id',
      'order_id',
      'gift_card.currency_code',
      'amount',
      'balance',
      'last_four',
      'recipient_email',
      'send_at',
      'issued_at',
      'ends_at',
      'blocked_at',
      'refunded_at',
    ]);
}

/** Newest first. */
export function selectGiftCards(db: Database, { email, orderId, limit }: GiftCardFilter) {
  let cards = cardsWithBalance(db).orderBy('gift_card_id', 'desc').limit(limit);
  if (email !== undefined) cards = cards.where('recipient_email', '=', normalizeEmailAddress(email));
  if (orderId !== undefined) cards = cards.where('order_id', '=', orderId);
  return cards.execute();
}

export function selectGiftCard(db: Database, giftCardId: number) {
  return cardsWithBalance(db).where('gift_card_id', '=', giftCardId).executeTakeFirst();
}

export function movementsOfCard(db: Database, giftCardId: number) {
  return db
    .selectFrom('gift_code_movement')
    .innerJoin('gift_card', 'gift_card.gift_code_id', 'gift_code_movement.gift_code_id')
    .leftJoin('shop_order', 'shop_order.cart_id', 'gift_code_movement.cart_id')
    .select([
      'gift_code_movement.created_at',
      'gift_code_movement.amount',
      'reason',
      'shop_order.order_id',
      'note',
    ])
    .where('gift_card_id', '=', giftCardId)
    .orderBy('gift_code_movement_id')
    .execute();
}

export function findMarket(db: Database, alias: string) {
  return db
    .selectFrom('market')
    .innerJoin('currency', 'currency.currency_code', 'market.currency_code')
    .select(['market_id', 'channel_id', 'market.currency_code', 'minor_digits', 'default_language_id'])
    .where('alias', '=', alias)
    .executeTakeFirst();
}

/** False if the card has no code. */
export async function setCodeBlocked(db: Database, giftCardId: number, isBlocked: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('gift_code')
    .set({ blocked_at: isBlocked ? sql<Date>`coalesce(blocked_at, now())` : null })
    .where('gift_code_id', '=', ({ selectFrom }) =>
      selectFrom('gift_card').select('gift_card.gift_code_id').where('gift_card_id', '=', giftCardId),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
