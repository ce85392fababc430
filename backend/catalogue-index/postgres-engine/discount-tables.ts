import { type RawBuilder, sql } from 'kysely';
import type { ListScope } from '../engine.ts';
import { instant, priceAt } from './offer-tables.ts';

/**
 * `discount`: for each product whose discount may be advertised: the whole percent, the price before the reduction, and
 * whether every SKU is reduced by half or more. Requires a `with` that has `priced` and `offer`.
 *
 * The price history of a reduced SKU is split into steps of one price each. A reduction continues while the price only falls;
 * a new one starts after a rise, a gap, or a price that was not below the regular price. The prior price is the lowest of the
 * 30 days before the first step of the current reduction that is below it.
 *
 * `stretch`: the time from one event to the next; `listed_stretch`: with the list prices that apply in it; `step`: with the
 * price; `judged`: whether the step starts a reduction, and the lowest price of the 30 days before; `prior`: the prior price
 * of the current reduction. `priorPrice` and `discountPercentage` in `backend/pricing` are the same rules in TypeScript.
 */
export function discountTables({ now }: ListScope): RawBuilder<unknown> {
  return sql`
${eventTables(now)}
  stretch as (
    select *, count(entry_no) over so_far as entry_count, lead(at, 1, 'infinity') over so_far as until
    from event where at <= ${instant(now)}
    window so_far as (partition by sku_id order by at, entry_no nulls last)
  ),
  listed_stretch as (
    select sku_id, campaign_ids, at, until,
      first_value(regular_price) over since_entry as regular_price,
      first_value(selling_price) over since_entry as selling_price
    from stretch where entry_count > 0
    window since_entry as (partition by sku_id, entry_count order by at, entry_no nulls last)
  ),
  step as materialized (
    select sku_id, at, until, stretch_here.regular_price as regular,
      ${priceAt(sql`at`)} as selling
    from listed_stretch stretch_here join (select sku_id, floor_minimum, floor_from, floor_to from reduced) floors using (sku_id)
    where at < until and selling_price is not null
  ),
  judged as (
    select *, max(at) filter (where is_new_reduction) over (partition by sku_id) as started_at
    from (
      select *,
        selling >= regular or coalesce(lag(until) over past <> at or lag(selling) over past < selling, true) as is_new_reduction,
        least(
          min(selling) over (past range between interval '720 hours' preceding and current row exclude current row),
          case when last_value(until) over before > at - interval '720 hours' then last_value(selling) over before end
        ) as lowest
      from step
      window past as (partition by sku_id order by at),
        before as (past range between unbounded preceding and interval '720 hours' preceding)
    ) steps
  ),
  prior as (
    select distinct on (sku_id) sku_id, lowest from judged
    where at >= started_at and selling < regular and lowest > selling
    order by sku_id, at
  ),
  sku_discount as (
    select product_id, sku_id, before, least(100, ((before - selling) * 100 + 50) / before) as percent
    from reduced join prior using (sku_id) cross join lateral (select least(lowest, regular_price) as before) compared
  ),
  discount as materialized (
    select product_id, offered.percent, offered.before, is_halved
    from offer join sku_discount offered using (product_id, sku_id)
      join (select product_id, count(*) filter (where percent >= 50) as halved from sku_discount group by product_id) skus
        using (product_id)
      cross join lateral (select halved = sku_count as is_halved) every_sku
  )`;
}

/** `reduced`: the SKUs below their regular price; `event`: the times at which their prices could change. */
function eventTables(now: number): RawBuilder<unknown> {
  return sql`
  reduced as materialized (
    select sku_id, price_list_id, product_id, regular_price, selling_price, campaign_ids, selling,
      floor_minimum, floor_from, floor_to
    from priced where selling < regular_price
  ),
  event (sku_id, campaign_ids, at, entry_no, regular_price, selling_price) as (
    select sku_id, campaign_ids, least(date_trunc('milliseconds', valid_from), ${instant(now)}), price_log_id,
      log.regular_price, log.selling_price
    from reduced join price_log log using (sku_id, price_list_id)
    union all
    -- A price without a log entry counts as valid from the start.
    select sku_id, campaign_ids, 'epoch', 0, regular_price, selling_price from reduced
    where not exists (select from price_log log
      where log.sku_id = reduced.sku_id and log.price_list_id = reduced.price_list_id)
    union all
    select sku_id, campaign_ids, unnest(array[starts_at, ends_at]), null, null, null
    from reduced join campaign_here on campaign_id = any(campaign_ids)
    union all
    select sku_id, campaign_ids, unnest(array[floor_from, floor_to]), null, null, null
    from reduced where floor_from is not null
  ),`;
}
