import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import { addCampaign, addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';

let shop: TestShop;
/** By key: books for 100, 250 and 40 kr, two digital ones, one sold only in Sweden, one that is deactivated. */
let skus: Record<'book' | 'thick' | 'thin' | 'ebook' | 'gratis' | 'swedish' | 'withdrawn', number>;

beforeAll(async () => {
  shop = await openTestShop();
  await changeShop(shop, addBooks);
});
afterAll(() => shop.close());

async function addBooks(db: Database): Promise<void> {
  const add = async (key: string, price: number, columns = {}) => {
    const product = await addProduct(db, {
      key,
      // Prices: days ago, regular, selling.
      skus: [{ in_stock: 500, prices: [[40, price, price]], ...columns }],
    });
    const { sku_id } = await db
      .selectFrom('sku')
      .select('sku_id')
      .where('product_id', '=', product)
      .executeTakeFirstOrThrow();
    return { product, sku: sku_id };
  };
  const book = await add('book', 10_000);
  const thick = await add('thick', 25_000);
  const thin = await add('thin', 4000);
  const ebook = await add('ebook', 8000, { in_stock: 0, static_stock: 99 });
  const gratis = await add('gratis', 8000, { in_stock: 0, static_stock: 99 });
  const swedish = await add('swedish', 5000);
  const withdrawn = await add('withdrawn', 5000);
  const others = db.selectFrom('price_list').select('price_list_id').where('currency_code', '!=', 'SEK');
  await db
    .deleteFrom('price')
    .where('sku_id', '=', swedish.sku)
    .where('price_list_id', 'in', others)
    .execute();
  await addCampaign(db, {
    key: 'three-thick',
    type: 'buy-x-pay-y',
    terms: JSON.stringify({ buy: 3, pay: 2 }),
    target: { product_id: thick.product },
  });
  skus = {
    book: book.sku,
    thick: thick.sku,
    thin: thin.sku,
    ebook: ebook.sku,
    gratis: gratis.sku,
    swedish: swedish.sku,
    withdrawn: withdrawn.sku,
  };
}

const price = 'regularPriceIncVat sellingPriceIncVat sellingPriceExVat discountIncVat vat isDiscounted';
const cartFields = `promoCode freeShipping fixedDiscount merchantData appliedCampaigns { name category }
  items { skuId quantity product { name productId totalStock { totalStock } skus { skuId } }
    unitPrice { ${price} } totalPrice { ${price} }
    campaign { appliedCampaigns { name } prices { quantity discount discountPercentage price { sellingPriceIncVat } } } }
  summary {
    total { ${price} sellingPriceIncVatFormatted } subTotal { ${price} } vats { rate exactRate amount }
    fees { paymentFeeIncVat paymentFeeExVat shippingFeeIncVat shippingFeeExVat }
    balance { pending remaining totalSellingPriceExBalanceIncVat totalSellingPriceExBalanceExVat pendingFormatted }
    fixedAmountDiscountIncVat fixedAmountDiscountExVat payment { id }
    shipping { id name displayName feeIncVat feeExVat feeIncVatFormatted isDefault isSelected
      amountLeftToFreeShipping amountLeftToFreeShippingFormatted } }`;

/** A cart with these lines and column values. */
async function cartOf(lines: [sku: keyof typeof skus, quantity: number][], columns = {}): Promise<string> {
  const { data } = await shop.query('{ getCart { id } }');
  const { id } = data.getCart;
  for (const [sku, quantity] of lines) {
    const { errors } = await shop.query(
      'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
      { id, item: { skuId: skus[sku], quantity } },
    );
    expect(errors).toBeUndefined();
  }
  if (Object.keys(columns).length > 0)
    await shop.db.updateTable('cart').set(columns).where('cart_id', '=', id).execute();
  return id;
}

async function read(id: string, variables: object = {}) {
  const { data, errors } = await shop.query(
    `query ($id: String, $marketId: String, $languageId: String, $external: Boolean, $forceRefresh: Boolean) {
      getCart(id: $id, marketId: $marketId, languageId: $languageId, allowExternalShippingFee: $external,
        forceRefresh: $forceRefresh) { ${cartFields} }
    }`,
    { id, ...variables },
  );
  expect(errors).toBeUndefined();
  return data.getCart;
}

const normalizeSpaces = (text: string) => text.replace(/\s/g, ' ');

describe('The summary of a cart', () => {
  test('has subtotal, expected shipping, VAT by rate and total', async () => {
    const { summary, freeShipping, fixedDiscount, appliedCampaigns } = await read(
      await cartOf([['book', 1]]),
    );
    expect(summary).toMatchObject({
      subTotal: { sellingPriceIncVat: 100, sellingPriceExVat: 94.34, vat: 5.66, isDiscounted: false },
      total: { sellingPriceIncVat: 100, sellingPriceExVat: 94.34, vat: 5.66, isDiscounted: false },
      vats: [{ rate: 6, exactRate: 6, amount: 5.66 }],
      fees: { paymentFeeIncVat: 0, paymentFeeExVat: 0, shippingFeeIncVat: 0, shippingFeeExVat: 0 },
      shipping: {
        name: 'letter',
        displayName: 'Förstaklassbrev',
        feeIncVat: 0,
        feeExVat: 0,
        isDefault: true,
        isSelected: false,
        amountLeftToFreeShipping: 399,
      },
      balance: { pending: 0, remaining: 0, totalSellingPriceExBalanceIncVat: 100 },
      payment: null,
    });
    expect(normalizeSpaces(summary.shipping.amountLeftToFreeShippingFormatted)).toBe('399 kr');
    expect({ freeShipping, fixedDiscount, appliedCampaigns }).toEqual({
      freeShipping: false,
      fixedDiscount: 0,
      appliedCampaigns: [],
    });
  });

  test.each([
    ['no', 'nb-NO', 'Brev i posten', { 0: 0 }, '40 kr'],
    ['fi', 'fi-FI', 'Kirje', { 13.5: 4.76 }, '40,00 €'],
    ['dk', 'da-DK', 'Brev med posten', { 25: 8 }, '40 kr.'],
    ['de', 'en-GB', 'Parcel box', { 7: 3.14 }, '€47.90'],
  ])('depends on market and language: %s', async (marketId, languageId, displayName, vats, total) => {
    const { summary } = await read(await cartOf([['thin', 1]]), { marketId, languageId });
    expect(summary.shipping.displayName).toBe(displayName);
    expect(summary.vats).toEqual(
      Object.entries(vats).map(([rate, amount]) => ({
        rate: Math.round(Number(rate)),
        exactRate: Number(rate),
        amount,
      })),
    );
    expect(normalizeSpaces(summary.total.sellingPriceIncVatFormatted)).toBe(total);
    expect(summary.shipping.amountLeftToFreeShipping === -1).toBe(marketId === 'de');
  });

  test('of an empty cart is 0, with the amount left to free shipping', async () => {
    const { summary } = await read(await cartOf([]));
    expect(summary.total.sellingPriceIncVat).toBe(0);
    expect(summary.shipping).toMatchObject({ feeIncVat: 0, amountLeftToFreeShipping: 499 });
  });

  test('has no shipping fee for digital products', async () => {
    const { summary } = await read(await cartOf([['ebook', 1]]));
    expect(summary.shipping).toMatchObject({ feeIncVat: 0, amountLeftToFreeShipping: -1 });
    expect(summary.shipping.amountLeftToFreeShippingFormatted).toBeNull();
    expect(summary.total.sellingPriceIncVat).toBe(80);
  });

  test('follows a change of the shipping fee', async () => {
    const id = await cartOf([['book', 1]]);
    const setFee = (fee: number) => (db: Database) =>
      db
        .updateTable('shipping_fee')
        .set({ fee })
        .where('market_id', '=', 'se')
        .where(
          'shipping_method_id',
          '=',
          db.selectFrom('shipping_method').select('shipping_method_id').where('method_key', '=', 'letter'),
        )
        .execute();
    await changeShop(shop, setFee(1500));
    expect((await read(id)).summary.shipping).toMatchObject({ name: 'letter', feeIncVat: 15 });
    // Another option is cheaper.
    await changeShop(shop, setFee(5500));
    expect((await read(id)).summary.shipping).toMatchObject({ name: 'parcel-box', feeIncVat: 49 });
    await changeShop(shop, setFee(0));
    expect((await read(id)).summary.shipping).toMatchObject({ name: 'letter', feeIncVat: 0 });
  });

  test('has the fee of a carrier’s widget only in the checkout', async () => {
    const id = await cartOf([['book', 1]], { external_shipping_fee: 12_500 });
    expect((await read(id)).summary.shipping).toMatchObject({ feeIncVat: 0, isDefault: true });
    expect((await read(id, { external: true })).summary).toMatchObject({
      shipping: { feeIncVat: 125, feeExVat: 117.92, isDefault: false, isSelected: true },
      total: { sellingPriceIncVat: 225 },
    });
  });
});

describe('Campaigns in a cart', () => {
  test('by quantity split the line by price', async () => {
    const { items, summary } = await read(await cartOf([['thick', 4]]));
    expect(items[0].totalPrice).toMatchObject({ regularPriceIncVat: 1000, sellingPriceIncVat: 750 });
    expect(items[0].unitPrice.sellingPriceIncVat).toBe(250);
    expect(items[0].campaign).toEqual({
      appliedCampaigns: [{ name: 'three-thick' }],
      prices: [
        { quantity: 3, discount: 0, discountPercentage: 0, price: { sellingPriceIncVat: 250 } },
        { quantity: 1, discount: 250, discountPercentage: 100, price: { sellingPriceIncVat: 0 } },
      ],
    });
    expect(summary.total).toMatchObject({ sellingPriceIncVat: 750, discountIncVat: 250, isDiscounted: true });
  });

  test('are null for a line without campaigns', async () => {
    expect((await read(await cartOf([['book', 3]]))).items[0].campaign).toBeNull();
  });

  test('for the whole cart reduce the total and make shipping free', async () => {
    const cart = await read(await cartOf([['book', 10]]));
    expect(cart).toMatchObject({ freeShipping: true, fixedDiscount: 100 });
    expect(cart.appliedCampaigns.map(({ category }: { category: string }) => category)).toEqual([
      'cart',
      'shipping',
    ]);
    expect(cart.summary).toMatchObject({
      subTotal: { sellingPriceIncVat: 1000 },
      total: { sellingPriceIncVat: 900, sellingPriceExVat: 849.06, discountIncVat: 0 },
      fixedAmountDiscountIncVat: 100,
      fixedAmountDiscountExVat: 94.34,
      shipping: { feeIncVat: 0, amountLeftToFreeShipping: 0 },
    });
  });
});

describe('A free book', () => {
  test('is sold: it is in the cart with its product and stock, at a price of 0', async () => {
    await changeShop(shop, (db) =>
      db
        .updateTable('price')
        .set({ regular_price: 0, selling_price: 0 })
        .where('sku_id', '=', skus.gratis)
        .execute(),
    );
    const id = await cartOf([['gratis', 1]]);
    const cart = await read(id, { forceRefresh: true });
    expect(cart.items).toMatchObject([
      {
        skuId: skus.gratis,
        quantity: 1,
        unitPrice: { sellingPriceIncVat: 0, isDiscounted: false },
        product: { totalStock: { totalStock: 1 }, skus: [{ skuId: skus.gratis }] },
      },
    ]);
    expect(cart.summary).toMatchObject({
      subTotal: { sellingPriceIncVat: 0, vat: 0 },
      total: { sellingPriceIncVat: 0 },
    });
    expect(
      (
        await read(
          await cartOf([
            ['gratis', 1],
            ['book', 1],
          ]),
        )
      ).summary.subTotal,
    ).toMatchObject({
      sellingPriceIncVat: 100,
      isDiscounted: false,
    });
  });
});

describe('A line that cannot be bought', () => {
  test('keeps its product, without a price, if the market does not sell it', async () => {
    const id = await cartOf([
      ['swedish', 2],
      ['book', 1],
    ]);
    const { items, summary } = await read(id, { marketId: 'no', languageId: 'nb-NO' });
    expect(items[0]).toMatchObject({
      skuId: skus.swedish,
      quantity: 2,
      product: { name: 'swedish', totalStock: { totalStock: 0 }, skus: [] },
      unitPrice: { sellingPriceIncVat: 0 },
      totalPrice: { sellingPriceIncVat: 0 },
    });
    expect(summary.subTotal.sellingPriceIncVat).toBe(100);
  });

  test('has no product if the shop no longer has it', async () => {
    const id = await cartOf([['withdrawn', 1]]);
    await changeShop(shop, (db) =>
      db.updateTable('product').set({ is_active: false }).where('product_key', '=', 'withdrawn').execute(),
    );
    const { items, summary } = await read(id);
    expect(items).toMatchObject([{ skuId: skus.withdrawn, quantity: 1, product: null, campaign: null }]);
    expect(items[0].totalPrice.sellingPriceIncVat).toBe(0);
    expect(summary.total.sellingPriceIncVat).toBe(0);
  });
});
