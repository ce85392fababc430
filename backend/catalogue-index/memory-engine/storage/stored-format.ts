/**
 * How a value is stored as JSON. Formats are composed of other formats, and so are their signatures: two formats with the
 * same signature can read each other's data.
 */
export interface StoredFormat<Value> {
  readonly signature: string;
  /** Null for a value that JSON stores as it is. */
  readonly write: ((value: Value) => unknown) | null;
  readonly read: ((stored: unknown) => Value) | null;
}

export type FormatsOf<Item> = { [Name in keyof Item]-?: StoredFormat<Item[Name]> };

export function writeWith<Value>({ write }: StoredFormat<Value>, value: Value): unknown {
  return write ? write(value) : value;
}

export function readWith<Value>({ read }: StoredFormat<Value>, stored: unknown): Value {
  return read ? read(stored) : (stored as Value);
}

/** A value that JSON stores as it is. `type` describes it in the signature. */
export function json<Value>(type: string): StoredFormat<Value> {
  return { signature: type, write: null, read: null };
}

/** A value that is stored as something else. */
export function converted<Value, Stored>(
  type: string,
  write: (value: Value) => Stored,
  read: (stored: Stored) => Value,
): StoredFormat<Value> {
  return { signature: type, write, read: read as (stored: unknown) => Value };
}

export function nullable<Value>({ signature, write, read }: StoredFormat<Value>): StoredFormat<Value | null> {
  return {
    signature: `${signature}|null`,
    write: write && ((value) => (value === null ? null : write(value))),
    read: read && ((stored) => (stored === null ? null : read(stored))),
  };
}

export function listOf<Item>({ signature, write, read }: StoredFormat<Item>): StoredFormat<Item[]> {
  return {
    signature: `${signature}[]`,
    write: write && ((items) => items.map(write)),
    read: read && ((stored) => (stored as unknown[]).map(read)),
  };
}

/** Stores 0 instead of a value that most items have. `createDefault` is called for each, so that none is shared. */
export function defaultAsZero<Value>(
  format: StoredFormat<Value>,
  isDefault: (value: Value) => boolean,
  createDefault: () => Value,
): StoredFormat<Value> {
  return {
    signature: `0|${format.signature}`,
    write: (value) => (isDefault(value) ? 0 : writeWith(format, value)),
    read: (stored) => (stored === 0 ? createDefault() : readWith(format, stored)),
  };
}

/** An object that is stored as an array: the order of `formats` is the order of the values, and names are not stored. */
export function tuple<Item extends object>(formats: FormatsOf<Item>): StoredFormat<Item> {
  const names = Object.keys(formats) as (keyof Item & string)[];
  const fields = names.map((name) => formats[name] as StoredFormat<unknown>);
  return {
    signature: `[${names.map((name) => `${name}:${formats[name].signature}`).join()}]`,
    write: compileWriter(names, fields),
    read: compileReader(names, fields),
  };
}

/**
 * Compiles `(item) => [item.id, convert1(item.type), …]`. A loop over the fields would be 50 % slower, and lists
 * read records by the thousand. The names come from code, never from data.
 */
function compileWriter<Item>(names: string[], fields: StoredFormat<unknown>[]): (item: Item) => unknown {
  const values = fields.map(({ write }, index) =>
    write ? `convert${index}(item.${names[index]})` : `item.${names[index]}`,
  );
  return compile(
    `(item) => [${values.join()}]`,
    fields.map(({ write }) => write),
  );
}

/** Compiles `(values) => ({ id: values[0], type: convert1(values[1]), … })`. */
function compileReader<Item>(names: string[], fields: StoredFormat<unknown>[]): (stored: unknown) => Item {
  const values = fields.map(({ read }, index) =>
    read ? `${names[index]}: convert${index}(values[${index}])` : `${names[index]}: values[${index}]`,
  );
  return compile(
    `(values) => ({ ${values.join()} })`,
    fields.map(({ read }) => read),
  );
}

function compile<Result>(code: string, converters: readonly unknown[]): Result {
  return new Function(...converters.map((_, index) => `convert${index}`), `return ${code};`)(...converters);
}
