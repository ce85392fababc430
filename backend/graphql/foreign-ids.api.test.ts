import { buildASTSchema, type GraphQLObjectType, getNamedType, isLeafType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';
import { signedInHeaders } from '../features/auth/auth-client.fixture.ts';
import { type PlacedOrder, placeByBalance } from '../features/order/placed-order.fixture.ts';
import { makeQuotation } from '../features/quotation/make-quotation.ts';
import { readContractSchema } from './contract-schema.ts';

/** What belongs to somebody, and what it is found by. */
interface Owned extends PlacedOrder {
  openCart: string;
  quotation: string;
  skuId: number;
}
type Arguments = (of: Owned) => string;

const cart = ({ openCart }: Owned) => JSON.stringify(openCart);
const item = ({ skuId }: Owned) => `item: { skuId: ${skuId}, quantity: 3 }`;

/** Every query and mutation that takes an id of somebody's, asked for another customer's. */
const asked: Record<string, Arguments> = {
  getCart: (of) => `id: ${cart(of)}`,
  getOrder: (of) => `orderId: ${of.orderId}`,
  addToCart: (of) => `id: ${cart(of)}, ${item(of)}`,
  addPackageToCart: (of) => `id: ${cart(of)}, packageId: 1, selections: []`,
  updateCartItem: (of) => `id: ${cart(of)}, ${item(of)}`,
  updateCartGroup: (of) => `id: ${cart(of)}, item: { groupKey: "x", quantity: 1 }`,
  completeCart: (of) => `id: ${cart(of)}`,
  clearCart: (of) => `id: ${cart(of)}`,
  cloneCart: (of) => `id: ${cart(of)}`,
  setCartPromoCode: (of) => `id: ${cart(of)}, promoCode: "VALKOMMEN10"`,
  setCartMerchantData: (of) => `id: ${cart(of)}, merchantData: "x"`,
  setCartShippingFee: (of) => `cartId: ${cart(of)}, shippingFee: 1`,
  createOrUpdateCheckout: (of) => `cartId: ${cart(of)}, checkout: { email: "thief@example.se" }`,
  validateOrderCreation: (of) => `cartId: ${cart(of)}, checkout: { email: "thief@example.se" }`,
  validateOrderConditions: (of) => `cartId: ${cart(of)}`,
  placeOrder: (of) => `cartId: ${cart(of)}, checkout: { email: "thief@example.se" }`,
  getQuotationCart: (of) => `quotationId: "${of.quotation}"`,
  acceptQuotation: (of) => `quotationId: "${of.quotation}"`,
  rejectQuotation: (of) => `quotationId: "${of.quotation}"`,
};
/**
 * These open by an id that nobody can guess, since whoever comes back from paying, or follows the link of a mail, need not be
 * signed in. An order's number is no such id.
 */
const byNumber: Record<string, Arguments> = {
  checkout: (of) => `id: "${of.orderId}", cartId: "${of.openCart}", paymentType: STANDARD`,
  getCheckout: (of) => `id: "${of.orderId}", paymentType: STANDARD`,
  getCheckoutAndOrder: (of) => `id: "${of.orderId}", paymentType: STANDARD`,
  getOrderPublic: (of) => `publicOrderId: "00000000-0000-4000-8000-${of.orderId.padStart(12, '0')}"`,
};
/** Ids of things that are for everybody to look at. */
const forEverybody = ['product', 'category', 'categories', 'getMenuAtLocation', 'monitorProductAvailability'];
const places = ['channelId', 'marketId', 'languageId'];

const schema = buildASTSchema(readContractSchema());
const roots = (['Query', 'Mutation'] as const).flatMap((type) =>
  Object.values((schema.getType(type) as GraphQLObjectType).getFields()).map((field) => ({ type, field })),
);
const takesId = roots.filter(({ field }) =>
  field.args.some(({ name }) => /(^id|Id)$/.test(name) && !places.includes(name)),
);

let shop: TestShop;
let owner: Record<string, string>;
let thief: Record<string, string>;
let owned: Owned;
beforeAll(async () => {
  shop = await openTestShop({}, { providers: new Map([['sandbox', {} as never]]) });
  owner = await signedInHeaders(shop.backend, 'owner@hemlig.example');
  thief = await signedInHeaders(shop.backend, 'thief@example.se');
  const { sku_id: skuId } = await shop.db
    .selectFrom('sku')
    .select('sku_id')
    .where('in_stock', '>', 20)
    .where('static_stock', '=', 0)
    .orderBy('sku_id')
    .executeTakeFirstOrThrow();
  const order = await placeByBalance(shop, skuId, owner);
  await makeQuotation(shop.db, {
    ...{ email: 'owner@hemlig.example', marketAlias: 'se', days: 1, name: '', terms: '', madeBy: 'Olle' },
    lines: [{ skuId, quantity: 1, price: 1 }],
  });
  const { data } = await shop.ask('{ getCart { id } listQuotationCarts { id } }', {}, owner);
  owned = { ...order, skuId, openCart: data.getCart.id, quotation: data.listQuotationCarts[0].id };
  await shop.ask(`mutation { addToCart(id: ${cart(owned)}, ${item(owned)}) { id } }`, {}, owner);
});
afterAll(() => shop.close());

/** All that the owner has, as the database keeps it. */
async function state() {
  const { db } = shop;
  return {
    carts: await db.selectFrom('cart').selectAll().where('cart_id', '=', owned.openCart).execute(),
    items: await db.selectFrom('cart_item').selectAll().where('cart_id', '=', owned.openCart).execute(),
    checkouts: await db.selectFrom('checkout').selectAll().where('cart_id', '=', owned.openCart).execute(),
    orders: await db.selectFrom('shop_order').selectAll().execute(),
    quotations: await db.selectFrom('quotation').selectAll().execute(),
  };
}

function leavesOf(name: string): string {
  const type = getNamedType(roots.find(({ field }) => field.name === name)?.field.type);
  if (!isObjectType(type)) return '';
  const leaves = Object.values(type.getFields()).filter(
    (field) => isLeafType(getNamedType(field.type)) && field.args.length === 0,
  );
  const inner = type.getFields().items ? ' items { skuId quantity }' : '';
  return `{ ${leaves.map(({ name: leaf }) => leaf).join(' ') || '__typename'}${inner} }`;
}

function ask(name: string, given: string, headers: Record<string, string>) {
  const kind = roots.find(({ field }) => field.name === name)?.type === 'Mutation' ? 'mutation' : 'query';
  return shop.ask(`${kind} { ${name}(${given}) ${leavesOf(name)} }`, {}, headers);
}

describe('Another customer’s', () => {
  test('ids are all tried here: whatever takes one is in the table', () => {
    const tried = [...Object.keys(asked), ...Object.keys(byNumber), ...forEverybody];
    const missing = takesId.map(({ field }) => field.name).filter((name) => !tried.includes(name));
    expect(missing).toEqual([]);
  });

  test.each(Object.keys({ ...asked, ...byNumber }))('is neither read nor changed by %s', async (name) => {
    const given = { ...asked, ...byNumber }[name]?.(owned) ?? '';
    const before = await state();
    for (const headers of [thief, {}]) {
      const { data, errors } = await ask(name, given, headers as Record<string, string>);
      const answer = JSON.stringify(data ?? null);
      expect(answer).not.toMatch(/hemlig|karin|boye/i);
      expect(answer).not.toContain(`"skuId":${owned.skuId}`);
      expect(JSON.stringify(errors ?? [])).not.toMatch(/hemlig|karin|INTERNAL/i);
    }
    expect(await state()).toEqual(before);
  });

  test.each(['getCart', 'getOrder', 'getQuotationCart'])(
    'is read by the owner with %s, or nothing would be proved',
    async (name) => {
      const { data, errors } = await ask(name, asked[name]?.(owned) ?? '', owner);
      expect(errors).toBeUndefined();
      expect(data[name]).not.toBeNull();
    },
  );
});
