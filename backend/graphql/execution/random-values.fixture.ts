import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

export interface FaultRates {
  seed: number;
  /** Percent of values that are null, throw, have a wrong type, or are promises. */
  nulls: number;
  errors: number;
  wrongTypes: number;
  promises: number;
}

/** An object with a value for every field of a type; always the same value for the same path. */
function randomObject(type: GraphQLObjectType, rates: FaultRates, path = ''): object {
  return new Proxy(
    {},
    {
      get(_, name) {
        const field = typeof name === 'string' ? type.getFields()[name] : undefined;
        return field ? fieldValueAt(`${path}.${field.name}`, field.type, rates) : undefined;
      },
    },
  );
}

/** Half of the fields get a resolver; the others are read from their object. */
export function addRandomResolvers(schema: GraphQLSchema, ratesOf: (context: unknown) => FaultRates): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
    for (const field of Object.values(type.getFields())) {
      if (!isRoot && percent(field.name, 0) < 50) continue;
      field.resolve = (source, args, context) => {
        if (Object.keys(args).length > 0 && String(field.type) === 'String') return JSON.stringify(args);
        const object = isRoot ? randomObject(type, ratesOf(context)) : source;
        return Reflect.get(object, field.name);
      };
    }
  }
}

function fieldValueAt(path: string, type: GraphQLOutputType, rates: FaultRates): unknown {
  const occurs = (kind: keyof FaultRates) => percent(`${kind}${path}`, rates.seed) < rates[kind];
  if (!occurs('promises')) return settledAt(path, type, rates, occurs);
  return new Promise((resolve) => resolve(settledAt(path, type, rates, occurs)));
}

function settledAt(
  path: string,
  type: GraphQLOutputType,
  rates: FaultRates,
  occurs: (kind: keyof FaultRates) => boolean,
): unknown {
  if (occurs('errors')) {
    const error = new Error(`no value at ${path}`);
    // An error may be thrown or returned.
    if (percent(path, rates.seed) < 30) return error;
    throw error;
  }
  if (occurs('nulls')) return percent(path, rates.seed) < 50 ? null : undefined;
  if (occurs('wrongTypes')) return { wrongType: true };
  if (isNonNullType(type)) return valueAt(path, type.ofType, rates);
  return valueAt(path, type, rates);
}

function valueAt(path: string, type: GraphQLOutputType, rates: FaultRates): unknown {
  if (isListType(type)) {
    const length = percent(`length${path}`, rates.seed) % 4;
    return Array.from({ length }, (_, index) => itemAt(`${path}.${index}`, type.ofType, rates));
  }
  if (isObjectType(type)) return randomObject(type, rates, path);
  if (isEnumType(type)) return type.getValues()[0]?.name;
  const number = percent(path, rates.seed);
  const values: Record<string, unknown> = { Boolean: number < 50, Int: number, Float: number / 8 };
  return values[String(type)] ?? (['Decimal', 'Long'].includes(String(type)) ? number : `at ${path}`);
}

/**
 * An item cannot throw, so the error is its value. If there are promises, all items are: graphql-js ignores the promises
 * of a list after the error of a later item, and their rejections would fail the run as unhandled.
 */
function itemAt(path: string, type: GraphQLOutputType, rates: FaultRates): unknown {
  try {
    const value = fieldValueAt(path, type, rates);
    return rates.promises > 0 ? Promise.resolve(value) : value;
  } catch (error) {
    return rates.promises > 0 ? Promise.resolve(error) : error;
  }
}

function percent(text: string, seed: number): number {
  let hash = seed | 0;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash ^= hash >>> 15;
  return (hash >>> 0) % 100;
}
