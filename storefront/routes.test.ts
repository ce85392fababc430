import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { screens } from './routes.ts';
import { SCREENS, type Screen } from './routing/paths.ts';
import type { MessageChunk } from './translations/translation.ts';

const root = join(import.meta.dirname, '..');
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

/** Chunks of messages that components of the module and of its static imports use. */
function chunksUsedBy(path: string, visited = new Set<string>()): Set<string> {
  if (visited.has(path)) return new Set();
  visited.add(path);
  const text = readFileSync(path, 'utf8');
  const used = [...text.matchAll(/\buse(?:Translate|Shop)\(('.+?)\)/g)].flatMap(([, names = '']) =>
    names.split(/[', ]+/).filter(Boolean),
  );
  const imported = [...text.matchAll(/^(?:import|export) (?!type )[^;]*? from '([.#][^']+\.tsx?)';/gm)].map(
    ([, target = '']) => (target.startsWith('#') ? join(root, target.slice(1)) : join(dirname(path), target)),
  );
  return new Set([...used, ...imported.flatMap((target) => [...chunksUsedBy(target, visited)])]);
}

/** Loaded by these screens only when needed: for a cart with items. */
const onDemand: Partial<Record<Screen, MessageChunk>> = { checkout: 'purchase' };

test.each(SCREENS)('%s lists the messages that it needs', (screen) => {
  const { file, messages = [] } = screens[screen];
  const used = chunksUsedBy(join(features, `${file}.route.tsx`));
  expect([...used].filter((chunk) => chunk !== onDemand[screen])).toEqual([...messages]);
});
