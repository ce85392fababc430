import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { WidgetArea, type WidgetKinds } from './widget-area.tsx';
import type { Widget, WidgetContainer } from './widgets.ts';

const text = (id: string, title: string, more: object = {}): Widget => ({
  ...{ name: 'Text', id },
  settings: {
    ...{ title, titleRenderMode: 1, subtitle: '', subtitleRenderMode: 2, text: '<p>Words.</p>' },
    ...{ textAlignment: 1, classNames: '', isHiddenOn: undefined, ...more },
  },
});
const image = (id: string, href = ''): Widget => ({
  ...{ name: 'Image', id },
  sizes: { 'wide.jpg': { width: 1600, height: 900 }, 'small.jpg': { width: 800, height: 1000 } },
  settings: {
    classNames: '',
    isHiddenOn: undefined,
    image: {
      ...{ filename: 'wide.jpg', filenameForMobileDevice: 'small.jpg', altText: 'Snow' },
      ...{ href, text: '', title: '' },
    },
  },
});
const container = (id: number, widgets: Widget[], more: Partial<WidgetContainer> = {}): WidgetContainer => ({
  ...{ id, layout: 'half', design: 'default', widgets, ...more },
});

const draw = (containers: WidgetContainer[], kinds: WidgetKinds = {}) =>
  renderToString(createElement(WidgetArea, { containers, kinds }));

describe('a widget that cannot be drawn', () => {
  const Broken = (): never => {
    throw new Error('This widget is broken.');
  };
  const Deep = () => createElement('div', null, createElement(Broken));

  test.each([
    ['at once', Broken],
    ['somewhere inside', Deep],
  ])('%s takes nothing else with it on the server', (_, Kind) => {
    const html = draw([container(1, [image('broken'), text('good', 'Good')])], { Image: Kind });
    expect(html).toContain('Good');
    // Left to the browser, where the guard catches it.
    expect(html).toContain('data-widget="Image"><!--$!--><template');
  });

  test('of a name that nothing draws is not there', () => {
    const unknown = { ...text('x', 'Unknown'), name: 'Flowbox' } as unknown as Widget;
    const html = draw([container(1, [unknown, text('good', 'Good')])]);
    expect(html).toContain('Good');
    expect(html).not.toContain('Unknown');
  });
});

test('pictures of the first container come at once, those below when they are near', () => {
  const html = draw([container(1, [image('a')]), container(2, [image('b')])]);
  expect(html.match(/loading="\w+"/g)).toEqual(['loading="eager"', 'loading="lazy"']);
  expect(html.match(/fetchPriority="\w+"/gi)).toEqual(['fetchPriority="high"', 'fetchPriority="auto"']);
});

test('a picture keeps its place before it is there, and a phone has its own file', () => {
  const html = draw([container(1, [image('a')])]);
  expect(html).toMatch(/<img[^>]*width="1600" height="900"/);
  expect(html).toMatch(/<source media="\(max-width: 767px\)"[^>]*small\.avif[^>]*width="800" height="1000"/);
  expect(html).toContain('/images/pagewidget/1600w/wide.webp 1600w');
  // Nothing larger than the picture itself is asked for.
  expect(html).not.toContain('2400w');
  expect(html).toContain('46vw');
});

test('what is swiped can be reached with a keyboard, by its links or by itself', () => {
  const swiped = { isSwiped: true as const };
  expect(draw([container(1, [text('a', 'A'), text('b', 'B')], swiped)])).toContain('tabindex="0"');
  expect(draw([container(1, [image('a', '/nyheter'), text('b', 'B')], swiped)])).not.toContain('tabindex');
});

test('where a widget is shown is left to the styles', () => {
  expect(draw([container(1, [text('a', 'A', { isHiddenOn: 'phone' })])])).toContain('data-hidden-on="phone"');
});
