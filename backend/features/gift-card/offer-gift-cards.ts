import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { languageOf } from '#backend/languages/languages.ts';
import {
  findLanguageIds,
  findOrInsertCategory,
  findOrInsertChoice,
  insertServiceProduct,
} from './offer-services.queries.ts';
import { type AmountByCurrency, readAmounts } from './read-amounts.ts';

/** Offers a gift card with fixed values. It is sold in every market whose currency has a value. Returns the article number. */
export function offerGiftCard(db: Database, value: AmountByCurrency): Promise<string> {
  return db.transaction().execute((trx) => addGiftCardProduct(trx, value));
}

const maxPerCart = 20;

/** `offerGiftCard` in the caller's transaction. */
export async function addGiftCardProduct(trx: Database, value: AmountByCurrency): Promise<string> {
  const amounts = await readAmounts(trx, value);
  const [first] = Object.entries(value);
  // `gift-card-500-sek`: the value in the first currency.
  const key = `gift-card-${first?.[1]}-${first?.[0]}`.toLowerCase().replace('.', '-');
  const languageIds = await findLanguageIds(trx);
  const texts = languageIds.map((languageId) => ({
    languageId,
    ...languageOf(languageId).apiMessages.giftCard,
  }));
  const categoryId = await findOrInsertCategory(
    trx,
    'gift-cards',
    texts.map(({ languageId, plural }) => ({ language_id: languageId, name: plural })),
  );
  const choiceId = await findOrInsertChoice(
    trx,
    'gift-card',
    texts.map(({ languageId, byMail }) => ({ language_id: languageId, name: byMail })),
  );
  const product = { key, fulfilment: 'gift_card', maxPerCart, categoryId, choiceId, texts, amounts } as const;
  if (!(await insertServiceProduct(trx, product)))
    throw new ShopError('BAD_INPUT', `The gift card ${key} is offered already.`);
  return key.toUpperCase();
}
