import {
  type GraphQLArgument,
  type GraphQLField,
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
  Kind,
  type NamedTypeNode,
  parse,
  typeFromAST,
} from 'graphql';
import type { Fuzzer } from './fuzzer.ts';

interface FuzzedOperation {
  query: string;
  variables: Record<string, unknown>;
}

const maxDepth = 3;
const maxFields = 10;

/** Random operations of a schema. Remembers which arguments they had. */
export class OperationFuzzer {
  readonly #schema: GraphQLSchema;
  readonly #fuzzer: Fuzzer;
  /** As `Type.field(argument)` and `InputType.field`. */
  readonly sentArguments = new Set<string>();
  #variables: Record<string, unknown> = {};
  #parameters: string[] = [];

  constructor(schema: GraphQLSchema, fuzzer: Fuzzer) {
    this.#schema = schema;
    this.#fuzzer = fuzzer;
  }

  /** Operations with one root field each. All root fields are repeated without end. */
  *operations(): Generator<FuzzedOperation> {
    for (;;)
      for (const type of [this.#schema.getQueryType(), this.#schema.getMutationType()])
        for (const field of Object.values(type?.getFields() ?? {}))
          yield this.#operation(type as GraphQLObjectType, field);
  }

  /** Every argument of a field, and every field of an input type, which operations can have. */
  allArguments(): string[] {
    const types = Object.values(this.#schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
    return types.flatMap((type) => {
      if (isInputObjectType(type)) return Object.keys(type.getFields()).map((name) => `${type.name}.${name}`);
      if (!isObjectType(type) || type === this.#schema.getSubscriptionType()) return [];
      return Object.values(type.getFields()).flatMap((field) =>
        field.args.map((argument) => nameOf(type, field, argument)),
      );
    });
  }

  /** Values for the variables of a document. */
  variablesOf(document: string): Record<string, unknown> {
    const definitions = parse(document).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
    );
    return Object.fromEntries(
      definitions.map(({ variable, type }) => [
        variable.name.value,
        this.#input(typeFromAST(this.#schema, type as NamedTypeNode) as GraphQLInputType),
      ]),
    );
  }

  #operation(type: GraphQLObjectType, field: AnyField): FuzzedOperation {
    this.#variables = {};
    this.#parameters = [];
    const selected = this.#field(type, field, maxDepth);
    const parameters = this.#parameters.length > 0 ? `(${this.#parameters.join(', ')})` : '';
    const kind = type === this.#schema.getMutationType() ? 'mutation' : 'query';
    return { query: `${kind} Fuzzed${parameters} { ${selected} }`, variables: this.#variables };
  }

  #field(type: GraphQLObjectType, field: AnyField, depth: number): string {
    const chosen = field.args.filter(({ type }) => isNonNullType(type) || this.#fuzzer.isMaybe(0.5));
    const given = chosen.map((argument) => {
      const variable = `v${this.#parameters.length}`;
      this.#parameters.push(`$${variable}: ${argument.type}`);
      this.#variables[variable] = this.#input(argument.type);
      this.sentArguments.add(nameOf(type, field, argument));
      return `${argument.name}: $${variable}`;
    });
    return `${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''} ${this.#selection(field.type, depth)}`;
  }

  /** Some of the fields, and of the fields of their objects, to a depth. */
  #selection(type: GraphQLOutputType, depth: number): string {
    const named = getNamedType(type);
    if (!isObjectType(named)) return '';
    const fields = Object.values(named.getFields()).filter(
      (field) => depth > 0 || !isObjectType(getNamedType(field.type)),
    );
    const share = maxFields / Math.max(maxFields, fields.length);
    const chosen = fields.filter(() => this.#fuzzer.isMaybe(share));
    return `{ __typename ${chosen.map((field) => this.#field(named, field, depth - 1)).join(' ')} }`;
  }

  #input(type: GraphQLInputType): unknown {
    const fuzzer = this.#fuzzer;
    // Most values have the right type: others are rejected before execution.
    if (fuzzer.isMaybe(0.03)) return fuzzer.value();
    if (isNonNullType(type)) return this.#input(type.ofType);
    if (fuzzer.isMaybe(0.05)) return null;
    if (isListType(type)) return Array.from({ length: fuzzer.number(4) }, () => this.#input(type.ofType));
    if (isEnumType(type)) return fuzzer.pick(type.getValues()).name;
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (field) => isNonNullType(field.type) || fuzzer.isMaybe(0.5),
      );
      for (const { name } of fields) this.sentArguments.add(`${type.name}.${name}`);
      return Object.fromEntries(fields.map((field) => [field.name, this.#input(field.type)]));
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
}

type AnyField = GraphQLField<unknown, unknown>;

const nameOf = ({ name }: GraphQLObjectType, field: AnyField, argument: GraphQLArgument): string =>
  `${name}.${field.name}(${argument.name})`;
