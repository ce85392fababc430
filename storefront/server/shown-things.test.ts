import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { expect, test } from 'vitest';
import documents from '#storefront/api/generated/persisted-documents.json' with { type: 'json' };
import { createShownThings } from './shown-things.ts';

const shownIn = (...answers: unknown[]) => {
  const shown = createShownThings();
  for (const answer of answers) shown.note(answer);
  return [...shown.things];
};

test('every product in an answer is shown, however deep it stands', () => {
  expect(
    shownIn(
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

test('what editors wrote is shown, also where nothing was found', () => {
  expect(shownIn({ widgetArea: null })).toEqual(['content']);
  expect(shownIn({ cmsPages: [] })).toEqual(['content']);
  expect(shownIn({ channel: { id: '1' } }, null, 'text')).toEqual([]);
});

test('the storefront never asks for a product without asking which it is', () => {
  const folder = join(import.meta.dirname, '../../contract/graphql');
  const schema = buildSchema(
    readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n'),
  );
  const nameless: string[] = [];
  for (const text of Object.values(documents as Record<string, string>)) {
    const types = new TypeInfo(schema);
    visit(
      parse(text),
      visitWithTypeInfo(types, {
        SelectionSet(node, _, parent) {
          const type = getNamedType(types.getParentType());
          if (
            type?.name !== 'ProductType' ||
            (parent && 'kind' in parent && parent.kind === 'InlineFragment')
          )
            return;
          const hasId = node.selections.some(
            (field) =>
              field.kind === 'FragmentSpread' ||
              (field.kind === 'Field' && field.name.value === 'productId' && !field.alias),
          );
          if (!hasId) nameless.push(text);
        },
      }),
    );
  }
  expect(nameless).toEqual([]);
});
