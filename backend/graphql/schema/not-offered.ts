import type { DocumentNode, ObjectTypeDefinitionNode, ObjectTypeExtensionNode } from 'graphql';
import { Kind } from 'graphql';
import { ShopError } from '../errors.ts';
import type { Resolvers } from '../schema.generated.ts';

/** Adds a resolver that throws `NOT_OFFERED` to every query and mutation of the contract without one. */
export function addNotOffered(schema: DocumentNode, resolvers: Resolvers): Resolvers {
  const complete: Record<string, Record<string, unknown>> = {
    ...(resolvers as Record<string, Record<string, unknown>>),
  };
  for (const definition of schema.definitions) {
    if (!isRootType(definition)) continue;
    const type = definition.name.value;
    for (const field of definition.fields ?? []) {
      const name = field.name.value;
      complete[type] = { [name]: notOffered(name), ...complete[type] };
    }
  }
  return complete as Resolvers;
}

function notOffered(name: string) {
  const error = new ShopError('NOT_OFFERED', `This shop does not offer ${name} yet.`);
  return () => {
    throw error;
  };
}

function isRootType(
  definition: DocumentNode['definitions'][number],
): definition is ObjectTypeDefinitionNode | ObjectTypeExtensionNode {
  return (
    (definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION) &&
    ['Query', 'Mutation'].includes(definition.name.value)
  );
}
