import { DEFAULT_LOCALE, LOCALES, localeOfLanguage } from '#contract/locales.ts';
import type { Payment } from './payments.ts';
import { da } from './words-da.ts';
import { en } from './words-en.ts';
import { fi } from './words-fi.ts';
import { nb } from './words-nb.ts';
import { sv, type Words } from './words-sv.ts';

export const languages = { sv, da, en, fi, nb };

/** How a payment is spoken of, in the customer's language. */
export interface Speech {
  languageId: string;
  say(key: keyof Words, values?: Record<string, string | number>): string;
  money(amount: number): string;
  percent(share: number): string;
  shop: string;
}

export function speechOf({ request }: Payment): Speech {
  const { languageId, currencyCode, returnUrl } = request;
  const locale = localeOfLanguage(languageId) ?? DEFAULT_LOCALE;
  const words = languages[locale];
  const { iso } = LOCALES[locale];
  const money = new Intl.NumberFormat(iso, { style: 'currency', currency: currencyCode });
  const percent = new Intl.NumberFormat(iso, { style: 'percent', maximumFractionDigits: 2 });
  const minorUnits = 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2);
  return {
    languageId: iso,
    say: (key, values = {}) =>
      words[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')),
    money: (amount) => money.format(amount / minorUnits),
    percent: (share) => percent.format(share),
    shop: new URL(returnUrl).host,
  };
}
