import { type RawBuilder, sql } from 'kysely';
import type { TypeWithEffect } from '#contract/campaign-types.ts';
import type { ListScope } from '../engine.ts';
import { lacksFile } from '../loaders/lacks-file.ts';

/**
 * Prices of products in a scope, as tables of a `with` that has `product_here`. This implements the rules of
 * `backend/pricing` a second time in SQL; engines-agree.api.test.ts compares both.
 */

/** The unit price that a campaign of each type sets; null for campaigns of other types. Percentages are rounded half up. */
const priceByType: Record<TypeWithEffect<'price'>, RawBuilder<unknown>> = {
  'fixed-price': sql`fixed_price`,
  percentage: sql`(regular_price * (10000 - basis_points) + 5000) / 10000`,
};
const priceTypes = sql.join(Object.keys(priceByType).map((type) => sql.lit(type)));

/** As `stockStatusOf`, of all SKUs of a product. */
export const stockStatusOfSkus: RawBuilder<unknown> = sql`
  case when bool_or((in_stock > 0 or static_stock > 0) and not ${lacksFile}) then 0
    when bool_or(in_stock + greatest(oversellable, pre_order_limit) > 0 and not ${lacksFile}) then 1 else 2 end`;

/** Each category with itself and all its ancestors. */
export const lineageTable: RawBuilder<unknown> = sql`
  lineage (category_id, above_id) as (
    select category_id, category_id from category
    union
    select lineage.category_id, category.parent_category_id
    from lineage join category on category.category_id = lineage.above_id
    where category.parent_category_id is not null
  )`;

/**
 * `campaign_here`: the campaigns of the market and the customer group that change prices or are requested, regardless of
 * their dates; `campaigns_of`: the campaigns that target a product. Times are whole milliseconds, as in JavaScript.
 */
export function campaignTables(
  { market, customerGroupId }: ListScope,
  requestedIds: readonly number[],
): RawBuilder<unknown> {
  const target = sql`campaign_here join campaign_target target using (campaign_id)`;
  return sql`
  campaign_here as materialized (
    select campaign_id, type in (${priceTypes}) as sets_price, (terms ->> 'basisPoints')::numeric::bigint as basis_points,
      (terms -> 'price' ->> ${market.currency.code}::text)::numeric::bigint as fixed_price,
      date_trunc('milliseconds', coalesce(starts_at, '-infinity')) as starts_at,
      date_trunc('milliseconds', coalesce(ends_at, 'infinity')) as ends_at
    from campaign c
    where (type in (${priceTypes}) or campaign_id = any(${requestedIds}::int[])) and not needs_code
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
    ) targeted
    where not exists (
      select from product service where service.product_id = targeted.product_id
        and service.fulfilment in ('gift_card', 'gift_wrap'))
    group by product_id
  )`;
}

/** `priced`: the SKUs with their current prices. `offer`: each product's cheapest SKU, with its listed price and campaigns. */
export function offerTables({ prices, now, market }: ListScope): RawBuilder<unknown> {
  // Most markets have one price list.
  const hasSeveralLists = prices.listIds.length > 1;
  return sql`
  listed as (
    select ${hasSeveralLists ? sql`distinct on (sku_id)` : sql``}
      product_id, sku_id, sort_order, price_list_id, regular_price, selling_price
    from product_here join sku using (product_id) join sku_choice using (sku_choice_id) join price using (sku_id)
      join unnest(${prices.listIds}::int[]) with ordinality chain (price_list_id, position) using (price_list_id)
    ${hasSeveralLists ? sql`order by sku_id, position` : sql``}
  ),
  floor_here (product_id, floor_minimum, floor_from, floor_to) as materialized (
    select product_id, minimum, starts_at, ends_at from price_floor where market_id = ${market.id}
  ),
  priced as materialized (
    select listed.*, floor_minimum, floor_from, floor_to, coalesce(campaign_ids, '{}') as campaign_ids,
      ${priceAt(instant(now))} as selling
    from listed left join campaigns_of using (product_id) left join floor_here using (product_id)
  ),
  offer as materialized (
    select distinct on (product_id) *, count(*) over (partition by product_id) as sku_count from priced
    order by product_id, selling, sort_order, sku_id
  )`;
}

/**
 * The price at a time of a row with `regular_price`, `selling_price`, `campaign_ids` and the columns of `floor_here`: the
 * lowest of the listed price and those of running campaigns, at least the floor.
 */
export function priceAt(at: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`greatest(0, case when floor_from <= ${at} and ${at} < floor_to then floor_minimum end, least(selling_price, (
    select min(coalesce(${sql.join(Object.values(priceByType))}))
    from campaign_here
    where campaign_id = any(campaign_ids) and starts_at <= ${at} and ${at} < ends_at)))`;
}

/**
 * The campaign that sets the price of a row of `offer`, if it may be announced: as `isAnnounced`, with `before` of `discount`.
 * Among equal campaigns, the lowest id.
 */
export function announcedCampaign({ now }: ListScope): RawBuilder<unknown> {
  const at = instant(now);
  const price = sql`coalesce(${sql.join(Object.values(priceByType))})`;
  return sql`(
    select case when fixed_price is not null or (before * (10000 - basis_points) + 5000) / 10000 = offer.selling
        then campaign_id end
    from campaign_here
      cross join lateral (
        select coalesce(case when floor_from <= ${at} and ${at} < floor_to then floor_minimum end, 0) as minimum) floor_now
    where sets_price and campaign_id = any(offer.campaign_ids) and starts_at <= ${at} and ${at} < ends_at
      and greatest(minimum, ${price}) = offer.selling and offer.selling < greatest(minimum, selling_price)
    order by campaign_id limit 1)`;
}

/** A time in milliseconds as SQL. */
export function instant(milliseconds: number): RawBuilder<unknown> {
  return sql`${new Date(milliseconds).toISOString()}::timestamptz`;
}
