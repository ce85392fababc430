import { sql } from 'kysely';
import { anyOf } from '#backend/database/any-of.ts';
import type { Database } from '#backend/database/connection.ts';
import type { FileKind } from '../files/product-files.queries.ts';

/** `kind` of the link in the database, by the kind of the file that is fetched from it. */
const linkKinds = { download: 'file', sample: 'sample' } as const satisfies Record<FileKind, string>;

export interface DueFile {
  productId: number;
  kind: FileKind;
  url: string;
  /** Includes the attempt that begins now. */
  attempts: number;
  /** Of the product. */
  fulfilment: string;
}

/** Leases links that are due: no other process takes them until the lease ends. */
export async function claimDueFiles(db: Database, limit: number, leaseSeconds: number): Promise<DueFile[]> {
  const { rows } = await sql<DueFile>`
    with due as (
      select product_id, kind, url from product_link
      where fetch_state = 'pending' and kind in ('file', 'sample') and next_attempt_at <= now()
      order by next_attempt_at limit ${limit} for update skip locked)
    update product_link link set attempts = attempts + 1,
      next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
    from due join product using (product_id)
    where link.product_id = due.product_id and link.kind = due.kind and link.url = due.url
    returning link.product_id as "productId", case link.kind when 'file' then 'download' else link.kind end as kind,
      link.url, attempts, fulfilment`.execute(db);
  return rows;
}

type Link = Pick<DueFile, 'productId' | 'kind' | 'url'>;

const updateLink = (db: Database, { productId, kind, url }: Link) =>
  db
    .updateTable('product_link')
    .where('product_id', '=', productId)
    .where('kind', '=', linkKinds[kind])
    .where('url', '=', url);

export async function markFileFetched(db: Database, link: Link): Promise<void> {
  await updateLink(db, link)
    .set({ fetch_state: 'fetched', checked_at: sql<Date>`now()`, last_error: null, attempts: 0 })
    .execute();
}

/** Records the error. If `retryInSeconds` is null, there is no further attempt. */
export async function markFileFetchFailed(
  db: Database,
  link: Link,
  { error, retryInSeconds }: { error: string; retryInSeconds: number | null },
): Promise<void> {
  await updateLink(db, link)
    .set({
      last_error: error,
      checked_at: sql<Date>`now()`,
      ...(retryInSeconds === null
        ? { fetch_state: 'failed' }
        : { next_attempt_at: sql<Date>`now() + make_interval(secs => ${retryInSeconds})` }),
    })
    .execute();
}

/** The URLs from which the files of this kind are fetched, in the order of the import. */
export async function selectUrls(
  db: Database,
  { productId, kind }: Pick<Link, 'productId' | 'kind'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('product_link')
    .select('url')
    .where('product_id', '=', productId)
    .where('kind', '=', linkKinds[kind])
    .orderBy('sort_order')
    .orderBy('url')
    .execute();
  return rows.map(({ url }) => url);
}

export type FileFetchState = 'pending' | 'fetched' | 'failed';

export async function selectFileFetches(
  db: Database,
  { state, limit }: { state: FileFetchState; limit: number },
) {
  return db
    .selectFrom('product_link')
    .innerJoin('product', 'product.product_id', 'product_link.product_id')
    .select(['article_number as articleNumber', 'kind', 'url', 'attempts', 'last_error as error'])
    .where('fetch_state', '=', state)
    .where('kind', 'in', Object.values(linkKinds))
    .orderBy('checked_at', (order) => order.desc().nullsLast())
    .orderBy('url')
    .limit(limit)
    .execute();
}

/** Makes links due again: those with these URLs in any state or, without URLs, all that failed. Returns their number. */
export async function requeueFileFetches(db: Database, urls: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('product_link')
    .set({ fetch_state: 'pending', attempts: 0, next_attempt_at: sql<Date>`now()` })
    .where('kind', 'in', Object.values(linkKinds))
    .$if(urls.length === 0, (query) => query.where('fetch_state', '=', 'failed'))
    .$if(urls.length > 0, (query) => query.where('url', '=', anyOf(urls)))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
