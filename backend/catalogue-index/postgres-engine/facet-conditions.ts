import { type RawBuilder, sql } from 'kysely';
import type { ListScope } from '../engine.ts';
import { DISCOUNT_BANDS, EVERY_SKU_HALVED, priceBands, STOCK_STATUSES } from '../facet-bands.ts';
import { instant } from './offer-tables.ts';

/** Group numbers; the group of a parameter is its id, which is positive. */
export const GROUP = {
  Category: -1,
  Brand: -2,
  Sku: -3,
  Price: -4,
  Discount: -5,
  StockStatus: -6,
  Campaign: -7,
  Alias: -8,
  /** An unknown facet, which no product has. */
  Unknown: -9,
} as const;

/** A condition on a product, usually one group of facets of which it needs at least one. */
export interface Condition {
  group: number;
  /** A boolean expression over the row `here`; also over `offer`, `discount`, `announced` and `stock` if `dependsOnOffer`. */
  predicate: RawBuilder<boolean>;
  /** True if the condition needs prices, so it cannot restrict the products to be priced. */
  dependsOnOffer: boolean;
}

/** The value of a discount facet is its index here. The last facet is not counted. */
const discountFacets = [...DISCOUNT_BANDS.map(({ facetId }) => facetId), EVERY_SKU_HALVED];

/** A parsed facet id. */
export interface FacetId {
  id: string;
  group: number;
  /** The number in the id, or the index of the band; null for an invalid id. */
  value: number | null;
}

/** Parses ids with the prefixes of docs/lists-and-facets.md. The group of a parameter value is its parameter. */
export function parseFacetIds(
  ids: readonly string[],
  scope: ListScope,
  parameterByValue: ReadonlyMap<number, number>,
): FacetId[] {
  return ids.map((id) => {
    const prefixEnd = id.indexOf('_');
    const kind = id.slice(0, prefixEnd);
    const number = numberIn(id.slice(prefixEnd + 1));
    const band = (bands: readonly string[]) => (bands.includes(id) ? bands.indexOf(id) : null);
    switch (kind) {
      case 'c':
        return { id, group: GROUP.Category, value: number };
      case 'b':
        return { id, group: GROUP.Brand, value: number };
      case 'k':
        return { id, group: GROUP.Sku, value: number };
      case 'p':
        return { id, group: parameterByValue.get(number ?? 0) ?? GROUP.Unknown, value: number };
      case 'pr':
        return {
          id,
          group: GROUP.Price,
          value: band(priceBands(scope.prices.currencyCode).map(({ facetId }) => facetId)),
        };
      case 'd':
        return { id, group: GROUP.Discount, value: band(discountFacets) };
      case 's':
        return { id, group: GROUP.StockStatus, value: band(STOCK_STATUSES) };
      case 'dc':
        return { id, group: GROUP.Campaign, value: number };
      case 'a':
        return { id, group: GROUP.Alias, value: null };
      default:
        return { id, group: GROUP.Unknown, value: null };
    }
  });
}

/** The parameter values among the facet ids. */
export function parameterValuesIn(ids: readonly string[]): number[] {
  return ids.flatMap((id) => (id.startsWith('p_') ? (numberIn(id.slice(2)) ?? []) : []));
}

/** PostgreSQL integers end at 2³¹; a larger number cannot be an id. */
export function isDatabaseNumber(number: number): boolean {
  return Number.isInteger(number) && Math.abs(number) < 2 ** 31;
}

/** PostgreSQL cannot store a text with a zero byte. */
export function isDatabaseText(text: string): boolean {
  return !text.includes('\0');
}

function numberIn(text: string): number | null {
  return /^\d{1,10}$/.test(text) && isDatabaseNumber(Number(text)) ? Number(text) : null;
}

/** One condition for each group among the facets. */
export function conditionsOf(facets: readonly FacetId[], scope: ListScope): Condition[] {
  return [...Map.groupBy(facets, ({ group }) => group)].map(([group, members]) => ({
    group,
    predicate: hasFacetOfGroup(group, members, scope),
    dependsOnOffer: offerGroups.has(group),
  }));
}

const offerGroups = new Set<number>([GROUP.Price, GROUP.Discount, GROUP.StockStatus, GROUP.Campaign]);

function hasFacetOfGroup(group: number, facets: readonly FacetId[], scope: ListScope): RawBuilder<boolean> {
  const values = facets.flatMap(({ value }) => value ?? []);
  switch (group) {
    case GROUP.Category:
      return sql`exists (select from product_category own join lineage using (category_id)
        where own.product_id = here.product_id and above_id = any(${values}::int[]))`;
    case GROUP.Brand:
      return sql`here.brand_id = any(${values}::int[])`;
    case GROUP.Sku:
      return sql`exists (select from sku
        where sku.product_id = here.product_id and sku_choice_id = any(${values}::int[]))`;
    case GROUP.Price:
      return sql`price_band = any(${values}::int[])`;
    case GROUP.Discount:
      return sql`coalesce(discount_band = any(${values}::int[])
        or (is_halved and ${discountFacets.indexOf(EVERY_SKU_HALVED)}::int = any(${values}::int[])), false)`;
    case GROUP.StockStatus:
      return sql`stock_status = any(${values}::int[])`;
    case GROUP.Campaign:
      return sql`exists (select from campaign_here
        where campaign_id = any(${values}::int[]) and campaign_id = any(offer.campaign_ids)
          and starts_at <= ${instant(scope.now)} and ${instant(scope.now)} < ends_at
          and (not sets_price or campaign_id = announced_id))`;
    case GROUP.Alias:
      return sql`exists (select from product_text own
        where own.product_id = here.product_id and own.language_id = ${scope.language.id}
          and own.slug = any(${facets.map(({ id }) => id.slice(2)).filter(isDatabaseText)}::text[]))`;
    case GROUP.Unknown:
      return sql`false`;
    default:
      return sql`exists (select from product_parameter own
        where own.product_id = here.product_id and parameter_value_id = any(${values}::int[]))`;
  }
}

export function joinWithAnd(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;
}

export function joinWithOr(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`;
}
