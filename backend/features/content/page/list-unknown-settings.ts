import type * as v from 'valibot';
import type { ContentIssue } from '../content-error.ts';

type Schema =
  | v.OptionalSchema<v.GenericSchema, unknown>
  | v.ArraySchema<v.GenericSchema, undefined>
  | v.ObjectSchema<v.ObjectEntries, undefined>;

/** Settings that the schema does not have. They are never displayed; most are misspelt. */
export function listUnknownSettings(
  schema: v.GenericSchema,
  value: unknown,
  path: string[] = [],
): ContentIssue[] {
  const known = schema as unknown as Schema;
  if (known.type === 'optional') return listUnknownSettings(known.wrapped, value, path);
  if (known.type === 'array' && Array.isArray(value))
    return value.flatMap((entry, index) => listUnknownSettings(known.item, entry, [...path, String(index)]));
  if (known.type !== 'object' || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => {
    const entrySchema = Object.hasOwn(known.entries, name) ? known.entries[name] : undefined;
    const entryPath = [...path, name];
    if (entrySchema) return listUnknownSettings(entrySchema as v.GenericSchema, entry, entryPath);
    const names = Object.keys(known.entries).join(', ');
    return [{ path: entryPath.join('.'), expected: `no setting of this name; there are ${names}` }];
  });
}
