import { type FieldNode, type FragmentDefinitionNode, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { isFieldRequested } from './is-field-requested.ts';

/** The resolve info of `products` for a query. */
function infoOf(query: string) {
  const fieldNodes: FieldNode[] = [];
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const definition of parse(query).definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
    if (definition.kind === Kind.OPERATION_DEFINITION)
      fieldNodes.push(...definition.selectionSet.selections.filter((node) => node.kind === Kind.FIELD));
  }
  return { fieldNodes, fragments };
}

test.each([
  ['directly', '{ products { count filters { price { lowest } } } }'],
  ['with an alias', '{ products { narrowedBy: filters { price { lowest } } } }'],
  [
    'in a fragment',
    '{ products { ...List } } fragment List on ProductsResultType { filters { facets { label } } }',
  ],
  [
    'in a fragment of a fragment',
    `{ products { ...List } } fragment List on ProductsResultType { count ...Facets }
     fragment Facets on ProductsResultType { filters { facets { label } } }`,
  ],
  ['in an inline fragment', '{ products { ... on ProductsResultType { filters { price { lowest } } } } }'],
  ['in the second of two selections', '{ products { count } products { filters { price { lowest } } } }'],
])('is true for a field selected %s', (_, query) => {
  expect(isFieldRequested(infoOf(query), 'filters')).toBe(true);
});

test.each([
  ['nowhere', '{ products { count products { name } } }'],
  ['only as an alias of another field', '{ products { filters: count } }'],
  ['only below a nested field', '{ products { products { filters } } }'],
  [
    'in an unused fragment',
    '{ products { count } } fragment List on ProductsResultType { filters { price { lowest } } }',
  ],
])('is false for a field selected %s', (_, query) => {
  expect(isFieldRequested(infoOf(query), 'filters')).toBe(false);
});

test('caches the result for each field name', () => {
  const info = infoOf('{ products { count } }');
  expect([
    isFieldRequested(info, 'filters'),
    isFieldRequested(info, 'count'),
    isFieldRequested(info, 'filters'),
  ]).toEqual([false, true, false]);
});
