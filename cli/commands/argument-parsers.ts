import { InvalidArgumentError } from '@commander-js/extra-typings';
import { isEmailAddress, normalizeEmailAddress } from '#contract/customer/email-address.ts';
import { toOneLine } from '#contract/forms/text.ts';

/** Parsers for commander: they return the value, or explain what is expected. */

export function parseEmail(text: string): string {
  const email = normalizeEmailAddress(text);
  if (!isEmailAddress(email)) throw new InvalidArgumentError('Expected an e-mail address.');
  return email;
}

/** An id or a number of items. */
export function parseWholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Expected a whole number.');
  return Number(text);
}

export function wholeNumberBetween(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max))
      throw new InvalidArgumentError(`Expected a whole number from ${min} to ${max}.`);
    return value;
  };
}

/** `99.50` or `99,50`, in the main unit of a currency. */
export function parseAmount(text: string): number {
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(text))
    throw new InvalidArgumentError('Expected an amount, such as 99.50.');
  return Number(text.replace(',', '.'));
}

export function oneOf<const Value extends string>(values: readonly Value[]): (text: string) => Value {
  return (text) => {
    const value = values.find((candidate) => candidate === text);
    if (value === undefined) throw new InvalidArgumentError(`Expected one of ${values.join(', ')}.`);
    return value;
  };
}

/** `SEK:199`. */
export function parseMoney(text: string): [currency: string, amount: number] {
  const [, currency = '', amount = ''] = /^([A-Z]{3}):(.+)$/.exec(text) ?? [];
  if (currency === '') throw new InvalidArgumentError('Expected CURRENCY:AMOUNT, such as SEK:199.');
  return [currency, parseAmount(amount)];
}

/** `sv=Deckare`. */
export function parseLocalizedName(text: string): [language: string, name: string] {
  const [, language = '', name = ''] = /^([a-z]{2})=(.+)$/.exec(text) ?? [];
  if (language === '' || toOneLine(name) !== name)
    throw new InvalidArgumentError('Expected LANGUAGE=NAME, such as sv=Deckare.');
  return [language, name];
}

/** `2027-01-01`. */
export function parseDay(text: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new InvalidArgumentError('Expected a day, such as 2027-01-01.');
  return text;
}

/** A time with its offset, `2026-11-27T00:00+01:00`, or a day, which is its start in UTC. */
export function parseTimestamp(text: string): Date {
  const isTimestamp = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))?$/.test(text);
  if (!isTimestamp || Number.isNaN(Date.parse(text)))
    throw new InvalidArgumentError('Expected a time such as 2026-11-27T00:00+01:00.');
  return new Date(text);
}

/** Collects the values of an option that may be repeated. */
export function collect<Value>(
  parse: (text: string) => Value,
): (text: string, previous?: Value[]) => Value[] {
  return (text, previous = []) => [...previous, parse(text)];
}
