import { sql } from 'kysely';
import { bulkRows } from '#backend/database/bulk-rows.ts';
import type { Database } from '#backend/database/connection.ts';

/** A picture of a product. A new picture from the same source replaces it. */
export interface ProductPicture {
  productId: number;
  /** The part of a file name after the product's number (`1`, `back`), or a URL. */
  source: string;
  fileName: string;
  sortOrder: number;
  tags: readonly string[];
  /** By language id. Undefined leaves the stored texts as they are. */
  altTexts?: Readonly<Record<string, string>> | undefined;
}

const columns = {
  product: 'integer',
  source: 'text',
  file: 'text',
  position: 'integer',
  tags: 'text',
} as const;

/**
 * Writes pictures that the storage already has. Does not write unchanged rows. If a product has the same picture from another
 * source, that row stays. Returns the number of products that changed.
 */
export async function writeProductPictures(
  db: Database,
  pictures: readonly ProductPicture[],
): Promise<number> {
  if (pictures.length === 0) return 0;
  const rows = pictures.map(({ productId, source, fileName, sortOrder, tags }) => ({
    product: productId,
    source,
    file: fileName,
    position: sortOrder,
    tags: JSON.stringify(tags),
  }));
  const changed = new Set<number>();
  const addChanged = ({ rows: ids }: { rows: { product_id: number }[] }) => {
    for (const { product_id } of ids) changed.add(product_id);
  };
  addChanged(
    await sql<{ product_id: number }>`delete from product_image using ${bulkRows(columns, rows)}
      where product_id = input.product and product_image.source = input.source and file_name <> input.file
      returning product_id`.execute(db),
  );
  addChanged(
    await sql<{ product_id: number }>`
      insert into product_image (product_id, file_name, sort_order, tags, source)
      select product, file, position, array(select jsonb_array_elements_text(tags::jsonb)), source
      from ${bulkRows(columns, rows)}
      where exists (select from product where product_id = product)
      on conflict (product_id, file_name) do update set sort_order = excluded.sort_order, tags = excluded.tags
      where product_image.source = excluded.source
        and (product_image.sort_order, product_image.tags) is distinct from (excluded.sort_order, excluded.tags)
      returning product_id`.execute(db),
  );
  addChanged(await writeAltTexts(db, pictures));
  return changed.size;
}

/**
 * Replaces the alt texts of the pictures that have a list of them. The operator `texts ? id` tests whether the JSON object has
 * this key.
 */
async function writeAltTexts(db: Database, pictures: readonly ProductPicture[]) {
  const described = pictures.flatMap(({ productId, fileName, altTexts }) =>
    altTexts === undefined ? [] : [{ product: productId, file: fileName, texts: JSON.stringify(altTexts) }],
  );
  const textColumns = { product: 'integer', file: 'text', texts: 'text' } as const;
  return sql<{ product_id: number }>`
    with described as (select product, file, texts::jsonb as texts from ${bulkRows(textColumns, described)}),
    removed as (
      delete from product_image_text stored using described
      where stored.product_id = product and stored.file_name = file and not texts ? stored.language_id
      returning stored.product_id),
    written as (
      insert into product_image_text (product_id, file_name, language_id, alt_text)
      select product, file, language_id, texts ->> language_id
      from described join language on texts ? language_id
      where exists (select from product_image where product_id = product and file_name = file)
      on conflict (product_id, file_name, language_id) do update set alt_text = excluded.alt_text
      where product_image_text.alt_text <> excluded.alt_text
      returning product_id)
    select product_id from removed union select product_id from written`.execute(db);
}

/** Removes the pictures of these sources. Returns their number. */
export async function deleteProductPictures(
  db: Database,
  pictures: readonly Pick<ProductPicture, 'productId' | 'source'>[],
): Promise<number> {
  const rows = pictures.map(({ productId, source }) => ({ product: productId, source }));
  const { rows: deleted } = await sql`
    delete from product_image using ${bulkRows({ product: 'integer', source: 'text' }, rows)}
    where product_id = input.product and product_image.source = input.source returning product_id`.execute(
    db,
  );
  return deleted.length;
}
