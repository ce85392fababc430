import { expect, test } from 'vitest';
import { viewportClass } from './viewport-classes.ts';

test.each([
  [320, 'phone'],
  [767, 'phone'],
  [768, 'tablet'],
  [1024, 'laptop'],
  [1199, 'laptop'],
  [1200, 'desktop'],
  [1360, 'desktop'],
  [1440, 'desktopBig'],
])('%i px is a %s', (width, name) => {
  expect(viewportClass(width)).toBe(name);
});
