import { describe, expect, test } from 'vitest';
import { isbnOf, readBook, wholeRecord } from './onix/onix-message.fixture.ts';

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
