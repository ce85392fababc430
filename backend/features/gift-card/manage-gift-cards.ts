import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { parseInput } from '#backend/graphql/parse-input.ts';
import { giftCardSchema } from '#contract/forms/gift-card.ts';
import { sendTimeOf } from './add-gift-cards.ts';
import { insertGiftCards, type NewGiftCard } from './gift-card.queries.ts';
import {
  findMarket,
  type GiftCardFilter,
  movementsOfCard,
  selectGiftCard,
  selectGiftCards,
  setCodeBlocked,
} from './manage-gift-cards.queries.ts';

export function listGiftCards(db: Database, filter: GiftCardFilter) {
  return selectGiftCards(db, filter);
}

/** A gift card with its movements. */
export async function inspectGiftCard(db: Database, giftCardId: number) {
  const card = await selectGiftCard(db, giftCardId);
  if (!card) throw unknownCard(giftCardId);
  return { ...card, movements: await movementsOfCard(db, giftCardId) };
}

interface MerchantGiftCard {
  marketAlias: string;
  /** In the currency of the market, decimal. */
  amount: number;
  recipientEmail: string;
  recipientName: string;
  /** The day on which the card is mailed (YYYY-MM-DD); empty: at once. */
  date: string;
  greeting: string;
}

/** Adds a card that the merchant gives away. A running shop mails it when its day has come. Returns the id of the card. */
export async function addMerchantGiftCard(db: Database, card: MerchantGiftCard): Promise<number> {
  const { marketAlias, amount } = card;
  const today = new Date().toISOString().slice(0, 10);
  const delivery = parseInput(giftCardSchema(today), card);
  const market = await findMarket(db, marketAlias);
  if (!market) throw new ShopError('BAD_INPUT', `There is no market ${marketAlias}.`);
  const minorUnits = Math.round(amount * 10 ** market.minor_digits);
  if (minorUnits <= 0) throw new ShopError('BAD_INPUT', 'The amount must be more than 0.');
  const [giftCardId = 0] = await insertGiftCards(db, [
    {
      channel_id: market.channel_id,
      market_id: market.market_id,
      currency_code: market.currency_code,
      language_id: market.default_language_id,
      amount: minorUnits,
      recipient_email: delivery.recipientEmail.toLowerCase(),
      recipient_name: delivery.recipientName,
      message: delivery.greeting,
      send_at: sendTimeOf(delivery.date),
    },
  ]);
  return giftCardId;
}

/** Adds a card for the balance of a deleted account. It does not expire. */
export async function addBalanceGiftCard(
  trx: Database,
  card: Pick<
    NewGiftCard,
    'channel_id' | 'market_id' | 'language_id' | 'currency_code' | 'amount' | 'recipient_email' | 'message'
  >,
): Promise<void> {
  await insertGiftCards(trx, [{ ...card, is_unlimited: true }]);
}

/** Blocks the card's code, which it has once it is issued. A blocked card cannot pay; its balance stays. */
export async function setGiftCardBlock(db: Database, giftCardId: number, isBlocked: boolean): Promise<void> {
  if (!(await setCodeBlocked(db, giftCardId, isBlocked)))
    throw new ShopError('BAD_INPUT', `Gift card ${giftCardId} does not exist or is not issued yet.`);
}

function unknownCard(giftCardId: number): ShopError {
  return new ShopError('BAD_INPUT', `There is no gift card ${giftCardId}.`);
}
