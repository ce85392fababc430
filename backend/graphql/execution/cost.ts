import { LIMITS } from '#contract/limits.ts';
import { type ArgumentSource, argumentsOf } from './execute-plan.ts';
import type { PlannedField } from './plan-operation.ts';

/**
 * The estimated cost of an operation, in resolved fields. A list counts with its typical length, or with `take` where the
 * client decides the length.
 */
export interface OperationCost {
  fixed: number;
  /** Lists with an argument `take`, by the field that has the argument. */
  lists: readonly { field: PlannedField; perItem: number }[];
}

/** A query of the database or the catalogue costs as much as this many fields. */
const rootFieldCost = 500;

/** Fields that take much longer than others, by type and name, or by name in all types. */
const weights: Readonly<Record<string, number>> = {
  'Query.__schema': 30_000,
  'ProductsResultType.filters': 2000,
  'VariantType.attributes': 60,
  // Counted by the number of brands (work.ts).
  'BrandListType.alternativeUrls': 1,
  'BrandListType.alternativeCanonicalUrls': 1,
  alternativeUrls: 15,
  alternativeCanonicalUrls: 15,
};

/** Lists that are longer than the default. */
const typicalLengths: Readonly<Record<string, number>> = {
  'Query.brands': 1000,
  'Query.categories': 500,
  'Query.cmsPages': 50,
  'CartType.items': 20,
  'FilterCollectionType.facets': 12,
  'FilterType.values': 40,
  'MenuType.menuItems': 10,
  'ShippingOptionType.subOptions': 2,
  'VariantType.variants': 2,
  '__Type.fields': 20,
};
const defaultLength = 3;

/** Computed once per document. */
export function costOfOperation(fields: readonly PlannedField[]): OperationCost {
  const costs = fields.map((field) => ({ field, ...costOfField(field) }));
  return {
    fixed: costs.reduce((total, { fixed }) => total + fixed, countRootFields(fields) * rootFieldCost),
    lists: costs.filter(({ perItem }) => perItem > 0),
  };
}

/** The number of values in the response: the cost without root fields, whose work is counted separately (work.ts). */
export function countValues(cost: number, fields: readonly PlannedField[]): number {
  return cost - countRootFields(fields) * rootFieldCost;
}

function countRootFields(fields: readonly PlannedField[]): number {
  return fields.filter(({ name }) => !name.startsWith('__')).length;
}

/** Computed for every request, with its variables. */
export function costOfExecution({ fixed, lists }: OperationCost, execution: ArgumentSource): number {
  return lists.reduce((total, { field, perItem }) => total + perItem * itemsOf(field, execution), fixed);
}

/** The resolver of the list rejects a larger `take` with its own message. */
export function itemsOf(field: PlannedField, execution: ArgumentSource): number {
  const take = argumentsOf(field, execution).take ?? LIMITS.listTakeDefault;
  return Math.min(Math.max(Number(take), 0), LIMITS.listTake);
}

interface FieldCost {
  fixed: number;
  perItem: number;
}

/** `isLengthRequested`: the field around it has `take`, so that the client decides how long a list is. */
function costOfField(field: PlannedField, isLengthRequested = false): FieldCost {
  const { parentType, name, definition, value } = field;
  const fieldPath = `${parentType.name}.${name}`;
  const weight = weights[fieldPath] ?? weights[name] ?? 1;
  // Its weight includes all fields below it.
  if (name === '__schema' || value.kind === 'leaf') return { fixed: weight, perItem: 0 };
  const hasTake = definition.args.some((argument) => argument.name === 'take');
  const each = costOfEach(value, hasTake);
  if (value.kind === 'object') return { fixed: weight + each.fixed, perItem: each.perItem };
  if (isLengthRequested) return { fixed: weight, perItem: each.fixed };
  const length = typicalLengths[fieldPath] ?? defaultLength;
  return { fixed: weight + length * each.fixed, perItem: length * each.perItem };
}

/** One object, or one item of a list. */
function costOfEach(value: PlannedField['value'], hasTake: boolean): FieldCost {
  if (value.kind === 'leaf') return { fixed: 1, perItem: 0 };
  if (value.kind === 'list') return costOfEach(value.items, hasTake);
  const total = { fixed: 0, perItem: 0 };
  for (const field of value.fields) {
    const { fixed, perItem } = costOfField(field, hasTake);
    total.fixed += fixed;
    total.perItem += perItem;
  }
  return total;
}
