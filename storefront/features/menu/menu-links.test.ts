import { describe, expect, test } from 'vitest';
import { toLinks } from './menu-links.ts';

const item = {
  label: 'Lyrik',
  title: 'Lyrik',
  canonicalUrl: '/c/lyrik',
  hidden: false,
  targetBlank: false,
  type: 'category',
};
const origin = 'https://kvarto.example';

describe('links of a menu', () => {
  test('hold only what is not usual', () => {
    expect(toLinks([item], origin)).toEqual([{ label: 'Lyrik', url: '/c/lyrik' }]);
    expect(toLinks([{ ...item, type: 'page', targetBlank: true, children: [item] }], origin)).toEqual([
      {
        label: 'Lyrik',
        url: '/c/lyrik',
        isPage: true,
        opensNewWindow: true,
        children: [{ label: 'Lyrik', url: '/c/lyrik' }],
      },
    ]);
  });

  test('are left out when they have no words, no address, or are hidden; the title stands in for the label', () => {
    const bare = { ...item, label: null, title: '' };
    expect(toLinks([null, bare, { ...item, canonicalUrl: null }, { ...item, hidden: true }], origin)).toEqual(
      [],
    );
    expect(toLinks([{ ...item, label: '', title: 'Dikter' }], origin)).toMatchObject([{ label: 'Dikter' }]);
    expect(toLinks(undefined, origin)).toEqual([]);
  });

  test.each([
    ['https://kvarto.example/nyheter', '/nyheter'],
    ['https://kvarto.example', '/'],
    ['https://kvarto.example.evil.example/x', 'https://kvarto.example.evil.example/x'],
    ['https://blogg.example/x', 'https://blogg.example/x'],
  ])('to the shop itself become paths: %s', (canonicalUrl, url) => {
    expect(toLinks([{ ...item, canonicalUrl }], origin)).toMatchObject([{ url }]);
  });
});
