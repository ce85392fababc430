import { LIMITS } from '#contract/limits.ts';
import { argumentsOf, type Run } from './execute-plan.ts';
import type { PlannedField } from './plan-operation.ts';

/**
 * What an operation will cost, counted in fields handed out, as far as the document tells: a list counts as many times
 * as it usually has items, or as `take` says where the client decides it.
 */
export interface OperationCost {
  fixed: number;
  /** The lists whose length the client decides, by the field that has the argument `take`. */
  lists: readonly { field: PlannedField; perItem: number }[];
}

/** Looking something up, in the database or among all products, costs as much as handing out so many fields. */
const lookUp = 500;

const weights: Readonly<Record<string, number>> = {
  'Query.__schema': 30_000,
  'ProductsResultType.filters': 2000,
};

/** Lists of other lengths than a few. */
const usualLengths: Readonly<Record<string, number>> = {
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
const usualLength = 3;

/** Reckoned once for a document. */
export function costOfOperation(fields: readonly PlannedField[]): OperationCost {
  const costs = fields.map((field) => ({ field, ...costOfField(field, false) }));
  const lookUps = fields.filter(({ name }) => !name.startsWith('__')).length;
  return {
    fixed: costs.reduce((total, { fixed }) => total + fixed, lookUps * lookUp),
    lists: costs.filter(({ perItem }) => perItem > 0),
  };
}

/** Reckoned for every request, with its variables. */
export function costOfRun({ fixed, lists }: OperationCost, run: Run): number {
  return lists.reduce((total, { field, perItem }) => total + perItem * takenItems(field, run), fixed);
}

/** More than the most is refused by the list itself, in words of its own. */
function takenItems(field: PlannedField, run: Run): number {
  const take = argumentsOf(field, run).take ?? LIMITS.listTakeDefault;
  return Math.min(Math.max(Number(take), 0), LIMITS.listTake);
}

interface FieldCost {
  fixed: number;
  perItem: number;
}

function costOfField(field: PlannedField, isLengthTaken: boolean): FieldCost {
  const { parentType, name, definition, value } = field;
  const place = `${parentType.name}.${name}`;
  const weight = weights[place] ?? 1;
  // The whole schema at once: its weight stands for all of it.
  if (name === '__schema' || value.kind === 'leaf') return { fixed: weight, perItem: 0 };
  const hasTake = definition.args.some((argument) => argument.name === 'take');
  const each = costOfEach(value, hasTake);
  if (value.kind === 'object') return { fixed: weight + each.fixed, perItem: each.perItem };
  if (isLengthTaken) return { fixed: weight, perItem: each.fixed };
  const length = usualLengths[place] ?? usualLength;
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
