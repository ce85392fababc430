import { type FieldNode, type GraphQLLeafType, getArgumentValues, type ResponsePath } from 'graphql';
import { ShopError } from './errors.ts';
import { FieldInfo, pathTo } from './field-info.ts';
import type { OperationParts, PlannedField, PlannedValue } from './plan-operation.ts';

/** One execution: what every field of it is given, and what it leaves behind. */
export interface Run extends OperationParts {
  /** As the client wrote them: without the defaults of the contract. */
  sentVariables: Readonly<Record<string, unknown>>;
  context: unknown;
  errors: FieldError[];
  /** Read once: they are the same for every item of a list. */
  args: Map<PlannedField, Record<string, unknown>>;
}

/** Why a field has no value, and which one. An `Error` of its own would cost a hundred times as much. */
export class FieldError {
  readonly cause: unknown;
  readonly path: readonly (string | number)[];

  constructor(cause: unknown, path: readonly (string | number)[]) {
    this.cause = cause;
    this.path = path;
  }
}

export interface ExecutedPlan {
  data: Answer | null;
  errors: readonly FieldError[];
}

type Path = ResponsePath | undefined;
type Answer = Record<string, unknown>;

/**
 * Answers as the reference executor of GraphQL does (a test compares them), but from a plan: most of what that one
 * finds out for every field of every item is known before.
 */
export async function executePlan(fields: readonly PlannedField[], run: Run): Promise<ExecutedPlan> {
  let data: Answer | null = null;
  try {
    const isMutation = run.operation.operation === 'mutation';
    data = await (isMutation ? answerInOrder(fields, run) : answerFields(fields, undefined, run, undefined));
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    run.errors.push(error);
  }
  return { data, errors: run.errors };
}

/** Each mutation finds what the one before it has done. */
async function answerInOrder(fields: readonly PlannedField[], run: Run): Promise<Answer> {
  const answer: Answer = {};
  for (const field of fields) answer[field.key] = await answerField(field, undefined, run, undefined);
  return answer;
}

function answerFields(
  fields: readonly PlannedField[],
  source: unknown,
  run: Run,
  path: Path,
): Answer | Promise<Answer> {
  const answer: Answer = {};
  let pending: Promise<unknown>[] | undefined;
  try {
    for (const field of fields) {
      const value = answerField(field, source, run, path);
      // A promise keeps the place of its field, so that the order stays that of the document.
      answer[field.key] = value;
      if (value instanceof Promise) {
        pending ??= [];
        pending.push(value.then((settled) => Object.assign(answer, { [field.key]: settled })));
      }
    }
  } catch (error) {
    return failAfter(pending ?? [], error);
  }
  return pending ? Promise.all(pending).then(() => answer) : answer;
}

function answerItems(
  values: Iterable<unknown>,
  items: PlannedValue,
  field: PlannedField,
  run: Run,
  path: Path,
): unknown[] | Promise<unknown[]> {
  const answer: unknown[] = [];
  let isPending = false;
  try {
    for (const value of values) {
      const itemPath = { prev: path, key: answer.length, typename: undefined };
      const item = answerValue(value, items, field, run, itemPath);
      answer.push(item);
      isPending ||= item instanceof Promise;
    }
  } catch (error) {
    return failAfter(answer, error);
  }
  return isPending ? Promise.all(answer) : answer;
}

/** What has been started is waited for, so that its errors are told as well and no rejection is left alone. */
function failAfter(started: readonly unknown[], error: unknown): Promise<never> {
  if (!started.some((value) => value instanceof Promise)) throw error;
  return Promise.allSettled(started).then(() => {
    throw error;
  });
}

function answerField(field: PlannedField, source: unknown, run: Run, parent: Path): unknown {
  let value: unknown;
  try {
    value = resolveField(field, source, run, parent);
  } catch (error) {
    return fail(error, field.value, run, pathTo(field, parent));
  }
  // The common end first: a text or a truth value is handed out as it is.
  if (field.value.kind === 'leaf' && typeof value === field.value.asIs) return value;
  return answerValue(value, field.value, field, run, pathTo(field, parent));
}

function resolveField(field: PlannedField, source: unknown, run: Run, parent: Path): unknown {
  const { resolve } = field.definition;
  if (resolve)
    return resolve(source, argumentsOf(field, run), run.context, new FieldInfo(field, run, parent));
  if (typeof source !== 'object' || source === null) return undefined;
  const value: unknown = source[field.name as keyof typeof source];
  if (typeof value !== 'function') return value;
  return value.call(source, argumentsOf(field, run), run.context, new FieldInfo(field, run, parent));
}

const noArguments = Object.freeze({});

export function argumentsOf(field: PlannedField, run: Run): Record<string, unknown> {
  if (field.definition.args.length === 0) return noArguments;
  const known = run.args.get(field);
  if (known) return known;
  const args = readArguments(field, run);
  run.args.set(field, args);
  return args;
}

function readArguments({ definition, nodes }: PlannedField, { variables }: Run): Record<string, unknown> {
  try {
    return getArgumentValues(definition, nodes[0] as FieldNode, variables);
  } catch (error) {
    // What validation lets pass: a variable may be null, and its argument may not.
    throw new ShopError('BAD_INPUT', (error as Error).message);
  }
}

/** A value, or one that is still to come, in the shape that was asked for. */
function answerValue(
  value: unknown,
  planned: PlannedValue,
  field: PlannedField,
  run: Run,
  path: ResponsePath,
): unknown {
  try {
    const answer = isThenable(value)
      ? Promise.resolve(value).then((settled) => shapeValue(settled, planned, field, run, path))
      : shapeValue(value, planned, field, run, path);
    return answer instanceof Promise ? answer.catch((error) => fail(error, planned, run, path)) : answer;
  } catch (error) {
    return fail(error, planned, run, path);
  }
}

function shapeValue(
  value: unknown,
  planned: PlannedValue,
  field: PlannedField,
  run: Run,
  path: ResponsePath,
): unknown {
  if (value === null || value === undefined) {
    if (planned.isNullable) return null;
    throw new Error(`Cannot return null for non-nullable field ${nameOf(field)}.`);
  }
  if (value instanceof Error) throw value;
  if (planned.kind === 'leaf') return serialize(value, planned.type);
  if (planned.kind === 'object') return answerFields(planned.fields, value, run, path);
  if (isIterable(value)) return answerItems(value, planned.items, field, run, path);
  throw new Error(`Expected Iterable, but did not find one for field "${nameOf(field)}".`);
}

function serialize(value: unknown, type: GraphQLLeafType): unknown {
  const serialized = type.serialize(value);
  if (serialized === null || serialized === undefined)
    throw new Error(`${type.name} has no representation of a value it was given.`);
  return serialized;
}

/** A field that may be null stands for its error; otherwise the nearest one above it that may does. */
function fail(error: unknown, planned: PlannedValue, run: Run, path: Path): null {
  const located = error instanceof FieldError ? error : new FieldError(error, pathFromRoot(path));
  if (!planned.isNullable) throw located;
  run.errors.push(located);
  return null;
}

function pathFromRoot(path: Path): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let at = path; at; at = at.prev) keys.unshift(at.key);
  return keys;
}

function nameOf({ parentType, name }: PlannedField): string {
  return `${parentType.name}.${name}`;
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && typeof (value as PromiseLike<unknown> | null)?.then === 'function';
}
