import { describe, expect, test } from 'vitest';
import { inChunks } from './csv/bytes.fixture.ts';
import { isbnOf, messageOf, wholeRecord } from './onix/onix-message.fixture.ts';
import { readMessage } from './onix/read-message.ts';
import { type RecordContext, readRecord } from './onix/read-record.ts';

const list = (priceListId: number, code: string, country: string, currency: string) => ({
  ...{ code, symbol: '', minorDigits: 2, priceListId, country, currency, vatBasisPoints: 600 },
});
const context: RecordContext = {
  shop: {
    currencies: [],
    markets: [list(1, 'se', 'SE', 'SEK'), list(2, 'no', 'NO', 'NOK'), list(3, 'dk', 'DK', 'DKK')],
  },
  source: 'sender',
  isExport: false,
  defaultCurrency: undefined,
  today: '2026-01-20',
};

async function read(record: string) {
  for await (const element of readMessage(inChunks(messageOf(record), 1000)))
    if (element.name === 'Product') return readRecord(element, context, 1);
  throw new Error('The message has no record.');
}

async function readBook(record: string) {
  const result = await read(record);
  if (!('book' in result)) throw new Error(JSON.stringify(result));
  return result.book;
}

const record = wholeRecord('r1', isbnOf(1));

describe('An ONIX record', () => {
  const change = (from: string | RegExp, to: string) => readBook(record.replace(from, to));

  test('accessibility, warnings and the contact for product safety are read', async () => {
    const feature = (type: string, value: string, description = '') =>
      `<ProductFormFeature><ProductFormFeatureType>${type}</ProductFormFeatureType><ProductFormFeatureValue>${value}</ProductFormFeatureValue>${description && `<ProductFormFeatureDescription>${description}</ProductFormFeatureDescription>`}</ProductFormFeature>`;
    const features = [
      feature('09', '36'),
      feature('09', '00', 'Pictures are described.'),
      feature('09', '95'),
      feature('12', '00'),
      feature('13', '01'),
      feature('13', '02', 'Sharp edges.'),
    ].join('');
    expect(await change('<Extent>', `${features}<Extent>`)).toMatchObject({
      accessibility: ['36', 'Pictures are described.'],
      safetyWarnings: ['age-3', 'Sharp edges.'],
    });
    const contact =
      '<ProductContact><ProductContactRole>10</ProductContactRole><ProductContactName>Ombudet AB</ProductContactName><EmailAddress>safety@ombudet.example</EmailAddress><StreetAddress>Hamngatan 2</StreetAddress><PostalCode>111 47</PostalCode><LocationName>Stockholm</LocationName><CountryCode>SE</CountryCode></ProductContact>';
    expect(await change('<PublishingStatus>', `${contact}<PublishingStatus>`)).toMatchObject({
      responsiblePerson: 'Ombudet AB, Hamngatan 2, 111 47, Stockholm, SE, safety@ombudet.example',
    });
  });

  test('a fixed price binds the markets of its territory until its last day', async () => {
    const fixed = (more: string) =>
      change(
        /<PriceType>01(.*?)<CurrencyCode>NOK<\/CurrencyCode>/,
        `<PriceType>03$1<CurrencyCode>NOK</CurrencyCode>${more}`,
      );
    expect((await fixed('')).fixedPrices).toEqual(
      new Map([
        ['se', null],
        ['no', { until: null }],
        ['dk', null],
      ]),
    );
    const until = '<PriceDate><PriceDateRole>15</PriceDateRole><Date>20261231</Date></PriceDate>';
    expect((await fixed(until)).fixedPrices?.get('no')).toEqual({ until: '2026-12-31' });
  });
});
