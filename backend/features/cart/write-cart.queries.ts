import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { claimWithChange, type KeyClaim, rejectTakenKey } from '#backend/database/idempotency-keys.ts';
import type { CartItemRow, CartRow, NewCartItemRow } from './cart-row.ts';

/** The new state of a cart. Lines without an id are new. */
export type ChangedCart = Omit<CartRow, 'items'> & { items: (CartItemRow | NewCartItemRow)[] };

const changeableColumns = [
  'market_id',
  'customer_id',
  'completed_at',
  'completed_as',
  'promo_code',
  'gift_codes',
  'merchant_data',
  'external_shipping_fee',
  'vat_number_check',
] as const;

/**
 * Writes a changed cart in one statement (optimistic locking). Writes nothing and returns undefined if the cart has been
 * changed since it was read. `claim`: the idempotency key of the request, which is stored with the change.
 */
export async function writeCart(
  db: Database,
  read: CartRow,
  changed: ChangedCart,
  claim: KeyClaim | null = null,
): Promise<CartRow | undefined> {
  const existing = changed.items.filter(isExistingItem);
  const columns = changeableColumns.filter((column) => changed[column] !== read[column]);
  const update = sql`update cart set ${sql.join([
    sql`version = version + 1, updated_at = now()`,
    ...columns.map((column) => sql`${sql.ref(column)} = ${storedValue(changed[column])}`),
  ])}
    where cart_id = ${read.cart_id} and version = ${read.version} returning cart_id`;
  const written = await writeWithItems(db, update, {
    removed: read.items.filter(
      ({ cart_item_id }) => !existing.some((item) => item.cart_item_id === cart_item_id),
    ),
    resized: existing.filter(({ cart_item_id, quantity }) =>
      read.items.some((item) => item.cart_item_id === cart_item_id && item.quantity !== quantity),
    ),
    added: changed.items.filter((item) => !isExistingItem(item)),
    claim: claim && claimWithChange(claim, read.cart_id),
  });
  return written && { ...changed, version: read.version + 1, items: [...existing, ...written.added] };
}

/** Inserts a guest cart with lines. */
export async function insertFilledCart(
  db: Database,
  cart: ChangedCart,
  claim: KeyClaim | null,
): Promise<CartRow> {
  const { cart_id, channel_id, market_id, cloned_from, promo_code, gift_codes, merchant_data } = cart;
  const insert = sql`insert into cart (cart_id, channel_id, market_id, cloned_from, promo_code, gift_codes, merchant_data)
    values (${sql.join([cart_id, channel_id, market_id, cloned_from, promo_code, gift_codes, merchant_data])}) returning cart_id`;
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
  /** Items with another quantity. */
  resized: CartItemRow[];
  added: NewCartItemRow[];
  /** The statement that stores the idempotency key. */
  claim: RawBuilder<unknown> | null;
}

/**
 * Runs the statement `changed`, which writes the cart's row and returns its id, and then writes the lines: concurrent changes
 * of the cart wait for the lock of the row. Throws if another request has stored the idempotency key.
 */
async function writeWithItems(
  db: Database,
  changed: RawBuilder<unknown>,
  { removed, resized, added, claim }: ItemChanges,
): Promise<{ added: CartItemRow[] } | undefined> {
  const parts = [
    sql`changed as (${changed})`,
    ...(claim ? [sql`claimed as (${claim})`] : []),
    ...(removed.length > 0 ? [sql`removed as (${deleteItems(removed)})`] : []),
    ...(resized.length > 0 ? [sql`resized as (${updateQuantities(resized)})`] : []),
    ...(added.length > 0 ? [sql`added as (${insertItems(added)})`] : []),
  ];
  const newItems =
    added.length > 0 ? sql`select json_agg(added order by cart_item_id) from added` : sql`null`;
  const statement = sql<{ added: CartItemRow[] | null }>`
    with ${sql.join(parts)} select (${newItems}) as added from changed`;
  const { rows } = await rejectTakenKey(statement.execute(db));
  return rows[0] && { added: rows[0].added ?? [] };
}

function deleteItems(items: CartItemRow[]) {
  return sql`delete from cart_item using changed
    where cart_item.cart_id = changed.cart_id and cart_item_id = any(${items.map(({ cart_item_id }) => cart_item_id)}::bigint[])`;
}

function updateQuantities(items: CartItemRow[]) {
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

function insertItems(items: NewCartItemRow[]) {
  const names = sql.join(itemColumns.map(([column]) => sql.ref(column)));
  const values = itemColumns.map(
    ([column, type]) => sql`${items.map((item) => item[column])}::${sql.raw(type)}[]`,
  );
  return sql`insert into cart_item (cart_id, ${names})
    select changed.cart_id, ${names}
    from changed, unnest(${sql.join(values)}) with ordinality as item (${names}, position)
    order by position returning cart_item_id, ${names}`;
}

/** Serializes objects as JSON. Lists are stored as PostgreSQL arrays. */
function storedValue(value: ChangedCart[(typeof changeableColumns)[number]]): unknown {
  const isJson =
    value !== null && typeof value === 'object' && !(value instanceof Date) && !Array.isArray(value);
  return isJson ? JSON.stringify(value) : value;
}

function isExistingItem(item: CartItemRow | NewCartItemRow): item is CartItemRow {
  return 'cart_item_id' in item;
}
