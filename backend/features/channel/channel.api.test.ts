import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const marketFields =
  'id alias country { code } currency { code rate } groupKey defaultLanguageId allowedLanguages { id } virtual onlyDisplayInCheckout';

/** The table of the decisions. Columns: alias, country, currency, group, default language, allowed languages. */
const table: [string, string, string, string, string, string[]][] = [
  ['se', 'SE', 'SEK', 'SCANDINAVIA', 'sv-SE', ['sv-SE', 'en-GB']],
  ['dk', 'DK', 'DKK', 'SCANDINAVIA', 'da-DK', ['da-DK', 'en-GB']],
  ['no', 'NO', 'NOK', 'SCANDINAVIA', 'nb-NO', ['nb-NO', 'en-GB']],
  ['fi', 'FI', 'EUR', 'SCANDINAVIA', 'fi-FI', ['fi-FI', 'sv-SE', 'en-GB']],
  ['de', 'DE', 'EUR', 'EUROPE', 'en-GB', ['en-GB']],
  ['nl', 'NL', 'EUR', 'EUROPE', 'en-GB', ['en-GB']],
  ['fr', 'FR', 'EUR', 'EUROPE', 'en-GB', ['en-GB']],
  ['ax', 'AX', 'EUR', 'SCANDINAVIA', 'sv-SE', ['sv-SE', 'fi-FI']],
  ['eu', 'EU', 'EUR', 'EUROPE', 'en-GB', ['en-GB']],
];

test('The channel is Kvarto, with Sweden and Swedish as its defaults and five languages', async () => {
  const { data } = await shop.query(
    '{ channel { id name type url defaultLanguageId defaultMarketId languages { id name code } } }',
  );
  expect(data.channel).toEqual({
    id: '1|se',
    name: 'Kvarto',
    type: 'webshop',
    url: expect.stringMatching(/^https:\/\//),
    defaultLanguageId: 'sv-SE',
    defaultMarketId: 'se',
    languages: expect.arrayContaining([
      { id: 'sv-SE', name: 'Svenska', code: 'sv' },
      { id: 'da-DK', name: 'Dansk', code: 'da' },
      { id: 'en-GB', name: 'English', code: 'en' },
      { id: 'fi-FI', name: 'Suomi', code: 'fi' },
      { id: 'nb-NO', name: 'Norsk', code: 'nb' },
    ]),
  });
  expect(data.channel.languages).toHaveLength(5);
});

test('The channel has the markets of the table, in its order, and no others', async () => {
  const { data } = await shop.query(`{ channel { markets { ${marketFields} } } }`);
  expect(data.channel.markets).toEqual(
    table.map(([alias, country, currency, groupKey, defaultLanguageId, languages]) => ({
      id: alias,
      alias,
      country: { code: country },
      currency: { code: currency, rate: 1 },
      groupKey,
      defaultLanguageId,
      allowedLanguages: languages.map((id) => ({ id })),
      virtual: alias === 'eu',
      onlyDisplayInCheckout: alias === 'ax',
    })),
  );
});

test('Each market allows its own default language', async () => {
  const { data } = await shop.query(`{ channel { markets { ${marketFields} } } }`);
  for (const market of data.channel.markets)
    expect(market.allowedLanguages).toContainEqual({ id: market.defaultLanguageId });
});

test('The default market is one of the channel’s markets', async () => {
  const { data } = await shop.query('{ channel { defaultMarketId markets { id } } }');
  expect(data.channel.markets).toContainEqual({ id: data.channel.defaultMarketId });
});

test('Lists all channels, each as the channel query returns it', async () => {
  const fields = `id name type url defaultLanguageId defaultMarketId languages { id } markets { ${marketFields} }`;
  const { data } = await shop.query(`{ channels { ${fields} } channel(channelId: "1|se") { ${fields} } }`);
  expect(data.channels).toEqual([data.channel]);
});
