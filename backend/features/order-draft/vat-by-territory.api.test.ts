import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CheckoutShop,
  completeInput,
  openCheckoutShop,
} from '#backend/features/checkout/checkout-shop.fixture.ts';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';

/**
 * Every product costs 100.00 and delivery 30.00, in the currency of the market. The table is written by hand: VAT by rate in
 * basis points, in minor units.
 */
interface Expected {
  zip: string;
  book: number;
  standard: number;
  /** The VAT in 100.00, in 30.00 and in 15.00, at the rate for books and at the standard rate. */
  bookVat: [number, number, number];
  standardVat: [number, number, number];
}

const table: Record<string, Expected> = {
  se: { zip: '11322', book: 600, standard: 2500, bookVat: [566, 170, 85], standardVat: [2000, 600, 300] },
  dk: { zip: '1050', book: 2500, standard: 2500, bookVat: [2000, 600, 300], standardVat: [2000, 600, 300] },
  no: { zip: '0150', book: 0, standard: 2500, bookVat: [0, 0, 0], standardVat: [2000, 600, 300] },
  fi: { zip: '00100', book: 1350, standard: 2550, bookVat: [1189, 357, 178], standardVat: [2032, 610, 305] },
  de: { zip: '10115', book: 700, standard: 1900, bookVat: [654, 196, 98], standardVat: [1597, 479, 239] },
  nl: { zip: '1012 AB', book: 900, standard: 2100, bookVat: [826, 248, 124], standardVat: [1736, 521, 260] },
  fr: { zip: '75001', book: 550, standard: 2000, bookVat: [521, 156, 78], standardVat: [1667, 500, 250] },
};

type Vats = Record<number, number>;

function vatsOf(draft: OrderDraft): { goods: Vats; delivery: Vats; total: Vats } {
  const add = (sums: Vats, rate: number, { incVat, exVat }: { incVat: number; exVat: number }) => ({
    ...sums,
    [rate]: (sums[rate] ?? 0) + incVat - exVat,
  });
  return {
    goods: draft.lines.reduce<Vats>((sums, line) => add(sums, line.vatBasisPoints, line.paid), {}),
    delivery: (draft.shipping.vats ?? []).reduce<Vats>((sums, part) => add(sums, part.basisPoints, part), {}),
    total: Object.fromEntries(draft.vats.map(({ basisPoints, amount }) => [basisPoints, amount])),
  };
}

const merge = (a: Vats, b: Vats): Vats =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((rate) => [
      rate,
      (a[Number(rate)] ?? 0) + (b[Number(rate)] ?? 0),
    ]),
  );

type Good = 'light' | 'ebook' | 'tote';
let shop: CheckoutShop;
let tote: number;

beforeAll(async () => {
  shop = await openCheckoutShop();
  await changeShop(shop, async (db) => {
    const product_id = await addProduct(db, {
      key: 'tote',
      tax_class: 'standard',
      skus: [{ in_stock: 500, weight_grams: 190 }],
    });
    const sku = db.selectFrom('sku').select('sku_id').where('product_id', '=', product_id);
    tote = (await sku.executeTakeFirstOrThrow()).sku_id;
    await db.deleteFrom('shipping_weight_fee').execute();
    await db.updateTable('shipping_fee').set({ fee: 3000 }).execute();
    await db.updateTable('campaign').set({ starts_at: null, ends_at: '2001-01-01' }).execute();
  });
});
afterAll(() => shop.close());

async function orderedVats(marketId: string, goods: Good[], zip: string, customerType: string) {
  const books = goods.filter((good): good is 'light' | 'ebook' => good !== 'tote');
  const id = await shop.cartWith(Object.fromEntries(books.map((good) => [good, 1])));
  if (goods.includes('tote'))
    await shop.query(
      'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
      { id, item: { skuId: tote, quantity: 1 } },
    );
  const input = {
    ...completeInput,
    customerType,
    billingAddress: { ...completeInput.billingAddress, company: 'Ek Books', zip, mobile: '+46701740605' },
    paymentId: await shop.idOf('card'),
  };
  const { errors } = await shop.placeOrder(id, input, { marketId });
  expect(errors).toBeUndefined();
  return vatsOf(await shop.draftOf(id));
}

async function expectVats(
  marketId: string,
  zip: string,
  goods: Good[],
  expected: { goods: Vats; delivery: Vats },
) {
  for (const customerType of ['PERSON', 'ORGANIZATION']) {
    const vats = await orderedVats(marketId, goods, zip, customerType);
    expect(vats).toEqual({ ...expected, total: merge(expected.goods, expected.delivery) });
  }
}

describe.each(Object.entries(table))('In %s, for private customers and companies', (marketId, expected) => {
  const { zip, book, standard, bookVat, standardVat } = expected;
  test('delivery has the rate of the goods', async () => {
    await expectVats(marketId, zip, ['light'], {
      goods: { [book]: bookVat[0] },
      delivery: { [book]: bookVat[1] },
    });
    await expectVats(marketId, zip, ['ebook'], { goods: { [book]: bookVat[0] }, delivery: {} });
    await expectVats(marketId, zip, ['tote'], {
      goods: { [standard]: standardVat[0] },
      delivery: { [standard]: standardVat[1] },
    });
  });

  test('delivery of a book and a tote bag is split by value, and the e-book has no share', async () => {
    await expectVats(marketId, zip, ['light', 'ebook', 'tote'], {
      goods: merge({ [book]: 2 * bookVat[0] }, { [standard]: standardVat[0] }),
      delivery: book === standard ? { [book]: 600 } : { [book]: bookVat[2], [standard]: standardVat[2] },
    });
  });
});

const noVat = { goods: { 0: 0 }, delivery: { 0: 0 } };

test('goods for Åland leave the VAT area without VAT, and downloads have the rate of Finland', async () => {
  await expectVats('ax', '22100', ['light'], noVat);
  await expectVats('ax', '22100', ['tote'], noVat);
  await expectVats('ax', '22100', ['ebook'], { goods: { 1350: 1189 }, delivery: {} });
  await expectVats('ax', '22100', ['light', 'ebook', 'tote'], {
    goods: { 0: 0, 1350: 1189 },
    delivery: { 0: 0 },
  });
  const { shippingOptions } = await shop.checkOut(await shop.cartWith({ light: 1 }), {}, { marketId: 'ax' });
  expect(shippingOptions[0].description).toMatch(
    /Varor till Åland säljs utan moms\. .*avgift för förtullning\.$/,
  );
});

test('without a VOEC number, goods for Norway have no VAT, and the options say who charges it', async () => {
  const options = async () =>
    (await shop.checkOut(await shop.cartWith({ light: 1 }), {}, { marketId: 'no' })).shippingOptions[0]
      .description;
  expect(await options()).not.toContain('fortolling');
  const setNumber = (import_vat_number: string | null) =>
    changeShop(shop, (db) =>
      db.updateTable('market').set({ import_vat_number }).where('market_id', '=', 'no').execute(),
    );
  await setNumber(null);
  await expectVats('no', '0150', ['tote'], noVat);
  expect(await options()).toContain('Varer til Norge selges uten merverdiavgift.');
  await setNumber('2099999');
});
