import { describe, expect, test } from 'vitest';
import { toMenuLinks } from './menu-links.ts';

const item = {
  label: 'Lyrik',
  title: 'Lyrik',
  canonicalUrl: '/c/lyrik',
  hidden: false,
  targetBlank: false,
  type: 'category',
};
const origin = 'https://kvarto.example';

describe('menu links', () => {
  test('contain optional fields only when they are set', () => {
    expect(toMenuLinks([item], origin)).toEqual([{ label: 'Lyrik', url: '/c/lyrik' }]);
    expect(toMenuLinks([{ ...item, type: 'page', targetBlank: true, children: [item] }], origin)).toEqual([
      {
        label: 'Lyrik',
        url: '/c/lyrik',
        isPage: true,
        opensNewWindow: true,
        children: [{ label: 'Lyrik', url: '/c/lyrik' }],
      },
    ]);
  });

  test('without label and title, without URL, or hidden are left out; the label falls back to the title', () => {
    const unlabelled = { ...item, label: null, title: '' };
    expect(
      toMenuLinks([null, unlabelled, { ...item, canonicalUrl: null }, { ...item, hidden: true }], origin),
    ).toEqual([]);
    expect(toMenuLinks([{ ...item, label: '', title: 'Dikter' }], origin)).toMatchObject([
      { label: 'Dikter' },
    ]);
    expect(toMenuLinks(undefined, origin)).toEqual([]);
  });

  test.each([
    ['https://kvarto.example/nyheter', '/nyheter'],
    ['https://kvarto.example', '/'],
    ['https://kvarto.example.evil.example/x', 'https://kvarto.example.evil.example/x'],
    ['https://blogg.example/x', 'https://blogg.example/x'],
  ])('to the shop become paths: %s', (canonicalUrl, url) => {
    expect(toMenuLinks([{ ...item, canonicalUrl }], origin)).toMatchObject([{ url }]);
  });
});
