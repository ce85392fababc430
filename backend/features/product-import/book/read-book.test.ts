import { describe, expect, test } from 'vitest';
import type { Book } from './book.ts';
import { matchColumns } from './columns.ts';
import { createBookReader } from './read-book.ts';

const priceTargets = [
  { code: 'SEK', symbol: 'kr', minorDigits: 2, priceListId: 1 },
  { code: 'EUR', symbol: '€', minorDigits: 2, priceListId: 2 },
  { code: 'fi', symbol: '€', minorDigits: 2, priceListId: 2 },
];

function read(cells: Record<string, string>, extra: string[] = []) {
  const header = Object.keys(cells);
  const { columns, isUpdateOnly } = matchColumns(header, {
    explicit: new Map(),
    currencies: ['SEK', 'EUR'],
    markets: ['fi'],
    languages: ['sv', 'fi'],
  });
  const reader = createBookReader({
    columns,
    width: header.length,
    isUpdateOnly,
    priceTargets,
    markets: ['fi'],
    taxClasses: ['book', 'standard'],
    currency: 'SEK',
    source: 'shelf',
    authorsAsWritten: false,
  });
  return reader({ line: 7, cells: [...Object.values(cells), ...extra] });
}

const bookOf = (cells: Record<string, string>): Book => {
  const result = read({ title: 'A title', ...cells });
  if ('book' in result) return result.book;
  throw new Error(result.reasons.join('\n'));
};

const reasonsOf = (cells: Record<string, string>, extra?: string[]) => {
  const result = read({ title: 'A title', ...cells }, extra);
  return 'reasons' in result ? result.reasons.join('\n') : '';
};

describe('a row', () => {
  test('gives a book with the content of all cells', () => {
    expect(
      bookOf({
        id: '7',
        title: '  Gösta  Berlings\nsaga ',
        author: 'Lagerlöf, Selma',
        language: 'svenska',
        isbn: '978-91-0-012370-3',
        publisher: 'Albert Bonniers',
        category: 'Category: Fiction|Lives > Memoir|fiction',
        subjects: 'Värmland; priests',
        year: '1891',
        pages: '350',
        format: 'Inbunden',
        weight: '0,45 kg',
        stock: '12',
        status: 'aktiv',
        description: '<p>One<br>two</p>',
        description_fi: 'Yksi',
        price: '199',
        'regular price': '249,00 kr',
        price_eur: '19.90',
        price_fi: '17.90',
        subtitle: 'En roman',
        work: 'gosta-berling',
        narrator: 'Bo Ek; Li Å',
        thema: 'FBC;FV',
        series: 'Värmland',
        series_number: '1',
        publication_date: '12.3.2026',
        running_time: '8:32',
        height: '210',
        age_from: '9',
        age_to: '12',
        award: 'Nobelpriset 1909',
        picture: 'https://example.com/1.jpg',
        picture_2: 'https://example.com/2.jpg',
        sample: 'https://example.com/a.epub',
        excerpt_sv: 'Äntligen',
      }),
    ).toEqual({
      line: 7,
      key: 'shelf:7',
      generatedArticleNumber: 'shelf-7',
      title: 'Gösta Berlings saga: En roman',
      work: { key: 'gosta-berling', canChangeGroup: true, relatedIsbns: [] },
      contributors: { author: [{ name: 'Selma Lagerlöf' }], narrator: [{ name: 'Bo Ek' }, { name: 'Li Å' }] },
      languages: ['sv'],
      gtin: '9789100123703',
      publisher: 'Albert Bonniers',
      categories: [['fiction'], ['Lives', 'Memoir']],
      thema: ['FBC', 'FV'],
      keywords: ['Värmland', 'priests'],
      series: { name: 'Värmland', number: '1' },
      year: 1891,
      publicationDate: '2026-03-12',
      pages: 350,
      runningMinutes: 512,
      format: 'hardback',
      weightGrams: 450,
      heightMm: 210,
      stock: 12,
      isActive: true,
      ages: { from: 9, to: 12 },
      awards: ['Nobelpriset 1909'],
      links: {
        picture: ['https://example.com/1.jpg', 'https://example.com/2.jpg'],
        sample: ['https://example.com/a.epub'],
      },
      descriptions: new Map([
        [undefined, 'One\ntwo'],
        ['fi', 'Yksi'],
      ]),
      excerpts: new Map([['sv', 'Äntligen']]),
      prices: new Map([
        [1, { selling: 19_900, regular: 24_900 }],
        [2, { selling: 1790, regular: 1790 }],
      ]),
      missingPrices: 'default',
      parameters: new Map(),
      warnings: [],
    });
  });

  test('is identified by id, article number, ISBN, or title, author and language', () => {
    expect(bookOf({ id: '7', sku: 'B-7', isbn: '9789100123703' }).key).toBe('shelf:7');
    expect(bookOf({ sku: 'B-7', isbn: '9789100123703' }).key).toBe('shelf:B-7');
    expect(bookOf({ sku: '', isbn: '91-0-012370-6' }).key).toBe('isbn:9789100123703');
    const { key } = bookOf({ author: 'Berg, Bo', language: 'sv' });
    expect(key).toMatch(/^title:[0-9a-f]{16}$/);
    expect(bookOf({ title: 'a TITLE', author: 'Bo Berg', language: 'Swedish' }).key).toBe(key);
    expect(bookOf({ author: 'Berg, Bo', language: 'fi' }).key).not.toBe(key);
  });

  test('loses the subfield codes of library systems in titles', () => {
    expect(bookOf({ title: 'Peter Pan : $b [Peter and Wendy]' }).title).toBe('Peter Pan: [Peter and Wendy]');
    expect(bookOf({ title: 'The $30,000 Bequest' }).title).toBe('The $30,000 Bequest');
  });

  test('uses a regular price as the price, and prefers a column with a currency', () => {
    expect(bookOf({ 'regular price sek': '99' }).prices.get(1)).toEqual({ selling: 9900, regular: 9900 });
    expect(bookOf({ price: '1', price_sek: '2' }).prices.get(1)?.selling).toBe(200);
  });

  test.each([
    ['-750', -750],
    ['750 BC', -750],
    ['1999-12-31', 1999],
    ['31.12.1999', 1999],
    ['868', 868],
  ])('reads the year %s', (year, number) => expect(bookOf({ year }).year).toBe(number));
});

test.each([
  ['8:32', 512],
  ['8 tim 32 min', 512],
  ['08:32:40', 512],
  ['512', 512],
  ['512 min', 512],
])('reads the running time %s', (running_time, minutes) =>
  expect(bookOf({ running_time }).runningMinutes).toBe(minutes),
);

test('an unknown language is a warning', () => {
  expect(bookOf({ language: 'es/nah' })).toMatchObject({
    languages: ['es', 'nah'],
    warnings: ['The language "nah" is not known.'],
  });
  expect(bookOf({ language: 'Klingonish' })).toMatchObject({
    languages: [],
    warnings: ['The language "Klingonish" is not known, and is ignored.'],
  });
});

test('markup in a category is removed', () => {
  expect(bookOf({ category: '<u>Kat</u>' }).categories).toEqual([['Kat']]);
  expect(bookOf({ category: 'Crime>Nordic' }).categories).toEqual([['Crime', 'Nordic']]);
});

describe('a bad row', () => {
  test.each([
    [{ title: '' }, /^The title is empty\.$/],
    [{ title: 'x'.repeat(1001) }, /^The title "x{60}…" is longer than 1000 characters\.$/],
    [{ title: 'nul\0' }, /^The title contains a control character\.$/],
    [{ price: '-5' }, /^The price in SEK "-5" is negative\.$/],
    [{ price: 'free' }, /^The price in SEK "free" is not an amount\.$/],
    [{ price: '1000001' }, /is above 1000000\.$/],
    [{ price: '100', regular_price: '99' }, /^The regular price in SEK is lower than the price\.$/],
    [{ stock: '-1' }, /^The stock "-1" is not a whole number from 0 to 1000000\.$/],
    [{ stock: '99999999999' }, /whole number/],
    [{ stock: '1.5' }, /whole number/],
    [{ stock: '1.000' }, /whole number/],
    [{ weight: '1.250' }, /is not a weight/],
    [{ year: '3024' }, /^The year "3024" is not a year from -3000 to \d{4}\.$/],
    [{ year: '0' }, /is not a year/],
    [{ year: 'c1990' }, /is not a year/],
    [{ pages: '0' }, /whole number from 1 to 50000/],
    [{ isbn: '9789100123704' }, /^The ISBN "9789100123704" is mistyped/],
    [{ publication_date: '2026-02-30' }, /is not a date such as/],
    [{ running_time: 'long' }, /is not a running time/],
    [{ picture: 'cover.jpg' }, /^The picture "cover.jpg" is not a web address\.$/],
    [{ age_from: '12', age_to: '9' }, /^The age is higher than the maximum age\.$/],
    [{ weight: 'heavy' }, /is not a weight/],
    [{ status: 'maybe' }, /is neither active nor inactive/],
    [{ author: 'y'.repeat(301) }, /has a part that is longer than 300 characters/],
    [{ description: 'z'.repeat(50_001) }, /^The description is longer than 50000 characters\.$/],
  ])('is reported with a sentence: %o', (cells, sentence) => {
    expect(reasonsOf(cells as unknown as Record<string, string>)).toMatch(sentence);
  });

  test('is reported with all its errors', () => {
    expect(reasonsOf({ price: 'x', stock: 'y', year: 'z' }).split('\n')).toHaveLength(3);
  });

  test('has more or fewer cells than the header, unless the extra ones are empty', () => {
    expect(reasonsOf({ year: '1999' }, ['more'])).toBe('The row has 3 cells, the header 2.');
    expect(reasonsOf({ year: '1999' }, ['', ''])).toBe('');
  });
});
