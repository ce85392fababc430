import type { GraphQLLeafType, ResponsePath } from 'graphql';
import {
  type Execution,
  FieldError,
  handleFieldError,
  isIterable,
  isThenable,
  notAListError,
  nullError,
  rejectAfter,
  resolveField,
  serialize,
} from './execute-plan.ts';
import { pathTo } from './field-info.ts';
import { ascii, JsonBytes } from './json-bytes.ts';
import type { PlannedField, PlannedSelection, PlannedValue } from './plan-operation.ts';
import { dependsOnSourceOnly, sharedJsonOf } from './shared-json.ts';

/** The data of a result as JSON in UTF-8. */
export class JsonData {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

interface WrittenPlan {
  data: JsonData;
  errors: readonly FieldError[];
}

/** Set if a part waits for a promise. Otherwise the part has been appended to `json`. */
type Deferred = Promise<Uint8Array> | undefined;
type Path = ResponsePath | undefined;
type WriteObject = (source: unknown, execution: Execution, path: Path) => Deferred;
type WriteValue = (value: unknown, execution: Execution, path: ResponsePath) => Deferred;

const openList = ascii('[');
const closeList = ascii(']');
const closeObject = ascii('}');
const comma = ascii(',');
const emptyObject = ascii('{}');
const nullText: Uint8Array = ascii('null');

/** Shared by all executions: a part is written without `await`, and copied out before another execution continues. */
const json = new JsonBytes();
const writers = new WeakMap<PlannedSelection, WriteObject>();

/** The result of a query as `executePlan` gives it, but as JSON, without objects in between (a test compares them). */
export async function writePlan(selection: PlannedSelection, execution: Execution): Promise<WrittenPlan> {
  let bytes = nullText;
  const start = json.length;
  try {
    const deferred = writerOf(selection)(undefined, execution, undefined);
    bytes = deferred ? await deferred : json.take(start);
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    execution.errors.push(error);
  }
  return { data: new JsonData(bytes), errors: execution.errors };
}

function writerOf(selection: PlannedSelection): WriteObject {
  const known = writers.get(selection);
  if (known) return known;
  const writeFields = compileObject(selection);
  const write = dependsOnSourceOnly(selection) ? reuseJson(selection, writeFields) : writeFields;
  writers.set(selection, write);
  return write;
}

/** The JSON of a shared object is written once. One with an error or a promise is not stored. */
function reuseJson(selection: PlannedSelection, write: WriteObject): WriteObject {
  return (source, execution, path) => {
    const texts = sharedJsonOf(source);
    if (!texts) return write(source, execution, path);
    const known = texts.get(selection);
    if (known) return void json.raw(known);
    const start = json.length;
    const errorCount = execution.errors.length;
    const deferred = write(source, execution, path);
    if (!deferred && execution.errors.length === errorCount) texts.set(selection, json.copyFrom(start));
    return deferred;
  };
}

function compileObject({ fields }: PlannedSelection): WriteObject {
  const prefixes = fields.map(({ key }, index) => ascii(`${index === 0 ? '{' : ','}"${key}":`));
  const writeFields = fields.map(compileField);
  return (source, execution, path) => {
    if (writeFields.length === 0) return void json.raw(emptyObject);
    const start = json.length;
    let parts: (Uint8Array | Promise<Uint8Array>)[] | undefined;
    try {
      for (let index = 0; index < writeFields.length; index++) {
        json.raw(prefixes[index] as Uint8Array);
        const deferred = (writeFields[index] as WriteObject)(source, execution, path);
        if (deferred) {
          parts ??= [];
          parts.push(json.take(start), deferred);
        }
      }
    } catch (error) {
      json.length = start;
      return rejectAfter(parts ?? [], error);
    }
    json.raw(closeObject);
    return parts && joinParts(parts, json.take(start));
  };
}

async function joinParts(
  parts: readonly (Uint8Array | Promise<Uint8Array>)[],
  last: Uint8Array,
): Promise<Uint8Array> {
  return Buffer.concat([...(await Promise.all(parts)), last]);
}

const compiledFields = new WeakMap<PlannedField, WriteObject>();

/** A fragment's fields are compiled once, wherever it is used. */
function compileField(field: PlannedField): WriteObject {
  const known = compiledFields.get(field);
  if (known) return known;
  const write = field.name === '__typename' ? compileTypename(field) : compileResolvedField(field);
  compiledFields.set(field, write);
  return write;
}

function compileTypename({ parentType }: PlannedField): WriteObject {
  const text = ascii(`"${parentType.name}"`);
  return () => void json.raw(text);
}

function compileResolvedField(field: PlannedField): WriteObject {
  const planned = field.value;
  const writeValue = compileValue(planned, field);
  const passThroughType = planned.kind === 'leaf' ? planned.passThroughType : undefined;
  const writeUnchanged = writerOfType(passThroughType);
  return (source, execution, parent) => {
    let value: unknown;
    try {
      value = resolveField(field, source, execution, parent);
    } catch (error) {
      handleFieldError(error, planned, execution, pathTo(field, parent));
      return void json.null();
    }
    // The common case first: strings and booleans need no serialising.
    if (writeUnchanged && typeof value === passThroughType) return writeUnchanged(value);
    return writeValue(value, execution, pathTo(field, parent));
  };
}

function writerOfType(type: string | undefined): ((value: unknown) => undefined) | undefined {
  if (type === 'string') return (value) => void json.string(value as string);
  if (type === 'boolean') return (value) => void json.boolean(value as boolean);
  if (type === 'number') return (value) => void json.number(value as number);
  return undefined;
}

/** Writes a value or a promise as the selection requests it. */
function compileValue(planned: PlannedValue, field: PlannedField): WriteValue {
  const writeSettled = compileSettledValue(planned, field);
  const handle = (error: unknown, execution: Execution, path: ResponsePath): Uint8Array => {
    handleFieldError(error, planned, execution, path);
    return nullText;
  };
  return (value, execution, path) => {
    if (isThenable(value))
      return Promise.resolve(value)
        .then((settled) => {
          const start = json.length;
          return writeSettled(settled, execution, path) ?? json.take(start);
        })
        .catch((error) => handle(error, execution, path));
    const start = json.length;
    try {
      return writeSettled(value, execution, path)?.catch((error) => handle(error, execution, path));
    } catch (error) {
      json.length = start;
      return void json.raw(handle(error, execution, path));
    }
  };
}

function compileSettledValue(planned: PlannedValue, field: PlannedField): WriteValue {
  const write = compileNonNullValue(planned, field);
  return (value, execution, path) => {
    if (value === null || value === undefined) {
      if (planned.isNullable) return void json.null();
      throw nullError(field);
    }
    if (value instanceof Error) throw value;
    return write(value, execution, path);
  };
}

function compileNonNullValue(planned: PlannedValue, field: PlannedField): WriteValue {
  if (planned.kind === 'leaf') return compileLeaf(planned.type);
  if (planned.kind === 'object') return writerOf(planned);
  const writeItem = compileValue(planned.items, field);
  return (values, execution, path) => {
    if (!isIterable(values)) throw notAListError(field);
    return writeItems(values, writeItem, execution, path);
  };
}

function compileLeaf(type: GraphQLLeafType): WriteValue {
  return (value) => void json.value(serialize(value, type));
}

function writeItems(
  values: Iterable<unknown>,
  writeItem: WriteValue,
  execution: Execution,
  path: ResponsePath,
): Deferred {
  const start = json.length;
  let parts: (Uint8Array | Promise<Uint8Array>)[] | undefined;
  let index = 0;
  try {
    json.raw(openList);
    for (const value of values) {
      if (index > 0) json.raw(comma);
      const deferred = writeItem(value, execution, { prev: path, key: index++, typename: undefined });
      if (deferred) {
        parts ??= [];
        parts.push(json.take(start), deferred);
      }
    }
  } catch (error) {
    json.length = start;
    return rejectAfter(parts ?? [], error);
  }
  json.raw(closeList);
  return parts && joinParts(parts, json.take(start));
}
