import { type RawBuilder, sql } from 'kysely';
import type { ListQuery, ListScope } from '../engine.ts';
import {
  type Condition,
  conditionsOf,
  type FacetId,
  GROUP,
  isDatabaseNumber,
  isDatabaseText,
  joinWithAnd,
  joinWithOr,
  parseFacetIds,
} from './facet-conditions.ts';

/** The conditions of a list query as SQL. */
export interface ListConditions {
  /** Conditions on the whole list, including its facet counts. */
  bounds: Condition[];
  /** The customer's filters, one condition per group. */
  selections: Condition[];
  /** The customer's facets, in the requested order. */
  selected: FacetId[];
  /** All facets that are requested or excluded. */
  facets: FacetId[];
  /** Set if products are requested by id or article number: the list has their order and is not collapsed. */
  namedOrder: RawBuilder<unknown> | null;
}

export function listConditions(
  scope: ListScope,
  query: ListQuery,
  parameterByValue: ReadonlyMap<number, number>,
): ListConditions {
  const named = findNamedProducts(query);
  if (named)
    return {
      bounds: [named.condition],
      selections: [],
      selected: [],
      facets: [],
      namedOrder: named.order,
    };
  const parse = (ids: readonly string[]) => parseFacetIds(ids, scope, parameterByValue);
  const include = parse(query.include);
  const exclude = parse([...query.exclude, ...query.excludeFacets]);
  const selected = parse(query.facets);
  const selections = conditionsOf(selected, scope);
  return {
    bounds: [
      ...(query.priceListIdentifier === null ? [] : [isInPriceList(query.priceListIdentifier, scope)]),
      ...combineIncluded(conditionsOf(include, scope), query.includeMode),
      ...conditionsOf(exclude, scope).map(negate),
    ],
    selections: query.price ? withPrice(selections, query.price) : selections,
    selected,
    facets: [...include, ...exclude, ...selected],
    namedOrder: null,
  };
}

function isInPriceList(identifier: string, { channel }: ListScope): Condition {
  const lists = channel.markets.flatMap(({ priceLists }) => priceLists);
  const ids = lists.flatMap((list) => (list.identifier === identifier ? list.id : []));
  return {
    group: GROUP.Unknown,
    predicate: sql`exists (select from sku join price using (sku_id)
      where sku.product_id = here.product_id and price_list_id = any(${ids}::int[]))`,
    dependsOnOffer: false,
  };
}

/** `productIds` override `articleNumbers`. These are article numbers of products or of SKUs. */
function findNamedProducts({ productIds, articleNumbers }: ListQuery) {
  if (productIds) {
    const ids = productIds.filter(isDatabaseNumber);
    return describeNamed(sql`select unnest(${ids}::int[]), generate_subscripts(${ids}::int[], 1)`);
  }
  if (articleNumbers) {
    const numbers = articleNumbers.filter(isDatabaseText);
    return describeNamed(sql`
      select coalesce(product.product_id, sku.product_id), position
      from unnest(${numbers}::text[]) with ordinality requested (article_number, position)
        left join product using (article_number) left join sku using (article_number)`);
  }
  return null;
}

/** `products` is a select of product_id and position. */
function describeNamed(products: RawBuilder<unknown>): { condition: Condition; order: RawBuilder<unknown> } {
  const positionOf = (productId: RawBuilder<unknown>) =>
    sql`(select min(position) from (${products}) named (product_id, position) where named.product_id = ${productId})`;
  return {
    condition: {
      group: GROUP.Unknown,
      predicate: sql`here.product_id in (select product_id from (${products}) named (product_id, position))`,
      dependsOnOffer: false,
    },
    order: positionOf(sql`entry.product_id`),
  };
}

function combineIncluded(groups: Condition[], mode: ListQuery['includeMode']): Condition[] {
  if (mode === 'INTERSECT' || groups.length === 0) return groups;
  return [
    {
      group: GROUP.Unknown,
      predicate: joinWithOr(groups.map(({ predicate }) => predicate)),
      dependsOnOffer: groups.some(({ dependsOnOffer }) => dependsOnOffer),
    },
  ];
}

function negate(condition: Condition): Condition {
  return { ...condition, predicate: sql`not ${condition.predicate}` };
}

/** A price range and price bands form one filter: counting prices ignores both. */
function withPrice(
  selections: Condition[],
  { lowest, highest }: { lowest: number; highest: number },
): Condition[] {
  const isInRange = sql<boolean>`offer.selling between ${lowest}::numeric and ${highest}::numeric`;
  const bands = selections.filter(({ group }) => group === GROUP.Price);
  return [
    ...selections.filter(({ group }) => group !== GROUP.Price),
    {
      group: GROUP.Price,
      predicate: joinWithAnd([...bands.map(({ predicate }) => predicate), isInRange]),
      dependsOnOffer: true,
    },
  ];
}
