import { expect, test } from 'vitest';
import type { CartItem } from './cart-items.ts';
import { trackedVariant } from './tracked-variant.ts';

const line = (size: string, variant: { dimension: string; label: string } | null) =>
  ({ skuId: 7, product: { skus: [{ skuId: 7, name: size }], currentProductVariant: variant } }) as CartItem;

test.each([
  ['the colour', line('M', { dimension: 'Color', label: 'Röd' }), 'Röd'],
  ['the size without a colour', line('M', null), 'M'],
  [
    'the size of a book in several languages',
    line('Pocket', { dimension: 'Language', label: 'Svenska' }),
    'Pocket',
  ],
  ['nothing for the only size', line('One size', null), undefined],
])('the variant of a line is %s', (_case, item, variant) => {
  expect(trackedVariant(item)).toBe(variant);
});
