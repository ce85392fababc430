import {
  astFromValue,
  buildASTSchema,
  buildSchema,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  print,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import reference from './contract-schema.test-data.json' with { type: 'json' };
import { readContractSchema } from './contract-schema.ts';

const schema = buildASTSchema(readContractSchema());
const actual = Object.fromEntries(definedTypes(schema).map((type) => [type.name, describeType(type)]));

/** The contract, which existing clients rely on, and the fields and types that this API adds to it. */
const contract: Record<string, TypeDescription> = reference.types;
const additions: Record<string, TypeDescription> = reference.additions;

describe('the schema of the contract', () => {
  test('has the types of the reference, the additions and no others', () => {
    const expected = new Set([...Object.keys(contract), ...Object.keys(additions)]);
    expect(Object.keys(actual).sort()).toEqual([...expected].sort());
  });

  test('has its version in the description', () => {
    expect(schema.description).toMatch(/^Commerce API, version \d+\.\d+\.\d+\.$/);
  });

  test('has queries and mutations, and subscriptions as an addition', () => {
    expect(schema.getQueryType()?.name).toBe('Query');
    expect(schema.getMutationType()?.name).toBe('Mutation');
    expect(schema.getSubscriptionType()?.name).toBe('Subscription');
    expect(contract).not.toHaveProperty('Subscription');
  });

  // Names, types, nullability, arguments, defaults, deprecations and enum values, in both directions.
  test.each(Object.entries(contract))('defines %s as the reference does', (name, expected) => {
    const added = additions[name]?.fields;
    expect(actual[name]).toEqual(
      added ? { ...expected, fields: { ...expected.fields, ...added } } : expected,
    );
  });
});

describe('the additions to the contract', () => {
  const isNew = (name: string) => !Object.hasOwn(contract, name);

  test.each(Object.keys(additions).filter(isNew))('define the type %s', (name) => {
    expect(actual[name]).toEqual(additions[name]);
    expect(schema.getType(name)?.description).toMatch(/^Addition to the contract: /);
  });

  test('replace no field of the reference, and are described as additions', () => {
    for (const [name, { fields = {} }] of Object.entries(additions)) {
      if (isNew(name)) continue;
      for (const field of Object.keys(fields)) {
        expect(contract[name]?.fields).not.toHaveProperty(field);
        const type = schema.getType(name);
        const description = isObjectType(type) ? type.getFields()[field]?.description : undefined;
        expect(description).toMatch(/^Addition to the contract: /);
      }
    }
  });
});

describe('descriptions', () => {
  test('exist for every type, field, argument, input field and enum value', () => {
    expect(listUndescribed(schema)).toEqual([]);
  });

  test('are found missing in each kind of definition', () => {
    const undescribed = buildSchema(`
      "Described." type Query { "Described." a("Described." b: Int, c: Int): D e: Int }
      enum D { "Described." F G }
      "Described." input H { "Described." i: Int j: Int }
    `);
    expect(listUndescribed(undescribed)).toEqual(['Query.a(c)', 'Query.e', 'D', 'D.G', 'H.j']);
  });
});

interface TypeDescription {
  kind: string;
  fields?: Record<string, unknown>;
  values?: string[];
}

function definedTypes(from: GraphQLSchema): GraphQLNamedType[] {
  return Object.values(from.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
}

/** Paths such as `CartType.id` and `Query.getCart(id)`. */
function listUndescribed(from: GraphQLSchema): string[] {
  return definedTypes(from).flatMap((type) => [
    ...(type.description ? [] : [type.name]),
    ...membersOf(type).flatMap((member) => {
      const path = `${type.name}.${member.name}`;
      const args = 'args' in member ? member.args : [];
      return [
        ...(member.description ? [] : [path]),
        ...args.flatMap(({ name, description }) => (description ? [] : [`${path}(${name})`])),
      ];
    }),
  ]);
}

/** Enum values, or the fields of an object or input. */
function membersOf(
  type: GraphQLNamedType,
): readonly (GraphQLEnumValue | GraphQLInputField | GraphQLField<unknown, unknown>)[] {
  if (isEnumType(type)) return type.getValues();
  return isInputObjectType(type) || isObjectType(type) ? Object.values(type.getFields()) : [];
}

/** In the format of the reference data. */
function describeType(type: GraphQLNamedType) {
  if (isEnumType(type)) return { kind: 'enum', values: type.getValues().map(({ name }) => name) };
  if (isInputObjectType(type)) return { kind: 'input', fields: mapValues(type.getFields(), describeMember) };
  if (isObjectType(type)) return { kind: 'object', fields: mapValues(type.getFields(), describeField) };
  return { kind: 'scalar' };
}

function describeField(field: GraphQLField<unknown, unknown>) {
  const args = Object.fromEntries(field.args.map((argument) => [argument.name, describeArgument(argument)]));
  return { ...describeMember(field), ...(field.args.length > 0 ? { args } : {}) };
}

function describeMember(member: GraphQLInputField | GraphQLField<unknown, unknown>) {
  const fallback = 'defaultValue' in member ? printDefault(member) : undefined;
  return {
    type: String(member.type),
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(member.deprecationReason == null ? {} : { deprecated: true }),
  };
}

/** No argument of the reference has a default, so a default of the contract would be found. */
function describeArgument(argument: GraphQLArgument): string {
  const fallback = printDefault(argument);
  return fallback === undefined ? String(argument.type) : `${argument.type} = ${fallback}`;
}

function printDefault({ defaultValue, type }: GraphQLArgument | GraphQLInputField): string | undefined {
  const node = defaultValue === undefined ? undefined : astFromValue(defaultValue, type);
  return node ? print(node) : undefined;
}

function mapValues<T, U>(values: Record<string, T>, transform: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, transform(value)]));
}
