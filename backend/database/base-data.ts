import { LANGUAGES } from '#backend/languages/languages.ts';
import { vatRatesOf } from '#backend/pricing/vat-rates.ts';
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
 * language that is new in the code gets its row when the shop starts. A market gets the VAT rates of tax classes that it
 * has no rate for.
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
  await insertVatRates(db);
}

async function insertVatRates(db: Database): Promise<void> {
  const markets = await db.selectFrom('market').select(['market_id', 'country_code']).execute();
  if (markets.length === 0) return;
  const known = await db.selectFrom('vat_rate').select(['market_id', 'tax_class']).distinct().execute();
  const rates = markets.flatMap(({ market_id, country_code }) =>
    (vatRatesOf(country_code) ?? [])
      .filter(
        ({ taxClass }) => !known.some((rate) => rate.market_id === market_id && rate.tax_class === taxClass),
      )
      .map(({ taxClass, validFrom, basisPoints }) => ({
        market_id,
        tax_class: taxClass,
        valid_from: validFrom,
        basis_points: basisPoints,
      })),
  );
  if (rates.length > 0)
    await db
      .insertInto('vat_rate')
      .values(rates)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
