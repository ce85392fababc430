import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '#backend/database/any-of.ts';
import { bulkRows } from '#backend/database/bulk-rows.ts';
import type { Database } from '#backend/database/connection.ts';
import type { ProductPicture } from '../product-pictures.queries.ts';
import type { PictureLink } from './queue-pictures.ts';

/** Deletes the links of these products that are not in the list, and returns them. */
export async function deleteFetchLinks(
  db: Database,
  productIds: readonly number[],
  links: readonly PictureLink[],
): Promise<{ productId: number; source: string }[]> {
  const rows = links.map(({ productId, url }) => ({ product: productId, url }));
  const { rows: deleted } = await sql<{ productId: number; source: string }>`
    delete from picture_fetch_product link
    where product_id = any(${productIds}::int[]) and not exists (
      select from ${bulkRows({ product: 'integer', url: 'text' }, rows)}
      where input.product = link.product_id and input.url = link.url)
    returning product_id as "productId", url as source`.execute(db);
  return deleted;
}

/** Queues new URLs, and those that were last checked more than a day ago. */
export async function insertFetches(db: Database, urls: readonly string[]): Promise<void> {
  await sql`insert into picture_fetch (url) select unnest(${urls}::text[]) order by 1
    on conflict (url) do update set state = 'pending', attempts = 0, next_attempt_at = now()
    where picture_fetch.state <> 'pending' and picture_fetch.checked_at < now() - interval '1 day'`.execute(
    db,
  );
}

/** Queues URLs that were last checked more than a day ago. */
export async function recheckFetches(db: Database, urls: readonly string[]): Promise<void> {
  await sql`update picture_fetch set state = 'pending', attempts = 0, next_attempt_at = now()
    where url = any(${urls}::text[]) and state <> 'pending'
      and checked_at < now() - interval '1 day'`.execute(db);
}

export async function upsertFetchLinks(db: Database, links: readonly PictureLink[]): Promise<void> {
  const rows = links.map(({ productId, url, sortOrder, tags = [], altTexts = {} }) => ({
    product: productId,
    url,
    position: sortOrder,
    tags: JSON.stringify(tags),
    texts: JSON.stringify(altTexts),
  }));
  const columns = {
    product: 'integer',
    url: 'text',
    position: 'integer',
    tags: 'text',
    texts: 'text',
  } as const;
  await sql`insert into picture_fetch_product (product_id, url, sort_order, tags, alt_texts)
    select distinct on (product, url) product, url, position,
      array(select jsonb_array_elements_text(tags::jsonb)), texts::jsonb
    from ${bulkRows(columns, rows)} order by product, url, position
    on conflict (product_id, url) do update
    set sort_order = excluded.sort_order, tags = excluded.tags, alt_texts = excluded.alt_texts
    where (picture_fetch_product.sort_order, picture_fetch_product.tags, picture_fetch_product.alt_texts)
      is distinct from (excluded.sort_order, excluded.tags, excluded.alt_texts)`.execute(db);
}

/** The product pictures that have been fetched from the selected URL or for the selected products. */
export async function findFetchedPictures(
  db: Database,
  selection: { productIds: readonly number[] } | { url: string },
): Promise<ProductPicture[]> {
  const isSelected: RawBuilder<boolean> =
    'url' in selection
      ? sql`link.url = ${selection.url}`
      : sql`link.product_id = any(${selection.productIds}::int[])`;
  const { rows } = await sql<ProductPicture>`
    select link.product_id as "productId", link.url as source, fetched.file_name as "fileName",
      link.sort_order as "sortOrder", link.tags, link.alt_texts as "altTexts"
    from picture_fetch_product link join picture_fetch fetched using (url)
    where ${isSelected} and fetched.file_name is not null`.execute(db);
  return rows;
}

export interface DueFetch {
  url: string;
  /** Including this attempt. */
  attempts: number;
  etag: string | null;
  last_modified: string | null;
  /** The picture that was fetched last; null if none was. */
  file_name: string | null;
}

/** Leases URLs that are due: no other process takes them until the lease ends. */
export async function claimDueFetches(
  db: Database,
  limit: number,
  leaseSeconds: number,
): Promise<DueFetch[]> {
  const due = db
    .selectFrom('picture_fetch')
    .select('url')
    .where('state', '=', 'pending')
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .orderBy('next_attempt_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return db
    .with('due', () => due)
    .updateTable('picture_fetch')
    .from('due')
    .set({
      attempts: sql`attempts + 1`,
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .whereRef('picture_fetch.url', '=', 'due.url')
    .returning(['picture_fetch.url', 'attempts', 'etag', 'last_modified', 'file_name'])
    .execute();
}

interface FetchedPicture {
  /** Null if the picture is unchanged. */
  fileName: string | null;
  etag: string | null;
  lastModified: string | null;
}

export async function markFetched(db: Database, url: string, picture: FetchedPicture): Promise<void> {
  const { fileName, etag, lastModified } = picture;
  await db
    .updateTable('picture_fetch')
    .set({
      state: 'fetched',
      checked_at: sql<Date>`now()`,
      last_error: null,
      attempts: 0,
      ...(fileName === null ? {} : { file_name: fileName, etag, last_modified: lastModified }),
    })
    .where('url', '=', url)
    .execute();
}

/** Records the error. If `retryInSeconds` is null, there is no further attempt. */
export async function markFetchFailed(
  db: Database,
  url: string,
  { error, retryInSeconds }: { error: string; retryInSeconds: number | null },
): Promise<void> {
  await db
    .updateTable('picture_fetch')
    .set({
      last_error: error,
      checked_at: sql<Date>`now()`,
      ...(retryInSeconds === null
        ? { state: 'failed' }
        : { next_attempt_at: sql<Date>`now() + make_interval(secs => ${retryInSeconds})` }),
    })
    .where('url', '=', url)
    .execute();
}

export type FetchState = 'pending' | 'fetched' | 'failed';

export interface ListedFetch {
  url: string;
  state: FetchState;
  attempts: number;
  error: string | null;
  articleNumbers: string[];
}

export async function selectFetches(
  db: Database,
  { state, limit }: { state: FetchState; limit: number },
): Promise<ListedFetch[]> {
  const { rows } = await sql<ListedFetch>`
    select url, state, attempts, last_error as error, array(
      select article_number from picture_fetch_product link join product using (product_id)
      where link.url = picture_fetch.url order by article_number) as "articleNumbers"
    from picture_fetch where state = ${state} order by checked_at desc nulls last, url limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Makes the failed fetches of these URLs due again, or all failed fetches if `urls` is empty. Returns their number. */
export async function requeueFetches(db: Database, urls: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('picture_fetch')
    .set({ state: 'pending', attempts: 0, next_attempt_at: sql<Date>`now()` })
    .where('state', '=', 'failed')
    .$if(urls.length > 0, (query) => query.where('url', '=', anyOf(urls)))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
