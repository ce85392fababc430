import { type FieldNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import documents from '#storefront/api/generated/persisted-documents.json' with { type: 'json' };
import { isPublicQuery } from './anonymous-queries.ts';

const customerFields = new Set(['getUser', 'getOrders']);

describe('a query for every visitor', () => {
  test.each(
    Object.values(documents as Record<string, string>).map((document) => [nameOf(document), document]),
  )('%s', (_, document) => {
    const { operation, selectionSet } = operationOf(document);
    const fields = selectionSet.selections.filter(({ kind }) => kind === Kind.FIELD) as FieldNode[];
    const isOfCustomer = fields.some(({ name }) => customerFields.has(name.value));
    expect(isPublicQuery(document)).toBe(operation === 'query' && !isOfCustomer);
  });

  test('may follow fragments, and may have no name', () => {
    expect(isPublicQuery('fragment Parts on ProductType { name } query list { products { name } }')).toBe(
      true,
    );
    expect(isPublicQuery('{ products { count } }')).toBe(true);
    expect(isPublicQuery('fragment Parts on CartType { id } mutation add { addToCart { id } }')).toBe(false);
    expect(isPublicQuery('{ getUser { email } }')).toBe(false);
  });
});

function operationOf(document: string): OperationDefinitionNode {
  const found = parse(document).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return found as OperationDefinitionNode;
}

function nameOf(document: string): string {
  return operationOf(document).name?.value ?? '';
}
