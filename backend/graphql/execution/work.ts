import { argumentsOf, type Execution } from './execute-plan.ts';
import type { PlannedField } from './plan-operation.ts';

/**
 * The work of an operation beyond its values, in units of about a millisecond of CPU time at 100,000 products: lists,
 * searches, sort orders, counts of facets and changes. The cost (cost.ts) counts values.
 */
const unit = {
  list: 1,
  /** A list that is not the same for every visitor. */
  selection: 2,
  search: 5,
  /** Each sort order and language, which are sorted on first use. */
  sortOrder: 3,
  facetCounts: 2,
  /** Counts of a selection are never cached. */
  facetCountsOfSelection: 12,
  mutation: 20,
  /** Places an order or computes a whole checkout: one per request. */
  purchase: 40,
} as const;

const purchases = new Set(['placeOrder', 'createOrUpdateCheckout']);

/** Fields of the filter that do not select products: lists with only these are the same for every visitor. */
const sharedFilters = new Set(['sort', 'filterMode', 'includeCollapsed']);

export function workOfExecution(fields: readonly PlannedField[], execution: Execution): number {
  const orders = new Set<string>();
  let work = 0;
  for (const field of fields) {
    if (field.name.startsWith('__')) continue;
    if (field.parentType.name === 'Mutation')
      work += purchases.has(field.name) ? unit.purchase : unit.mutation;
    else if (field.name === 'products') work += workOfList(field, execution, orders);
  }
  return work + orders.size * unit.sortOrder;
}

function workOfList(field: PlannedField, execution: Execution, orders: Set<string>): number {
  const { filter, languageId } = argumentsOf(field, execution) as {
    filter?: Record<string, unknown> | null;
    languageId?: string | null;
  };
  const { searchText, sort, productIds, articleNumbers } = filter ?? {};
  if (productIds || articleNumbers) return unit.list;
  if (sort) orders.add(`${sort} ${languageId ?? ''}`);
  const hasSelection = Object.entries(filter ?? {}).some(
    ([name, value]) => !sharedFilters.has(name) && !isEmpty(value),
  );
  const counts = hasFilters(field) ? (hasSelection ? unit.facetCountsOfSelection : unit.facetCounts) : 0;
  return unit.list + (hasSelection ? unit.selection : 0) + (searchText ? unit.search : 0) + counts;
}

function hasFilters({ value }: PlannedField): boolean {
  return value.kind === 'object' && value.fields.some(({ name }) => name === 'filters');
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
