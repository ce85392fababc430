/** A line for each difference: `~ markets.se.languages: sv, en → sv`. */
export function describeDifferences(before: unknown, after: unknown): string[] {
  const oldValues = flatten(before);
  const newValues = flatten(after);
  const paths = [...new Set([...oldValues.keys(), ...newValues.keys()])];
  return paths.flatMap((path) => {
    const from = oldValues.get(path);
    const to = newValues.get(path);
    if (from === to) return [];
    if (from === undefined) return `+ ${path}: ${to}`;
    return to === undefined ? `- ${path}: ${from}` : `~ ${path}: ${from} → ${to}`;
  });
}

/** Values by path. Entries of lists have the name of their `id` or `key`, so that a new one does not move the others. */
function flatten(value: unknown, path = '', values = new Map<string, string>()): Map<string, string> {
  if (value === undefined || value === null) return values;
  if (typeof value !== 'object') return values.set(path, String(value));
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object'))
    return value.length > 0 ? values.set(path, value.join(', ')) : values;
  const entries = Array.isArray(value)
    ? value.map((entry, index) => [nameOf(entry, index), entry] as const)
    : Object.entries(value);
  for (const [name, entry] of entries) flatten(entry, path ? `${path}.${name}` : name, values);
  return values;
}

/** VAT rates have no id or key: a tax class and a first day identify them. */
function nameOf(entry: { id?: string; key?: string; class?: string; from?: string }, index: number): string {
  return entry.id ?? entry.key ?? (entry.class ? `${entry.class} from ${entry.from}` : String(index));
}
