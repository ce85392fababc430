import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleShop } from '#backend/mail/sample-shop.fixture.ts';
import { sendShopRequest } from '../../../tests/api/send-shop-request.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  // Not called: a configured provider makes its payment methods available.
  shop = await openTestShop({ SANDBOX_URL: 'http://127.0.0.1:9', SANDBOX_SECRET: 'a'.repeat(32) });
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
  ['ax', 'AX', 'EUR', 'SCANDINAVIA', 'sv-SE', ['sv-SE', 'fi-FI', 'en-GB']],
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

test.each([
  ['se', 'sv-SE', ['Brev', 'Paketbox', 'Morgonleverans', 'Paketskåp', 'Hemleverans']],
  ['fi', 'fi-FI', ['Kirje', 'Pakettiboksi', 'Aamutoimitus', 'Pakettiautomaatti', 'Kotiinkuljetus']],
  ['de', 'en-GB', ['Parcel box', 'Parcel locker', 'Home delivery']],
])('The options of the market %s have short names in the language', async (marketId, languageId, labels) => {
  const { shippingOptions } = await marketOptions({ marketId, languageId });
  expect(shippingOptions.map(({ label }: MarketOption) => label)).toEqual(labels);
});

test('The payment options of a market have marks, and only those with a configured provider are listed', async () => {
  const { paymentOptions, shippingOptions } = await marketOptions({ marketId: 'dk', languageId: 'da-DK' });
  expect(paymentOptions.slice(0, 2)).toMatchObject([
    { label: 'MobilePay', marks: ['mobilepay'], logo: null },
    { label: 'Kort', marks: ['visa', 'mastercard', 'apple-pay', 'google-pay'], logo: null },
  ]);
  expect(shippingOptions[0]).toMatchObject({ label: 'Brev', marks: ['letter'], logo: null });
  const change = (provider_key: string) =>
    shop.db.updateTable('payment_method').set({ provider_key }).where('method_key', '=', 'card').execute();
  await change('unknown');
  await shop.backend.refreshCatalogue();
  const without = await marketOptions({ marketId: 'dk' });
  expect(without.paymentOptions.map(({ label }: MarketOption) => label)).not.toContain('Kort');
  await change('sandbox');
  await shop.backend.refreshCatalogue();
});

interface MarketOption {
  label: string;
  feeIncVat: number;
  minDays: number;
}

const freeWords = /fri fra[kg]t|free|maksuton/i;

test.each(['sv-SE', 'da-DK', 'nb-NO', 'fi-FI', 'en-GB'])(
  'The statements about delivery follow the table of every market: %s',
  async (languageId) => {
    const { data } = await shop.query('{ channel { markets { alias virtual } } }');
    for (const { alias, virtual } of data.channel.markets) {
      const { shippingOptions, ...statements } = await marketOptions({ marketId: alias, languageId });
      if (virtual) {
        // The shop does not deliver there.
        expect(statements).toMatchObject({
          shippingPromise: null,
          deliveryTime: null,
          madeToOrderTime: null,
        });
        continue;
      }
      const cheapest = Math.min(...shippingOptions.map(({ feeIncVat }: MarketOption) => feeIncVat));
      expect(freeWords.test(statements.shippingPromise), alias).toBe(cheapest === 0);
      if (cheapest > 0)
        expect(statements.shippingPromise).toContain(languageId === 'en-GB' ? '7.90' : '7,90');
      for (const { minDays } of shippingOptions) expect(minDays).toBeGreaterThan(0);
      // A date, not a number of days.
      expect(statements.deliveryTime).toMatch(/\d+.*\p{L}{3,}/u);
      expect(statements.madeToOrderTime).not.toBe(statements.deliveryTime);
    }
  },
);

test('The promise names the cheapest option in the language', async () => {
  expect(await marketOptions({ marketId: 'se', languageId: 'sv-SE' })).toMatchObject({
    shippingPromise: 'Fri frakt med brev upp till 2 kg',
    deliveryTime: expect.stringMatching(/^Levereras \d/),
  });
  expect(await marketOptions({ marketId: 'de', languageId: 'en-GB' })).toMatchObject({
    shippingPromise: 'Delivery from €7.90',
    deliveryTime: expect.stringMatching(/^Delivered \d/),
  });
  expect(await marketOptions({ marketId: 'fi', languageId: 'fi-FI' })).toMatchObject({
    shippingPromise: 'Maksuton toimitus: kirje (enintään 2 kg)',
    deliveryTime: expect.stringMatching(/^Perillä \d.*kuuta$/),
  });
});

async function marketOptions(scope: { marketId: string; languageId?: string }) {
  const { data } = await shop.query(
    `query ($marketId: String, $languageId: String) {
      marketOptions(marketId: $marketId, languageId: $languageId) {
        paymentOptions { id label logo marks } shippingOptions { id label logo marks feeIncVat minDays maxDays }
        shippingPromise deliveryTime madeToOrderTime } }`,
    scope,
  );
  return data.marketOptions;
}

test('The settings of the shop are public except those of mails, and a new revision applies at once', async () => {
  const read = async () => (await sendShopRequest(shop, 'shop-settings', {})).data;
  expect(await read()).toMatchObject({ name: 'Kvarto', company: { name: 'Kvarto AB' } });
  expect(await read()).not.toHaveProperty('mail');
  await shop.db
    .insertInto('shop_settings')
    .values({
      channel_id: '1|se',
      revision: 2,
      settings: JSON.stringify({ ...sampleShop, name: 'Lilla Bokhandeln' }),
      changed_by: 'test',
    })
    .execute();
  await shop.backend.refreshCatalogue();
  expect(await read()).toMatchObject({ name: 'Lilla Bokhandeln' });
});
