import type { Database } from '#backend/database/connection.ts';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { type GraphqlResult, openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

/** The declared variables of each mutation. */
const argumentsByMutation = {
  addToCart: '$id: String!, $item: CartItemInputType!, $marketId: String',
  updateCartItem: '$id: String!, $item: CartItemInputType!, $marketId: String',
  updateCartGroup: '$id: String!, $item: CartGroupInputType!',
  addPackageToCart: '$id: String!, $packageId: Int!, $selections: [ProductPackageSelectionType]',
  clearCart: '$id: String!',
  completeCart: '$id: String!',
  cloneCart: '$id: String!, $resetPromotions: Boolean',
  setCartMerchantData: '$id: String!, $merchantData: String!',
} as const;

export type CartMutation = keyof typeof argumentsByMutation;

export interface CartLine {
  id: string;
  skuId: number;
  quantity: number;
  message: string;
  groupKey: string | null;
}

export const cartFields =
  'id isCompleted merchantData promoCode items { id skuId quantity message groupKey }';

export function mutationOf(name: CartMutation, selection = cartFields): string {
  const args = [...argumentsByMutation[name].matchAll(/\$(\w+)/g)].map(
    ([variable, argument]) => `${argument}: ${variable}`,
  );
  return `mutation (${argumentsByMutation[name]}) { ${name}(${args.join(', ')}) { ${selection} } }`;
}

/** A package with two copies of a novel or an essay (required), and an optional poem. */
interface TestPackage {
  id: number;
  books: { group: number; novel: number; essay: number };
  poems: { group: number; poem: number };
}

export interface CartShop extends TestShop {
  /** SKU ids by the name of the product. */
  sku: Record<'novel' | 'essay' | 'poem' | 'rare' | 'unlimited' | 'notInDenmark' | 'package', number>;
  package: TestPackage;
  newCart(): Promise<string>;
  linesOf(id: string): Promise<CartLine[]>;
  change(name: CartMutation, variables: object): Promise<GraphqlResult<Record<string, unknown>>>;
}

/** The demo shop with test books and a test package. */
export async function openCartShop(): Promise<CartShop> {
  const shop = await openTestShop();
  const books = await changeShop(shop, addBooks);
  return {
    ...shop,
    ...books,
    newCart: async () => (await shop.query('{ getCart { id } }')).data.getCart.id,
    async linesOf(id) {
      const query = `query ($id: String) { getCart(id: $id, includeCompleted: true) { ${cartFields} } }`;
      return (await shop.query(query, { id })).data.getCart.items;
    },
    change: (name, variables) => shop.query(mutationOf(name), variables),
  };
}

/** The error of a mutation, which must not have changed the cart. */
export async function errorOf(shop: CartShop, name: CartMutation, variables: { id: string }) {
  const before = await shop.linesOf(variables.id);
  const { data, errors } = await shop.change(name, variables);
  const after = await shop.linesOf(variables.id);
  if (errors?.length !== 1) throw new Error(`Expected one error: ${JSON.stringify({ data, errors })}`);
  if (JSON.stringify(after) !== JSON.stringify(before))
    throw new Error('A rejected mutation has changed the cart.');
  return { code: errors[0]?.extensions?.code, message: errors[0]?.message, ...errors[0]?.extensions };
}

async function addBooks(db: Database): Promise<Pick<CartShop, 'sku' | 'package'>> {
  const product = {
    novel: await addProduct(db, { key: 'novel', skus: [{ in_stock: 30 }] }),
    essay: await addProduct(db, { key: 'essay', skus: [{ in_stock: 500 }] }),
    poem: await addProduct(db, { key: 'poem', skus: [{ in_stock: 500 }] }),
    rare: await addProduct(db, { key: 'rare', skus: [{ in_stock: 5 }] }),
    unlimited: await addProduct(db, {
      key: 'unlimited',
      fulfilment: 'shipped',
      skus: [{ in_stock: 0, static_stock: 5000 }],
    }),
    notInDenmark: await addProduct(db, { key: 'not-in-denmark' }),
    package: await addProduct(db, { key: 'package', type: 'package', skus: [{ in_stock: 12 }] }),
  };
  const sku = {} as CartShop['sku'];
  for (const [name, product_id] of Object.entries(product))
    sku[name as keyof typeof sku] = (
      await db
        .selectFrom('sku')
        .select('sku_id')
        .where('product_id', '=', product_id)
        .executeTakeFirstOrThrow()
    ).sku_id;
  const danish = db.selectFrom('price_list').select('price_list_id').where('currency_code', '=', 'DKK');
  await db
    .deleteFrom('price')
    .where('sku_id', '=', sku.notInDenmark)
    .where('price_list_id', 'in', danish)
    .execute();
  const books = await addGroup(db, { product_id: product.package, is_required: true }, [
    [product.novel, 2],
    [product.essay, 2],
  ]);
  const poems = await addGroup(db, { product_id: product.package, is_required: false }, [[product.poem, 1]]);
  const [novel = 0, essay = 0] = books.options;
  const [poem = 0] = poems.options;
  return {
    sku,
    package: {
      id: product.package,
      books: { group: books.id, novel, essay },
      poems: { group: poems.id, poem },
    },
  };
}

async function addGroup(
  db: Database,
  { product_id, is_required }: { product_id: number; is_required: boolean },
  options: [productId: number, quantity: number][],
): Promise<{ id: number; options: number[] }> {
  const { package_group_id } = await db
    .insertInto('package_group')
    .values({ product_id, is_required, sort_order: is_required ? 1 : 2 })
    .returning('package_group_id')
    .executeTakeFirstOrThrow();
  const rows = await db
    .insertInto('package_option')
    .values(
      options.map(([part, quantity], sort_order) => ({
        package_group_id,
        product_id: part,
        quantity,
        is_default: sort_order === 0,
        sort_order,
      })),
    )
    .returning('package_option_id')
    .execute();
  return { id: package_group_id, options: rows.map(({ package_option_id }) => package_option_id) };
}
