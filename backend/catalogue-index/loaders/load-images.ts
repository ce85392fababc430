import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { ProductImage } from '../catalogue.ts';
import { isSelected, type ProductSelection } from './product-selection.ts';

/** Images by product, in their order. The name of a drawn cover is used only if the product has no picture. */
export async function loadImages(
  db: Database,
  products: ProductSelection,
): Promise<Map<number, ProductImage[]>> {
  const rows = await db
    .selectFrom('product_image')
    .select((eb) => [
      'product_id',
      'file_name',
      sql<string[] | null>`nullif(tags, '{}')`.as('tags'),
      sql<boolean>`source is null`.as('is_drawn'),
      eb
        .selectFrom('product_image_text')
        .select(sql<Record<string, string>>`jsonb_object_agg(language_id, alt_text)`.as('texts'))
        .whereRef('product_image_text.product_id', '=', 'product_image.product_id')
        .whereRef('product_image_text.file_name', '=', 'product_image.file_name')
        .as('alt_texts'),
    ])
    .where(isSelected('product_id', products))
    .orderBy('sort_order')
    .orderBy('file_name')
    .execute();
  const images = new Map<number, ProductImage[]>();
  for (const [productId, all] of Map.groupBy(rows, (row) => row.product_id)) {
    const pictures = all.filter((row) => !row.is_drawn);
    images.set(
      productId,
      (pictures.length > 0 ? pictures : all).map(({ file_name, tags, alt_texts }) => ({
        fileName: file_name,
        tags: tags ?? [],
        altTexts: alt_texts ?? {},
      })),
    );
  }
  return images;
}
