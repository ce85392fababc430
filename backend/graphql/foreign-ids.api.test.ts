import { buildASTSchema, type GraphQLObjectType, getNamedType, isLeafType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';
import { signedInHeaders } from '../features/auth/auth-client.fixture.ts';
import { type PlacedOrder, placeOrderPaidByBalance } from '../features/order/placed-order.fixture.ts';
import { createQuotation } from '../features/quotation/create-quotation.ts';
import { readContractSchema } from './schema/contract-schema.ts';

/** Resources of the owner, by their ids. */
interface Owned extends PlacedOrder {
  openCart: string;
  quotation: string;
  skuId: number;
}
type Arguments = (of: Owned) => string;

const cart = ({ openCart }: Owned) => JSON.stringify(openCart);
const item = ({ skuId }: Owned) => `item: { skuId: ${skuId}, quantity: 3 }`;

/** Every query and mutation with an id of a customer's resource. */
const byOwnedId: Record<string, Arguments> = {
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
 * Fields that accept a secret id without a sign-in, for customers who return from payment or follow a link in a mail. Here
 * they get the order number, which is not secret.
 */
const byNumber: Record<string, Arguments> = {
  checkout: (of) => `id: "${of.orderId}", cartId: "${of.openCart}", paymentType: STANDARD`,
  getCheckout: (of) => `id: "${of.orderId}", paymentType: STANDARD`,
  getCheckoutAndOrder: (of) => `id: "${of.orderId}", paymentType: STANDARD`,
  getOrderPublic: (of) => `publicOrderId: "00000000-0000-4000-8000-${of.orderId.padStart(12, '0')}"`,
};
/** Ids of public resources. */
const publicFields = ['product', 'category', 'categories', 'getMenuAtLocation', 'monitorProductAvailability'];
const scopeArguments = ['channelId', 'marketId', 'languageId'];

const schema = buildASTSchema(readContractSchema());
const roots = (['Query', 'Mutation'] as const).flatMap((type) =>
  Object.values((schema.getType(type) as GraphQLObjectType).getFields()).map((field) => ({ type, field })),
);
const fieldsWithId = roots.filter(({ field }) =>
  field.args.some(({ name }) => /(^id|Id)$/.test(name) && !scopeArguments.includes(name)),
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
  const order = await placeOrderPaidByBalance(shop, skuId, owner);
  await createQuotation(shop.db, {
    email: 'owner@hemlig.example',
    marketAlias: 'se',
    days: 1,
    name: '',
    terms: '',
    madeBy: 'Olle',
    lines: [{ skuId, quantity: 1, price: 1 }],
  });
  const { data } = await shop.query('{ getCart { id } listQuotationCarts { id } }', {}, owner);
  owned = { ...order, skuId, openCart: data.getCart.id, quotation: data.listQuotationCarts[0].id };
  await shop.query(`mutation { addToCart(id: ${cart(owned)}, ${item(owned)}) { id } }`, {}, owner);
});
afterAll(() => shop.close());

/** All rows of the owner's resources. */
async function readState() {
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

function request(name: string, args: string, headers: Record<string, string>) {
  const kind = roots.find(({ field }) => field.name === name)?.type === 'Mutation' ? 'mutation' : 'query';
  const apiKey = { 'x-apikey': shop.backend.ownApiKey };
  return shop.query(`${kind} { ${name}(${args}) ${leavesOf(name)} }`, {}, { ...apiKey, ...headers });
}

describe('resources of another customer', () => {
  test('are all covered: every field with an id is in the table', () => {
    const covered = [...Object.keys(byOwnedId), ...Object.keys(byNumber), ...publicFields];
    const missing = fieldsWithId.map(({ field }) => field.name).filter((name) => !covered.includes(name));
    expect(missing).toEqual([]);
  });

  test.each(Object.keys({ ...byOwnedId, ...byNumber }))(
    'are neither read nor changed by %s',
    async (name) => {
      const args = { ...byOwnedId, ...byNumber }[name]?.(owned) ?? '';
      const before = await readState();
      for (const headers of [thief, {}]) {
        const { data, errors } = await request(name, args, headers as Record<string, string>);
        const result = JSON.stringify(data ?? null);
        expect(result).not.toMatch(/hemlig|karin|boye/i);
        expect(result).not.toContain(`"skuId":${owned.skuId}`);
        expect(JSON.stringify(errors ?? [])).not.toMatch(/hemlig|karin|INTERNAL/i);
      }
      expect(await readState()).toEqual(before);
    },
  );

  test.each(['getCart', 'getOrder', 'getQuotationCart'])('are read by the owner with %s', async (name) => {
    const { data, errors } = await request(name, byOwnedId[name]?.(owned) ?? '', owner);
    expect(errors).toBeUndefined();
    expect(data[name]).not.toBeNull();
  });
});
