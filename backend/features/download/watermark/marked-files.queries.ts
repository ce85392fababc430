import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export interface MarkedFile {
  storageKey: string;
  byteSize: number;
  sha256: string;
}

interface FileOfBuyer {
  orderLineId: number;
  fileId: number;
}

/** The buyer's copy of a file. Undefined if there is none, or if the merchant has replaced the original since. */
export async function selectMarkedFile(
  db: Database,
  { orderLineId, fileId }: FileOfBuyer,
  sourceSha256: string,
): Promise<MarkedFile | undefined> {
  const row = await db
    .selectFrom('marked_file')
    .select(['storage_key as storageKey', 'byte_size as byteSize', 'sha256'])
    .where('order_line_id', '=', orderLineId)
    .where('product_file_id', '=', fileId)
    .where('source_sha256', '=', sourceSha256)
    .executeTakeFirst();
  return row && { ...row, byteSize: Number(row.byteSize) };
}

/** Returns the storage key of a copy that it replaces. */
export async function insertMarkedFile(
  trx: Database,
  { orderLineId, fileId }: FileOfBuyer,
  sourceSha256: string,
  { storageKey, byteSize, sha256 }: MarkedFile,
): Promise<string | undefined> {
  const { rows } = await sql<{ key: string }>`with replaced as (
      select storage_key as key from marked_file
      where order_line_id = ${orderLineId} and product_file_id = ${fileId}),
    written as (
      insert into marked_file (order_line_id, product_file_id, source_sha256, byte_size, sha256, storage_key)
      values (${orderLineId}, ${fileId}, ${sourceSha256}, ${byteSize}, ${sha256}, ${storageKey})
      on conflict (order_line_id, product_file_id) do update set source_sha256 = excluded.source_sha256,
        byte_size = excluded.byte_size, sha256 = excluded.sha256, storage_key = excluded.storage_key)
    select key from replaced`.execute(trx);
  return rows[0]?.key;
}
