import { describe, expect, test } from 'vitest';
import type { AreaPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { readWidgets } from './read-widgets.ts';
import type { Widget } from './widgets.ts';

/** Lists are told apart by where they begin; one of them cannot be had. */
const query = async (_: unknown, { filter, take }: { filter: { from: number }; take: number }) => {
  if (filter.from < 0) throw new Error('There is no such filter.');
  return {
    products: {
      count: 30,
      products: Array.from({ length: take }, (_, place) => ({ productId: filter.from + place })),
    },
  };
};

function shop() {
  const problems: string[] = [];
  return {
    api: { query } as unknown as CommerceClient,
    report: ({ message }: Error) => void problems.push(message),
    problems,
  };
}

type Given = [name: string, settings: object | string];

/** A container for each. */
const area = (...widgets: Given[]): AreaPartsFragment => ({
  containers: widgets.map(([name, settings], id) => ({
    ...{ id, layout: 'half', design: 'default', responsiveMode: 'collapse' },
    widgets: [
      {
        id: `${name}-${id}`,
        name,
        configuration: typeof settings === 'string' ? settings : JSON.stringify(settings),
        images: [{ fileName: 'snow.jpg', largestSize: { imageWidth: 1600, imageHeight: 900 } }],
      },
    ],
  })),
});

const widgetsOf = async (...widgets: Given[]): Promise<Widget[]> =>
  (await readWidgets(shop(), area(...widgets), true)).containers.flatMap((container) => container.widgets);

const list = (from: number, more: object = {}): Given => [
  'Product list',
  { title: 'Books', searchParameters: { from }, limitNrOfRows: true, ...more },
];

const idsOf = (widgets: readonly Widget[]) =>
  widgets.map((widget) =>
    widget.name === 'Product list' ? widget.products.map(({ productId }) => productId) : [],
  );

describe('a product list', () => {
  test('shows no book that stands in one above, and stays whole; what has nothing left is not shown', async () => {
    expect(idsOf(await widgetsOf(list(1), list(3), list(1)))).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
  });

  test('without a limit shows twenty, and as a grid goes on', async () => {
    const [slider, grid] = await widgetsOf(
      list(1, { limitNrOfRows: false }),
      list(1, { limitNrOfRows: false, slideshowDisabled: true }),
    );
    expect(slider).toMatchObject({ products: { length: 20 } });
    expect(slider).not.toHaveProperty('more');
    expect(grid).toMatchObject({ products: { length: 20 }, more: { filter: { from: 1 }, count: 30 } });
  });

  test('that only the browser can fill asks for nothing', async () => {
    const own = ['LATEST_VIEWED', 'FAVORITES'].map((mode) => list(-1, { mode }));
    expect(await widgetsOf(...own)).toHaveLength(2);
  });

  test('that cannot be had is left out, and somebody is told', async () => {
    const { problems, ...environment } = shop();
    const { containers } = await readWidgets(environment, area(list(-1), list(1)));
    expect(containers).toHaveLength(1);
    expect(problems).toEqual([expect.stringContaining('Product list-0')]);
  });
});

describe('an unknown or broken widget', () => {
  const broken: Given[] = [
    ['Flowbox', { flowkey: 'x' }],
    ['__proto__', {}],
    ['Image', { image: { filename: '../../etc/passwd' } }],
    ['Banner', 'no JSON'],
    ['Buttons', { buttons: [{ buttonText: 'Here', url: 'javascript:alert(1)' }] }],
    ['Video', { videoId: '"><script>' }],
    ['JSON', { templateName: 'cards-rich', json: '{"cards":[]}' }],
    ['JSON', { templateName: 'toString', json: '{}' }],
    ['Text', 'null'],
  ];

  test.each(broken)('%s shows nothing beside a good one: %o', async (name, settings) => {
    const { problems, ...environment } = shop();
    const given = area([name, settings], ['Rich text', { text: '<p>Good.</p>' }]);
    for (let visit = 0; visit < 3; visit++) {
      const { containers } = await readWidgets(environment, given);
      expect(containers.flatMap(({ widgets }) => widgets)).toMatchObject([{ name: 'Rich text' }]);
    }
    // However many pages it is missing from.
    expect(problems.length).toBeLessThanOrEqual(1);
  });

  test('is told of once', async () => {
    const { problems, ...environment } = shop();
    for (let visit = 0; visit < 3; visit++) await readWidgets(environment, area(['Carousel', {}]));
    expect(problems).toEqual([expect.stringMatching(/Carousel.*not shown/)]);
  });
});

test('a widget that is not active is not shown, and nobody is told', async () => {
  const { problems, ...environment } = shop();
  const { containers } = await readWidgets(environment, area(['Text', { active: false, title: 'Later' }]));
  expect([containers, problems]).toEqual([[], []]);
});

test('a page has one heading of the first level, whatever its editors wrote', async () => {
  const [first, second, rich] = await widgetsOf(
    ['Text', { title: 'Spring', titleRenderMode: 0, subtitle: 'Books', subtitleRenderMode: 0 }],
    ['Text', { title: 'Summer', titleRenderMode: 0 }],
    ['Rich text', { text: '<h1 class="a">Autumn</h1><p>h1</p>' }],
  );
  expect(first).toMatchObject({ settings: { titleRenderMode: 0, subtitleRenderMode: 1 } });
  expect(second).toMatchObject({ settings: { titleRenderMode: 1 } });
  expect(rich).toMatchObject({ settings: { text: '<h2 class="a">Autumn</h2><p>h1</p>' } });
});

test('a page says what it needs: the sources of rarer widgets, and whose films it shows', async () => {
  const video: Given = ['Video', { videoId: 'abc', videoProvider: 1 }];
  const form: Given = [
    'JSON',
    { templateName: 'form', json: JSON.stringify({ fields: [{ name: 'name', label: 'Name' }] }) },
  ];
  const read = await readWidgets(shop(), area(video, video, form));
  expect(read.needs).toEqual(['vimeo']);
  expect(read.parts).toEqual([
    'storefront/features/content/video-widget.tsx',
    'storefront/features/content/form-template.tsx',
  ]);
  expect(await readWidgets(shop(), area(list(1)))).not.toHaveProperty('parts');
});

test('a container that the shop does not know is as wide as the page; pictures come with their size', async () => {
  const given = area(['Image', { image: { filename: 'snow.jpg' } }]);
  const containers = given.containers?.map((container) => container && { ...container, layout: 'fifth' });
  const read = await readWidgets(shop(), { containers: containers ?? [] });
  expect(read.containers).toMatchObject([
    { layout: 'full', isSwiped: true, widgets: [{ sizes: { 'snow.jpg': { width: 1600, height: 900 } } }] },
  ]);
});
