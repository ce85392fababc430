import { LANGUAGES } from '#backend/languages/languages.ts';
import { LOCALE_CODES, LOCALES } from '#contract/locales.ts';
import type { Database } from './connection.ts';

/** Currencies that markets can use. */
const currencies = [
  { currency_code: 'SEK', name: 'Svensk krona', symbol: 'kr' },
  { currency_code: 'DKK', name: 'Dansk krone', symbol: 'kr.' },
  { currency_code: 'NOK', name: 'Norsk krone', symbol: 'kr' },
  { currency_code: 'EUR', name: 'Euro', symbol: '€' },
];

const languages = LOCALE_CODES.map((code) => ({
  language_id: LOCALES[code].iso,
  code,
  name: LOCALES[code].name,
  has_nordic_letters: LANGUAGES[code].searchRules.hasNordicLetters,
}));

/** A database without a channel has no shop. */
export async function hasChannel(db: Database): Promise<boolean> {
  return (await db.selectFrom('channel').select('channel_id').executeTakeFirst()) !== undefined;
}

/**
 * Adds the missing rows that every shop needs before it can have a channel or a market: languages and currencies. A
 * language that is new in the code gets its row when the shop starts.
 */
export async function insertBaseData(db: Database): Promise<void> {
  const known = await db
    .selectFrom('language')
    .select('language_id as id')
    .unionAll(db.selectFrom('currency').select('currency_code as id'))
    .execute();
  const knownIds = new Set(known.map(({ id }) => id));
  const newLanguages = languages.filter(({ language_id }) => !knownIds.has(language_id));
  const newCurrencies = currencies.filter(({ currency_code }) => !knownIds.has(currency_code));
  // Even an insert without rows would run the triggers. Another process may insert the same rows now.
  if (newLanguages.length > 0)
    await db
      .insertInto('language')
      .values(newLanguages)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (newCurrencies.length > 0)
    await db
      .insertInto('currency')
      .values(newCurrencies)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
