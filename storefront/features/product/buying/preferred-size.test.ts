import { expect, test } from 'vitest';
import { preferredSize } from './preferred-size.ts';

test.each([
  ['?skus=M~k_12', 'M'],
  ['?price=x~1&skus=One size~k_13&sort=PRICE', 'One size'],
  ['?skus=M~k_12,L~k_11', undefined],
  ['?skus=M~k_12&skus=L~k_11', undefined],
  ['?skus=', undefined],
  ['', undefined],
])('%s prefers %s', (search, size) => {
  expect(preferredSize(search)).toBe(size);
});
