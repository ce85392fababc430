import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCampaign } from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';

const book = 'gosta-berlings-saga';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const productId = () => shop.db.selectFrom('product_text').select('product_id').where('slug', '=', book);

async function setWeight(weight_grams: number): Promise<void> {
  await shop.db.updateTable('sku').set({ weight_grams }).where('product_id', 'in', productId()).execute();
  await shop.backend.refreshCatalogue();
}

/** The statements of the product that are not those of the market. */
async function statements(marketId = 'se', languageId = 'sv-SE') {
  const { data } = await shop.query(
    `query ($alias: String!, $marketId: String, $languageId: String) {
      product(alias: $alias, marketId: $marketId, languageId: $languageId) {
        currentProductVariant { attributes { key value } } } }`,
    { alias: book, marketId, languageId },
  );
  const attributes: { key: string; value: string }[] = data.product.currentProductVariant.attributes;
  const statementsOfProduct = attributes.filter(({ key }) =>
    /^(shippingPromise|deliveryTime|madeToOrderTime)$/.test(key),
  );
  return Object.fromEntries(statementsOfProduct.map(({ key, value }) => [key, value]));
}

test('A book that the cheapest option carries has the statements of the market', async () => {
  await setWeight(2000);
  expect(await statements()).toEqual({});
  expect(await statements('de', 'en-GB')).toEqual({});
});

test('A heavier book states the fee and the time of the cheapest option that carries it', async () => {
  await setWeight(2001);
  expect(await statements()).toEqual({
    shippingPromise: expect.stringMatching(/^Frakt från 49\skr$/),
    deliveryTime: expect.stringMatching(/^Levereras \d/),
    madeToOrderTime: expect.stringMatching(/^Levereras \d/),
  });
  expect(await statements('fi', 'fi-FI')).toMatchObject({
    shippingPromise: expect.stringMatching(/^Toimitus alkaen 4,90/),
  });
});

test('A heavy book whose price gives free delivery says so', async () => {
  const skus = shop.db.selectFrom('sku').select('sku_id').where('product_id', 'in', productId());
  const price = { regular_price: 49_900, selling_price: 49_900 };
  await shop.db.updateTable('price').set(price).where('sku_id', 'in', skus).execute();
  await setWeight(2001);
  expect(await statements()).toMatchObject({ shippingPromise: 'Fri frakt med paketbox' });
});

test('The market’s options for a weight are those that carry it', async () => {
  const query = `query ($grams: Int) { marketOptions(marketId: "se", languageId: "sv-SE", grams: $grams) {
    shippingOptions { label feeIncVat } } }`;
  const labels = async (grams?: number) =>
    (await shop.query(query, { grams })).data.marketOptions.shippingOptions.map(
      ({ label }: { label: string }) => label,
    );
  expect(await labels()).toContain('Brev');
  expect(await labels(2000)).toContain('Brev');
  expect(await labels(2001)).not.toContain('Brev');
});

test('A book that no option carries promises no delivery', async () => {
  await shop.db.updateTable('shipping_fee').set({ max_grams: 20_000 }).execute();
  await setWeight(20_001);
  expect(await statements()).toEqual({ shippingPromise: '', deliveryTime: '', madeToOrderTime: '' });
});

test('No statement promises free delivery where the law requires a fee', async () => {
  const { db, backend } = shop;
  await db.updateTable('market').set({ opened: true }).where('market_id', '=', 'fr').execute();
  await db.updateTable('shipping_fee').set({ fee: 0 }).execute();
  const { product_id } = await productId().executeTakeFirstOrThrow();
  const terms = JSON.stringify({});
  await addCampaign(db, { key: 'own-free-shipping', type: 'free-shipping', terms, target: { product_id } });
  await backend.refreshCatalogue();
  const { data } = await shop.query(`{ marketOptions(marketId: "fr", languageId: "en-GB") {
    shippingPromise shippingOptions { feeIncVat } } }`);
  expect(data.marketOptions.shippingPromise).toMatch(/^Delivery from €3\.00$/);
  for (const { feeIncVat } of data.marketOptions.shippingOptions) expect(feeIncVat).toBeGreaterThanOrEqual(3);
  const actionsIn = async (marketId: string) => {
    const { data } = await shop.query(
      `query ($id: Int, $marketId: String) { product(productId: $id, marketId: $marketId, languageId: "en-GB") {
        discountCampaigns { action } } }`,
      { id: product_id, marketId },
    );
    return data.product.discountCampaigns.map(({ action }: { action: string }) => action);
  };
  expect(await actionsIn('de')).toContain('free-shipping');
  expect(await actionsIn('fr')).not.toContain('free-shipping');
});
