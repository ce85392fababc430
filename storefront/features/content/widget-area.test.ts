import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { WidgetArea, type WidgetComponents } from './widget-area.tsx';
import type { Widget, WidgetContainer } from './widgets.ts';

const text = (id: string, title: string, more: object = {}): Widget => ({
  name: 'Text',
  id,
  settings: {
    title,
    titleRenderMode: 1,
    subtitle: '',
    subtitleRenderMode: 2,
    text: '<p>Words.</p>',
    textAlignment: 1,
    classNames: '',
    isHiddenOn: undefined,
    ...more,
  },
});
const image = (id: string, href = ''): Widget => ({
  name: 'Image',
  id,
  sizes: { 'wide.jpg': { width: 1600, height: 900 }, 'small.jpg': { width: 800, height: 1000 } },
  settings: {
    classNames: '',
    isHiddenOn: undefined,
    image: {
      filename: 'wide.jpg',
      filenameForMobileDevice: 'small.jpg',
      altText: 'Snow',
      href,
      text: '',
      title: '',
    },
  },
});
const container = (id: number, widgets: Widget[], more: Partial<WidgetContainer> = {}): WidgetContainer => ({
  id,
  layout: 'half',
  design: 'default',
  widgets,
  ...more,
});

const render = (containers: WidgetContainer[], components: WidgetComponents = {}) =>
  renderToString(createElement(WidgetArea, { containers, components }));

describe('a widget that fails', () => {
  const Failing = (): never => {
    throw new Error('widget failed');
  };
  const FailingInside = () => createElement('div', null, createElement(Failing));

  test.each([
    ['itself', Failing],
    ['in a child', FailingInside],
  ])('%s does not affect other widgets on the server', (_, Image) => {
    const html = render([container(1, [image('broken'), text('good', 'Good')])], { Image });
    expect(html).toContain('Good');
    // The Suspense fallback; the browser renders it again, where the guard catches the error.
    expect(html).toContain('data-widget="Image"><!--$!--><template');
  });

  test('because its name is unknown is left out', () => {
    const unknown = { ...text('x', 'Unknown'), name: 'Flowbox' } as unknown as Widget;
    const html = render([container(1, [unknown, text('good', 'Good')])]);
    expect(html).toContain('Good');
    expect(html).not.toContain('Unknown');
  });
});

test('loads pictures of the first container eagerly and others lazily', () => {
  const html = render([container(1, [image('a')]), container(2, [image('b')])]);
  expect(html.match(/loading="\w+"/g)).toEqual(['loading="eager"', 'loading="lazy"']);
  expect(html.match(/fetchPriority="\w+"/gi)).toEqual(['fetchPriority="high"', 'fetchPriority="auto"']);
});

test('reserves the space of a picture and offers another file to small screens', () => {
  const html = render([container(1, [image('a')])]);
  expect(html).toMatch(/<img[^>]*width="1600" height="900"/);
  expect(html).toMatch(/<source media="\(max-width: 767px\)"[^>]*small\.avif[^>]*width="800" height="1000"/);
  expect(html).toContain('/images/pagewidget/1600w/wide.webp 1600w');
  // No width above that of the picture itself.
  expect(html).not.toContain('2400w');
  expect(html).toContain('46vw');
});

test('makes a swiped container reachable by keyboard, through its links or itself', () => {
  const swiped = { isSwiped: true as const };
  expect(render([container(1, [text('a', 'A'), text('b', 'B')], swiped)])).toContain('tabindex="0"');
  expect(render([container(1, [image('a', '/nyheter'), text('b', 'B')], swiped)])).not.toContain('tabindex');
});

test('leaves hiding by screen size to the styles', () => {
  expect(render([container(1, [text('a', 'A', { isHiddenOn: 'phone' })])])).toContain(
    'data-hidden-on="phone"',
  );
});
