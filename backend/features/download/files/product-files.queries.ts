import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { MediaType } from './detect-media-type.ts';

export type FileKind = 'download' | 'sample';

export interface ProductFile {
  product_file_id: number;
  part_number: number;
  title: string;
  media_type: MediaType;
  byte_size: number;
  sha256: string;
  storage_key: string;
  /** The URL of an import from which the file was fetched; null if a person added it. */
  source_url: string | null;
}

const columns = [
  'product_file_id',
  'part_number',
  'title',
  'media_type',
  'byte_size',
  'sha256',
  'storage_key',
  'source_url',
] as const;

/** The files of a product, by part number. */
export async function selectFiles(db: Database, productId: number, kind: FileKind): Promise<ProductFile[]> {
  const rows = await db
    .selectFrom('product_file')
    .select(columns)
    .where('product_id', '=', productId)
    .where('kind', '=', kind)
    .orderBy('part_number')
    .execute();
  return rows.map(toProductFile);
}

/** Article numbers of downloads that have stock, but no file for their buyers. */
export async function selectProductsWithoutFiles(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .select('article_number')
    .where('is_active', '=', true)
    .where('fulfilment', '=', 'download')
    .where(
      sql<boolean>`exists (select from sku where sku.product_id = product.product_id
        and in_stock + oversellable + static_stock > 0)`,
    )
    .where(
      sql<boolean>`not exists (select from product_file file
        where file.product_id = product.product_id and kind = 'download')`,
    )
    .orderBy('article_number')
    .limit(limit)
    .execute();
  return rows.map(({ article_number }) => article_number);
}

export async function selectSample(db: Database, fileId: number): Promise<ProductFile | undefined> {
  const row = await db
    .selectFrom('product_file')
    .select(columns)
    .where('product_file_id', '=', fileId)
    .where('kind', '=', 'sample')
    .executeTakeFirst();
  return row && toProductFile(row);
}

/** The types of a bigint column allow texts, but `database/connection.ts` makes the driver return numbers. */
function toProductFile<Row extends { media_type: string; byte_size: unknown }>(row: Row) {
  return { ...row, media_type: row.media_type as MediaType, byte_size: Number(row.byte_size) };
}

/** Prevents two imports from changing the files of a product at the same time. */
export async function lockFiles(trx: Database, productId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('product_file'), ${productId})`.execute(trx);
}

export type NewFile = Omit<ProductFile, 'product_file_id' | 'source_url'>;

export async function insertFiles(
  trx: Database,
  productId: number,
  kind: FileKind,
  files: readonly NewFile[],
): Promise<void> {
  if (files.length === 0) return;
  await trx
    .insertInto('product_file')
    .values(files.map((file) => ({ ...file, product_id: productId, kind })))
    .execute();
}

export async function updateFile(
  trx: Database,
  fileId: number,
  changes: Pick<NewFile, 'part_number' | 'title'>,
): Promise<void> {
  await trx.updateTable('product_file').set(changes).where('product_file_id', '=', fileId).execute();
}

/** Records the URL that returned this content. */
export async function setSource(
  trx: Database,
  { productId, kind, sha256 }: { productId: number; kind: FileKind; sha256: string },
  url: string,
): Promise<void> {
  await trx
    .updateTable('product_file')
    .set({ source_url: url })
    .where('product_id', '=', productId)
    .where('kind', '=', kind)
    .where('sha256', '=', sha256)
    .execute();
}

/** Deletes the rows. Returns the storage keys of the files and of their marked copies, which the caller deletes. */
export async function deleteFiles(trx: Database, fileIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`with marked as (
      select storage_key as key from marked_file where product_file_id = any(${fileIds}::int[])),
    deleted as (
      delete from product_file where product_file_id = any(${fileIds}::int[]) returning storage_key as key)
    select key from marked union all select key from deleted`.execute(trx);
  return rows.map(({ key }) => key);
}

/** Products by article number, ISBN or GTIN; spaces, hyphens and case do not matter. Without a match, by id. */
export async function selectProducts(
  db: Database,
  number: string,
): Promise<{ id: number; fulfilment: string }[]> {
  const { rows } = await sql<{ id: number; fulfilment: string }>`with found as (
      select product_id from product where search_code(article_number) = search_code(${number})
      union select product_id from sku where search_code(article_number) = search_code(${number})
      union select product_id from sku where search_code(gtin) = search_code(${number}))
    select product_id as id, fulfilment from product
    where product_id in (select product_id from found)
      or not exists (select from found) and product_id::text = ${number}
    order by product_id`.execute(db);
  return rows;
}
