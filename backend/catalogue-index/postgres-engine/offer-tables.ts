import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../scope.ts';

/**
 * What products cost in a scope, as tables of a `with` that has `product_here`. This states the rules of `backend/pricing`
 * a second time, on purpose: two engines that agree have both read them alike.
 */

/** Each category with every category above it, itself included. */
export const lineageTable: RawBuilder<unknown> = sql`
  lineage (category_id, above_id) as (
    select category_id, category_id from category
    union
    select lineage.category_id, category.parent_category_id
    from lineage join category on category.category_id = lineage.above_id
    where category.parent_category_id is not null
  )`;

/**
 * `campaign_here`: the campaigns of the market and the customer group that make prices, or are asked for, whenever they run;
 * `campaigns_of`: which of them are about a product. Instants are whole milliseconds, as everywhere outside the database.
 */
export function campaignTables(
  { market, customerGroupId }: Scope,
  askedFor: readonly number[],
): RawBuilder<unknown> {
  const target = sql`campaign_here join campaign_target target using (campaign_id)`;
  return sql`
  campaign_here as materialized (
    select campaign_id, (terms ->> 'basisPoints')::numeric::bigint as basis_points,
      (terms -> 'price' ->> ${market.currency.code}::text)::numeric::bigint as fixed_price,
      date_trunc('milliseconds', coalesce(starts_at, '-infinity')) as starts_at,
      date_trunc('milliseconds', coalesce(ends_at, 'infinity')) as ends_at
    from campaign c
    where (type in ('percentage', 'fixed-price') or campaign_id = any(${askedFor}::int[])) and not needs_code
      and (customer_group_id is null or customer_group_id = ${customerGroupId}::int)
      and (exists (select from campaign_market m where m.campaign_id = c.campaign_id and m.market_id = ${market.id})
        or not exists (select from campaign_market m where m.campaign_id = c.campaign_id))
  ),
  campaigns_of (product_id, campaign_ids) as materialized (
    select product_id, array_agg(campaign_id) from (
      select campaign_id, here.product_id from ${target} cross join product_here here where kind = 'all'
      union
      select campaign_id, product_id from ${target} join product_here here using (product_id)
      union
      select campaign_id, here.product_id from ${target} join product_here here using (brand_id)
      union
      select campaign_id, here.product_id from ${target}
        join lineage on lineage.above_id = target.category_id
        join product_category own on own.category_id = lineage.category_id
        join product_here here on here.product_id = own.product_id
    ) about group by product_id
  )`;
}

/** `offer`: the SKU of each product that costs least now, with what its list says and the campaigns about it. */
export function offerTables({ prices, now }: Scope): RawBuilder<unknown> {
  // Most markets have one list, and nothing to choose among.
  const isChain = prices.listIds.length > 1;
  return sql`
  listed as (
    select ${isChain ? sql`distinct on (sku_id)` : sql``}
      product_id, sku_id, sort_order, price_list_id, regular_price, selling_price
    from product_here join sku using (product_id) join sku_choice using (sku_choice_id) join price using (sku_id)
      join unnest(${prices.listIds}::int[]) with ordinality chain (price_list_id, place) using (price_list_id)
    ${isChain ? sql`order by sku_id, place` : sql``}
  ),
  asked as materialized (
    select listed.*, coalesce(campaign_ids, '{}') as campaign_ids, ${askedPrice(instant(now))} as selling
    from listed left join campaigns_of using (product_id)
  ),
  offer as materialized (
    select distinct on (product_id) * from asked order by product_id, selling, sort_order, sku_id
  )`;
}

/**
 * What is asked at an instant for a row with `regular_price`, `selling_price` and `campaign_ids`: the lowest of the list's price
 * and those of the campaigns that run. Percentages are taken off the regular price and rounded half up.
 */
export function askedPrice(at: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`greatest(0, least(selling_price, (
    select min(coalesce(fixed_price, (regular_price * (10000 - basis_points) + 5000) / 10000))
    from campaign_here
    where campaign_id = any(campaign_ids) and starts_at <= ${at} and ${at} < ends_at)))`;
}

export function instant(milliseconds: number): RawBuilder<unknown> {
  return sql`${new Date(milliseconds).toISOString()}::timestamptz`;
}
