import { describe, expect, test } from 'vitest';
import { inChunks } from '../csv/bytes.fixture.ts';
import { childrenOf } from './element.ts';
import { isbnOf, messageOf, readBook, wholeRecord } from './onix-message.fixture.ts';
import { safetyContactOf } from './publishing-detail.ts';
import { readMessage } from './read-message.ts';

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

  test('the contact for product safety is also read with short tags', async () => {
    const contact =
      '<ProductContact><ProductContactRole>10</ProductContactRole><ProductContactName>Ombudet AB</ProductContactName><EmailAddress>safety@ombudet.example</EmailAddress><StreetAddress>Hamngatan 2</StreetAddress><LocationName>Stockholm</LocationName><PostalCode>111 47</PostalCode><CountryCode>SE</CountryCode></ProductContact>';
    const message = messageOf(record.replace('<PublishingStatus>', `${contact}<PublishingStatus>`), {
      isShort: true,
    });
    expect(message).toContain('<x484>Ombudet AB</x484>');
    const contacts = [];
    for await (const element of readMessage(inChunks(message, 1000)))
      for (const block of childrenOf(element, 'PublishingDetail')) contacts.push(safetyContactOf(block));
    expect(contacts).toEqual([
      { responsiblePerson: 'Ombudet AB, Hamngatan 2, 111 47, Stockholm, SE, safety@ombudet.example' },
    ]);
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
