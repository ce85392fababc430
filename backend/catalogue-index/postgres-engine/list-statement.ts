import { type RawBuilder, sql } from 'kysely';
import { LANGUAGE_DIMENSION } from '../catalogue.ts';
import type { ListQuery, ListScope } from '../engine.ts';
import { DISCOUNT_BANDS, priceBands } from '../facet-bands.ts';
import { listedCampaigns } from '../price-scope.ts';
import { CODE_SCORE } from '../search/matching/relevance.ts';
import { discountTables } from './discount-tables.ts';
import { conditionsOf, type FacetId, GROUP, joinWithAnd } from './facet-conditions.ts';
import { facetCountTables } from './facet-count-tables.ts';
import type { ListConditions } from './list-conditions.ts';
import { orderOf } from './list-orders.ts';
import {
  announcedCampaign,
  campaignTables,
  lineageTable,
  offerTables,
  stockStatusOfSkus,
} from './offer-tables.ts';

export interface ListRow {
  count: number;
  product_ids: number[];
  /** Null if nothing matches or facets were not requested. */
  lowest: number | null;
  highest: number | null;
  counts: [group: number, value: number, count: number][] | null;
  /** True if the search found a product that is sold in the scope, before other filters. */
  is_found: boolean;
}

interface ListParts {
  scope: ListScope;
  query: ListQuery;
  conditions: ListConditions;
  /** Collation for names. */
  collation: string;
  /** The search as a select of product_id and score; null without a search. */
  found: RawBuilder<unknown> | null;
}

/**
 * A list with its facets as one statement. `product_here` has the products of the scope and the bounds of the list, `offer`
 * their prices, `candidate` those that match the customer's filters in all groups or all but one, and `entry` one product
 * per list entry.
 */
export function listStatement(parts: ListParts): RawBuilder<ListRow> {
  const { scope, query, conditions, collation, found } = parts;
  const requestedCampaigns = conditions.facets.flatMap(({ group, value }) =>
    group === GROUP.Campaign ? (value ?? []) : [],
  );
  const countedCampaigns = query.withFacets ? listedCampaigns(scope) : [];
  return sql<ListRow>`
with recursive ${lineageTable},
  ${productTables(parts)},
  ${campaignTables(scope, [...requestedCampaigns, ...countedCampaigns.map(({ id }) => id)])},
  ${offerTables(scope)},
  ${discountTables(scope)},
  ${candidateTables(parts)},
  entry as (
    select distinct on (entry_key) * from candidate where cardinality(missed) < 1
    order by entry_key, language = ${scope.language.code} desc nulls last, stock_status, selling, product_id
  )${query.withFacets ? sql`, ${facetCountTables(conditions.selected, countedCampaigns)}` : sql``}
select
  ${found ? isAnySold(scope) : sql`true`} as is_found,
  (select count(*)::int from entry) as count,
  array(
    select entry.product_id from entry
      left join product on product.product_id = entry.product_id
      left join product_text on product_text.product_id = entry.product_id
        and product_text.language_id = ${scope.language.id}
      left join brand on brand.brand_id = product.brand_id
    order by ${conditions.namedOrder ?? orderOf(query, collation)}, entry.product_id desc
    offset ${query.skip}::bigint limit ${query.take}::bigint
  ) as product_ids,
  ${
    query.withFacets
      ? sql`lowest, highest, counts from price_range, counted`
      : sql`null as lowest, null as highest, null as counts`
  }`;
}

function isAnySold({ language, prices }: ListScope): RawBuilder<unknown> {
  return sql`exists (select from found join product using (product_id) join product_text using (product_id)
      join sku using (product_id) join price using (sku_id)
    where is_active and fulfilment not in ('gift_card', 'gift_wrap') and language_id = ${language.id} and price_list_id = any(${prices.listIds}::int[]))`;
}

/**
 * The products that the search matches and, of works among them, the editions in the reader's language. All editions of a
 * work get its best score, except a product that is found by its code.
 */
function foundTables(matched: RawBuilder<unknown>, { language, prices }: ListScope): RawBuilder<unknown> {
  return sql`
  matched (product_id, score) as materialized (${matched}),
  matched_work (variant_group_id, score) as (
    select variant_group_id, max(score) from matched join product using (product_id) join variant_group using (variant_group_id)
    where collapse_in_lists and is_active and score < ${CODE_SCORE}::bigint
      and exists (select from product_text text where text.product_id = product.product_id and language_id = ${language.id})
      and exists (select from sku join price using (sku_id)
        where sku.product_id = product.product_id and price_list_id = any(${prices.listIds}::int[]))
    group by variant_group_id
  ),
  found (product_id, score) as materialized (
    select product_id, max(score) from (
      select product_id, score from matched
      union all
      select product_id, matched_work.score from matched_work join product using (variant_group_id)
        join variant_group using (variant_group_id)
        left join matched using (product_id)
      where matched.product_id is not null or ${languageOfEdition} = ${language.code}
    ) editions group by product_id
  )`;
}

/** As `editionLanguage`. */
const languageOfEdition = sql`case ${sql.lit(LANGUAGE_DIMENSION)}
  when outer_dimension then variant_outer_value when dimension then variant_value end`;

/** Products that match all conditions that do not need prices. */
function productTables({ scope, query, conditions, found }: ListParts): RawBuilder<unknown> {
  const isCollapsed = !query.includeCollapsed && conditions.namedOrder === null;
  const bounds = conditions.bounds.filter(({ dependsOnOffer }) => !dependsOnOffer);
  return sql`
  ${found ? sql`${foundTables(found, scope)},` : sql``}
  product_here as materialized (
    select here.product_id, here.brand_id, ${languageOfEdition} as language, ${found ? sql`score` : sql`0`} as score,
      case when collapse_in_lists and ${isCollapsed} then variant_group_id else -here.product_id end as entry_key
    from product here
      join product_text text on text.product_id = here.product_id and text.language_id = ${scope.language.id}
      left join variant_group using (variant_group_id)
      ${found ? sql`join found on found.product_id = here.product_id` : sql``}
    where is_active and fulfilment not in ('gift_card', 'gift_wrap') and ${joinWithAnd(bounds.map(({ predicate }) => predicate))}
  )`;
}

/**
 * Products with all columns that filters and counts read. If counts ignore the filter of their own group, products that
 * fail the filter of one group remain, and `missed` names that group; otherwise filters are conditions like the others. The
 * price and `missed` are checked with inequalities: for an equality PostgreSQL would estimate so few rows that it would use
 * a nested loop for the next join.
 */
function candidateTables({ scope, query, conditions }: ListParts): RawBuilder<unknown> {
  const { bounds, selections, selected, facets } = conditions;
  const ignoresOwnGroup = query.withFacets && query.filterMode === 'BY_GROUP';
  const required = bounds
    .filter(({ dependsOnOffer }) => dependsOnOffer)
    .concat(ignoresOwnGroup ? [] : selections);
  const missedGroups = selections.map(
    ({ group, predicate }) => sql`case when not ${predicate} then ${group}::int end`,
  );
  const minorPerMajor = 10 ** scope.market.currency.minorDigits;
  const priceStarts = priceBands(scope.prices.currencyCode).map(({ from }) => from * minorPerMajor);
  const discountStarts = DISCOUNT_BANDS.map(({ from }) => from);
  const isCollapsed = !query.includeCollapsed && conditions.namedOrder === null;
  // Stock and discounts are slow for a large catalogue, and few lists without facets need them.
  const needs = (group: number) => query.withFacets || facets.some((facet) => facet.group === group);
  return sql`
  stock (product_id, stock_status) as (
    select product_id, ${stockStatusOfSkus}
    from product_here join sku using (product_id) where ${isCollapsed || needs(GROUP.StockStatus)} group by product_id
  ),
  candidate as materialized (
    select here.*, offer.selling, ${query.withFacets ? sql`offer.campaign_ids,` : sql``} announced_id, price_band, discount_band, stock_status, missed,
      ${query.sort === 'FACET_ORDER' ? facetPositionOf(selected, scope) : sql`0`} as facet_position
    from product_here here
      left join offer on offer.product_id = here.product_id
      left join stock on stock.product_id = here.product_id
      left join discount on discount.product_id = here.product_id and ${needs(GROUP.Discount) || needs(GROUP.Campaign)}
      cross join lateral (select case when ${needs(GROUP.Campaign)} then ${announcedCampaign(scope)} end as announced_id) announced
      cross join lateral (select width_bucket(offer.selling, ${priceStarts}::bigint[]) - 1 as price_band,
        width_bucket(percent, ${discountStarts}::bigint[]) - 1 as discount_band) bands
      cross join lateral (
        select array_remove(array[${sql.join(ignoresOwnGroup ? missedGroups : [])}]::int[], null) as missed) unmatched
    where coalesce(offer.selling, -1) >= 0 and cardinality(missed) <= 1 and ${joinWithAnd(required.map(({ predicate }) => predicate))}
  )`;
}

/** The index of the first selected facet that a product has. */
function facetPositionOf(selected: readonly FacetId[], scope: ListScope): RawBuilder<unknown> {
  const positions = selected.map(
    (facet, position) =>
      sql`when ${joinWithAnd(conditionsOf([facet], scope).map(({ predicate }) => predicate))} then ${position}::int`,
  );
  return positions.length > 0 ? sql`case ${sql.join(positions, sql` `)} end` : sql`0`;
}
