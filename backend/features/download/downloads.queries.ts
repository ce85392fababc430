import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { DraftLine, OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import type { OrderState } from '#contract/order/order-states.ts';
import type { MediaType } from './files/detect-media-type.ts';

/** In these states of an order, all its lines are locked: buyers cannot download their files. */
const lockedStates: OrderState[] = ['cancelled', 'out-of-stock', 'refunded'];

/** A line is locked by the state of its order, or if refunds cover its whole quantity. */
const isLocked = sql<boolean>`(shop_order.state = any(${lockedStates}::text[]) or order_line.quantity <= (
  select coalesce(sum(refund.quantity), 0) from refund
  where refund.order_line_id = order_line.order_line_id and refund.state <> 'failed'))`;

/** Inserts the download rights of these lines of an order. */
export async function insertRights(
  trx: Database,
  orderId: number,
  lines: readonly { index: number; productId: number; availableOn: string | null }[],
): Promise<void> {
  await sql`insert into download_right (order_line_id, product_id, available_on)
    select order_line_id, product_id, available_on
    from order_line join unnest(${lines.map(({ index }) => index)}::int[],
      ${lines.map(({ productId }) => productId)}::int[], ${lines.map(({ availableOn }) => availableOn)}::date[])
      as line (line_index, product_id, available_on) using (line_index)
    where order_id = ${orderId}
    on conflict do nothing`.execute(trx);
}

export interface DownloadableLine {
  orderLineId: number;
  orderId: number;
  publicId: string;
  placedAt: Date;
  lineIndex: number;
  productId: number;
  line: Pick<DraftLine, 'skuId' | 'name' | 'variant' | 'productUrl' | 'imageFile'>;
  channelId: string;
  marketId: string;
  /** The language of the order. */
  languageId: string;
  isLocked: boolean;
  availability: Availability;
}

/** The day from which a line can be downloaded (null: immediately), and the country of the market, whose time zone counts. */
export interface Availability {
  availableOn: string | null;
  countryCode: string;
}

const availability = sql<Availability>`json_build_object('availableOn', available_on, 'countryCode',
  (select country_code from market where market.market_id = shop_order.market_id))`;

/** The downloads of an order, by its public id or by its number and cart, or those of a customer. */
export type OwnerOfDownloads =
  | { publicId: string }
  | { orderNumber: string; cartId: string }
  | { customerId: number };

/** Newest orders first, lines in their order. */
export async function selectDownloadableLines(
  db: Database,
  owner: OwnerOfDownloads,
  limit: number,
): Promise<DownloadableLine[]> {
  const { rows } = await sql<DownloadableLine>`
    select order_line_id as "orderLineId", shop_order.order_id as "orderId", public_id as "publicId",
      placed_at as "placedAt", line_index as "lineIndex", download_right.product_id as "productId",
      draft->'lines'->line_index as line, shop_order.channel_id as "channelId",
      shop_order.market_id as "marketId", shop_order.language_id as "languageId",
      ${isLocked} as "isLocked", ${availability} as availability
    from shop_order join order_line using (order_id) join download_right using (order_line_id)
    where ${isOwnedBy(owner)}
    order by shop_order.order_id desc, line_index
    limit ${limit}`.execute(db);
  return rows;
}

function isOwnedBy(owner: OwnerOfDownloads) {
  if ('publicId' in owner) return sql`shop_order.public_id = ${owner.publicId}::uuid`;
  if ('cartId' in owner)
    return sql`shop_order.order_id = ${Number(owner.orderNumber)} and shop_order.cart_id = ${owner.cartId}`;
  return sql`shop_order.customer_id = ${owner.customerId}`;
}

export interface FileOfLine {
  orderLineId: number;
  fileId: number;
  title: string;
  mediaType: MediaType;
  byteSize: number;
  /** How often the buyer has downloaded the file. */
  downloads: number;
}

/** The files of these lines, sorted by part number. */
export async function selectFilesOfLines(
  db: Database,
  orderLineIds: readonly number[],
): Promise<FileOfLine[]> {
  const { rows } = await sql<FileOfLine>`
    select download_right.order_line_id as "orderLineId", product_file_id as "fileId", title,
      media_type as "mediaType", byte_size as "byteSize", (
        select count(*)::int from download where download.order_line_id = download_right.order_line_id
          and download.product_file_id = product_file.product_file_id) as downloads
    from download_right join product_file using (product_id)
    where order_line_id = any(${orderLineIds}::int[]) and kind = 'download'
    order by part_number`.execute(db);
  return rows;
}

export interface LinkedFile {
  orderId: number;
  isLocked: boolean;
  availability: Availability;
  /** The book's name as ordered. */
  name: string;
  /** The buyer's e-mail address, and the language of the order. */
  email: string;
  languageId: string;
  /** Of this part of the book. It may be empty if the book has only one part. */
  title: string;
  mediaType: MediaType;
  byteSize: number;
  sha256: string;
  storageKey: string;
}

/** The file of a link. Undefined if the merchant has removed it, or the order was deleted. */
export async function selectLinkedFile(
  db: Database,
  { orderLineId, fileId }: { orderLineId: number; fileId: number },
): Promise<LinkedFile | undefined> {
  const { rows } = await sql<LinkedFile>`
    select shop_order.order_id as "orderId", ${isLocked} as "isLocked",
      ${availability} as availability, coalesce(draft->'lines'->line_index->>'name', '') as name,
      shop_order.email,
      language_id as "languageId", title, media_type as "mediaType", byte_size as "byteSize", sha256,
      storage_key as "storageKey"
    from download_right join order_line using (order_line_id) join shop_order using (order_id)
      join product_file using (product_id)
    where order_line_id = ${orderLineId} and product_file_id = ${fileId} and kind = 'download'`.execute(db);
  return rows[0];
}

/** Whether the link was used before. */
export async function hasDownload(db: Database, linkId: string): Promise<boolean> {
  const row = await db
    .selectFrom('download')
    .select('link_id')
    .where('link_id', '=', linkId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the right, so that concurrent first uses of links are counted one after another. */
export async function lockRight(trx: Database, orderLineId: number): Promise<void> {
  await sql`select from download_right where order_line_id = ${orderLineId} for update`.execute(trx);
}

/** How often the file was downloaded, by all links of the order line together. */
export async function countDownloads(trx: Database, orderLineId: number, fileId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('download')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('order_line_id', '=', orderLineId)
    .where('product_file_id', '=', fileId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertDownload(
  trx: Database,
  { linkId, orderLineId, fileId }: { linkId: string; orderLineId: number; fileId: number },
): Promise<void> {
  await trx
    .insertInto('download')
    .values({ link_id: linkId, order_line_id: orderLineId, product_file_id: fileId })
    .onConflict((conflict) => conflict.column('link_id').doNothing())
    .execute();
}

export interface DueDownload extends Availability {
  order_line_id: number;
  order_id: number;
  public_id: string;
  placed_at: Date;
  draft: OrderDraft;
  line_index: number;
  /** Refunded or cancelled. */
  is_locked: boolean;
}

/** Locks the rows of pre-ordered downloads that are available by `day` and not yet announced, until the transaction ends. */
export async function lockDueDownloads(trx: Database, day: string, limit: number): Promise<DueDownload[]> {
  const { rows } = await sql<DueDownload>`
    select order_line_id, shop_order.order_id, public_id, placed_at, draft, line_index, ${isLocked} as is_locked,
      available_on as "availableOn", (
        select country_code from market where market.market_id = shop_order.market_id) as "countryCode"
    from download_right join order_line using (order_line_id) join shop_order using (order_id)
    where available_on <= ${day}::date and announced_at is null
    order by available_on, order_line_id
    limit ${limit}
    for update of download_right skip locked`.execute(trx);
  return rows;
}

/** Records that the buyers of these lines are notified by mail. */
export async function markAnnounced(trx: Database, orderLineIds: readonly number[]): Promise<void> {
  await sql`update download_right set announced_at = now()
    where order_line_id = any(${orderLineIds}::int[])`.execute(trx);
}
