import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { addToBalance } from '#backend/features/balance/add-to-balance.ts';
import { addCampaign, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { type CartShop, mutationOf, openCartShop } from '../cart-shop.fixture.ts';

let shop: CartShop;
let anna: Record<string, string>;
let campaignId: number;

beforeAll(async () => {
  shop = await openCartShop();
  anna = await signedInHeaders(shop.backend);
  await changeShop(shop, async (db) => {
    campaignId = await addCampaign(db, {
      key: 'half',
      needs_code: true,
      terms: JSON.stringify({ basisPoints: 5000 }),
      target: {},
    });
    await db
      .insertInto('promo_code')
      .values({ code: 'HALF', campaign_id: campaignId, max_uses: 1 })
      .execute();
  });
  const { data } = await shop.query('{ getUser { id } }', {}, anna);
  await addToBalance(shop.db, {
    customerId: data.getUser.id,
    currencyCode: 'SEK',
    amount: 2000,
    reason: 'correction',
  });
});
afterAll(() => shop.close());

const price = 'regularPriceIncVat sellingPriceIncVat sellingPriceExVat vat sellingPriceIncVatFormatted';
const fields = `id isCompleted promoCode freeShipping fixedDiscount appliedCampaigns { name }
  items { skuId quantity product { name } unitPrice { ${price} } totalPrice { ${price} }
    campaign { appliedCampaigns { name } prices { quantity price { sellingPriceIncVat } } } }
  summary { subTotal { ${price} } total { ${price} } vats { rate amount }
    balance { pending remaining totalSellingPriceExBalanceIncVat }
    shipping { id displayName feeIncVat feeExVat amountLeftToFreeShipping } }`;

async function read(id: string, marketId = 'se', languageId = 'sv-SE') {
  const { data, errors } = await shop.query(
    `query ($id: String, $marketId: String, $languageId: String) { getCart(id: $id, includeCompleted: true,
      forceRefresh: true, marketId: $marketId, languageId: $languageId) { ${fields} } }`,
    { id, marketId, languageId },
    anna,
  );
  expect(errors).toBeUndefined();
  return data.getCart;
}

test('A completed cart does not change with prices, codes, shipping fees and balance', async () => {
  const { id } = (await shop.query('{ getCart { id } }', {}, anna)).data.getCart;
  for (const [skuId, quantity] of [
    [shop.sku.novel, 2],
    [shop.sku.unlimited, 1],
  ])
    await shop.query(mutationOf('addToCart'), { id, item: { skuId, quantity } }, anna);
  await shop.query(
    'mutation ($id: String!) { setCartPromoCode(id: $id, promoCode: "HALF") { id } }',
    { id },
    anna,
  );
  const before = await read(id);
  expect(before).toMatchObject({
    promoCode: 'HALF',
    summary: { subTotal: { sellingPriceIncVat: 150 }, balance: { pending: 20 } },
  });
  const completed = await shop.query(mutationOf('completeCart', fields), { id }, anna);
  expect(completed.errors).toBeUndefined();
  expect(completed.data.completeCart).toEqual({ ...before, isCompleted: true });

  await changeShop(shop, async (db) => {
    await db
      .updateTable('price')
      .set({ regular_price: 99_900, selling_price: 88_800 })
      .where('sku_id', '=', shop.sku.novel)
      .execute();
    await db.deleteFrom('price').where('sku_id', '=', shop.sku.unlimited).execute();
    await db.updateTable('promo_code').set({ uses: 1 }).where('code', '=', 'HALF').execute();
    await db
      .updateTable('campaign')
      .set({ ends_at: new Date(Date.now() - 1000) })
      .where('campaign_id', '=', campaignId)
      .execute();
    await db.updateTable('shipping_fee').set({ fee: 9900 }).execute();
  });
  await shop.db.updateTable('customer_balance').set({ amount: 1 }).execute();
  expect(await read(id)).toEqual({ ...before, isCompleted: true });
  // The requested market is ignored; the requested language only changes the texts.
  expect((await read(id, 'fi', 'sv-SE')).summary).toEqual(before.summary);
  const danish = await read(id, 'se', 'da-DK');
  expect(danish.summary.total.sellingPriceIncVat).toBe(before.summary.total.sellingPriceIncVat);
  expect(danish.summary.shipping.displayName).toBe('Brev med posten');
  expect((await shop.query(mutationOf('completeCart', fields), { id }, anna)).data.completeCart).toEqual({
    ...before,
    isCompleted: true,
  });
});
