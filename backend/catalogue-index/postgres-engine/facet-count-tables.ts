import { type RawBuilder, sql } from 'kysely';
import { hasEffect } from '#backend/pricing/campaigns/campaign.ts';
import type { Campaign } from '../catalogue.ts';
import { MAX_FACET_VALUES } from '../facet-bands.ts';
import { type FacetId, GROUP } from './facet-conditions.ts';

/**
 * `price_range` and `counted`, over `candidate` with its column `missed` (list-statement.ts). A facet is counted once per list
 * entry, so a collapsed group counts once.
 */
export function facetCountTables(
  selected: readonly FacetId[],
  campaigns: readonly Campaign[],
): RawBuilder<unknown> {
  const idsOf = (listed: readonly Campaign[]) => listed.map(({ id }) => id);
  const campaignsWithoutPrice = campaigns.filter(({ terms }) => !hasEffect(terms, 'price'));
  const valid = selected.filter(({ value }) => value !== null);
  return sql`
  tag (facet_group, value, entry_key, missed) as (
    select ${GROUP.Category}::int, above_id, entry_key, missed
    from candidate join product_category using (product_id) join lineage using (category_id)
    union all
    select ${GROUP.Brand}::int, brand_id, entry_key, missed from candidate where brand_id is not null
    union all
    select ${GROUP.Sku}::int, sku_choice_id, entry_key, missed from candidate join sku using (product_id)
    union all
    select ${GROUP.Price}::int, price_band, entry_key, missed from candidate
    union all
    select ${GROUP.Discount}::int, discount_band, entry_key, missed from candidate where discount_band is not null
    union all
    select ${GROUP.Campaign}::int, campaign_id, entry_key, missed
    from candidate cross join lateral unnest(campaign_ids) campaign_id where campaign_id = any(${idsOf(campaignsWithoutPrice)}::int[])
    union all
    select ${GROUP.Campaign}::int, announced_id, entry_key, missed
    from candidate where announced_id = any(${idsOf(campaigns)}::int[])
    union all
    select ${GROUP.StockStatus}::int, stock_status, entry_key, missed from candidate
    union all
    select parameter_id, parameter_value_id, entry_key, missed
    from candidate join product_parameter using (product_id) join parameter_value using (parameter_value_id)
      join parameter using (parameter_id)
    where is_filter
  ),
  frequency as (
    select facet_group, value, count(*) as entries,
      row_number() over (partition by facet_group order by count(*) desc, value) as rank
    from (select distinct facet_group, value, entry_key from tag where cardinality(missed) < 1 or missed[1] = facet_group) entries_with_facet
    group by facet_group, value
  ),
  counted (counts) as (
    select coalesce(jsonb_agg(jsonb_build_array(facet_group, value, entries)), '[]') from frequency
    where rank <= ${MAX_FACET_VALUES}::int or facet_group = ${GROUP.Category}::int
      or (facet_group, value) in (
        select * from unnest(${valid.map(({ group }) => group)}::int[], ${valid.map(({ value }) => value)}::int[]))
  ),
  price_range as (
    select min(selling) as lowest, max(selling) as highest from candidate
    where cardinality(missed) < 1 or missed[1] = ${GROUP.Price}::int
  )`;
}
