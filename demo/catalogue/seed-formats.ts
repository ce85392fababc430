import { bulkInsert } from '#backend/database/bulk-insert.ts';
import type { Database } from '#backend/database/connection.ts';
import { type Format, formats } from '#backend/database/formats.ts';
import { LOCALE_CODES, LOCALES } from '#contract/locales.ts';

const formatKeys = Object.keys(formats) as Format[];

/** The formats of books. A row of `sku_choice` is a format or size in which SKUs are sold. */
export async function seedFormats(db: Database): Promise<void> {
  await bulkInsert(
    db,
    'sku_choice',
    formatKeys.map((choice_key, index) => ({
      sku_choice_id: index + 1,
      choice_key,
      is_format: true,
      sort_order: index,
    })),
  );
  await bulkInsert(
    db,
    'sku_choice_text',
    formatKeys.flatMap((format, index) =>
      LOCALE_CODES.map((code) => ({
        sku_choice_id: index + 1,
        language_id: LOCALES[code].iso,
        name: formats[format].name[code],
      })),
    ),
  );
}
