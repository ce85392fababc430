import { LOCALE_CODES, LOCALES } from '#contract/locales.ts';
import { insertAll } from './bulk-insert.ts';
import type { Database } from './connection.ts';

/** Currencies that markets can use. */
const currencies = [
  { currency_code: 'SEK', name: 'Svensk krona', symbol: 'kr' },
  { currency_code: 'DKK', name: 'Dansk krone', symbol: 'kr.' },
  { currency_code: 'NOK', name: 'Norsk krone', symbol: 'kr' },
  { currency_code: 'EUR', name: 'Euro', symbol: '€' },
];

/** Rows that every shop needs before it can have a channel or a market: languages and currencies. */
export async function insertBaseData(db: Database): Promise<void> {
  const languages = LOCALE_CODES.map((code) => ({
    language_id: LOCALES[code].iso,
    code,
    name: LOCALES[code].name,
  }));
  await insertAll(db, 'language', languages);
  await insertAll(db, 'currency', currencies);
}
