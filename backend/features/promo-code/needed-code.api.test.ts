import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCampaign, addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

/** A campaign that needs a code is visible only in carts with one of its codes, in both engines. */
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
          // Days ago, regular price, selling price.
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

    async function query(document: string, variables = {}) {
      const { data, errors } = await shop.query(document, { id: productId, ...variables });
      expect(errors).toBeUndefined();
      return data;
    }

    test('does not change the price and is not listed on the product', async () => {
      const { product } = await query(
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

    test('has no product list, and does not mark products as reduced', async () => {
      const list = `query ($filter: FilterInputType) { products(filter: $filter) { count } }`;
      const inCampaign = await query(list, { filter: { discountCampaignIds: [campaignId] } });
      expect(inCampaign.products.count).toBe(0);
      const { products } = await query(
        `query ($filter: FilterInputType) { products(filter: $filter) { count filters { facets { type values { facetId } } } } }`,
        { filter: { productIds: [productId] } },
      );
      expect(products.count).toBe(1);
      expect(JSON.stringify(products.filters)).not.toContain('Discount');
    });

    test('has no page', async () => {
      const { listPageInfo } = await query('{ listPageInfo(url: "/dc/a-secret") { id } }');
      expect(listPageInfo?.id ?? 0).toBe(0);
    });

    test('applies only in a cart with its code', async () => {
      const { getCart } = await query('{ getCart { id } }');
      const sku = await shop.db
        .selectFrom('sku')
        .select('sku_id')
        .where('product_id', '=', productId)
        .executeTakeFirst();
      const add = `mutation ($cart: String!, $item: CartItemInputType!) {
      addToCart(id: $cart, item: $item) { summary { subTotal { sellingPriceIncVat } } } }`;
      const { addToCart } = await query(add, { cart: getCart.id, item: { skuId: sku?.sku_id, quantity: 1 } });
      expect(addToCart.summary.subTotal.sellingPriceIncVat).toBe(100);
      await shop.db
        .updateTable('cart')
        .set({ promo_code: 'SECRET' })
        .where('cart_id', '=', getCart.id)
        .execute();
      const withCode = await query(
        'query ($cart: String) { getCart(id: $cart) { summary { subTotal { sellingPriceIncVat } } } }',
        { cart: getCart.id },
      );
      expect(withCode.getCart.summary.subTotal.sellingPriceIncVat).toBe(40);
    });

    test('has no effect after its last code is deleted', async () => {
      await changeShop(shop, (db) => db.deleteFrom('promo_code').where('code', '=', 'SECRET').execute());
      const { product } = await query(
        'query ($id: Int) { product(productId: $id) { unitPrice { sellingPriceIncVat } } }',
      );
      expect(product.unitPrice.sellingPriceIncVat).toBe(100);
    });
  },
);
