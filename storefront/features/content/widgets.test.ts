import { expect, test } from 'vitest';
import type { WidgetAreaQuery } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { readWidgets } from './widgets.ts';

/** Lists are told apart by where they begin. */
function shop(): CommerceClient {
  const query = async (_: unknown, { filter, take }: { filter: { from: number }; take: number }) => ({
    products: { products: Array.from({ length: take }, (_, place) => ({ productId: filter.from + place })) },
  });
  return { query } as unknown as CommerceClient;
}

const area = (...beginnings: number[]) =>
  ({
    containers: beginnings.map((from, id) => ({
      ...{ id, layout: 'full', design: 'default' },
      widgets: [
        {
          id: `list-${id}`,
          name: 'Product list',
          configuration: JSON.stringify({ title: 'Books', searchParameters: { from } }),
        },
      ],
    })),
  }) as unknown as NonNullable<WidgetAreaQuery['widgetArea']>;

test('a book stands in one list of an area, and the lists stay whole', async () => {
  const containers = await readWidgets(shop(), area(1, 3, 1));
  const shown = containers.map(({ widgets }) =>
    widgets
      .flatMap((widget) => (widget.kind === 'products' ? widget.products : []))
      .map(({ productId }) => productId),
  );
  // The last one has found nothing that does not stand above it.
  expect(shown).toEqual([[1, 2, 3, 4], [5, 6, 7, 8], []]);
});
