import * as v from 'valibot';

/**
 * Schemas for settings that are environment variables. An empty value is treated as not set. Each error is one sentence that
 * names the variable.
 */

const maxShownLength = 60;

const shorten = (value: string) =>
  value.length > maxShownLength ? `${value.slice(0, maxShownLength)}…` : value;

export function text(name: string, fallback: string, format?: { pattern: RegExp; description: string }) {
  return optional(
    format
      ? v.pipe(
          v.string(),
          v.regex(
            format.pattern,
            ({ input }) => `${name} must be ${format.description}, not "${shorten(input)}".`,
          ),
        )
      : v.string(),
    fallback,
  );
}

export function integer(name: string, min: number, max: number, fallback?: number) {
  const describeError = (input: unknown) =>
    `${name} must be a whole number from ${min} to ${max}, not "${shorten(String(input))}".`;
  const number = v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, ({ input }) => describeError(input)),
    v.transform(Number),
    v.minValue(min, ({ input }) => describeError(input)),
    v.maxValue(max, ({ input }) => describeError(input)),
  );
  return v.pipe(
    v.unknown(),
    v.transform(emptyToUndefined),
    v.optional(number, fallback === undefined ? undefined : String(fallback)),
  );
}

export function boolean(name: string, fallback: boolean) {
  return v.pipe(
    v.unknown(),
    v.transform(emptyToUndefined),
    v.optional(
      v.pipe(
        v.picklist(
          ['true', 'false', '1', '0'],
          ({ input }) => `${name} must be true or false, not "${shorten(String(input))}".`,
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
      ({ input }) => `${name} must be one of ${values.join(', ')}, not "${shorten(String(input))}".`,
    ),
    fallback,
  );
}

export function url(name: string, protocols: string[]) {
  const isUrl = (value: string) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1));
  // The value may contain a password, so the error does not contain it.
  const schema = v.pipe(
    v.string(),
    v.check(
      isUrl,
      `${name} must be an address that begins with ${protocols.map((p) => `${p}://`).join(' or ')}.`,
    ),
  );
  return v.pipe(v.unknown(), v.transform(emptyToUndefined), v.optional(schema));
}

/** A URL without a path: scheme, host and port. */
export function origin(name: string, protocols: string[]) {
  return v.pipe(
    url(name, protocols),
    v.check(
      (value) => value === undefined || !URL.canParse(value) || new URL(value).pathname === '/',
      `${name} must be an address without a path.`,
    ),
  );
}

function optional<const S extends v.GenericSchema<string>>(schema: S, fallback: string) {
  return v.pipe(v.unknown(), v.transform(emptyToUndefined), v.optional(schema, fallback as v.InferInput<S>));
}

function emptyToUndefined(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? undefined : value;
}
