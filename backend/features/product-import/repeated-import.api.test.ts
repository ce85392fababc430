import { afterAll, beforeAll, expect, test } from 'vitest';
import { withCheckDigit } from '#contract/product/gtin.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { importTable, rowsOf, versionsOf } from './imported-shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const works = 1000;
const languages = ['sv', 'fi'];
const formats = ['hardback', 'paperback', 'ebook', 'audio'];

/** Works in two languages and up to four formats, with every kind of column. */
function generateTable(): string {
  const header =
    'id,work,isbn,title,author,translator,narrator,language,publisher,category,thema,subject,series,series_number,year,publication_date,pages,running_time,format,stock,award,picture,picture_alt_sv,sample,description_sv,description_fi,price_sek,regular_price_sek,price_eur';
  const rows: string[] = [header];
  for (let work = 0; work < works; work++)
    for (const [edition, language] of languages.entries())
      for (const [index, format] of formats.slice(0, 1 + (work % formats.length)).entries()) {
        const number = (work * languages.length + edition) * formats.length + index;
        const isAudio = format === 'audio';
        rows.push(
          [
            `t${number}`,
            `w${work}`,
            withCheckDigit(`97891${String(number).padStart(7, '0')}`),
            `"Title ${work}, part ${language}"`,
            `"Author ${work % 300}; Co-author ${work % 70}"`,
            language === 'fi' ? `Translator ${work % 50}` : '',
            isAudio ? `Narrator ${work % 20}` : '',
            language,
            work % 9 === 0 ? '' : `House ${work % 40}`,
            `Shelf ${work % 12} > Row ${work % 30}`,
            ['FBA', 'FFP', 'DC'][work % 3],
            `word ${work % 90}|word ${work % 31}`,
            work % 5 === 0 ? `Series ${work % 25}` : '',
            work % 5 === 0 ? String(1 + (work % 8)) : '',
            String(1850 + (work % 170)),
            `2025-${String(1 + (work % 12)).padStart(2, '0')}`,
            isAudio ? '' : String(90 + (work % 600)),
            isAudio ? `${1 + (work % 20)}:15` : '',
            format,
            String(work % 40),
            work % 50 === 0 ? `Prize ${work % 3} 2020` : '',
            work % 4 === 0 ? `https://images.example/${number}.jpg` : '',
            work % 4 === 0 ? `Bild ${number}` : '',
            work % 7 === 0 ? `https://files.example/${number}.epub` : '',
            `Om ${work}`,
            work % 2 === 0 ? `Kirjasta ${work}` : '',
            String(59 + (work % 200)),
            work % 6 === 0 ? String(99 + (work % 200)) : '',
            `${6 + (work % 20)}.90`,
          ].join(','),
        );
      }
  return `${rows.join('\n')}\n`;
}

test('a large table is imported once: the second run writes no row', async () => {
  const table = generateTable();
  const rows = table.trim().split('\n').length - 1;
  expect(rows).toBeGreaterThan(4000);
  expect(await importTable(shop.db, table)).toMatchObject({ added: rows, badRows: 0, isWritten: true });
  const before = await versionsOf(shop.db);
  const linksAndWorks = `select md5(string_agg(xmin::text, ',' order by ctid)) as versions from product_link
    union all select md5(string_agg(xmin::text, ',' order by ctid)) from variant_group
    union all select md5(string_agg(xmin::text, ',' order by ctid)) from picture_fetch_product`;
  const linksBefore = await rowsOf(shop.db, linksAndWorks);
  expect(await importTable(shop.db, table)).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: rows,
    badRows: 0,
  });
  expect(await versionsOf(shop.db)).toEqual(before);
  expect(await rowsOf(shop.db, linksAndWorks)).toEqual(linksBefore);
}, 300_000);
