import type * as v from 'valibot';
import type { ContentFault } from './content-error.ts';

type Schema =
  | v.OptionalSchema<v.GenericSchema, unknown>
  | v.ArraySchema<v.GenericSchema, undefined>
  | v.ObjectSchema<v.ObjectEntries, undefined>;

/** Settings that the schema does not know, which readers never see: most are misspelt. */
export function unknownSettings(
  schema: v.GenericSchema,
  given: unknown,
  path: string[] = [],
): ContentFault[] {
  const known = schema as unknown as Schema;
  if (known.type === 'optional') return unknownSettings(known.wrapped, given, path);
  if (known.type === 'array' && Array.isArray(given))
    return given.flatMap((one, place) => unknownSettings(known.item, one, [...path, String(place)]));
  if (known.type !== 'object' || typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const own = Object.hasOwn(known.entries, name) ? known.entries[name] : undefined;
    const place = [...path, name];
    if (own) return unknownSettings(own as v.GenericSchema, value, place);
    const names = Object.keys(known.entries).join(', ');
    return [{ path: place.join('.'), expected: `nothing of that name; there are ${names}` }];
  });
}
