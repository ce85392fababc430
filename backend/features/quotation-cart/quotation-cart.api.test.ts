import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { type CartShop, openCartShop } from '#backend/features/cart/cart-shop.fixture.ts';
import { createQuotation } from '#backend/features/quotation/create-quotation.ts';

let shop: CartShop;
let email: string;
let headers: Record<string, string>;
let buyers = 0;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  email = `buyer${++buyers}@skolan.se`;
  headers = await signedInHeaders(shop.backend, email);
  const user = { customerType: 'ORGANIZATION', address: { company: 'Skolan', firstName: 'Eva' } };
  await shop.query('mutation ($user: UserInputType!) { updateUser(user: $user) { id } }', { user }, headers);
});

const fields = `id items { skuId quantity unitPrice { sellingPriceIncVat isDiscounted } }
  summary { subTotal { sellingPriceIncVat } }
  quotation { quotationNumber status name validTo orderId company { name } customer { approvedAt rejectedAt }
    terms { text } owner { firstName } }`;
const list = async () =>
  (await shop.query(`{ listQuotationCarts { ${fields} } }`, {}, headers)).data.listQuotationCarts;
const read = (id: string, by = headers) =>
  shop.query(`query ($id: Guid!) { getQuotationCart(quotationId: $id) { ${fields} } }`, { id }, by);
const decide = (name: 'acceptQuotation' | 'rejectQuotation', id: string, by = headers) =>
  shop.query(`mutation ($id: Guid!) { ${name}(quotationId: $id) { ${fields} } }`, { id }, by);
const cart = async () => (await shop.query(`{ getCart { ${fields} } }`, {}, headers)).data.getCart;
const normalPrice = async () => {
  const { data } = await shop.query(
    `mutation ($id: String!, $item: CartItemInputType!) {
      addToCart(id: $id, item: $item) { items { unitPrice { sellingPriceIncVat } } } }`,
    { id: await shop.newCart(), item: { skuId: shop.sku.novel, quantity: 1 } },
  );
  return data.addToCart.items[0].unitPrice.sellingPriceIncVat as number;
};

/** A quotation of ten novels at 5 kr each. */
async function addQuotation(changed: Partial<Parameters<typeof createQuotation>[1]> = {}): Promise<string> {
  const result = await createQuotation(shop.db, {
    email,
    marketAlias: 'se',
    days: 14,
    name: 'Klassuppsättning',
    terms: '30 dagar',
    madeBy: 'Olle',
    lines: [{ skuId: shop.sku.novel, quantity: 10, price: 5 }],
    ...changed,
  });
  expect(result).toMatchObject({ kind: 'created' });
  return (await list())[0].id;
}

const expire = (id: string) =>
  shop.db
    .updateTable('quotation')
    .set({ valid_to: new Date(Date.now() - 1000) })
    .where('quotation_id', '=', id)
    .execute();

describe('A quotation', () => {
  test('is a cart at the agreed prices, with its details', async () => {
    const id = await addQuotation();
    expect(await list()).toEqual([(await read(id)).data.getQuotationCart]);
    expect((await read(id)).data.getQuotationCart).toMatchObject({
      id,
      items: [
        { skuId: shop.sku.novel, quantity: 10, unitPrice: { sellingPriceIncVat: 5, isDiscounted: false } },
      ],
      summary: { subTotal: { sellingPriceIncVat: 50 } },
      quotation: {
        status: 'PENDING',
        name: 'Klassuppsättning',
        orderId: null,
        company: { name: 'Skolan' },
        terms: { text: '30 dagar' },
        owner: { firstName: 'Olle' },
        customer: { approvedAt: null, rejectedAt: null },
      },
    });
    expect((await cart()).items).toEqual([]);
  });

  test('that is accepted is added to the customer’s cart at the agreed prices', async () => {
    const before = await cart();
    const item = { skuId: shop.sku.essay, quantity: 1 };
    await shop.query(
      'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
      { id: before.id, item },
      headers,
    );
    const id = await addQuotation();
    const { acceptQuotation: accepted } = (await decide('acceptQuotation', id)).data;
    expect(accepted.items).toMatchObject([
      { skuId: shop.sku.novel, quantity: 10, unitPrice: { sellingPriceIncVat: 5 } },
    ]);
    const current = await cart();
    expect(current.id).toBe(before.id);
    expect(current.items).toMatchObject([
      { skuId: shop.sku.essay, quantity: 1 },
      { skuId: shop.sku.novel, quantity: 10, unitPrice: { sellingPriceIncVat: 5 } },
    ]);
    expect(accepted.quotation).toMatchObject({
      status: 'ACCEPTED',
      customer: { approvedAt: expect.any(String) },
    });
  });

  test('that is accepted twice, even concurrently, is in the cart once', async () => {
    const id = await addQuotation();
    await Promise.all([decide('acceptQuotation', id), decide('acceptQuotation', id)]);
    await decide('acceptQuotation', id);
    expect((await cart()).items).toMatchObject([{ quantity: 10 }]);
  });

  test('applies from the agreed quantity', async () => {
    const id = await addQuotation();
    await decide('acceptQuotation', id);
    const { id: cartId } = await cart();
    const priceOf = async (quantity: number) => {
      const { data } = await shop.query(
        `mutation ($id: String!, $item: CartItemInputType!) {
          updateCartItem(id: $id, item: $item) { items { unitPrice { sellingPriceIncVat } } } }`,
        { id: cartId, item: { skuId: shop.sku.novel, quantity } },
        headers,
      );
      return data.updateCartItem.items[0].unitPrice.sellingPriceIncVat;
    };
    expect(await priceOf(11)).toBe(5);
    expect(await priceOf(9)).toBe(await normalPrice());
    expect(await priceOf(10)).toBe(5);
  });

  test('that has expired does not apply, accepted or not', async () => {
    const [early, late] = [await addQuotation(), await addQuotation()];
    await decide('acceptQuotation', early);
    await expire(early);
    await expire(late);
    expect((await cart()).items[0].unitPrice.sellingPriceIncVat).toBe(await normalPrice());
    const { data, errors } = await decide('acceptQuotation', late);
    expect(data).toEqual({ acceptQuotation: null });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
    expect((await list()).map(({ quotation }: { quotation: object }) => quotation)).toMatchObject([
      { status: 'EXPIRED' },
      { status: 'EXPIRED' },
    ]);
  });

  test('never costs more than the normal price', async () => {
    const price = await normalPrice();
    const id = await addQuotation({ lines: [{ skuId: shop.sku.novel, quantity: 1, price: price + 100 }] });
    const accepted = (await decide('acceptQuotation', id)).data.acceptQuotation;
    expect(accepted.items[0].unitPrice.sellingPriceIncVat).toBe(price);
  });

  test('that is rejected stays rejected', async () => {
    const id = await addQuotation();
    const rejected = (await decide('rejectQuotation', id)).data.rejectQuotation;
    expect(rejected.quotation).toMatchObject({
      status: 'REJECTED',
      customer: { rejectedAt: expect.any(String) },
    });
    expect((await decide('rejectQuotation', id)).data.rejectQuotation).toEqual(rejected);
    expect((await decide('acceptQuotation', id)).errors).toMatchObject([
      { extensions: { code: 'BAD_INPUT' } },
    ]);
    expect((await cart()).items).toEqual([]);
  });

  test('is hidden from other customers', async () => {
    const id = await addQuotation();
    const stranger = await signedInHeaders(shop.backend, `stranger${buyers}@example.se`);
    expect((await read(id, stranger)).data).toEqual({ getQuotationCart: null });
    for (const name of ['acceptQuotation', 'rejectQuotation'] as const) {
      expect((await decide(name, id, stranger)).data).toEqual({ [name]: null });
      expect((await decide(name, id, {})).errors).toMatchObject([{ extensions: { code: 'LOGIN_REQUIRED' } }]);
    }
    expect((await list())[0].quotation.status).toBe('PENDING');
  });

  test('cannot be created for an unknown customer, market or SKU', async () => {
    const input = { email, marketAlias: 'se', days: 1, name: '', terms: '', madeBy: 'Olle', lines: [] };
    const results = [
      createQuotation(shop.db, { ...input, email: 'unknown@example.se' }),
      createQuotation(shop.db, { ...input, marketAlias: 'xx' }),
      createQuotation(shop.db, { ...input, lines: [{ skuId: 999_999_999, quantity: 1, price: 1 }] }),
    ];
    expect((await Promise.all(results)).map(({ kind }) => kind)).toEqual([
      'unknown-customer',
      'unknown-market',
      'unknown-sku',
    ]);
  });
});

describe('A company', () => {
  test('is the account of an organisation, with one buyer', async () => {
    const query =
      '{ getCompany { name exVat limitedProductAccess addresses { city } buyers { firstName active } } }';
    expect((await shop.query(query, {}, headers)).data.getCompany).toEqual({
      name: 'Skolan',
      exVat: true,
      limitedProductAccess: false,
      addresses: [],
      buyers: [{ firstName: 'Eva', active: true }],
    });
    const person = await signedInHeaders(shop.backend, `person${buyers}@example.se`);
    for (const by of [person, {}])
      expect((await shop.query(query, {}, by)).data).toEqual({ getCompany: null });
  });

  test('has company orders; a person has none', async () => {
    const query = '{ getCompanyOrders { id } }';
    expect((await shop.query(query, {}, headers)).data).toEqual({ getCompanyOrders: [] });
    const person = await signedInHeaders(shop.backend, `other${buyers}@example.se`);
    expect((await shop.query(query, {}, person)).data).toEqual({ getCompanyOrders: null });
    expect((await shop.query(query)).errors).toMatchObject([{ extensions: { code: 'LOGIN_REQUIRED' } }]);
  });
});
