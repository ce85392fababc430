import { type Insertable, sql } from 'kysely';
import { anyOf } from '#backend/database/any-of.ts';
import type { Database } from '#backend/database/connection.ts';
import type { GiftCard } from '#backend/database/tables.generated.ts';

export type NewGiftCard = Insertable<GiftCard>;

export async function insertGiftCards(trx: Database, cards: readonly NewGiftCard[]): Promise<number[]> {
  const rows = await trx.insertInto('gift_card').values(cards).returning('gift_card_id').execute();
  return rows.map(({ gift_card_id }) => gift_card_id);
}

const cardColumns = [
  'gift_card_id',
  'gift_card.channel_id',
  'gift_card.market_id',
  'gift_card.language_id',
  'shop_url',
  'gift_card.currency_code',
  'minor_digits',
  'currency.name as currency_name',
  'symbol',
  'amount',
  'recipient_email',
  'recipient_name',
  'sender_name',
  'message',
  'gift_card_months',
  'is_unlimited',
  'gift_code_id',
] as const;

function selectCards(db: Database) {
  return db
    .selectFrom('gift_card')
    .innerJoin('market', 'market.market_id', 'gift_card.market_id')
    .innerJoin('currency', 'currency.currency_code', 'gift_card.currency_code')
    .select(cardColumns);
}

export type GiftCardRow = Awaited<ReturnType<typeof lockDueGiftCards>>[number];

/** Cards whose day has come, of paid orders or without an order. Other processes skip them until the transaction ends. */
export function lockDueGiftCards(trx: Database, limit: number) {
  return selectCards(trx)
    .where('issued_at', 'is', null)
    .where('refunded_at', 'is', null)
    .where('send_at', '<=', sql<Date>`now()`)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('gift_card.order_id', 'is', null),
        exists(
          selectFrom('payment')
            .select('payment_id')
            .whereRef('payment.order_id', '=', 'gift_card.order_id')
            .where('payment.state', '=', 'captured'),
        ),
      ]),
    )
    .orderBy('send_at')
    .limit(limit)
    .forUpdate('gift_card')
    .skipLocked()
    .execute();
}

export function lockGiftCard(trx: Database, giftCardId: number) {
  return selectCards(trx).where('gift_card_id', '=', giftCardId).forUpdate('gift_card').executeTakeFirst();
}

export async function insertGiftCode(
  trx: Database,
  giftCode: {
    code: string;
    last_four: string;
    currency_code: string;
    balance: number;
    /** How long the code is valid; null: it does not expire. */
    months: number | null;
  },
): Promise<{ gift_code_id: number; ends_at: Date | null }> {
  const { months, ...columns } = giftCode;
  return trx
    .insertInto('gift_code')
    .values({
      ...columns,
      ends_at: months === null ? null : sql<Date>`now() + make_interval(months => ${months})`,
    })
    .returning(['gift_code_id', 'ends_at'])
    .executeTakeFirstOrThrow();
}

export async function markIssued(trx: Database, giftCardId: number, giftCodeId: number): Promise<void> {
  await trx
    .updateTable('gift_card')
    .set({ gift_code_id: giftCodeId, issued_at: sql<Date>`now()` })
    .where('gift_card_id', '=', giftCardId)
    .execute();
}

/** The old code stops working. The id, the balance and the movements stay. */
export async function replaceCode(
  trx: Database,
  giftCodeId: number,
  { code, last_four }: { code: string; last_four: string },
): Promise<{ balance: number; ends_at: Date | null } | undefined> {
  return trx
    .updateTable('gift_code')
    .set({ code, last_four })
    .where('gift_code_id', '=', giftCodeId)
    .where('blocked_at', 'is', null)
    .returning(['balance', 'ends_at'])
    .executeTakeFirst();
}

/** A card that an order line sold. */
export interface CardOfLine {
  gift_card_id: number;
  line_index: number;
  amount: number;
  gift_code_id: number | null;
  /** Null until the card is issued. */
  balance: number | null;
  refunded_at: Date | null;
  /** The amount that the refund of the card debited. */
  refunded_amount: number;
}

/** Locks the cards of an order and their balances. */
export async function lockCardsOfOrder(trx: Database, orderId: number): Promise<CardOfLine[]> {
  await sql`select from gift_card where order_id = ${orderId} order by gift_card_id for update`.execute(trx);
  await sql`select from gift_code where gift_code_id in
    (select gift_code_id from gift_card where order_id = ${orderId}) order by gift_code_id for update`.execute(
    trx,
  );
  const { rows } = await sql<CardOfLine>`
    select gift_card_id, line_index, amount, gift_code_id, balance, refunded_at,
      case when refunded_at is null then 0 when gift_code_id is null then amount else (
        select coalesce(-sum(movement.amount), 0)::bigint from gift_code_movement movement
        where movement.gift_code_id = gift_card.gift_code_id and reason = 'refund') end as refunded_amount
    from gift_card left join gift_code using (gift_code_id)
    where order_id = ${orderId} order by gift_card_id`.execute(trx);
  return rows;
}

/** A card of the order that was issued: its code exists. */
export function findIssuedCard(db: Database, orderId: number) {
  return db
    .selectFrom('gift_card')
    .select('gift_card_id')
    .where('order_id', '=', orderId)
    .where('gift_code_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
}

/**
 * Debits the whole balance of these cards, and abandons unsent mails with their codes. The codes are not blocked: if an order
 * that they paid is refunded later, that money belongs to the holder of the code.
 */
export async function debitCards(trx: Database, giftCardIds: readonly number[]): Promise<void> {
  await sql`
    with cards as (
      update gift_card set refunded_at = now() where gift_card_id = any(${[...giftCardIds]}::integer[])
      returning gift_code_id),
    codes as (
      select gift_code_id, currency_code, balance from gift_code join cards using (gift_code_id)),
    emptied as (
      update gift_code set balance = 0 from codes
      where gift_code.gift_code_id = codes.gift_code_id)
    insert into gift_code_movement (gift_code_id, currency_code, amount, reason)
    select gift_code_id, currency_code, -balance, 'refund' from codes where balance > 0`.execute(trx);
  await trx
    .updateTable('mail_outbox')
    .set({ abandoned_at: sql<Date>`now()`, payload: '{}', last_error: 'The gift card was refunded.' })
    .where('kind', '=', 'gift-card')
    // The key is `gift-card:{id}`, or `gift-card:{id}:{code}` for a replaced code.
    .where(sql`split_part(dedupe_key, ':', 2)`, '=', anyOf(giftCardIds.map(String)))
    .where('sent_at', 'is', null)
    .where('abandoned_at', 'is', null)
    .execute();
}
