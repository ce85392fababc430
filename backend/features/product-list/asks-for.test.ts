import { type FieldNode, type FragmentDefinitionNode, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { asksFor } from './asks-for.ts';

/** What a resolver of `products` is told about the question. */
function infoOf(question: string) {
  const fieldNodes: FieldNode[] = [];
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const definition of parse(question).definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
    if (definition.kind === Kind.OPERATION_DEFINITION)
      fieldNodes.push(...definition.selectionSet.selections.filter((node) => node.kind === Kind.FIELD));
  }
  return { fieldNodes, fragments };
}

test.each([
  ['plainly', '{ products { count filters { price { lowest } } } }'],
  ['under another name', '{ products { narrowedBy: filters { price { lowest } } } }'],
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
  ['in the second of two places', '{ products { count } products { filters { price { lowest } } } }'],
])('A field is asked for %s', (_, question) => {
  expect(asksFor(infoOf(question), 'filters')).toBe(true);
});

test.each([
  ['not at all', '{ products { count products { name } } }'],
  ['by its name for another', '{ products { filters: count } }'],
  ['deeper than the answer itself', '{ products { products { filters } } }'],
  [
    'in a fragment that is not used',
    '{ products { count } } fragment List on ProductsResultType { filters { price { lowest } } }',
  ],
])('A field is not asked for %s', (_, question) => {
  expect(asksFor(infoOf(question), 'filters')).toBe(false);
});

test('What was found out about one field is not taken for another', () => {
  const info = infoOf('{ products { count } }');
  expect([asksFor(info, 'filters'), asksFor(info, 'count'), asksFor(info, 'filters')]).toEqual([
    false,
    true,
    false,
  ]);
});
