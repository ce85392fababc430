import { expect, test } from 'vitest';
import { readPictureName, sortOrderOf, tagsOf } from './picture-names.ts';

test.each([
  ['9789100000004.jpg', ['9789100000004 1']],
  ['9789100000004_2.JPG', ['9789100000004_2 1', '9789100000004 2']],
  ['9789100000004-back.png', ['9789100000004-back 1', '9789100000004 back']],
  ['978-91-0000000-4.jpg', ['978-91-0000000-4 1', '978-91-0000000 4']],
  ['KV-100_03.webp', ['KV-100_03 1', 'KV-100 3']],
  ['KV 1 - inside-cover.jpg', ['KV 1 - inside-cover 1', 'KV 1 - inside cover', 'KV 1 inside-cover']],
  ['.jpg', [' 1']],
])('%s can be read as %j', (name, readings) => {
  expect(readPictureName(name).map(({ code, source }) => `${code} ${source}`)).toEqual(readings);
});

test('numbers come first, then the back, then other names', () => {
  const sources = ['map', 'back', '10', '2', '1', 'inside'];
  expect(sources.sort((a, b) => sortOrderOf(a) - sortOrderOf(b))).toEqual([
    '1',
    '2',
    '10',
    'back',
    'inside',
    'map',
  ]);
  expect(tagsOf('back')).toEqual(['back']);
  expect(tagsOf('2')).toEqual([]);
});
