import { createRequire } from 'node:module';
import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts';
import { MESSAGE_CHUNKS } from './translation.ts';

/** The source messages. Vite compiles these files on import; Node does not. */
const require = createRequire(import.meta.url);
const FILES = ['base', ...MESSAGE_CHUNKS];
const read = (locale: LocaleCode, file: string): Record<string, string> =>
  require(`./${locale}/${file}.ts`).default;
const texts = Object.fromEntries(
  LOCALE_CODES.map((locale) => [locale, Object.assign({}, ...FILES.map((file) => read(locale, file)))]),
) as Record<LocaleCode, Record<string, string>>;

const translations = LOCALE_CODES.filter((locale) => locale !== 'sv');
const keys = Object.keys(texts.sv);

interface Placeholder {
  name: string;
  isPlural: boolean;
  options: string[];
}

/** A compiled message is a string, or a list of strings, `0` (the number sign), `["path"]` and `["count", 2, { one: … }]`. */
function placeholdersIn(message: unknown): Placeholder[] {
  if (!Array.isArray(message)) return [];
  return message.filter(Array.isArray).flatMap(([name, type, options = {}]) => {
    const isPlural = type === 2;
    const inner = isPlural ? Object.values<unknown>(options).flatMap(placeholdersIn) : [];
    return [{ name, isPlural, options: isPlural ? Object.keys(options) : [] }, ...inner];
  });
}

const placeholdersOf = (locale: LocaleCode, key: string) => placeholdersIn(compile(texts[locale][key] ?? ''));

const named = (all: Placeholder[]) =>
  [...new Set(all.map(({ name, isPlural }) => `${name}${isPlural ? ' (plural)' : ''}`))].sort();

test('no key is in two files', () => {
  const all = FILES.flatMap((file) => Object.keys(read('sv', file)));
  expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
});

test('finds the placeholders of a compiled message', () => {
  const message = compile('{a} {count, plural, =0 {none} one {only # of {b}} other {#}} {c}');
  expect(placeholdersIn(message)).toEqual([
    { name: 'a', isPlural: false, options: [] },
    { name: 'count', isPlural: true, options: ['=0', 'one', 'other'] },
    { name: 'b', isPlural: false, options: [] },
    { name: 'c', isPlural: false, options: [] },
  ]);
});

describe.each(LOCALE_CODES)('%s', (locale) => {
  test('has every key of the source and no other, in the same file', () => {
    for (const file of FILES)
      expect(Object.keys(read(locale, file)).sort()).toEqual(Object.keys(read('sv', file)).sort());
  });

  test('every message compiles', () => {
    for (const key of keys) expect(() => compile(texts[locale][key] ?? ''), key).not.toThrow();
  });

  test('no message is empty or has leading or trailing space', () => {
    const invalid = keys.filter((key) => !/^\S(.*\S)?$/.test(texts[locale][key] ?? ''));
    expect(invalid).toEqual([]);
  });

  test('no message has an empty placeholder or HTML', () => {
    expect(keys.filter((key) => /[<>]|\{\s*\}|&\w+;/.test(texts[locale][key] ?? ''))).toEqual([]);
  });

  test('every plural has the categories of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    for (const key of keys)
      for (const { isPlural, options } of placeholdersOf(locale, key))
        if (isPlural) {
          expect(options, key).toContain('other');
          expect(options.filter((option) => !option.startsWith('=')).sort(), key).toEqual(
            [...pluralCategories].sort(),
          );
        }
  });
});

describe.each(translations)('%s beside the Swedish source', (locale) => {
  test('every message has the same placeholders', () => {
    for (const key of keys)
      expect(named(placeholdersOf(locale, key)), key).toEqual(named(placeholdersOf('sv', key)));
  });

  test('the numbers in a message are the same', () => {
    const in24Hours = (text: string) => text.replace(/(\d+) pm\b/g, (_, hour) => `${Number(hour) + 12}`);
    const numbers = (text = '') => (in24Hours(text).match(/(?<![={\w])\d+/g) ?? []).sort();
    for (const key of keys) expect(numbers(texts[locale][key]), key).toEqual(numbers(texts.sv[key]));
  });
});

/** Messages that are correctly the same as in Swedish. Any other equal message is not translated. */
const sameAsSwedish: Partial<Record<LocaleCode, string[]>> = {
  da: [
    'product.editions',
    'market.country',
    'market.currency',
    'market.scandinavia',
    'market.europe',
    'customerType.person',
    'search.products',
    'list.results',
    'lists.count',
    'orders.invoice',
    'product.specification',
    'product.quantity',
    'product.incVat',
    'product.coverOf',
    'product.price',
    'product.discount',
    'product.edition',
    'account.balance',
    'account.hello',
    'cart.quantityAtPrice',
    'cookies.statistics',
    'summary.vat',
    'summary.balance',
    'favorites.toggle',
    'sort.RELEVANCE',
    'delivery.zip',
    'downloads.part',
    'details.phone',
    'details.careOf',
    'details.country',
    'balance.correction',
    'settings.careOf',
    'settings.country',
    'settings.device',
    'settings.phone',
    'settings.zip',
  ],
  en: ['cart.quantityAtPrice', 'product.edition', 'balance.ofOrder', 'settings.man'],
  fi: ['product.discount', 'cart.quantityAtPrice', 'summary.balance', 'account.balance'],
  nb: [
    'product.editions',
    'header.menu',
    'newsletter.title',
    'footer.languages',
    'market.country',
    'market.currency',
    'market.scandinavia',
    'market.europe',
    'customerType.person',
    'list.newsTitle',
    'search.products',
    'list.results',
    'lists.count',
    'orders.invoice',
    'product.specification',
    'product.coverOf',
    'product.price',
    'product.discount',
    'product.edition',
    'product.moreBy',
    'account.balance',
    'cart.quantityAtPrice',
    'summary.discount',
    'summary.shipping',
    'summary.shippingFree',
    'summary.balance',
    'signIn.noAccount',
    'list.seenCount',
    'sort.RELEVANCE',
    'delivery.zip',
    'downloads.part',
    'details.phone',
    'details.careOf',
    'details.country',
    'balance.correction',
    'settings.careOf',
    'settings.country',
    'settings.device',
    'settings.phone',
    'settings.zip',
    'orders.inProgress',
  ],
};

test.each(translations)('every message of %s is translated', (locale) => {
  const same = keys.filter((key) => texts[locale][key] === texts.sv[key]);
  expect(same.sort()).toEqual((sameAsSwedish[locale] ?? []).sort());
});

/** A message without its plural syntax. */
const textOf = (text = '') => text.replace(/\{\w+, plural,|(?:=\d+|\bone|\bother) \{|[#}]/g, '');

test('no two languages share a longer sentence', () => {
  const shared = LOCALE_CODES.flatMap((a, index) =>
    LOCALE_CODES.slice(index + 1).flatMap((b) =>
      keys
        .filter((key) => textOf(texts[a][key]).length > 30 && texts[a][key] === texts[b][key])
        .map((key) => `${key}: ${a} and ${b}`),
    ),
  );
  expect(shared).toEqual([]);
});
