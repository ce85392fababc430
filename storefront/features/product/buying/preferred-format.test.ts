import { expect, test } from 'vitest';
import { preferredFormat } from './preferred-format.ts';

test.each([
  ['?skus=Pocket~k_2', 'Pocket'],
  ['?price=x~1&skus=E-bok~k_3&sort=PRICE', 'E-bok'],
  ['?skus=Pocket~k_2,Inbunden~k_1', undefined],
  ['?skus=Pocket~k_2&skus=Inbunden~k_1', undefined],
  ['?skus=', undefined],
  ['', undefined],
])('%s prefers %s', (search, format) => {
  expect(preferredFormat(search)).toBe(format);
});
