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

/** The contract with what answers it. What the contract does not have stops the shop at its start. */
export function createExecutableSchema(contract: DocumentNode, resolvers: ResolversByType): GraphQLSchema {
  const schema = buildASTSchema(contract);
  for (const [name, given] of Object.entries(resolvers)) {
    const type = schema.getType(name);
    if (given instanceof GraphQLScalarType) {
      if (!isScalarType(type)) throw new Error(`The contract has no scalar ${name}.`);
      const { serialize, parseValue, parseLiteral } = given;
      Object.assign(type, { serialize, parseValue, parseLiteral });
      continue;
    }
    if (!isObjectType(type)) throw new Error(`The contract has no type ${name}.`);
    for (const [fieldName, resolve] of Object.entries(given)) {
      const field = type.getFields()[fieldName];
      if (!field) throw new Error(`The contract has no field ${name}.${fieldName}.`);
      field.resolve = resolve;
    }
  }
  return schema;
}
