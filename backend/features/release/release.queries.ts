import { sql } from 'kysely';
import { lacksFile } from '#backend/catalogue-index/loaders/lacks-file.ts';
import type { Database } from '#backend/database/connection.ts';
import { releaseDayOf } from '#contract/product/pre-order.ts';

interface ParameterLabel {
  language_id: string;
  label: string;
}

/** Serialises processes that mark releases at the same time. */
export async function lockReleases(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('kvarto-releases'))`.execute(trx);
}

export function listLanguages(db: Database) {
  return db.selectFrom('language').select(['language_id', 'code']).orderBy('language_id').execute();
}

export async function findParameter(db: Database, identifier: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('parameter')
    .select('parameter_id')
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  return found?.parameter_id;
}

/** Inserts a parameter that is a filter and that product pages do not show. Undefined in a shop without any parameter. */
export async function insertFilter(
  db: Database,
  identifier: string,
  labels: readonly ParameterLabel[],
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into parameter (parameter_id, parameter_group_id, identifier, type, sort_order, is_shown, is_filter)
    select max(parameter_id) + 1, min(parameter_group_id), ${identifier}, 'single', max(sort_order) + 1, false, true
    from parameter having count(*) > 0
    returning parameter_id as id`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) return undefined;
  await db
    .insertInto('parameter_text')
    .values(labels.map((label) => ({ ...label, parameter_id: id, group_name: label.label })))
    .execute();
  return id;
}

export async function insertValue(
  db: Database,
  parameterId: number,
  key: string,
  labels: readonly ParameterLabel[],
): Promise<void> {
  const { parameter_value_id } = await db
    .insertInto('parameter_value')
    .values({ parameter_id: parameterId, value_key: key })
    .returning('parameter_value_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('parameter_value_text')
    .values(labels.map((label) => ({ ...label, parameter_value_id })))
    .execute();
}

/**
 * Before publication, a shipped product can be ordered up to the limit without stock, unless it will not be delivered. After
 * publication, the limit covers only the copies that were already ordered, which are a negative stock. Writes only changes, and
 * returns their number.
 */
export async function setPreOrderLimits(db: Database, today: string, limit: number): Promise<number> {
  const { rows } = await sql`
    with dated as (
      select sku_id, pre_order_limit, case when publication_date > ${today} and publication_date ~ '^[0-9]{4}(-|$)'
        and fulfilment = 'shipped' and type = 'product' and accepts_pre_orders then greatest(${limit}::int, -in_stock)
        when oversellable > 0 then 0 else greatest(0, -in_stock) end as desired
      from product join sku using (product_id) where publication_date > ${today} or pre_order_limit > 0
    )
    update sku set pre_order_limit = desired from dated
    where sku.sku_id = dated.sku_id and dated.pre_order_limit <> desired
    returning 1`.execute(db);
  return rows.length;
}

/**
 * Makes the catalogue index load downloads again that were published in the last two days and have no file: since that day they
 * cannot be ordered. The update changes no value, but its trigger announces the products.
 */
export async function reloadDownloadsWithoutFile(db: Database, since: string): Promise<void> {
  await sql`update product set publication_date = publication_date
    where fulfilment = 'download' and publication_date ~ '^[0-9]{4}(-|$)'
      and publication_date || substr('-01-01', length(publication_date) - 3) >= ${since}
      and exists (select from sku where sku.product_id = product.product_id and ${lacksFile})`.execute(db);
}

/** Applies a changed date of publication to pre-ordered downloads whose buyers have not been notified yet. */
export async function updateAvailableDays(db: Database): Promise<void> {
  const rows = await db
    .selectFrom('download_right')
    .innerJoin('product', 'product.product_id', 'download_right.product_id')
    .select(['order_line_id', 'available_on', 'publication_date'])
    .where('available_on', 'is not', null)
    .where('announced_at', 'is', null)
    .where(sql<boolean>`publication_date is distinct from to_char(available_on, 'YYYY-MM-DD')`)
    .execute();
  for (const { order_line_id, available_on, publication_date } of rows) {
    const day = publication_date === null ? undefined : releaseDayOf(publication_date);
    if (day !== undefined && day !== available_on)
      await db
        .updateTable('download_right')
        .set({ available_on: day })
        .where('order_line_id', '=', order_line_id)
        .execute();
  }
}

interface ReleaseDays {
  /** `2026-11-17` */
  today: string;
  /** The first day of new products. */
  newSince: string;
}

/**
 * Gives active products the value `new` or `forthcoming`, by the day of publication; products without one, such as goods, by
 * the day when the shop got them. A month or a year counts as its first day, as in `releaseDayOf`. Writes only changes.
 */
export async function markReleases(
  db: Database,
  parameterId: number,
  { today, newSince }: ReleaseDays,
): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    with dated as (
      select product_id, case when fulfilment = 'shipped' and publication_date is null and variant_group_id is null
        then to_char(first_available_on, 'YYYY-MM-DD')
        when publication_date ~ '^[0-9]{4}(-|$)' then publication_date || substr('-01-01', length(publication_date) - 3)
        end as day
      from product where is_active and type = 'product'
    ), desired as (
      select product_id, parameter_value_id
      from dated
      join parameter_value on parameter_id = ${parameterId}
        and value_key = case when day > ${today} then 'forthcoming' when day >= ${newSince} then 'new' end
    ), removed as (
      delete from product_parameter stored
      using parameter_value value
      where value.parameter_value_id = stored.parameter_value_id and value.parameter_id = ${parameterId}
        and not exists (select from desired
          where desired.product_id = stored.product_id and desired.parameter_value_id = stored.parameter_value_id)
      returning 1
    ), added as (
      insert into product_parameter (product_id, parameter_value_id)
      select product_id, parameter_value_id from desired
      where not exists (select from product_parameter stored
        where stored.product_id = desired.product_id and stored.parameter_value_id = desired.parameter_value_id)
      returning 1
    )
    select (select count(*) from removed)::int + (select count(*) from added)::int as changed`.execute(db);
  return rows[0]?.changed ?? 0;
}
