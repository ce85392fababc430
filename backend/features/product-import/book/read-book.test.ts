import { describe, expect, test } from 'vitest';
import type { Book } from './book.ts';
import { matchColumns } from './columns.ts';
import { createBookReader } from './read-book.ts';

const currencies = [
  { code: 'SEK', symbol: 'kr', minorDigits: 2 },
  { code: 'EUR', symbol: '€', minorDigits: 2 },
];

function read(cells: Record<string, string>, extra: string[] = []) {
  const header = Object.keys(cells);
  const { columns } = matchColumns(header, {
    explicit: new Map(),
    currencies: ['SEK', 'EUR'],
    languages: ['sv', 'fi'],
  });
  const reader = createBookReader({
    columns,
    width: header.length,
    currencies,
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
        description: 'One\r\ntwo',
        description_fi: 'Yksi',
        price: '199',
        'regular price': '249,00 kr',
        price_eur: '19.90',
      }),
    ).toEqual({
      line: 7,
      key: 'shelf:7',
      generatedArticleNumber: 'shelf-7',
      articleNumber: undefined,
      title: 'Gösta Berlings saga',
      authors: ['Selma Lagerlöf'],
      languages: ['sv'],
      originalLanguages: undefined,
      gtin: '9789100123703',
      publisher: 'Albert Bonniers',
      categories: [['fiction'], ['Lives', 'Memoir']],
      subjects: ['Värmland', 'priests'],
      year: 1891,
      pages: 350,
      format: 'hardback',
      weightGrams: 450,
      stock: 12,
      isActive: true,
      descriptions: new Map([
        [undefined, 'One\ntwo'],
        ['fi', 'Yksi'],
      ]),
      prices: new Map([
        ['SEK', { selling: 19_900, regular: 24_900 }],
        ['EUR', { selling: 1990, regular: 1990 }],
      ]),
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
    expect(bookOf({ 'regular price sek': '99' }).prices.get('SEK')).toEqual({ selling: 9900, regular: 9900 });
    expect(bookOf({ price: '1', price_sek: '2' }).prices.get('SEK')?.selling).toBe(200);
  });

  test.each([
    ['-750', -750],
    ['750 BC', -750],
    ['1999-12-31', 1999],
    ['31.12.1999', 1999],
    ['868', 868],
  ])('reads the year %s', (year, number) => expect(bookOf({ year }).year).toBe(number));
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
    [{ language: 'Klingonish' }, /^The language "Klingonish" is not a known language\.$/],
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
