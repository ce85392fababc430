import { expect, test } from 'vitest';
import { neutralSettings } from '#contract/shop/shop-settings.ts';
import { createChannelStyle, styleHash } from './channel-style.ts';

const design = ['/assets/fraunces-core-a.woff2', '/assets/schibsted-grotesk-core-b.woff2'];
const settings = neutralSettings('Lilla Bokhandeln', 'SE');
const metrics = { sizeAdjust: 103.4, ascent: 94, descent: 25, lineGap: 0 };

test('without files of the shop the icons and fonts are those of the design', () => {
  const { css, source, icons, selectFonts } = createChannelStyle('', settings);
  expect([css, source]).toEqual(['', '']);
  expect(icons.favicon).toEqual({ url: '/favicon.svg', type: 'image/svg+xml' });
  expect([icons.apple, icons.app('any', 192), icons.app('maskable', 512)]).toEqual([
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/icon-maskable-512.png',
  ]);
  expect(selectFonts(design)).toEqual(design);
});

test('a font of the shop has a fallback of its size, and is preloaded instead of the one of the design', () => {
  const serifFont = { file: '0123456789abcdef.woff2', weights: '400 700', metrics };
  const { css, source, selectFonts } = createChannelStyle('', { ...settings, branding: { serifFont } });
  expect(css).toContain('src:url("/branding/0123456789abcdef.woff2") format("woff2")');
  expect(css).toContain('font-family:"Shop serif fallback";src:local("Times New Roman")');
  expect(css).toContain('size-adjust:103.4%;ascent-override:94%;descent-override:25%;line-gap-override:0%');
  expect(css).toContain(':root{--serif:"Shop serif", "Shop serif fallback", Georgia, serif}');
  expect(source).toBe(styleHash(css));
  expect(selectFonts(design)).toEqual([design[1], '/branding/0123456789abcdef.woff2']);
});

test('fonts of the system need no file', () => {
  const theme = { colours: {}, serif: 'Georgia', sans: 'Verdana' };
  expect(createChannelStyle('', { ...settings, theme }).selectFonts(design)).toEqual([]);
});

test('the icons of the shop are versions of one picture', () => {
  const { icons } = createChannelStyle('', {
    ...settings,
    branding: { icon: '0123456789abcdef-512x512.png' },
  });
  expect(icons.favicon).toEqual({ url: '/branding/0123456789abcdef-favicon.png', type: 'image/png' });
  expect([icons.apple, icons.app('any', 512), icons.app('maskable', 192)]).toEqual([
    '/branding/0123456789abcdef-apple.png',
    '/branding/0123456789abcdef-icon-512.png',
    '/branding/0123456789abcdef-maskable-192.png',
  ]);
});
