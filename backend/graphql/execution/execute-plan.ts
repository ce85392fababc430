import { type FieldNode, type GraphQLLeafType, getArgumentValues, type ResponsePath } from 'graphql';
import { ShopError } from '../errors.ts';
import { FieldInfo, pathTo } from './field-info.ts';
import type { OperationParts, PlannedField, PlannedSelection, PlannedValue } from './plan-operation.ts';

/** One execution: the input of every field, and the errors so far. */
export interface Execution extends OperationParts {
  /** As the client sent them, without the defaults of the contract. */
  sentVariables: Readonly<Record<string, unknown>>;
  context: unknown;
  errors: FieldError[];
  /** Cached, because they are the same for every item of a list. */
  args: Map<PlannedField, Record<string, unknown>>;
}

/** The part of an execution that the arguments of its fields depend on. */
export type ArgumentSource = Pick<Execution, 'variables' | 'args'>;

/** The cause and path of a failed field. Not an `Error`, which is a hundred times slower to create. */
export class FieldError {
  readonly cause: unknown;
  readonly path: readonly (string | number)[];

  constructor(cause: unknown, path: readonly (string | number)[]) {
    this.cause = cause;
    this.path = path;
  }
}

interface ExecutedPlan {
  data: ResultObject | null;
  errors: readonly FieldError[];
}

type Path = ResponsePath | undefined;
type ResultObject = Record<string, unknown>;

/**
 * Gives the same result as the executor of graphql-js (a test compares them), but from a plan: types, resolvers and merged
 * fields are known before the execution.
 */
export async function executePlan(selection: PlannedSelection, execution: Execution): Promise<ExecutedPlan> {
  let data: ResultObject | null = null;
  try {
    const isMutation = execution.operation.operation === 'mutation';
    data = await (isMutation
      ? executeFieldsSerially(selection, execution)
      : executeFields(selection, undefined, execution, undefined));
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    execution.errors.push(error);
  }
  return { data, errors: execution.errors };
}

/** Mutations are executed one after the other (GraphQL specification, 6.2.2). */
async function executeFieldsSerially(
  { fields }: PlannedSelection,
  execution: Execution,
): Promise<ResultObject> {
  const result: ResultObject = {};
  for (const field of fields) result[field.key] = await executeField(field, undefined, execution, undefined);
  return result;
}

function executeFields(
  { fields, template }: PlannedSelection,
  source: unknown,
  execution: Execution,
  path: Path,
): ResultObject | Promise<ResultObject> {
  const result: ResultObject = { ...template };
  let pending: Promise<unknown>[] | undefined;
  try {
    for (const field of fields) {
      const value = executeField(field, source, execution, path);
      if (value instanceof Promise) {
        pending ??= [];
        pending.push(
          value.then((settled) => {
            result[field.key] = settled;
          }),
        );
      } else result[field.key] = value;
    }
  } catch (error) {
    return rejectAfter(pending ?? [], error);
  }
  return pending ? Promise.all(pending).then(() => result) : result;
}

function completeItems(
  values: Iterable<unknown>,
  items: PlannedValue,
  field: PlannedField,
  execution: Execution,
  path: Path,
): unknown[] | Promise<unknown[]> {
  const results: unknown[] = [];
  let isPending = false;
  try {
    for (const value of values) {
      const itemPath = { prev: path, key: results.length, typename: undefined };
      const item = completeValue(value, items, field, execution, itemPath);
      results.push(item);
      isPending ||= item instanceof Promise;
    }
  } catch (error) {
    return rejectAfter(results, error);
  }
  return isPending ? Promise.all(results) : results;
}

/** Waits for the fields that have started, so that their errors are collected and no rejection is unhandled. */
export function rejectAfter(started: readonly unknown[], error: unknown): Promise<never> {
  if (!started.some((value) => value instanceof Promise)) throw error;
  return Promise.allSettled(started).then(() => {
    throw error;
  });
}

function executeField(field: PlannedField, source: unknown, execution: Execution, parent: Path): unknown {
  let value: unknown;
  try {
    value = resolveField(field, source, execution, parent);
  } catch (error) {
    return handleFieldError(error, field.value, execution, pathTo(field, parent));
  }
  // The common case first: strings and booleans need no serialising.
  if (field.value.kind === 'leaf' && typeof value === field.value.passThroughType) return value;
  return completeValue(value, field.value, field, execution, pathTo(field, parent));
}

export function resolveField(
  field: PlannedField,
  source: unknown,
  execution: Execution,
  parent: Path,
): unknown {
  const { resolve } = field.definition;
  if (resolve)
    return resolve(
      source,
      argumentsOf(field, execution),
      execution.context,
      new FieldInfo(field, execution, parent),
    );
  if (typeof source !== 'object' || source === null) return undefined;
  const value: unknown = source[field.name as keyof typeof source];
  if (typeof value !== 'function') return value;
  return value.call(
    source,
    argumentsOf(field, execution),
    execution.context,
    new FieldInfo(field, execution, parent),
  );
}

const noArguments = Object.freeze({});

export function argumentsOf(field: PlannedField, source: ArgumentSource): Record<string, unknown> {
  if (field.definition.args.length === 0) return noArguments;
  if (!field.hasVariables) {
    // All requests share them.
    field.fixedArguments ??= freeze(readArguments(field, source));
    return field.fixedArguments;
  }
  const known = source.args.get(field);
  if (known) return known;
  const args = readArguments(field, source);
  source.args.set(field, args);
  return args;
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

function readArguments(
  { definition, nodes }: PlannedField,
  { variables }: ArgumentSource,
): Record<string, unknown> {
  try {
    return getArgumentValues(definition, nodes[0] as FieldNode, variables);
  } catch (error) {
    // Validation allows a nullable variable for a non-null argument with a default; its value may still be null.
    throw new ShopError('BAD_INPUT', (error as Error).message);
  }
}

/** Completes a value or a promise as the selection requests it. */
function completeValue(
  value: unknown,
  planned: PlannedValue,
  field: PlannedField,
  execution: Execution,
  path: ResponsePath,
): unknown {
  try {
    const result = isThenable(value)
      ? Promise.resolve(value).then((settled) =>
          completeSettledValue(settled, planned, field, execution, path),
        )
      : completeSettledValue(value, planned, field, execution, path);
    return result instanceof Promise
      ? result.catch((error) => handleFieldError(error, planned, execution, path))
      : result;
  } catch (error) {
    return handleFieldError(error, planned, execution, path);
  }
}

function completeSettledValue(
  value: unknown,
  planned: PlannedValue,
  field: PlannedField,
  execution: Execution,
  path: ResponsePath,
): unknown {
  if (value === null || value === undefined) {
    if (planned.isNullable) return null;
    throw nullError(field);
  }
  if (value instanceof Error) throw value;
  if (planned.kind === 'leaf') return serialize(value, planned.type);
  if (planned.kind === 'object') return executeFields(planned, value, execution, path);
  if (isIterable(value)) return completeItems(value, planned.items, field, execution, path);
  throw notAListError(field);
}

export function serialize(value: unknown, type: GraphQLLeafType): unknown {
  const serialized = type.serialize(value);
  if (serialized === null || serialized === undefined)
    throw new Error(`${type.name} cannot represent the value of a field.`);
  return serialized;
}

/** A nullable field becomes null; otherwise the error goes to its nearest nullable ancestor. */
export function handleFieldError(
  error: unknown,
  planned: PlannedValue,
  execution: Execution,
  path: Path,
): null {
  const located = error instanceof FieldError ? error : new FieldError(error, pathFromRoot(path));
  if (!planned.isNullable) throw located;
  execution.errors.push(located);
  return null;
}

function pathFromRoot(path: Path): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let at = path; at; at = at.prev) keys.unshift(at.key);
  return keys;
}

export function nullError({ parentType, name }: PlannedField): Error {
  return new Error(`Cannot return null for non-nullable field ${parentType.name}.${name}.`);
}

export function notAListError({ parentType, name }: PlannedField): Error {
  return new Error(`Expected Iterable, but did not find one for field "${parentType.name}.${name}".`);
}

export function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

export function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && typeof (value as PromiseLike<unknown> | null)?.then === 'function';
}
