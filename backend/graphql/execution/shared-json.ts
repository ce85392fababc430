import type { PlannedSelection, PlannedValue } from './plan-operation.ts';

/** By object: its JSON for each selection of its fields. */
const texts = new WeakMap<object, Map<PlannedSelection, Uint8Array>>();

/**
 * Several responses contain the object, it never changes and has no functions: its JSON is written once for each selection
 * (write-json.ts).
 */
export function shareJson<Value extends object>(value: Value): Value {
  texts.set(value, new Map());
  return value;
}

/** Undefined for an object that is not shared. */
export function sharedTextsOf(source: unknown): Map<PlannedSelection, Uint8Array> | undefined {
  return texts.get(source as object);
}

/** Whether the fields depend on their object alone: their resolvers take nothing else. */
export function dependsOnSourceOnly({ fields }: PlannedSelection): boolean {
  return fields.every(({ name, definition: { args, resolve }, value }) => {
    if (name !== '__typename' && (args.length > 0 || (resolve && resolve.length !== 1))) return false;
    return isShareable(value);
  });
}

function isShareable(value: PlannedValue): boolean {
  if (value.kind === 'list') return isShareable(value.items);
  return value.kind === 'leaf' || dependsOnSourceOnly(value);
}
