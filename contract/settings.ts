import * as v from 'valibot';

/**
 * Building blocks for settings that come from the environment. An empty value counts as not set. Each error is one
 * sentence that names the variable.
 */

const given = (value: string) => (value.length > 60 ? `${value.slice(0, 60)}…` : value);

export function text(name: string, fallback: string, pattern?: { form: RegExp; says: string }) {
  return optional(
    pattern
      ? v.pipe(
          v.string(),
          v.regex(pattern.form, ({ input }) => `${name} must be ${pattern.says}, not "${given(input)}".`),
        )
      : v.string(),
    fallback,
  );
}

export function wholeNumber(name: string, least: number, most: number, fallback?: number) {
  const says = (input: unknown) =>
    `${name} must be a whole number from ${least} to ${most}, not "${given(String(input))}".`;
  const number = v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, ({ input }) => says(input)),
    v.transform(Number),
    v.minValue(least, ({ input }) => says(input)),
    v.maxValue(most, ({ input }) => says(input)),
  );
  return v.pipe(
    v.unknown(),
    v.transform(emptyIsNone),
    v.optional(number, fallback === undefined ? undefined : String(fallback)),
  );
}

export function yesOrNo(name: string, fallback: boolean) {
  return v.pipe(
    v.unknown(),
    v.transform(emptyIsNone),
    v.optional(
      v.pipe(
        v.picklist(
          ['true', 'false', '1', '0'],
          ({ input }) => `${name} must be true or false, not "${given(String(input))}".`,
        ),
        v.transform((value) => value === 'true' || value === '1'),
      ),
      fallback ? 'true' : 'false',
    ),
  );
}

export function oneOf<const T extends readonly string[]>(name: string, values: T, fallback: T[number]) {
  return optional(
    v.picklist(
      values,
      ({ input }) => `${name} must be one of ${values.join(', ')}, not "${given(String(input))}".`,
    ),
    fallback,
  );
}

export function address(name: string, protocols: string[]) {
  const isAddress = (value: string) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1));
  // The value may contain a password: the error does not repeat it.
  const schema = v.pipe(
    v.string(),
    v.check(
      isAddress,
      `${name} must be an address that begins with ${protocols.map((p) => `${p}://`).join(' or ')}.`,
    ),
  );
  return v.pipe(v.unknown(), v.transform(emptyIsNone), v.optional(schema));
}

/** Scheme, host and port, without a path. */
export function addressWithoutPath(name: string, protocols: string[]) {
  return v.pipe(
    address(name, protocols),
    v.check(
      (url) => url === undefined || !URL.canParse(url) || new URL(url).pathname === '/',
      `${name} must be an address without a path.`,
    ),
  );
}

function optional<const S extends v.GenericSchema<string>>(schema: S, fallback: string) {
  return v.pipe(v.unknown(), v.transform(emptyIsNone), v.optional(schema, fallback as v.InferInput<S>));
}

function emptyIsNone(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? undefined : value;
}
