import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLFieldResolver,
  GraphQLScalarType,
  type GraphQLSchema,
  isObjectType,
  isScalarType,
} from 'graphql';

/** By type: a scalar, or resolvers by field. */
export type ResolversByType = Readonly<
  Record<string, GraphQLScalarType | Record<string, GraphQLFieldResolver<unknown, unknown>>>
>;

/** The contract with its resolvers. A resolver for an unknown type or field stops the shop at its start. */
export function createExecutableSchema(contract: DocumentNode, resolvers: ResolversByType): GraphQLSchema {
  const schema = buildASTSchema(contract);
  for (const [name, resolver] of Object.entries(resolvers)) {
    const type = schema.getType(name);
    if (resolver instanceof GraphQLScalarType) {
      if (!isScalarType(type)) throw new Error(`The contract has no scalar ${name}.`);
      const { serialize, parseValue, parseLiteral } = resolver;
      Object.assign(type, { serialize, parseValue, parseLiteral });
      continue;
    }
    if (!isObjectType(type)) throw new Error(`The contract has no type ${name}.`);
    for (const [fieldName, resolve] of Object.entries(resolver)) {
      const field = type.getFields()[fieldName];
      if (!field) throw new Error(`The contract has no field ${name}.${fieldName}.`);
      field.resolve = resolve;
    }
  }
  return schema;
}
