import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ImportError } from '../import-error.ts';
import { bookFields, matchColumns } from './columns.ts';

const match = (header: string, explicit: Record<string, string> = {}) =>
  matchColumns(header.split(','), {
    explicit: new Map(Object.entries(explicit)),
    currencies: ['SEK', 'EUR'],
    markets: ['se', 'fi'],
    languages: ['sv', 'fi'],
  });

const fieldsOf = (header: string, explicit?: Record<string, string>) =>
  match(header, explicit).columns.map(
    ({ field, qualifier, index }) => `${index}:${field}${qualifier ? `/${qualifier}` : ''}`,
  );

const errorOf = (header: string, explicit?: Record<string, string>) => {
  try {
    match(header, explicit);
  } catch (error) {
    expect(error).toBeInstanceOf(ImportError);
    return (error as Error).message;
  }
  throw new Error('The header was accepted.');
};

describe('columns', () => {
  test('are recognised in several languages, ignoring case and punctuation', () => {
    expect(fieldsOf('TITEL,Författare, isbn-13 ,Artikelnr,Article_Number2,Språk,Förlag')).toEqual([
      '0:title',
      '1:author',
      '2:isbn',
      '3:article_number',
      '5:language',
      '6:publisher',
    ]);
  });

  test('of prices, texts and pictures may have a currency or a market, a language, or a number', () => {
    expect(
      fieldsOf(
        'name,price,Price (SEK),pris_eur,ordinarie pris SEK,description,beskrivning-fi,SEK,price_fi,picture,picture_2,picture_alt,picture_alt_fi',
      ),
    ).toEqual([
      '0:title',
      '1:price',
      '2:price/SEK',
      '3:price/EUR',
      '4:regular_price/SEK',
      '5:description',
      '6:description/fi',
      '8:price/fi',
      '9:picture',
      '10:picture/2',
      '11:picture_alt',
      '12:picture_alt/fi',
    ]);
  });

  test('without a field are returned by name', () => {
    expect(match('title,born,price_usd,,description_xx').ignored.map(({ name }) => name)).toEqual([
      'born',
      'price_usd',
      'description_xx',
    ]);
  });

  test('can be mapped explicitly', () => {
    expect(fieldsOf('title,Rubrik,Pris A', { title: 'rubrik', price_sek: 'pris a' })).toEqual([
      '1:title',
      '2:price/SEK',
    ]);
    expect(match('title,Rubrik', { title: 'Rubrik' }).ignored).toEqual([{ name: 'title', index: 0 }]);
  });

  test.each([
    ['author,year', {}, /no column for the title, .* Its columns are: author, year\. .*--column title=/],
    ['title,author,Title', {}, /has the column "title" twice/],
    ['title,name', {}, /"title" and "name" both mean title\. Choose one with --column title="title"/],
    ['title,ISBN,ISBN13', {}, /both mean isbn/],
    ['title', { titel: 'Nothing' }, /no column "Nothing"\. Its columns are: title\./],
    ['title', { colour: 'title' }, /--column colour=… is not a field of a book\. Fields: id, /],
  ])('that are ambiguous or missing are rejected: %s %o', (header, explicit, sentence) => {
    expect(errorOf(header, explicit as Record<string, string>)).toMatch(sentence);
  });
});

test('a table that identifies books needs no titles', () => {
  expect(match('isbn,stock').isUpdateOnly).toBe(true);
  expect(match('sku,price').isUpdateOnly).toBe(true);
  expect(match('isbn,title').isUpdateOnly).toBe(false);
});

describe('docs/importing.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/importing.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (`[a-z_`, ]+`) \| ([^|]+) \|/gm)].map(
    ([, fields = '', names = '']) => ({
      fields: fields.split(', ').map((field) => field.replaceAll('`', '')),
      names: names.split(',').map((name) => name.trim()),
    }),
  );

  test('documents every field', () => {
    expect(rows.flatMap(({ fields }) => fields)).toEqual(bookFields);
  });

  test.each(rows)('documents names that are recognised: $names', ({ fields: [field = ''], names }) => {
    const header = (name: string) => (field === 'title' ? name : `${name},title`);
    for (const name of names) expect(match(header(name)).columns[0]?.field).toBe(field);
  });
});
