import {
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Fuzzer } from './fuzzer.ts';

interface FuzzedOperation {
  query: string;
  variables: Record<string, unknown>;
}

/** Operations with one root field each, whose arguments have fuzzed values. The fields are repeated without end. */
export function* fuzzedOperations(schema: GraphQLSchema, fuzzer: Fuzzer): Generator<FuzzedOperation> {
  for (;;)
    for (const kind of ['query', 'mutation'] as const) {
      const type = (kind === 'query' ? schema.getQueryType() : schema.getMutationType()) as GraphQLObjectType;
      for (const field of Object.values(type.getFields())) {
        const args = field.args.filter(({ type }) => isNonNullType(type) || fuzzer.isMaybe(0.6));
        const parameters = args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
        const given = args.map(({ name }) => `${name}: $${name}`).join(', ');
        yield {
          query: `${kind} Fuzzed${parameters ? `(${parameters})` : ''} { ${field.name}${given ? `(${given})` : ''} ${selection(field.type, 2)} }`,
          variables: Object.fromEntries(args.map(({ name, type }) => [name, fuzzedInput(type, fuzzer)])),
        };
      }
    }
}

/** All leaves, and objects to a depth. */
function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const isObject = isObjectType(getNamedType(field.type));
    if (field.args.some(({ type }) => isNonNullType(type)) || (isObject && depth === 0)) return [];
    return [isObject ? `${field.name} ${selection(field.type, depth - 1)}` : field.name];
  });
  return `{ __typename ${fields.slice(0, 30).join(' ')} }`;
}

function fuzzedInput(type: GraphQLInputType, fuzzer: Fuzzer): unknown {
  // Most values have the right type: others are rejected before execution.
  if (fuzzer.isMaybe(0.03)) return fuzzer.value();
  if (isNonNullType(type)) return fuzzedInput(type.ofType, fuzzer);
  if (fuzzer.isMaybe(0.05)) return null;
  if (isListType(type))
    return Array.from({ length: fuzzer.number(4) }, () => fuzzedInput(type.ofType, fuzzer));
  if (isEnumType(type)) return fuzzer.pick(type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) || fuzzer.isMaybe(0.5),
    );
    return Object.fromEntries(fields.map((field) => [field.name, fuzzedInput(field.type, fuzzer)]));
  }
  switch (type.name) {
    case 'Boolean':
      return fuzzer.isMaybe(0.5);
    case 'Int':
      return Math.trunc(fuzzer.amount()) % 2 ** 31;
    case 'Float':
    case 'Decimal':
    case 'Long':
      return fuzzer.amount();
    default:
      return fuzzer.text();
  }
}
