import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ASTVisitor,
  buildSchema,
  type FieldNode,
  getNamedType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { expect, test } from 'vitest';
import documents from '#storefront/api/generated/persisted-documents.json' with { type: 'json' };
import { CONTENT_FIELDS, createDependencyTracker } from './page-dependencies.ts';

const dependenciesOf = (...results: unknown[]) => {
  const tracker = createDependencyTracker();
  for (const result of results) tracker.track(result);
  return [...tracker.dependencies];
};

const contractFolder = join(import.meta.dirname, '../../../contract/graphql');
const schema = buildSchema(
  readdirSync(contractFolder)
    .map((file) => readFileSync(join(contractFolder, file), 'utf8'))
    .join('\n'),
);

/** Visits every persisted document with its types. */
function visitDocuments(createVisitor: (types: TypeInfo, text: string) => ASTVisitor): void {
  for (const text of Object.values(documents as Record<string, string>)) {
    const types = new TypeInfo(schema);
    visit(parse(text), visitWithTypeInfo(types, createVisitor(types, text)));
  }
}

test('every product in a result is a dependency, at any depth', () => {
  expect(
    dependenciesOf(
      {
        products: {
          count: 2,
          products: [{ productId: 1 }, null, { productId: 2, skus: [{ productId: 2 }] }],
        },
      },
      { product: { productId: 3, variantGroup: { variants: [{ productId: 4, variants: null }] } } },
      { menu: { id: 'a' } },
    ),
  ).toEqual([1, 2, 3, 4]);
});

test('content is a dependency, even if nothing was found', () => {
  expect(dependenciesOf({ widgetArea: null })).toEqual(['content']);
  expect(dependenciesOf({ cmsPages: [] })).toEqual(['content']);
  expect(dependenciesOf({ channel: { id: '1' } }, null, 'text')).toEqual([]);
});

test('every document queries products with their id', () => {
  const withoutId: string[] = [];
  visitDocuments((types, text) => ({
    SelectionSet(node, _, parent) {
      const type = getNamedType(types.getParentType());
      const isInlineFragment = parent && 'kind' in parent && parent.kind === 'InlineFragment';
      if (type?.name !== 'ProductType' || isInlineFragment || isAddition(parent)) return;
      const hasId = node.selections.some(
        (field) =>
          (field.kind === 'FragmentSpread' && !isAddition(field)) ||
          (field.kind === 'Field' && field.name.value === 'productId' && !field.alias),
      );
      if (!hasId) withoutId.push(text);
    },
  }));
  expect(withoutId).toEqual([]);
});

/** A fragment of additions to the contract, or its spread: the selection beside it has the id. */
function isAddition(node: unknown): boolean {
  const { name } = (node ?? {}) as { name?: { value: string } };
  return name?.value.endsWith('Additions') === true;
}

/** Types of the contract whose changes are of the kind `content`. A changed menu invalidates all pages. */
const contentTypes = new Set(['PageWidgetCollectionType', 'PageWidgetPageType']);

test('every document queries content under a name of CONTENT_FIELDS', () => {
  const names = new Set<string>();
  visitDocuments((types) => ({
    Field(node: FieldNode) {
      const isRoot = types.getParentType() === schema.getQueryType();
      const type = getNamedType(types.getType())?.name ?? '';
      if (isRoot && contentTypes.has(type)) names.add(node.alias?.value ?? node.name.value);
    },
  }));
  expect([...names].filter((name) => !CONTENT_FIELDS.includes(name))).toEqual([]);
  expect(CONTENT_FIELDS.filter((name) => !names.has(name))).toEqual([]);
});
