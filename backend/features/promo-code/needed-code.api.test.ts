import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCampaign, addProduct, changeShop } from '#backend/features/product/added-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

/** A campaign that needs a code is seen nowhere but in carts that name one, whichever engine answers. */
describe.each(['memory', 'postgres'])(
  'With the engine %s a campaign that needs a code',
  (CATALOGUE_ENGINE) => {
    let shop: TestShop;
    let productId: number;
    let campaignId: number;

    beforeAll(async () => {
      shop = await openTestShop({ CATALOGUE_ENGINE });
      await changeShop(shop, async (db) => {
        productId = await addProduct(db, {
          key: 'with-a-secret',
          skus: [{ prices: [[40, 10_000, 10_000]] }],
        });
        campaignId = await addCampaign(db, {
          key: 'a-secret',
          target: { product_id: productId },
          needs_code: true,
          terms: JSON.stringify({ basisPoints: 6000 }),
          starts_at: new Date(Date.now() - 86_400_000),
        });
        await db.insertInto('promo_code').values({ code: 'SECRET', campaign_id: campaignId }).execute();
      });
    });
    afterAll(() => shop.close());

    async function ask(query: string, variables = {}) {
      const { data, errors } = await shop.ask(query, { id: productId, ...variables });
      expect(errors).toBeUndefined();
      return data;
    }

    test('makes no price and stands on no product', async () => {
      const { product } = await ask(
        `query ($id: Int) { product(productId: $id) { discountType discountCampaigns { name }
        unitPrice { sellingPriceIncVat isDiscounted } lowestPrice { sellingPriceIncVat } } }`,
      );
      expect(JSON.stringify(product.discountCampaigns)).not.toContain('a-secret');
      expect(product).toMatchObject({
        discountType: 'NONE',
        unitPrice: { sellingPriceIncVat: 100, isDiscounted: false },
        lowestPrice: { sellingPriceIncVat: 100 },
      });
    });

    test('makes no list, and no product a reduced one', async () => {
      const list = `query ($filter: FilterInputType) { products(filter: $filter) { count } }`;
      const inCampaign = await ask(list, { filter: { discountCampaignIds: [campaignId] } });
      expect(inCampaign.products.count).toBe(0);
      const { products } = await ask(
        `query ($filter: FilterInputType) { products(filter: $filter) { count filters { facets { type values { facetId } } } } }`,
        { filter: { productIds: [productId] } },
      );
      expect(products.count).toBe(1);
      expect(JSON.stringify(products.filters)).not.toContain('Discount');
    });

    test('has no page', async () => {
      const { listPageInfo } = await ask('{ listPageInfo(url: "/dc/a-secret") { id } }');
      expect(listPageInfo?.id ?? 0).toBe(0);
    });

    test('works in a cart that names its code, and in no other', async () => {
      const { getCart } = await ask('{ getCart { id } }');
      const sku = await shop.db
        .selectFrom('sku')
        .select('sku_id')
        .where('product_id', '=', productId)
        .executeTakeFirst();
      const add = `mutation ($cart: String!, $item: CartItemInputType!) {
      addToCart(id: $cart, item: $item) { summary { subTotal { sellingPriceIncVat } } } }`;
      const { addToCart } = await ask(add, { cart: getCart.id, item: { skuId: sku?.sku_id, quantity: 1 } });
      expect(addToCart.summary.subTotal.sellingPriceIncVat).toBe(100);
      await shop.db
        .updateTable('cart')
        .set({ promo_code: 'SECRET' })
        .where('cart_id', '=', getCart.id)
        .execute();
      const named = await ask(
        'query ($cart: String) { getCart(id: $cart) { summary { subTotal { sellingPriceIncVat } } } }',
        { cart: getCart.id },
      );
      expect(named.getCart.summary.subTotal.sellingPriceIncVat).toBe(40);
    });

    test('does nothing at all when its last code is gone', async () => {
      await changeShop(shop, (db) => db.deleteFrom('promo_code').where('code', '=', 'SECRET').execute());
      const { product } = await ask(
        'query ($id: Int) { product(productId: $id) { unitPrice { sellingPriceIncVat } } }',
      );
      expect(product.unitPrice.sellingPriceIncVat).toBe(100);
    });
  },
);
