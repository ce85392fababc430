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
