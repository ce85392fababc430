import { describe, expect, test } from 'vitest';
import { euroShop, isbnOf, readBook, wholeRecord } from '../onix/onix-message.fixture.ts';

const record = wholeRecord('r1', isbnOf(1)).replace(/<SalesRights>.*<\/ROWSalesRightsType>/s, '');

const priceXml = (amount: string, { type = '02', more = '' } = {}) =>
  `<Price><PriceType>${type}</PriceType><PriceAmount>${amount}</PriceAmount><CurrencyCode>EUR</CurrencyCode>${more}</Price>`;
const inCountries = (countries: string) => ({
  more: `<Territory><CountriesIncluded>${countries}</CountriesIncluded></Territory>`,
});
const withPrices = (...prices: string[]) => record.replace(/<Price>.*<\/Price>/s, prices.join(''));
const listsOf = async (xml: string) =>
  [...(await readBook(xml, euroShop)).prices].map(([listId, { selling }]) => [listId, selling]);

describe('markets of one currency', () => {
  test('share a price that all of them have', async () => {
    expect(await listsOf(withPrices(priceXml('12.90')))).toEqual([[1, 1290]]);
    expect(await listsOf(withPrices(priceXml('12.90', inCountries('DE FI'))))).toEqual([[1, 1290]]);
  });

  test('do not share a price that one of them does not have', async () => {
    expect(await listsOf(withPrices(priceXml('12.90', inCountries('DE'))))).toEqual([[2, 1290]]);
    const withoutFinland =
      '<Territory><RegionsIncluded>WORLD</RegionsIncluded><CountriesExcluded>FI</CountriesExcluded></Territory>';
    expect(await listsOf(withPrices(priceXml('12.90', { more: withoutFinland })))).toEqual([[2, 1290]]);
    const rights =
      '<SalesRights><SalesRightsType>01</SalesRightsType><Territory><CountriesIncluded>SE FI</CountriesIncluded></Territory></SalesRights><ROWSalesRightsType>03</ROWSalesRightsType></PublishingDetail>';
    const restricted = withPrices(priceXml('12.90')).replace('</PublishingDetail>', rights);
    expect(await listsOf(restricted)).toEqual([[3, 1290]]);
  });

  test('have a different price in their own list', async () => {
    const different = withPrices(
      priceXml('14.90', inCountries('DE')),
      priceXml('12.90', {
        more: '<Territory><RegionsIncluded>WORLD</RegionsIncluded><CountriesExcluded>DE</CountriesExcluded></Territory>',
      }),
    );
    expect(await listsOf(different)).toEqual([
      [1, 1290],
      [2, 1490],
    ]);
  });
});

test('a price without tax may have more decimals than its currency', async () => {
  const tax = '<Tax><TaxType>01</TaxType><TaxRatePercent>6</TaxRatePercent></Tax>';
  const price = `<Price><PriceType>01</PriceType><PriceAmount>11.3113</PriceAmount>${tax}<CurrencyCode>EUR</CurrencyCode></Price>`;
  const book = await readBook(withPrices(price), euroShop);
  expect([...book.prices]).toEqual([[1, { regular: 1199, selling: 1199 }]]);
  expect(book.warnings).toEqual([]);
});

describe('a price that cannot be used', () => {
  test.each([
    ['0.00', []],
    ['12,90', ['The price "12,90" in EUR is not an amount, and is ignored.']],
  ])('%s makes way for the next one, which then is not fixed', async (amount, warnings) => {
    const book = await readBook(withPrices(priceXml(amount, { type: '04' }), priceXml('9.90')), euroShop);
    expect([...book.prices]).toEqual([[1, { regular: 990, selling: 990 }]]);
    expect(book.fixedPrices?.get('de')).toBeNull();
    expect(book.warnings).toEqual(warnings);
  });

  test('the next fixed price counts', async () => {
    const book = await readBook(
      withPrices(priceXml('0', { type: '04' }), priceXml('9.90', { type: '42' })),
      euroShop,
    );
    expect(book.fixedPrices?.get('de')).toEqual({ until: null });
  });
});

describe('the dates of a price, on 2026-01-20', () => {
  const dated = (role: string, date: string, format = '00') => ({
    more: `<PriceDate><PriceDateRole>${role}</PriceDateRole><Date dateformat="${format}">${date}</Date></PriceDate>`,
  });
  const later = (from: string) => [
    `A price in EUR is valid from ${from} and is ignored: import the record again then.`,
  ];

  test.each([
    ['a span that contains the day', dated('24', '2026010120260131', '06'), 990, []],
    ['a span that is over', dated('24', '2025120120251231', '06'), 1290, []],
    ['a span of months that is over', dated('24', '202511202512', '07'), 1290, []],
    ['a span that begins later', dated('24', '2026020120260228', '06'), 1290, later('2026-02-01')],
    ['a span in a single month', dated('24', '202601', '01'), 990, []],
    ['a first day that is later', dated('14', '20260201'), 1290, later('2026-02-01')],
    ['a first day', dated('14', '20260120'), 990, []],
    ['a last day', dated('15', '20260120'), 990, []],
  ])('%s', async (_, dates, selling, warnings) => {
    const regular = priceXml('12.90');
    const special = priceXml('9.90', { type: '12', ...dates });
    const book = await readBook(withPrices(regular, special), euroShop);
    expect(book.prices.get(1)?.selling).toBe(selling);
    expect(book.warnings).toEqual(warnings);
  });

  test('the last day of a span ends a fixed price', async () => {
    const fixed = priceXml('9.90', { type: '04', ...dated('24', '2026010120261231', '06') });
    expect((await readBook(withPrices(fixed), euroShop)).fixedPrices?.get('fi')).toEqual({
      until: '2026-12-31',
    });
  });
});
