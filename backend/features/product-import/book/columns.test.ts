import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ImportError } from '../import-error.ts';
import { bookFields, matchColumns } from './columns.ts';

const match = (header: string, chosen: Record<string, string> = {}) =>
  matchColumns(header.split(','), {
    chosen: new Map(Object.entries(chosen)),
    currencies: ['SEK', 'EUR'],
    languages: ['sv', 'fi'],
  });

const meaningsOf = (header: string, chosen?: Record<string, string>) =>
  match(header, chosen).columns.map(({ field, of, index }) => `${index}:${field}${of ? `/${of}` : ''}`);

const refusalOf = (header: string, chosen?: Record<string, string>) => {
  try {
    match(header, chosen);
  } catch (error) {
    expect(error).toBeInstanceOf(ImportError);
    return (error as Error).message;
  }
  throw new Error('The header was accepted.');
};

describe('Columns', () => {
  test('are known by their names in several languages, however they are spelled', () => {
    expect(meaningsOf('TITEL,Författare, isbn-13 ,Artikelnr,Article_Number2,Språk,Förlag')).toEqual([
      '0:title',
      '1:author',
      '2:isbn',
      '3:article_number',
      '5:language',
      '6:publisher',
    ]);
  });

  test('of prices and texts may name a currency or a language', () => {
    expect(
      meaningsOf('name,price,Price (SEK),pris_eur,ordinarie pris SEK,description,beskrivning-fi,SEK'),
    ).toEqual([
      '0:title',
      '1:price',
      '2:price/SEK',
      '3:price/EUR',
      '4:regular_price/SEK',
      '5:description',
      '6:description/fi',
    ]);
  });

  test('that mean nothing are told by name', () => {
    expect(match('title,born,price_usd,,description_xx').ignored).toEqual([
      'born',
      'price_usd',
      'description_xx',
    ]);
  });

  test('may be named by whoever imports', () => {
    expect(meaningsOf('title,Rubrik,Pris A', { title: 'rubrik', price_sek: 'pris a' })).toEqual([
      '1:title',
      '2:price/SEK',
    ]);
    expect(match('title,Rubrik', { title: 'Rubrik' }).ignored).toEqual(['title']);
  });

  test.each([
    ['author,year', {}, /no column for the title\. Its columns are: author, year\. .*--column title=/],
    ['title,author,Title', {}, /has the column "title" twice/],
    ['title,name', {}, /"title" and "name" both mean title\. Choose one with --column title="title"/],
    ['title,ISBN,ISBN13', {}, /both mean isbn/],
    ['title', { titel: 'Nothing' }, /no column "Nothing"\. Its columns are: title\./],
    ['title', { colour: 'title' }, /--column colour=… names nothing that a book has\. It has: id, /],
  ])('that cannot be told apart or found are refused: %s %o', (header, chosen, sentence) => {
    expect(refusalOf(header, chosen as Record<string, string>)).toMatch(sentence);
  });
});

describe('docs/importing.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/importing.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (`[a-z_`, ]+`) \| ([^|]+) \|/gm)].map(
    ([, fields = '', names = '']) => ({
      fields: fields.split(', ').map((field) => field.replaceAll('`', '')),
      names: names.split(',').map((name) => name.trim()),
    }),
  );

  test('tells of every field', () => {
    expect(rows.flatMap(({ fields }) => fields)).toEqual(bookFields);
  });

  test.each(rows)('tells names that are understood: $names', ({ fields: [field = ''], names }) => {
    const header = (name: string) => (field === 'title' ? name : `${name},title`);
    for (const name of names) expect(match(header(name)).columns[0]?.field).toBe(field);
  });
});
