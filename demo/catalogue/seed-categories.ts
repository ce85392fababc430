import { bulkInsert } from '#backend/database/bulk-insert.ts';
import type { Database } from '#backend/database/connection.ts';
import { slug } from '#contract/product/slug.ts';
import { everyLanguage } from '../languages.ts';
import { numberedCategories } from './categories.ts';

export async function seedCategories(db: Database): Promise<void> {
  await bulkInsert(
    db,
    'category',
    numberedCategories.map((category) => ({
      category_id: category.id,
      category_key: category.key,
      parent_category_id: category.parentId,
      sort_order: category.order,
    })),
  );
  await bulkInsert(
    db,
    'category_text',
    numberedCategories.flatMap((category) =>
      everyLanguage.map(([code, language_id]) => ({
        category_id: category.id,
        language_id,
        name: category.name[code],
        slug: slug(category.name[code]),
        description: category.description[code],
      })),
    ),
  );
}
