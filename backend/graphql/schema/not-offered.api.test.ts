import {
  buildASTSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ERROR_CODES } from '#contract/error-codes.ts';
import { type GraphqlResult, openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { isFullRun } from '../../../tests/full-run.ts';
import { signedInHeaders } from '../../features/auth/auth-client.fixture.ts';
import { placeOrderPaidByBalance } from '../../features/order/placed-order.fixture.ts';
import { createQuotation } from '../../features/quotation/create-quotation.ts';
import { createResolvers } from '../../resolvers.ts';
import { readContractSchema } from './contract-schema.ts';

// The services are used only when a resolver runs.
const resolvers = createResolvers({} as never, {} as never);
const schema = buildASTSchema(readContractSchema());
const roots = (['Query', 'Mutation'] as const).flatMap((type) =>
  Object.values((schema.getType(type) as GraphQLObjectType).getFields()).map((field) => ({
    type,
    name: field.name,
    field,
    isOffered: field.name in (resolvers[type] ?? {}),
  })),
);
type Root = (typeof roots)[number];
const offered = roots.filter(({ isOffered }) => isOffered);
const missing = roots.filter(({ isOffered }) => !isOffered);

let shop: TestShop;
/** The headers of a signed-in customer with an order. */
let headers: Record<string, string>;
/** Arguments for which an offered field has a result. */
let validArguments: Record<string, string>;

beforeAll(async () => {
  // Payment options need a provider; this one is never called.
  shop = await openTestShop({}, { providers: new Map([['sandbox', {} as never]]) });
  headers = { 'x-apikey': shop.backend.ownApiKey, ...(await signedInHeaders(shop.backend)) };
  await shop.db.updateTable('customer').set({ customer_type: 'ORGANIZATION' }).execute();
  const order = await placeOrderPaidByBalance(shop, await skuInStock(), headers);
  const { data } = await shop.query(
    `{ products(take: 200) { products { productId alias skus { skuId stock { totalStock } } } }
      categories { categoryId } getCart { id } }`,
    {},
    headers,
  );
  const product = data.products.products[0];
  type Sku = { skuId: number; stock: { totalStock: number } };
  const skus: Sku[] = data.products.products.flatMap(({ skus }: { skus: Sku[] }) => skus);
  // The test adds one copy for each type below the cart, so it needs the SKU with the largest stock.
  const [sku] = skus.sort((a, b) => b.stock.totalStock - a.stock.totalStock);
  const id = JSON.stringify(data.getCart.id);
  const set = await packageArguments();
  const item = `item: { skuId: ${sku?.skuId}, quantity: 1 }`;
  validArguments = {
    product: `productId: ${product.productId}`,
    relatedProducts: `alias: "${product.alias}"`,
    reviews: `alias: "${product.alias}"`,
    urlHistory: 'url: "/b/an-old-name"',
    category: `categoryId: ${data.categories[0].categoryId}`,
    getMenuAtLocation: 'menuLocationId: "main-desktop"',
    widgetArea: 'family: "Frontpage", areaName: "The front page area"',
    addToCart: `id: ${id}, ${item}`,
    getCart: `id: ${id}`,
    checkout: `id: "${order.orderId}", cartId: "${order.cartId}", paymentType: STANDARD`,
    getCheckout: `id: "${order.paymentId}", paymentType: STANDARD`,
    getCheckoutAndOrder: `id: "${order.paymentId}", paymentType: STANDARD`,
    getOrder: `orderId: ${order.orderId}`,
    getOrderPublic: `publicOrderId: "${order.publicId}"`,
    placeOrder: `cartId: "${order.cartId}", checkout: {}`,
    createOrUpdateCheckout: `cartId: ${id}`,
    validateOrderCreation: `cartId: ${id}, checkout: {}`,
    validateOrderConditions: `cartId: ${id}`,
    updateUser: 'user: { newsletter: true }',
    addPackageToCart: `id: ${id}, ${set}`,
    updateCartItem: `id: ${id}, ${item}`,
    clearCart: `id: ${id}`,
    completeCart: `id: ${await completedCart()}`,
    cloneCart: `id: ${id}`,
    setCartPromoCode: `id: ${id}, promoCode: ""`,
    setCartMerchantData: `id: ${id}, merchantData: "x"`,
    setCartShippingFee: `cartId: ${id}, shippingFee: 49`,
    getQuotationCart: await quotationArguments(),
    acceptQuotation: await quotationArguments(),
    rejectQuotation: await quotationArguments(),
  };
  await shop.query(`mutation { addToCart(${validArguments.addToCart}) { id } }`, {}, headers);
  const packing = `mutation { addPackageToCart(id: ${id}, ${set}) { items { groupKey } } }`;
  const added = await shop.query(packing, {}, headers);
  const groupKey = added.data.addPackageToCart.items.at(-1).groupKey;
  validArguments.updateCartGroup = `id: ${id}, item: { groupKey: "${groupKey}", quantity: 1 }`;
  for (const slug of ['an-old-name', 'a-new-name'])
    await shop.db
      .updateTable('brand_text')
      .set({ slug })
      .where('brand_id', '=', 1)
      .where('language_id', '=', 'sv-SE')
      .execute();
  await shop.backend.refreshCatalogue();
});
afterAll(() => shop.close());

async function skuInStock(): Promise<number> {
  const row = await shop.db
    .selectFrom('sku')
    .select('sku_id')
    .where('in_stock', '>', 5)
    .where('static_stock', '=', 0)
    .orderBy('sku_id')
    .executeTakeFirstOrThrow();
  return row.sku_id;
}

async function quotationArguments(): Promise<string> {
  await createQuotation(shop.db, {
    email: 'anna@example.se',
    marketAlias: 'se',
    days: 1,
    name: '',
    terms: '',
    madeBy: 'Olle',
    lines: [{ skuId: await skuInStock(), quantity: 1, price: 1 }],
  });
  const { quotation_id } = await shop.db
    .selectFrom('quotation')
    .select('quotation_id')
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  return `quotationId: "${quotation_id}"`;
}

/** A guest's cart: anyone with its id can read it, and completing it again changes nothing. */
async function completedCart(): Promise<string> {
  const id = JSON.stringify((await shop.query('{ getCart { id } }')).data.getCart.id);
  await shop.query(`mutation { completeCart(id: ${id}) { id } }`);
  return id;
}

/** A package of the demo shop with its first options, and enough stock for every query. */
async function packageArguments(): Promise<string> {
  const { product_id } = await shop.db
    .selectFrom('package_group')
    .select('product_id')
    .orderBy('package_group_id')
    .executeTakeFirstOrThrow();
  const { data } = await shop.query(
    `query ($id: Int) { product(productId: $id) { skus { skuId }
      productPackage { groups { groupId options { optionId product { skus { skuId } } } } } } }`,
    { id: product_id },
  );
  const selected: { groupId: number; optionId: number; skuId: number }[] =
    data.product.productPackage.groups.map(
      ({ groupId, options: [option] }: { groupId: number; options: Option[] }) => ({
        groupId,
        optionId: option?.optionId,
        skuId: option?.product.skus[0]?.skuId,
      }),
    );
  const skuIds = [data.product.skus[0].skuId, ...selected.map(({ skuId }) => skuId)];
  await shop.db.updateTable('sku').set({ in_stock: 900 }).where('sku_id', 'in', skuIds).execute();
  await shop.backend.refreshCatalogue();
  const selections = selected.map(
    ({ groupId, optionId, skuId }) => `{ groupId: ${groupId}, optionId: ${optionId}, skuId: ${skuId} }`,
  );
  return `packageId: ${product_id}, selections: [${selections.join(', ')}]`;
}

interface Option {
  optionId: number;
  product: { skus: { skuId: number }[] };
}

describe('a field that the shop does not offer', () => {
  test('is part of the contract', () => {
    // 49 of the reference, and the addition `marketOptions` (decision 49).
    expect(missing.length + offered.length).toBe(50);
    expect(offered.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['channel', 'product', 'products', 'getCart', 'addToCart']),
    );
  });

  test.each(missing)('has the error NOT_OFFERED: $name of $type', async (root) => {
    const answer = await requestRoot(root, minimalArguments(root.field), leavesOf(root.field));
    expect(answer.data).toEqual({ [root.name]: null });
    expect(answer.errors).toEqual([
      {
        message: `This shop does not offer ${root.name} yet.`,
        path: [root.name],
        extensions: { code: 'NOT_OFFERED' },
      },
    ]);
  });
});

/** In a sample each type is requested below one root field, in a full run below every one that leads to it. */
const seenTypes = new Set<string>();

describe('a field that the shop offers', () => {
  test.each(offered)('has no internal error with minimal arguments: $name of $type', async (root) => {
    const answer = await requestRoot(root, minimalArguments(root.field), leavesOf(root.field));
    expect(answer.data).toHaveProperty(root.name);
    expect(unexpectedErrorsOf(answer)).toEqual([]);
  });

  test.each(offered)('has no field below it with an internal error: $name of $type', async (root) => {
    const unexpected: unknown[] = [];
    const start = getNamedType(root.field.type);
    const seen = isFullRun ? new Set([start.name]) : seenTypes.add(start.name);
    const queue = isObjectType(start) ? [{ type: start, path: [] as string[] }] : [];
    for (const { type, path } of queue) {
      const fields = Object.values(type.getFields());
      const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)));
      const selection = path.reduceRight((inner, name) => `{ ${name} ${inner} }`, selectionOf(leaves));
      const answer = await requestRoot(root, validArguments[root.name] ?? '', selection);
      expect(answer.data?.[root.name], `${root.name} has a result`).toBeTruthy();
      unexpected.push(...unexpectedErrorsOf(answer));
      for (const field of fields) {
        const below = getNamedType(field.type);
        if (!isObjectType(below) || seen.has(below.name)) continue;
        seen.add(below.name);
        queue.push({ type: below, path: [...path, field.name] });
      }
    }
    expect(unexpected).toEqual([]);
  });
});

async function requestRoot(
  root: Root,
  args: string,
  selection: string,
): Promise<GraphqlResult<Record<string, unknown> | null>> {
  const operation = root.type === 'Query' ? 'query' : 'mutation';
  // The customer of the other tests must stay.
  const customer =
    root.name === 'deleteUser' ? await signedInHeaders(shop.backend, 'leaves@example.se') : headers;
  return shop.query(`${operation} { ${root.name}${args && `(${args})`} ${selection} }`, {}, customer);
}

/** Errors without a code of the contract are unexpected, masked or not. */
function unexpectedErrorsOf({ errors = [] }: GraphqlResult<unknown>): unknown[] {
  return errors.filter(
    ({ extensions }) =>
      extensions?.code === 'INTERNAL_ERROR' ||
      !(ERROR_CODES as readonly unknown[]).includes(extensions?.code),
  );
}

function leavesOf(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return '';
  return selectionOf(Object.values(type.getFields()).filter(({ type }) => isLeafType(getNamedType(type))));
}

function selectionOf(leaves: GraphQLField<unknown, unknown>[]): string {
  return `{ ${['__typename', ...leaves.map(({ name }) => name)].join(' ')} }`;
}

function minimalArguments(field: GraphQLField<unknown, unknown>): string {
  return field.args
    .filter(({ type }) => isNonNullType(type))
    .map(({ name, type }) => `${name}: ${minimalValue(type)}`)
    .join(', ');
}

function minimalValue(type: GraphQLInputType): string {
  if (isNonNullType(type)) return minimalValue(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${required.map((field) => `${field.name}: ${minimalValue(field.type)}`).join(', ')} }`;
  }
  const values: Record<string, string> = { Guid: '"00000000-0000-4000-8000-000000000000"', Boolean: 'false' };
  return values[type.name] ?? (['Int', 'Float', 'Decimal', 'Long'].includes(type.name) ? '1' : '"x"');
}
