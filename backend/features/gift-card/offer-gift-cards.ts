import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { languageOf } from '#backend/languages/languages.ts';
import {
  findCurrencies,
  findLanguageIds,
  insertGiftCardProduct,
  upsertCategory,
  upsertChoice,
} from './offer-gift-cards.queries.ts';

/** Decimal amounts by currency, such as 500 SEK and 50 EUR. */
export type GiftCardValue = Readonly<Record<string, number>>;

/** Offers a gift card with fixed values. It is sold in every market whose currency has a value. Returns the article number. */
export function offerGiftCard(db: Database, value: GiftCardValue): Promise<string> {
  return db.transaction().execute((trx) => addGiftCardProduct(trx, value));
}

/** Returns the article number. */
export async function addGiftCardProduct(trx: Database, value: GiftCardValue): Promise<string> {
  const currencies = await findCurrencies(trx);
  const amounts = Object.entries(value).map(([code, amount]) => {
    const digits = currencies.get(code);
    if (digits === undefined) throw new ShopError('BAD_INPUT', `There is no currency ${code}.`);
    const minorUnits = Math.round(amount * 10 ** digits);
    if (minorUnits <= 0) throw new ShopError('BAD_INPUT', 'A gift card must be worth more than 0.');
    return { currencyCode: code, minorUnits };
  });
  const [first] = Object.entries(value);
  if (!first) throw new ShopError('BAD_INPUT', 'A gift card needs a value.');
  const key = `gift-card-${first[1]}-${first[0]}`.toLowerCase().replace('.', '-');
  const languageIds = await findLanguageIds(trx);
  const texts = languageIds.map((languageId) => ({
    languageId,
    ...languageOf(languageId).apiMessages.giftCard,
  }));
  const categoryId = await upsertCategory(
    trx,
    texts.map(({ languageId, plural }) => ({ language_id: languageId, name: plural })),
  );
  const choiceId = await upsertChoice(
    trx,
    texts.map(({ languageId, byMail }) => ({ language_id: languageId, name: byMail })),
  );
  const isNew = await insertGiftCardProduct(trx, { key, categoryId, choiceId, texts, amounts });
  if (!isNew) throw new ShopError('BAD_INPUT', `The gift card ${key} is offered already.`);
  return key.toUpperCase();
}
