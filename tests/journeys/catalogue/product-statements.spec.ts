import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCampaign, addProduct } from '#backend/features/product/add-product.fixture.ts';
import { type EditableShop, startEditableShop } from '../support/editable-shop.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

const t = await loadTranslate('sv');
const dayMs = 86_400_000;
const fullPrice = 10_000;
let shop: EditableShop;

beforeAll(async () => {
  shop = await startEditableShop();
  await shop.db.transaction().execute(async (trx) => {
    const skus = [{ in_stock: 0, static_stock: 100 }];
    await addProduct(trx, { key: 'printed-on-demand', fulfilment: 'shipped', skus });
    for (const [key, low] of [['never-cheaper', fullPrice] as const, ['cheaper-before', 7000] as const]) {
      const prices: [daysAgo: number, regular: number, selling: number][] = [
        [90, fullPrice, fullPrice],
        [20, fullPrice, low],
        [10, fullPrice, fullPrice],
      ];
      const product_id = await addProduct(trx, { key, skus: [{ prices }] });
      const starts_at = new Date(Date.now() - dayMs);
      await addCampaign(trx, { key: `20-off-${key}`, target: { product_id }, starts_at });
    }
  });
});
afterAll(async () => {
  await closeVisitors();
  await shop.stop();
});

async function urlOf(alias: string): Promise<string | undefined> {
  const response = await fetch(`${shop.apiUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
    body: JSON.stringify({
      query: 'query ($alias: String) { product(alias: $alias, languageId: "sv-SE") { canonicalUrl } }',
      variables: { alias },
    }),
  });
  return (await response.json()).data.product?.canonicalUrl;
}

async function openProduct(alias: string) {
  await expect.poll(() => urlOf(alias)).toBeTruthy();
  const visitor = await newVisitor({ viewport: { width: 1440, height: 900 }, baseURL: shop.url });
  await visitor.page.goto((await urlOf(alias)) ?? '');
  await untilReady(visitor.page);
  return { ...visitor, main: visitor.page.getByRole('main') };
}

test('a shipped book with unlimited stock is delivered, not downloaded (§4)', async () => {
  const { main, leave } = await openProduct('printed-on-demand');
  await main.getByText(t('stock.inStock')).first().waitFor();
  await main
    .getByText(/^Levereras|· Levereras/)
    .first()
    .waitFor();
  expect(await main.getByText(t('stock.download')).count()).toBe(0);
  await leave();
});

test('a campaign is named only where its reduction is lawful: not after a lower price within 30 days', async () => {
  const lawful = await openProduct('never-cheaper');
  await lawful.main.getByText('20-off-never-cheaper').first().waitFor();
  await lawful.main.getByText(t('product.priorPrice')).first().waitFor();
  await lawful.leave();
  const forbidden = await openProduct('cheaper-before');
  await forbidden.main
    .getByRole('button', { name: t('product.addToCart') })
    .first()
    .waitFor();
  expect(await forbidden.main.getByText('20-off-cheaper-before').count()).toBe(0);
  expect(await forbidden.main.getByText(t('product.priorPrice')).count()).toBe(0);
  await forbidden.leave();
});
