import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import { formatMoney } from '#backend/pricing/money.ts';
import {
  type GiftCardRow,
  insertGiftCode,
  lockDueGiftCards,
  lockGiftCard,
  markIssued,
  replaceCode,
} from './gift-card.queries.ts';
import { formatGiftCardCode, generateGiftCardCode, giftCardKey } from './gift-card-code.ts';

const batchSize = 20;

/**
 * Background job: creates the codes of paid gift cards whose day has come, and mails them. Code, balance and mail are written
 * together, once per card. Returns whether there may be more.
 */
export function issueDueGiftCards(db: Database): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const cards = await lockDueGiftCards(trx, batchSize);
    for (const card of cards) await issueGiftCard(trx, card);
    return cards.length === batchSize;
  });
}

async function issueGiftCard(trx: Database, card: GiftCardRow): Promise<void> {
  const { code, stored } = newCode();
  const { gift_code_id, ends_at } = await insertGiftCode(trx, {
    ...stored,
    currency_code: card.currency_code,
    balance: card.amount,
    months: card.is_unlimited ? null : card.gift_card_months,
  });
  await markIssued(trx, card.gift_card_id, gift_code_id);
  await mailGiftCard(trx, card, { code, balance: card.amount, endsAt: ends_at, key: `${card.gift_card_id}` });
}

/** For a lost code: the card gets a new code, which is mailed to its recipient. The old code stops working. */
export async function reissueGiftCard(db: Database, giftCardId: number, email?: string): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const card = await lockGiftCard(trx, giftCardId);
    const { code, stored } = newCode();
    const replaced = card?.gift_code_id && (await replaceCode(trx, card.gift_code_id, stored));
    if (!card || !replaced)
      throw new ShopError(
        'BAD_INPUT',
        `Gift card ${giftCardId} does not exist, is not issued yet, or is blocked.`,
      );
    const { balance, ends_at: endsAt } = replaced;
    const recipient = { ...card, recipient_email: email ?? card.recipient_email };
    await mailGiftCard(trx, recipient, { code, balance, endsAt, key: `${giftCardId}:${stored.code}` });
    return recipient.recipient_email;
  });
}

/** A new code for the mail, and the columns under which it is stored. */
function newCode() {
  const code = generateGiftCardCode();
  return { code: formatGiftCardCode(code), stored: { code: giftCardKey(code), last_four: code.slice(-4) } };
}

async function mailGiftCard(
  trx: Database,
  card: GiftCardRow,
  { code, balance, endsAt, key }: { code: string; balance: number; endsAt: Date | null; key: string },
): Promise<void> {
  const { currency_code, currency_name, symbol, minor_digits, language_id } = card;
  const currency = { code: currency_code, name: currency_name, symbol, minorDigits: minor_digits };
  await enqueueMail(trx, {
    kind: 'gift-card',
    to: card.recipient_email,
    channelId: card.channel_id,
    marketId: card.market_id,
    languageId: language_id,
    dedupeKey: `gift-card:${key}`,
    payload: {
      code,
      amount: formatMoney(balance, currency, language_id),
      recipientName: card.recipient_name || undefined,
      senderName: card.sender_name || undefined,
      message: card.message || undefined,
      endsAt: endsAt?.toISOString(),
    },
    shopUrl: card.shop_url,
  });
}
