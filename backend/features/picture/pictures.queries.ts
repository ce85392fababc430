import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export function selectPicture(db: Database, fileName: string) {
  return db
    .selectFrom('picture')
    .select(['file_name', 'content_type'])
    .where('file_name', '=', fileName)
    .executeTakeFirst();
}

/** Finds a picture by the first 16 digits of its SHA-256. */
export function selectPictureByHash(db: Database, hash: string) {
  return db
    .selectFrom('picture')
    .select(['file_name', 'content_type'])
    .where(sql`left(file_name, 16)`, '=', hash)
    .executeTakeFirst();
}

/** Ignores a row that exists: two files or processes may store the same picture at the same time. */
export async function insertPicture(
  db: Database,
  { fileName, contentType, byteCount }: { fileName: string; contentType: string; byteCount: number },
): Promise<void> {
  await db
    .insertInto('picture')
    .values({ file_name: fileName, content_type: contentType, byte_count: byteCount })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether the picture belongs to no product and to no fetched URL. A new picture may not be linked yet. */
const isUnused = sql<boolean>`created_at < now() - interval '7 days'
  and not exists (select from product_image where product_image.file_name = picture.file_name)
  and not exists (select from picture_fetch where picture_fetch.file_name = picture.file_name)`;

export function selectUnusedPictures(db: Database, limit: number) {
  return db
    .selectFrom('picture')
    .select(['file_name', 'content_type'])
    .where(isUnused)
    .limit(limit)
    .execute();
}

/** Deletes an unused picture. Returns false if it is used again. */
export async function deletePicture(db: Database, fileName: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('picture')
    .where('file_name', '=', fileName)
    .where(isUnused)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The product that has a drawn cover of this name, even if pages show its pictures instead. Only covers have no source. */
export async function selectProductOfCover(db: Database, fileName: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('product_image')
    .select('product_id')
    .where('file_name', '=', fileName)
    .where('source', 'is', null)
    .executeTakeFirst();
  return row?.product_id;
}

/** Products by article number, ISBN or GTIN; spaces, hyphens and case do not matter. */
export async function selectProductIds(
  db: Database,
  codes: readonly string[],
): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ code: string; productIds: number[] }>`
    select code, array_agg(distinct found.product_id) as "productIds"
    from unnest(${codes}::text[]) as code
    cross join lateral (
      select product_id from product where search_code(article_number) = search_code(code)
      union select product_id from sku where search_code(article_number) = search_code(code)
      union select product_id from sku where search_code(gtin) = search_code(code)) found
    group by code`.execute(db);
  return new Map(rows.map(({ code, productIds }) => [code, productIds]));
}

export interface ListedPicture {
  source: string;
  fileName: string;
  sortOrder: number;
  tags: string[];
  altTexts: Record<string, string>;
}

export async function selectPicturesOfProduct(db: Database, productId: number): Promise<ListedPicture[]> {
  const { rows } = await sql<ListedPicture>`
    select source, file_name as "fileName", sort_order as "sortOrder", tags, coalesce((
      select jsonb_object_agg(language_id, alt_text) from product_image_text text
      where text.product_id = image.product_id and text.file_name = image.file_name), '{}') as "altTexts"
    from product_image image where product_id = ${productId} and source is not null
    order by sort_order, file_name`.execute(db);
  return rows;
}

/** Article numbers of active products without a picture. */
export async function selectProductsWithoutPicture(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .select('article_number')
    .where('is_active', '=', true)
    .where(
      sql<boolean>`not exists (select from product_image image
        where image.product_id = product.product_id and source is not null)`,
    )
    .orderBy('article_number')
    .limit(limit)
    .execute();
  return rows.map(({ article_number }) => article_number);
}
