import { LIMITS } from '#contract/limits.ts';
import { itemsOf } from './cost.ts';
import { type ArgumentSource, argumentsOf } from './execute-plan.ts';
import type { PlannedField } from './plan-operation.ts';

/**
 * The work of an operation, in units of about a millisecond of CPU time at 100,000 products: lists, searches, sort orders,
 * counts of facets and changes, and many values. The cost (cost.ts) counts values.
 */
const unit = {
  list: 1,
  /** A list that is not the same for every visitor. */
  selection: 2,
  search: 5,
  /** Each sort order in each language: products are sorted on first use. */
  sortOrder: 3,
  /** Each market and language after the first, whose visible products are found on first use. */
  scope: 8,
  facetCounts: 2,
  /** For a category, brand, campaign or other list with a URL: the counts are cached, but computed on first use. */
  facetCountsOfUrl: 10,
  /** Counts of a selection are never cached. */
  facetCountsOfSelection: 20,
  /** Reads and prices a cart, or creates one. */
  cart: 8,
  mutation: 20,
} as const;

/** Measured with all eight fields of a brand. */
const brandsPerUnit = 250;
/** A list of all brands is always allowed, but in a large shop not with their URLs in all languages. */
const brandUrlsPerUnit = 100;
const urlFields = new Set(['alternativeUrls', 'alternativeCanonicalUrls']);

/** Records of products are decoded on first use. */
const productsPerUnit = 20;
/** Products whose variants are requested: the records of the other products of the group are decoded too. */
const groupedProductsPerUnit = 10;
const groupFields = new Set(['variantGroup', 'variantDimensions']);

/** Values of a response above `freeValues`. */
const valuesPerUnit = 2000;
const freeValues = 10_000;

/** Mutations that place an order, compute a whole checkout, copy a cart, hash a password or send a mail. */
const singleMutations = new Set([
  'placeOrder',
  'createOrUpdateCheckout',
  'cloneCart',
  'requestPasswordReset',
  'commitReset',
  'deleteUser',
  'subscribeToNewsletter',
  'monitorProductAvailability',
]);

/** Fields of the filter that do not select products: lists with only these are cached per market and language. */
const sharedFilters = new Set(['sort', 'filterMode', 'includeCollapsed']);

interface ListArguments {
  filter?: Record<string, unknown> | null;
  languageId?: string | null;
  marketId?: string | null;
  url?: string | null;
  categoryAlias?: string | null;
  brandAlias?: string | null;
  discountCampaignAlias?: string | null;
}

/** The name of a mutation that must be the only one of its request, if there are others. */
export function findMutationToSendAlone(fields: readonly PlannedField[]): string | undefined {
  const mutations = fields.filter(
    ({ parentType, name }) => parentType.name === 'Mutation' && !name.startsWith('__'),
  );
  return mutations.length > 1 ? mutations.find(({ name }) => singleMutations.has(name))?.name : undefined;
}

/** `values` is the number of values in the response (`countValues`). */
export function workOfExecution(
  fields: readonly PlannedField[],
  execution: ArgumentSource,
  { brandCount, values }: { brandCount: number; values: number },
): number {
  const orders = new Set<string>();
  const scopes = new Set<string>();
  let work = Math.ceil(Math.max(0, values - freeValues) / valuesPerUnit);
  for (const field of fields) {
    if (field.name.startsWith('__')) continue;
    if (field.parentType.name === 'Mutation') work += unit.mutation;
    else if (field.name === 'products') work += workOfList(field, execution, { orders, scopes });
    else if (field.name === 'brands') work += workOfBrands(field, brandCount);
    else if (field.name === 'getCart') work += unit.cart;
  }
  return work + orders.size * unit.sortOrder + Math.max(0, scopes.size - 1) * unit.scope;
}

function workOfBrands({ value }: PlannedField, brandCount: number): number {
  const urls = brandCount * fieldsOf(value).filter(({ name }) => urlFields.has(name)).length;
  return (
    Math.min(LIMITS.graphqlWork, Math.ceil(brandCount / brandsPerUnit)) + Math.floor(urls / brandUrlsPerUnit)
  );
}

function workOfList(
  field: PlannedField,
  execution: ArgumentSource,
  { orders, scopes }: { orders: Set<string>; scopes: Set<string> },
): number {
  const args: ListArguments = argumentsOf(field, execution);
  const { filter, languageId, marketId } = args;
  scopes.add(`${languageId ?? ''} ${marketId ?? ''}`);
  const { searchText, sort, productIds, articleNumbers } = filter ?? {};
  const products = workOfProducts(field, execution);
  const named = Array.isArray(articleNumbers) ? Math.floor(articleNumbers.length / productsPerUnit) : 0;
  // An empty list of products is ignored, as if the filter lacked it.
  if (!(isEmpty(productIds) && isEmpty(articleNumbers))) return unit.list + Math.max(products, named);
  if (sort) orders.add(`${sort} ${languageId ?? ''}`);
  const hasSelection = Object.entries(filter ?? {}).some(
    ([name, value]) => !sharedFilters.has(name) && !isEmpty(value),
  );
  let work = unit.list + products;
  if (hasSelection) work += unit.selection;
  if (searchText) work += unit.search;
  if (selects(field, 'filters')) work += workOfFacets(args, hasSelection);
  return work;
}

function workOfFacets(
  { url, categoryAlias, brandAlias, discountCampaignAlias }: ListArguments,
  hasSelection: boolean,
): number {
  if (hasSelection) return unit.facetCountsOfSelection;
  const hasUrl = [url, categoryAlias, brandAlias, discountCampaignAlias].some((value) => !isEmpty(value));
  return hasUrl ? unit.facetCountsOfUrl : unit.facetCounts;
}

function workOfProducts(field: PlannedField, execution: ArgumentSource): number {
  const products = fieldsOf(field.value).filter(({ name }) => name === 'products');
  if (products.length === 0) return 0;
  const hasGroups = products.some(({ value }) => fieldsOf(value).some(({ name }) => groupFields.has(name)));
  return Math.floor(itemsOf(field, execution) / (hasGroups ? groupedProductsPerUnit : productsPerUnit));
}

function fieldsOf(value: PlannedField['value']): readonly PlannedField[] {
  if (value.kind === 'list') return fieldsOf(value.items);
  return value.kind === 'object' ? value.fields : [];
}

function selects({ value }: PlannedField, selected: string): boolean {
  return fieldsOf(value).some(({ name }) => name === selected);
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
