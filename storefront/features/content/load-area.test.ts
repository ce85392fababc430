import { describe, expect, test } from 'vitest';
import type { AreaPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { readArea } from './load-area.ts';
import type { Widget } from './widgets.ts';

/** Products with ids starting at `from`; a negative `from` fails. */
const query = async (_: unknown, { filter, take }: { filter: { from: number }; take: number }) => {
  if (filter.from < 0) throw new Error('unknown filter');
  return {
    products: {
      count: 30,
      products: Array.from({ length: take }, (_, index) => ({ productId: filter.from + index })),
    },
  };
};

function createEnvironment() {
  const errors: string[] = [];
  return {
    api: { query } as unknown as CommerceClient,
    reportContentError: ({ message }: Error) => void errors.push(message),
    errors,
  };
}

type WidgetInput = [name: string, settings: object | string];

/** An area with one container per widget. */
const area = (...widgets: WidgetInput[]): AreaPartsFragment => ({
  containers: widgets.map(([name, settings], id) => ({
    id,
    layout: 'half',
    design: 'default',
    responsiveMode: 'collapse',
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

async function widgetsOf(...widgets: WidgetInput[]): Promise<Widget[]> {
  const { containers } = await readArea(createEnvironment(), area(...widgets), { canNamePage: true });
  return containers.flatMap((container) => container.widgets);
}

const list = (from: number, more: object = {}): WidgetInput => [
  'Product list',
  { title: 'Books', searchParameters: { from }, limitNrOfRows: true, ...more },
];

const idsOf = (widgets: readonly Widget[]) =>
  widgets.map((widget) =>
    widget.name === 'Product list' ? widget.products.map(({ productId }) => productId) : [],
  );

describe('a product list', () => {
  test('omits products of the lists above, stays full, and is left out when it is empty', async () => {
    // Each list loads eight products and shows the first four that are new. The third list has none.
    expect(idsOf(await widgetsOf(list(1), list(3), list(1)))).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
  });

  test('without a limit of rows has twenty products, and as a grid can load more', async () => {
    const [slider, grid] = await widgetsOf(
      list(1, { limitNrOfRows: false }),
      list(1, { limitNrOfRows: false, slideshowDisabled: true }),
    );
    expect(slider).toMatchObject({ products: { length: 20 } });
    expect(slider).toMatchObject({ more: undefined });
    expect(grid).toMatchObject({ products: { length: 20 }, more: { filter: { from: 1 }, count: 30 } });
  });

  test('that the browser fills sends no query', async () => {
    const lists = ['LATEST_VIEWED', 'FAVORITES'].map((mode) => list(-1, { mode }));
    expect(await widgetsOf(...lists)).toHaveLength(2);
  });

  test('that fails to load is left out and reported', async () => {
    const { errors, ...environment } = createEnvironment();
    const { containers } = await readArea(environment, area(list(-1), list(1)));
    expect(containers).toHaveLength(1);
    expect(errors).toEqual([expect.stringContaining('Product list-0')]);
  });
});

describe('an unknown or invalid widget', () => {
  const invalid: WidgetInput[] = [
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

  test.each(invalid)('%s is left out and the valid one stays: %o', async (name, settings) => {
    const { errors, ...environment } = createEnvironment();
    const mixed = area([name, settings], ['Rich text', { text: '<p>Good.</p>' }]);
    for (let visit = 0; visit < 3; visit++) {
      const { containers } = await readArea(environment, mixed);
      expect(containers.flatMap(({ widgets }) => widgets)).toMatchObject([{ name: 'Rich text' }]);
    }
    expect(errors.length).toBeLessThanOrEqual(1);
  });

  test('is reported once', async () => {
    const { errors, ...environment } = createEnvironment();
    for (let visit = 0; visit < 3; visit++) await readArea(environment, area(['Carousel', {}]));
    expect(errors).toEqual([expect.stringMatching(/Carousel.*left out/)]);
  });
});

test('leaves out an inactive widget without a report', async () => {
  const { errors, ...environment } = createEnvironment();
  const { containers } = await readArea(environment, area(['Text', { active: false, title: 'Later' }]));
  expect([containers, errors]).toEqual([[], []]);
});

test('keeps one h1 on a page', async () => {
  // Render mode 0 is `h1`, 1 is `h2`.
  const [first, second, rich] = await widgetsOf(
    ['Text', { title: 'Spring', titleRenderMode: 0, subtitle: 'Books', subtitleRenderMode: 0 }],
    ['Text', { title: 'Summer', titleRenderMode: 0 }],
    ['Rich text', { text: '<h1 class="a">Autumn</h1><p>h1</p>' }],
  );
  expect(first).toMatchObject({ settings: { titleRenderMode: 0, subtitleRenderMode: 1 } });
  expect(second).toMatchObject({ settings: { titleRenderMode: 1 } });
  expect(rich).toMatchObject({ settings: { text: '<h2 class="a">Autumn</h2><p>h1</p>' } });
});

test('lists the sources of lazy widgets and the origins of videos', async () => {
  const video: WidgetInput = ['Video', { videoId: 'abc', videoProvider: 1 }];
  const form: WidgetInput = [
    'JSON',
    { templateName: 'form', json: JSON.stringify({ fields: [{ name: 'name', label: 'Name' }] }) },
  ];
  const read = await readArea(createEnvironment(), area(video, video, form));
  expect(read.embedOrigins).toEqual(['https://player.vimeo.com']);
  expect(read.chunkSources).toEqual([
    'storefront/features/content/widgets/video-widget.tsx',
    'storefront/features/content/widgets/form-template.tsx',
  ]);
  expect(await readArea(createEnvironment(), area(list(1)))).toMatchObject({ chunkSources: undefined });
});

test('gives an unknown layout the full width, and pictures their size', async () => {
  const { containers } = area(['Image', { image: { filename: 'snow.jpg' } }]);
  const unknown = containers?.map((container) => container && { ...container, layout: 'fifth' });
  const read = await readArea(createEnvironment(), { containers: unknown ?? [] });
  expect(read.containers).toMatchObject([
    { layout: 'full', isSwiped: true, widgets: [{ sizes: { 'snow.jpg': { width: 1600, height: 900 } } }] },
  ]);
});
