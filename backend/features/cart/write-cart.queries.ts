import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { claiming, claimWithChange, type KeyClaim } from '#backend/database/idempotency-keys.ts';
import type { CartItemRow, CartRow, NewCartItemRow } from './cart-row.ts';

/** A cart as it is to become. Lines without a number are new. */
export type ChangedCart = Omit<CartRow, 'items'> & { items: (CartItemRow | NewCartItemRow)[] };

const changeable = [
  'market_id',
  'customer_id',
  'completed_at',
  'completed_as',
  'promo_code',
  'merchant_data',
  'external_shipping_fee',
] as const;

/**
 * Writes what a change of the cart that was read makes of it, in one statement, which is a transaction of its own. Nothing
 * is written, and nothing answered, if somebody else has changed the cart since.
 */
export async function writeCart(
  db: Database,
  read: CartRow,
  changed: ChangedCart,
  claim: KeyClaim | null,
): Promise<CartRow | undefined> {
  const kept = changed.items.filter(isKept);
  const columns = changeable.filter((column) => changed[column] !== read[column]);
  const update = sql`update cart set ${sql.join([
    sql`version = version + 1, updated_at = now()`,
    ...columns.map((column) => sql`${sql.ref(column)} = ${storedValue(changed[column])}`),
  ])}
    where cart_id = ${read.cart_id} and version = ${read.version} returning cart_id`;
  const written = await writeWithItems(db, update, {
    removed: read.items.filter(
      ({ cart_item_id }) => !kept.some((item) => item.cart_item_id === cart_item_id),
    ),
    resized: kept.filter(({ cart_item_id, quantity }) =>
      read.items.some((item) => item.cart_item_id === cart_item_id && item.quantity !== quantity),
    ),
    added: changed.items.filter((item) => !isKept(item)),
    claim: claim && claimWithChange(claim, read.cart_id),
  });
  return written && { ...changed, version: read.version + 1, items: [...kept, ...written.added] };
}

/** Makes a cart with lines, which is nobody's in particular. */
export async function insertFilledCart(
  db: Database,
  cart: ChangedCart,
  claim: KeyClaim | null,
): Promise<CartRow> {
  const { cart_id, channel_id, market_id, cloned_from, promo_code, merchant_data } = cart;
  const insert = sql`insert into cart (cart_id, channel_id, market_id, cloned_from, promo_code, merchant_data)
    values (${sql.join([cart_id, channel_id, market_id, cloned_from, promo_code, merchant_data])}) returning cart_id`;
  const written = await writeWithItems(db, insert, {
    removed: [],
    resized: [],
    added: cart.items,
    claim: claim && claimWithChange(claim, cart_id),
  });
  return { ...cart, items: written?.added ?? [] };
}

interface ItemChanges {
  removed: CartItemRow[];
  resized: CartItemRow[];
  added: NewCartItemRow[];
  claim: RawBuilder<unknown> | null;
}

/** The cart's own row first: whoever else changes the cart waits there. */
async function writeWithItems(
  db: Database,
  changed: RawBuilder<unknown>,
  { removed, resized, added, claim }: ItemChanges,
): Promise<{ added: CartItemRow[] } | undefined> {
  const parts = [
    sql`changed as (${changed})`,
    ...(claim ? [sql`claimed as (${claim})`] : []),
    ...(removed.length > 0 ? [sql`removed as (${remove(removed)})`] : []),
    ...(resized.length > 0 ? [sql`resized as (${resize(resized)})`] : []),
    ...(added.length > 0 ? [sql`added as (${add(added)})`] : []),
  ];
  const newItems =
    added.length > 0 ? sql`select json_agg(added order by cart_item_id) from added` : sql`null`;
  const statement = sql<{ added: CartItemRow[] | null }>`
    with ${sql.join(parts)} select (${newItems}) as added from changed`;
  const { rows } = await claiming(statement.execute(db));
  return rows[0] && { added: rows[0].added ?? [] };
}

function remove(items: CartItemRow[]) {
  return sql`delete from cart_item using changed
    where cart_item.cart_id = changed.cart_id and cart_item_id = any(${items.map(({ cart_item_id }) => cart_item_id)}::bigint[])`;
}

function resize(items: CartItemRow[]) {
  return sql`update cart_item set quantity = item.quantity
    from changed, unnest(
      ${items.map(({ cart_item_id }) => cart_item_id)}::bigint[],
      ${items.map(({ quantity }) => quantity)}::integer[]
    ) as item (id, quantity)
    where cart_item.cart_id = changed.cart_id and cart_item_id = item.id`;
}

const itemColumns = [
  ['sku_id', 'integer'],
  ['quantity', 'integer'],
  ['message', 'text'],
  ['group_key', 'text'],
  ['package_product_id', 'integer'],
  ['package_group_id', 'integer'],
  ['package_option_id', 'integer'],
] as const;

function add(items: NewCartItemRow[]) {
  const names = sql.join(itemColumns.map(([column]) => sql.ref(column)));
  const values = itemColumns.map(
    ([column, type]) => sql`${items.map((item) => item[column])}::${sql.raw(type)}[]`,
  );
  return sql`insert into cart_item (cart_id, ${names})
    select changed.cart_id, ${names}
    from changed, unnest(${sql.join(values)}) with ordinality as item (${names}, place)
    order by place returning cart_item_id, ${names}`;
}

/** What is no value of the database's own goes there as JSON. */
function storedValue(value: ChangedCart[(typeof changeable)[number]]): unknown {
  return value !== null && typeof value === 'object' && !(value instanceof Date)
    ? JSON.stringify(value)
    : value;
}

function isKept(item: CartItemRow | NewCartItemRow): item is CartItemRow {
  return 'cart_item_id' in item;
}
