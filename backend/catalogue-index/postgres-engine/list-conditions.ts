import { type RawBuilder, sql } from 'kysely';
import type { ListQuery } from '../engine.ts';
import type { Scope } from '../scope.ts';
import {
  all,
  any,
  type Condition,
  conditionsOf,
  type FacetId,
  GROUP,
  isDatabaseNumber,
  isDatabaseText,
  readFacetIds,
} from './facet-conditions.ts';

/** What a query demands, in the words of the database. */
export interface ListConditions {
  /** What holds for the whole list, whatever is counted. */
  bounds: Condition[];
  /** What the customer has chosen, group by group. */
  choices: Condition[];
  /** The customer's facets, in the order given. */
  chosen: FacetId[];
  /** All facets that are asked for or ruled out. */
  facets: FacetId[];
  /** The products themselves were named: the list keeps their order, and nothing is collapsed. */
  namedOrder: RawBuilder<unknown> | null;
}

export function listConditions(
  scope: Scope,
  query: ListQuery,
  parameterOf: ReadonlyMap<number, number>,
): ListConditions {
  const named = namedProducts(query);
  if (named)
    return {
      bounds: [named.condition],
      choices: [],
      chosen: [],
      facets: [],
      namedOrder: named.order,
    };
  const read = (ids: readonly string[]) => readFacetIds(ids, scope, parameterOf);
  const [include, exclude, chosen] = [
    read(query.include),
    read([...query.exclude, ...query.excludeFacets]),
    read(query.facets),
  ];
  const choices = conditionsOf(chosen, scope);
  return {
    bounds: [
      ...(query.priceListIdentifier === null ? [] : [isInPriceList(query.priceListIdentifier, scope)]),
      ...included(conditionsOf(include, scope), query.includeMode),
      ...conditionsOf(exclude, scope).map(opposite),
    ],
    choices: query.price ? withPrice(choices, query.price) : choices,
    chosen,
    facets: [...include, ...exclude, ...chosen],
    namedOrder: null,
  };
}

function isInPriceList(identifier: string, { channel }: Scope): Condition {
  const lists = channel.markets.flatMap(({ priceLists }) => priceLists);
  const ids = lists.flatMap((list) => (list.identifier === identifier ? list.id : []));
  return {
    group: GROUP.Nowhere,
    holds: sql`exists (select from sku join price using (sku_id)
      where sku.product_id = here.product_id and price_list_id = any(${ids}::int[]))`,
    isAboutOffer: false,
  };
}

/** `productIds` come before `articleNumbers`, which may be those of products or of SKUs. */
function namedProducts({ productIds, articleNumbers }: ListQuery) {
  if (productIds) {
    const ids = productIds.filter(isDatabaseNumber);
    return named(sql`select unnest(${ids}::int[]), generate_subscripts(${ids}::int[], 1)`);
  }
  if (articleNumbers) {
    const numbers = articleNumbers.filter(isDatabaseText);
    return named(sql`
      select coalesce(product.product_id, sku.product_id), place
      from unnest(${numbers}::text[]) with ordinality asked (article_number, place)
        left join product using (article_number) left join sku using (article_number)`);
  }
  return null;
}

function named(products: RawBuilder<unknown>): { condition: Condition; order: RawBuilder<unknown> } {
  const place = (productId: RawBuilder<unknown>) =>
    sql`(select min(place) from (${products}) named (product_id, place) where named.product_id = ${productId})`;
  return {
    condition: {
      group: GROUP.Nowhere,
      holds: sql`here.product_id in (select product_id from (${products}) named (product_id, place))`,
      isAboutOffer: false,
    },
    order: place(sql`entry.product_id`),
  };
}

function included(groups: Condition[], mode: ListQuery['includeMode']): Condition[] {
  if (mode === 'INTERSECT' || groups.length === 0) return groups;
  return [
    {
      group: GROUP.Nowhere,
      holds: any(groups.map(({ holds }) => holds)),
      isAboutOffer: groups.some(({ isAboutOffer }) => isAboutOffer),
    },
  ];
}

function opposite(condition: Condition): Condition {
  return { ...condition, holds: sql`not ${condition.holds}` };
}

/** A stretch of prices and the bands are one choice: counting prices forgets both. */
function withPrice(
  choices: Condition[],
  { lowest, highest }: { lowest: number; highest: number },
): Condition[] {
  const within = sql<boolean>`offer.selling between ${lowest}::numeric and ${highest}::numeric`;
  const bands = choices.filter(({ group }) => group === GROUP.Price);
  return [
    ...choices.filter(({ group }) => group !== GROUP.Price),
    { group: GROUP.Price, holds: all([...bands.map(({ holds }) => holds), within]), isAboutOffer: true },
  ];
}
