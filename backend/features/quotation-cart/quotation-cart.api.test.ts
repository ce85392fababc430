import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { type CartShop, openCartShop } from '#backend/features/cart/cart-shop.fixture.ts';
import { makeQuotation } from '#backend/features/quotation/make-quotation.ts';

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
  await shop.ask('mutation ($user: UserInputType!) { updateUser(user: $user) { id } }', { user }, headers);
});

const fields = `id items { skuId quantity unitPrice { sellingPriceIncVat isDiscounted } }
  summary { subTotal { sellingPriceIncVat } }
  quotation { quotationNumber status name validTo orderId company { name } customer { approvedAt rejectedAt }
    terms { text } owner { firstName } }`;
const list = async () =>
  (await shop.ask(`{ listQuotationCarts { ${fields} } }`, {}, headers)).data.listQuotationCarts;
const read = (id: string, by = headers) =>
  shop.ask(`query ($id: Guid!) { getQuotationCart(quotationId: $id) { ${fields} } }`, { id }, by);
const answer = (name: 'acceptQuotation' | 'rejectQuotation', id: string, by = headers) =>
  shop.ask(`mutation ($id: Guid!) { ${name}(quotationId: $id) { ${fields} } }`, { id }, by);
const cart = async () => (await shop.ask(`{ getCart { ${fields} } }`, {}, headers)).data.getCart;
const usual = async () => {
  const { data } = await shop.ask(
    `mutation ($id: String!, $item: CartItemInputType!) {
      addToCart(id: $id, item: $item) { items { unitPrice { sellingPriceIncVat } } } }`,
    { id: await shop.newCart(), item: { skuId: shop.sku.novel, quantity: 1 } },
  );
  return data.addToCart.items[0].unitPrice.sellingPriceIncVat as number;
};

/** Ten novels at five kronor apiece. */
async function offer(changed: Partial<Parameters<typeof makeQuotation>[1]> = {}): Promise<string> {
  const made = await makeQuotation(shop.db, {
    ...{ email, marketAlias: 'se', days: 14, name: 'Klassuppsättning', terms: '30 dagar', madeBy: 'Olle' },
    lines: [{ skuId: shop.sku.novel, quantity: 10, price: 5 }],
    ...changed,
  });
  expect(made).toMatchObject({ kind: 'made' });
  return (await list())[0].id;
}

const expire = (id: string) =>
  shop.db
    .updateTable('quotation')
    .set({ valid_to: new Date(Date.now() - 1000) })
    .where('quotation_id', '=', id)
    .execute();

describe('An offer', () => {
  test('is a cart at the prices that were offered, and says what it is', async () => {
    const id = await offer();
    expect(await list()).toEqual([(await read(id)).data.getQuotationCart]);
    expect((await read(id)).data.getQuotationCart).toMatchObject({
      id,
      items: [
        { skuId: shop.sku.novel, quantity: 10, unitPrice: { sellingPriceIncVat: 5, isDiscounted: false } },
      ],
      summary: { subTotal: { sellingPriceIncVat: 50 } },
      quotation: {
        ...{ status: 'pending', name: 'Klassuppsättning', orderId: null, company: { name: 'Skolan' } },
        ...{ terms: { text: '30 dagar' }, owner: { firstName: 'Olle' } },
        customer: { approvedAt: null, rejectedAt: null },
      },
    });
    expect((await cart()).items).toEqual([]);
  });

  test('that is accepted lies in the customer’s one cart, beside what was there, at these prices', async () => {
    const own = await cart();
    const item = { skuId: shop.sku.essay, quantity: 1 };
    await shop.ask(
      'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
      { id: own.id, item },
      headers,
    );
    const id = await offer();
    const accepted = (await answer('acceptQuotation', id)).data.acceptQuotation;
    expect(accepted.id).toBe(own.id);
    expect(accepted.items).toMatchObject([
      { skuId: shop.sku.essay, quantity: 1 },
      { skuId: shop.sku.novel, quantity: 10, unitPrice: { sellingPriceIncVat: 5 } },
    ]);
    expect(accepted.quotation).toMatchObject({
      status: 'accepted',
      customer: { approvedAt: expect.any(String) },
    });
    expect(await cart()).toEqual(accepted);
  });

  test('that is accepted twice, or twice at once, is in the cart once', async () => {
    const id = await offer();
    await Promise.all([answer('acceptQuotation', id), answer('acceptQuotation', id)]);
    await answer('acceptQuotation', id);
    expect((await cart()).items).toMatchObject([{ quantity: 10 }]);
  });

  test('holds for as many as were spoken of, and more, not for fewer', async () => {
    const id = await offer();
    const { id: cartId } = (await answer('acceptQuotation', id)).data.acceptQuotation;
    const take = async (quantity: number) => {
      const { data } = await shop.ask(
        `mutation ($id: String!, $item: CartItemInputType!) {
          updateCartItem(id: $id, item: $item) { items { unitPrice { sellingPriceIncVat } } } }`,
        { id: cartId, item: { skuId: shop.sku.novel, quantity } },
        headers,
      );
      return data.updateCartItem.items[0].unitPrice.sellingPriceIncVat;
    };
    expect(await take(11)).toBe(5);
    expect(await take(9)).toBe(await usual());
    expect(await take(10)).toBe(5);
  });

  test('that has run out is no offer any more, accepted or not', async () => {
    const [early, late] = [await offer(), await offer()];
    await answer('acceptQuotation', early);
    await expire(early);
    await expire(late);
    expect((await cart()).items[0].unitPrice.sellingPriceIncVat).toBe(await usual());
    const { data, errors } = await answer('acceptQuotation', late);
    expect(data).toEqual({ acceptQuotation: null });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
    expect((await list()).map((offered: { quotation: object }) => offered.quotation)).toMatchObject([
      { status: 'expired' },
      { status: 'expired' },
    ]);
  });

  test('never costs more than what everybody pays', async () => {
    const price = await usual();
    const id = await offer({ lines: [{ skuId: shop.sku.novel, quantity: 1, price: price + 100 }] });
    const accepted = (await answer('acceptQuotation', id)).data.acceptQuotation;
    expect(accepted.items[0].unitPrice.sellingPriceIncVat).toBe(price);
  });

  test('that is rejected stays so', async () => {
    const id = await offer();
    const rejected = (await answer('rejectQuotation', id)).data.rejectQuotation;
    expect(rejected.quotation).toMatchObject({
      ...{ status: 'rejected', customer: { rejectedAt: expect.any(String) } },
    });
    expect((await answer('rejectQuotation', id)).data.rejectQuotation).toEqual(rejected);
    expect((await answer('acceptQuotation', id)).errors).toMatchObject([
      { extensions: { code: 'BAD_INPUT' } },
    ]);
    expect((await cart()).items).toEqual([]);
  });

  test('is its customer’s alone', async () => {
    const id = await offer();
    const stranger = await signedInHeaders(shop.backend, `stranger${buyers}@example.se`);
    expect((await read(id, stranger)).data).toEqual({ getQuotationCart: null });
    for (const name of ['acceptQuotation', 'rejectQuotation'] as const) {
      expect((await answer(name, id, stranger)).data).toEqual({ [name]: null });
      expect((await answer(name, id, {})).errors).toMatchObject([{ extensions: { code: 'LOGIN_REQUIRED' } }]);
    }
    expect((await list())[0].quotation.status).toBe('pending');
  });

  test('cannot be made to nobody, nor of nothing, nor nowhere', async () => {
    const none = { email, marketAlias: 'se', days: 1, name: '', terms: '', madeBy: 'Olle', lines: [] };
    const wrong = [
      makeQuotation(shop.db, { ...none, email: 'nobody@example.se' }),
      makeQuotation(shop.db, { ...none, marketAlias: 'xx' }),
      makeQuotation(shop.db, { ...none, lines: [{ skuId: 999_999_999, quantity: 1, price: 1 }] }),
    ];
    expect((await Promise.all(wrong)).map(({ kind }) => kind)).toEqual([
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
    expect((await shop.ask(query, {}, headers)).data.getCompany).toEqual({
      ...{ name: 'Skolan', exVat: true, limitedProductAccess: false, addresses: [] },
      buyers: [{ firstName: 'Eva', active: true }],
    });
    const person = await signedInHeaders(shop.backend, `person${buyers}@example.se`);
    for (const by of [person, {}]) expect((await shop.ask(query, {}, by)).data).toEqual({ getCompany: null });
  });

  test('has orders; a person has none of a company', async () => {
    const query = '{ getCompanyOrders { id } }';
    expect((await shop.ask(query, {}, headers)).data).toEqual({ getCompanyOrders: [] });
    const person = await signedInHeaders(shop.backend, `other${buyers}@example.se`);
    expect((await shop.ask(query, {}, person)).data).toEqual({ getCompanyOrders: null });
    expect((await shop.ask(query)).errors).toMatchObject([{ extensions: { code: 'LOGIN_REQUIRED' } }]);
  });
});
