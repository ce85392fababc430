import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { screens } from './routes.ts';
import { SCREENS } from './routing/paths.ts';

const features = join(import.meta.dirname, 'features');

describe('the table of contents', () => {
  test.each(SCREENS)('the file of %s exists', (screen) => {
    expect(existsSync(join(features, `${screens[screen].file}.route.tsx`))).toBe(true);
  });

  test('lists every route file', () => {
    const files = readdirSync(features, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.route.tsx'));
    const listed = Object.values(screens).map(({ file }) => `${file}.route.tsx`);
    expect(files.sort()).toEqual(listed.sort());
  });

  test('only the checkout has the undistracted layout', () => {
    const undistracted = SCREENS.filter((screen) => screens[screen].layout === 'undistracted');
    expect(undistracted.sort()).toEqual(['checkout', 'checkout-confirm', 'checkout-fail']);
  });
});
