import { describe, expect, test } from 'vitest';
import { isbnOf, readBook, readProduct, wholeRecord } from '../onix/onix-message.fixture.ts';

const record = wholeRecord('r1', isbnOf(1));
const change = (from: string | RegExp, to: string) => readBook(record.replace(from, to));

describe('copies', () => {
  const supply = (country: string, code: string, copies: number) =>
    `<ProductSupply><Market><Territory><CountriesIncluded>${country}</CountriesIncluded></Territory></Market><SupplyDetail><ProductAvailability>${code}</ProductAvailability><Stock><OnHand>${copies}</OnHand></Stock></SupplyDetail></ProductSupply>`;
  const withSupplies = (...supplies: string[]) =>
    change(/<ProductSupply>.*<\/ProductSupply>/s, supplies.join(''));

  test.each([
    ['recalled', '49'],
    ['withdrawn for now', '34'],
  ])('of a book that is %s are not for sale', async (_, code) => {
    const book = await change('ProductAvailability>21', `ProductAvailability>${code}`);
    expect(book.stock).toBeUndefined();
  });

  test('of a supplier who does not sell the book do not count', async () => {
    const book = await withSupplies(supply('NO', '21', 3), supply('SE', '51', 40));
    expect(book).toMatchObject({ availability: 'available', stock: 3 });
  });

  test('in a country without a market of the shop do not count', async () => {
    const book = await withSupplies(supply('US', '21', 5000), supply('SE', '31', 0));
    expect(book.availability).toBe('later');
    expect(book.stock).toBeUndefined();
  });
});

describe('on 2026-01-20', () => {
  const status = '<PublishingStatus>04</PublishingStatus>';
  const dated = (role: string, date: string) =>
    `${status}<PublishingDate><PublishingDateRole>${role}</PublishingDateRole><Date>${date}</Date></PublishingDate>`;

  test('a sales embargo that ends later is the date of publication', async () => {
    expect(await change(status, dated('02', '20260130'))).toMatchObject({ publicationDate: '2026-01-30' });
    expect(await change(status, dated('02', '20260119'))).toMatchObject({ publicationDate: '2026-01' });
    const supplied =
      '<SupplyDate><SupplyDateRole>02</SupplyDateRole><Date>20260202</Date></SupplyDate><Stock>';
    expect(await change('<Stock>', supplied)).toMatchObject({ publicationDate: '2026-02-02' });
  });

  test('a title is not imported before the day of its announcement', async () => {
    const announced = (date: string) => readProduct(record.replace(status, dated('09', date)));
    expect(await announced('20260121')).toEqual({
      ignored: 'The title may not be shown before 2026-01-21: import the record again then.',
    });
    expect(await announced('20260120')).toHaveProperty('book');
  });

  test.each([
    ['the next month', '202602', '', 'forthcoming'],
    ['the past', '202512', '', 'later'],
    ['no day', '', '', 'later'],
    ['the past, with a later day of delivery', '202512', '20260301', 'forthcoming'],
  ])(
    'a forthcoming book of %s can be ordered only if it has a later day',
    async (_, month, day, availability) => {
      const delivery = `<SupplyDate><SupplyDateRole>08</SupplyDateRole><Date>${day}</Date></SupplyDate>`;
      const xml = record
        .replace('ProductAvailability>21', 'ProductAvailability>10')
        .replace('<Date dateformat="01">202601<', `<Date dateformat="01">${month}<`)
        .replace(/<Stock>.*<\/Stock>/, day && delivery);
      expect(await readBook(xml)).toMatchObject({ availability, stock: undefined });
    },
  );

  test('copies of a forthcoming book without a later day are not for sale', async () => {
    const book = await change('ProductAvailability>21', 'ProductAvailability>10');
    expect(book).toMatchObject({ availability: 'later', stock: undefined });
  });

  test('a book is not available before the first day of its pre-orders', async () => {
    expect(await change(status, dated('27', '20260121'))).toMatchObject({
      availability: 'unavailable',
      stock: undefined,
      warnings: ['Pre-orders are accepted from 2026-01-21: import the record again then.'],
    });
    expect(await change(status, dated('27', '20260120'))).toMatchObject({ availability: 'available' });
  });
});
