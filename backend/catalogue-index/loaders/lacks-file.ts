import { type RawBuilder, sql } from 'kysely';
import { fragment } from '#backend/database/statement.ts';

/**
 * True for a SKU of a published download that has no file for its buyers. Its stock counts as 0, so that it cannot be ordered.
 * A forthcoming download can be ordered without a file, until the day of publication begins in the first time zone. The note
 * `demo-shop` marks a demo shop, which generates missing files at their first request.
 */
export const lacksFileFragment = fragment`exists (
  select from product owner where owner.product_id = sku.product_id and owner.fulfilment = 'download'
    and coalesce(owner.publication_date !~ '^[0-9]{4}(-[0-9]{2}){0,2}$'
      or owner.publication_date <= to_char(now() at time zone 'UTC' + interval '14 hours', 'YYYY-MM-DD'), true)
    and not exists (select from product_file file where file.product_id = owner.product_id and file.kind = 'download')
    and not exists (select from shop_note where key = 'demo-shop'))`;

export const lacksFile: RawBuilder<boolean> = sql.raw<boolean>(lacksFileFragment.text);
