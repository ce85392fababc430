import type { PlannedSelection, PlannedValue } from './plan-operation.ts';

/** The JSON of each object for each selection of its fields. */
const jsonBySelection = new WeakMap<object, Map<PlannedSelection, Uint8Array>>();

/**
 * Marks an object that several responses contain, that never changes and has no functions. Its JSON is written once for each
 * selection (write-json.ts).
 */
export function shareJson<Value extends object>(value: Value): Value {
  jsonBySelection.set(value, new Map());
  return value;
}

/** One shared object for each key and scope, at most `max` of a scope, which bounds the memory of their JSON. */
export function createSharedObjects<Scope extends object, Key extends object, Value extends object>(
  max: number,
  create: (key: Key, scope: Scope) => Value | null,
): (key: Key, scope: Scope) => Value | null {
  const objects = new WeakMap<Scope, Map<Key, Value | null>>();
  return (key, scope) => {
    let known = objects.get(scope);
    if (!known) {
      known = new Map();
      objects.set(scope, known);
    }
    const found = known.get(key);
    if (found !== undefined) return found;
    const created = create(key, scope);
    if (known.size < max) known.set(key, created && shareJson(created));
    return created;
  };
}

/** Undefined for an object that is not shared. */
export function sharedJsonOf(source: unknown): Map<PlannedSelection, Uint8Array> | undefined {
  return jsonBySelection.get(source as object);
}

/** Whether the fields depend on their object alone: a resolver with one parameter reads neither arguments nor the context. */
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
