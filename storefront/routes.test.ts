import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { screens } from './routes.ts';
import { isAccountRoute, isCheckoutRoute, SCREENS, type Screen } from './routing/paths.ts';

const features = join(import.meta.dirname, 'features');

describe('the table of contents', () => {
  test.each(SCREENS)('%s has its file below features', (screen) => {
    expect(existsSync(join(features, `${screens[screen].file}.route.tsx`))).toBe(true);
  });

  test('no route file is left out', () => {
    const files = readdirSync(features, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.route.tsx'));
    const listed = Object.values(screens).map(({ file }) => `${file}.route.tsx`);
    expect(files.sort()).toEqual(listed.sort());
  });

  test('the checkout is undistracted, everything else has header, footer and menus', () => {
    const undistracted = SCREENS.filter((screen) => screens[screen].layout === 'undistracted');
    expect(undistracted.sort()).toEqual(SCREENS.filter(isCheckoutRoute).sort());
  });

  test('account pages are for customers', () => {
    const guarded = SCREENS.filter((screen) => screens[screen].guard === 'authenticated');
    expect(guarded.sort()).toEqual(SCREENS.filter(isAccountRoute).sort());
  });

  test('no page that is someone’s own is shared with others', () => {
    const personal = SCREENS.filter(
      (screen) =>
        isCheckoutRoute(screen) ||
        screens[screen].guard === 'authenticated' ||
        ['favorites', 'content-preview', 'preview-widgets'].includes(screen),
    );
    const isAnyones = (screen: Screen) => screens[screen].isShared || screens[screen].isImpersonal;
    expect(personal.filter(isAnyones)).toEqual([]);
  });
});
