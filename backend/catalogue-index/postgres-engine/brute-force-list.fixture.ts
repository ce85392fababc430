import { hasEffect, isRunning, isTarget } from '#backend/pricing/campaigns/campaign.ts';
import { discountPercentage } from '#backend/pricing/money.ts';
import { isAnnounced } from '#backend/pricing/offers/announced-campaign.ts';
import { type Offer, offerOfLists } from '#backend/pricing/offers/offer.ts';
import { editionLanguage, floorIn, isService, type ParameterValue, type Product } from '../catalogue.ts';
import type { ListFilters, ListQuery, ListResult, ListScope, SortOrder } from '../engine.ts';
import { DISCOUNT_BANDS, EVERY_SKU_HALVED, priceBands, STOCK_STATUSES } from '../facet-bands.ts';
import { bruteForceFacets, type CountContext } from './brute-force-facets.fixture.ts';

/**
 * A direct implementation of docs/lists-and-facets.md over products as objects. Tests compare the engines with it. It does
 * not support searching.
 */
export function bruteForceList(
  products: readonly Product[],
  parameterValues: ReadonlyMap<number, ParameterValue>,
  scope: ListScope,
  query: ListQuery,
): ListResult {
  const all = soldProducts(products, scope);
  const groupOf = (id: string) => groupOfFacet(id, parameterValues);
  const named = namedProducts(all, query);
  const matching = (ignored?: string) =>
    named ?? all.filter((product) => isMatch(product, { scope, query, groupOf, ignored }));
  const list = named ?? inOrder(collapsed(matching(), scope, query), scope, query, salesOf(products));
  const counts: CountContext = {
    scope,
    selected: named ? [] : query.facets,
    parameterValues,
    groupOf,
    countFrom: (group) => matching(query.filterMode === 'BY_GROUP' ? group : undefined),
    lengthOf: (subset) => (named ? subset : collapsed(subset, scope, query)).length,
  };
  return {
    count: list.length,
    productIds: list.slice(query.skip, query.skip + query.take).map(({ product }) => product.id),
    filters: query.withFacets
      ? { price: priceRange(counts.countFrom('Price')), groups: bruteForceFacets(counts) }
      : null,
  };
}

export interface SoldProduct {
  product: Product;
  offer: Offer;
  /** Facet id → group. */
  facets: Map<string, string>;
}

/** Cached because it is the same for every list of a scope, and most of the work. */
const cachedProducts = new WeakMap<ListScope, { products: readonly Product[]; sold: SoldProduct[] }>();

function soldProducts(products: readonly Product[], scope: ListScope): SoldProduct[] {
  const cached = cachedProducts.get(scope);
  if (cached?.products === products) return cached.sold;
  const listed = products.filter(({ fulfilment }) => !isService(fulfilment));
  const sold = listed.flatMap((product) => soldProduct(product, scope) ?? []);
  cachedProducts.set(scope, { products, sold });
  return sold;
}

function soldProduct(product: Product, scope: ListScope): SoldProduct | null {
  const { language, prices, now } = scope;
  const text = product.texts.get(language.id);
  if (!text) return null;
  const subject = {
    id: product.id,
    brandId: product.brand?.id ?? 0,
    categoryIds: product.categoryIds,
    isService: isService(product.fulfilment),
  };
  const campaigns = prices.campaigns.filter((campaign) => isTarget(subject, campaign));
  const offers = product.skus.flatMap(
    (sku) =>
      offerOfLists(sku.prices, prices.listIds, {
        campaigns: campaigns.filter(({ terms }) => hasEffect(terms, 'price')),
        currencyCode: prices.currencyCode,
        now,
        floor: floorIn(product, scope.market.id),
      }) ?? [],
  );
  const [first, ...others] = offers;
  if (!first) return null;
  const offer = others.reduce((best, other) => (other.selling < best.selling ? other : best), first);
  const facets = new Map<string, string>();
  for (const id of product.categoryIds) facets.set(`c_${id}`, 'Category');
  if (product.brand) facets.set(`b_${product.brand.id}`, 'Brand');
  for (const { choice } of product.skus) facets.set(`k_${choice.id}`, 'Sku');
  for (const { id, parameter } of product.parameterValues) facets.set(`p_${id}`, parameter.identifier);
  const minorPerMajor = 10 ** scope.market.currency.minorDigits;
  for (const { facetId, from, below } of priceBands(prices.currencyCode))
    if (offer.selling >= from * minorPerMajor && (below === null || offer.selling < below * minorPerMajor))
      facets.set(facetId, 'Price');
  if (offer.regular > offer.selling) {
    const percent = discountPercentage(offer.regular, offer.selling);
    for (const { facetId, from, to } of DISCOUNT_BANDS)
      if (percent >= from && percent <= to) facets.set(facetId, 'Discount');
  }
  const isHalved = ({ regular, selling }: Offer) => discountPercentage(regular, selling) >= 50;
  if (offers.every(isHalved)) facets.set(EVERY_SKU_HALVED, 'Discount');
  const isInStock = product.skus.some(({ inStock, staticStock }) => inStock > 0 || staticStock > 0);
  const canBeOrdered = product.skus.some(({ inStock, oversellable }) => inStock + oversellable > 0);
  const statusWithoutStock = canBeOrdered ? 's_order' : 's_out';
  facets.set(isInStock ? 's_in' : statusWithoutStock, 'StockStatus');
  for (const campaign of campaigns)
    if (isRunning(campaign, now) && isAnnounced(campaign, offer, prices.currencyCode))
      facets.set(`dc_${campaign.id}`, 'Campaign');
  facets.set(`a_${text.slug}`, 'Alias');
  return { product, offer, facets };
}

/** The products requested by id or article number, without repetitions. */
function namedProducts(
  all: readonly SoldProduct[],
  { productIds, articleNumbers }: ListQuery,
): SoldProduct[] | null {
  const requested = productIds
    ? productIds.map((id) => all.find(({ product }) => product.id === id))
    : articleNumbers?.map((number) =>
        all.find(({ product }) =>
          [product, ...product.skus].some(({ articleNumber }) => articleNumber === number),
        ),
      );
  return requested ? [...new Set(requested.filter((product) => product !== undefined))] : null;
}

const groupOfPrefix: Record<string, string> = {
  c: 'Category',
  b: 'Brand',
  k: 'Sku',
  pr: 'Price',
  d: 'Discount',
  s: 'StockStatus',
  dc: 'Campaign',
  a: 'Alias',
};

function groupOfFacet(id: string, parameterValues: ReadonlyMap<number, ParameterValue>): string {
  const prefix = id.slice(0, id.indexOf('_'));
  const value = prefix === 'p' ? parameterValues.get(Number(id.slice(2))) : undefined;
  return groupOfPrefix[prefix] ?? value?.parameter.identifier ?? `nowhere: ${id}`;
}

interface MatchContext {
  scope: ListScope;
  query: ListQuery;
  groupOf(id: string): string;
  /** The group whose selection is ignored. */
  ignored: string | undefined;
}

function isMatch(
  { product, offer, facets }: SoldProduct,
  { scope, query, groupOf, ignored }: MatchContext,
): boolean {
  const has = (id: string) => facets.has(id);
  const groups = (ids: readonly string[]) => [...Map.groupBy(ids, groupOf)];
  const included = groups(query.include).map(([, ids]) => ids.some(has));
  const isUnion = query.includeMode === 'UNION' && included.length > 0;
  const isIncluded = isUnion ? included.some(Boolean) : included.every(Boolean);
  if (!isIncluded) return false;
  if (query.exclude.some(has) || query.excludeFacets.some(has)) return false;
  if (!groups(query.facets).every(([group, ids]) => group === ignored || ids.some(has))) return false;
  if (query.price && ignored !== 'Price')
    if (offer.selling < query.price.lowest || offer.selling > query.price.highest) return false;
  if (query.priceListIdentifier === null) return true;
  const lists = scope.channel.markets.flatMap(({ priceLists }) => priceLists);
  const list = lists.find(({ identifier }) => identifier === query.priceListIdentifier);
  return product.skus.some(({ prices }) => list !== undefined && prices.has(list.id));
}

function collapsed(matching: readonly SoldProduct[], scope: ListScope, query: ListQuery): SoldProduct[] {
  if (query.includeCollapsed) return [...matching];
  const entries = Map.groupBy(matching, ({ product: { group, id } }) =>
    group?.collapseInLists ? `group ${group.id}` : id,
  );
  return [...entries.values()].flatMap((editions) => {
    const foreignRank = ({ product }: SoldProduct) =>
      Number(editionLanguage(product) !== scope.language.code);
    const [first] = editions.toSorted(
      (a, b) =>
        foreignRank(a) - foreignRank(b) ||
        stockRank(a) - stockRank(b) ||
        a.offer.selling - b.offer.selling ||
        a.product.id - b.product.id,
    );
    return first ?? [];
  });
}

const stockRank = ({ facets }: SoldProduct) => STOCK_STATUSES.findIndex((id) => facets.has(id));

/** Products of a collapsed group have the sales of the whole group. */
function salesOf(products: readonly Product[]): (product: Product) => number {
  const byGroup = new Map<number, number>();
  for (const { group, soldCount } of products)
    if (group?.collapseInLists) byGroup.set(group.id, (byGroup.get(group.id) ?? 0) + soldCount);
  return ({ group, soldCount }) => byGroup.get(group?.id ?? -1) ?? soldCount;
}

function inOrder(
  list: readonly SoldProduct[],
  scope: ListScope,
  { sort, facets }: ListQuery,
  sales: (product: Product) => number,
): SoldProduct[] {
  const { compare } = new Intl.Collator(scope.language.id);
  const name = ({ product }: SoldProduct) => product.texts.get(scope.language.id)?.name ?? '';
  const stock = ({ product }: SoldProduct, withOversellable: boolean) =>
    product.skus.reduce(
      (sum, sku) => sum + sku.inStock + sku.staticStock + (withOversellable ? sku.oversellable : 0),
      0,
    );
  const votes = ({ product: { rating } }: SoldProduct) =>
    rating.count > 0 ? Math.floor((1000 * rating.sum + 15000) / (rating.count + 5)) : 0;
  const custom =
    (index: number) =>
    ({ product }: SoldProduct) =>
      product.customOrder[index] ?? Number.POSITIVE_INFINITY;
  const byNumber = (number: (sold: SoldProduct) => number) => (a: SoldProduct, b: SoldProduct) =>
    number(a) === number(b) ? 0 : number(a) - number(b);
  // Products without a brand are last.
  const compareBrands = (a: SoldProduct['product']['brand'], b: SoldProduct['product']['brand']) =>
    a && b ? compare(a.name, b.name) : Number(a === null) - Number(b === null);
  const latest = byNumber(({ product }) => -Date.parse(product.firstAvailableOn));
  const orders: Record<SortOrder, (a: SoldProduct, b: SoldProduct) => number> = {
    NONE: () => 0,
    PRICE: byNumber(({ offer }) => offer.selling),
    PRICE_DESC: byNumber(({ offer }) => -offer.selling),
    MOST_SOLD: byNumber(({ product }) => -sales(product)),
    VOTES: byNumber((sold) => -votes(sold)),
    BRAND: (a, b) => compareBrands(a.product.brand, b.product.brand),
    LATEST: latest,
    PUBLICATION: byNumber(({ product: { publicationDate } }) =>
      /^\d{4}(-|$)/.test(publicationDate ?? '')
        ? Number(publicationDate?.replaceAll('-', '').padEnd(8, '0'))
        : Number.POSITIVE_INFINITY,
    ),
    RELEVANCE: latest,
    FACET_ORDER:
      facets.length === 0 ? latest : byNumber((sold) => facets.findIndex((id) => sold.facets.has(id))),
    ALPHABETICAL: (a, b) => compare(name(a), name(b)),
    ALPHABETICAL_DESC: (a, b) => compare(name(b), name(a)),
    CUSTOM_1: byNumber(custom(0)),
    CUSTOM_2: byNumber(custom(1)),
    CUSTOM_3: byNumber(custom(2)),
    CUSTOM_4: byNumber(custom(3)),
    CUSTOM_5: byNumber(custom(4)),
    AVAILABLE_STOCK: byNumber((sold) => stock(sold, false)),
    AVAILABLE_STOCK_DESC: byNumber((sold) => -stock(sold, false)),
    TOTAL_STOCK: byNumber((sold) => stock(sold, true)),
    TOTAL_STOCK_DESC: byNumber((sold) => -stock(sold, true)),
  };
  return list.toSorted((a, b) => orders[sort](a, b) || b.product.id - a.product.id);
}

function priceRange(matching: readonly SoldProduct[]): ListFilters['price'] {
  const prices = matching.map(({ offer }) => offer.selling);
  return prices.length > 0 ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : null;
}
