import { expect, test } from 'vitest';
import type { CartItem } from './cart-items.ts';
import { trackedVariant } from './tracked-variant.ts';

const line = (size: string, ...variantDimensions: { dimension: string; label: string | null }[]) =>
  ({ skuId: 7, product: { skus: [{ skuId: 7, name: size }], variantDimensions } }) as CartItem;

test.each([
  ['the colour', line('M', { dimension: 'Color', label: 'Röd' }), 'Röd'],
  [
    'the colour of a product that also has a fit',
    line(
      'M',
      { dimension: 'Color', label: 'Röd' },
      { dimension: 'Fit', label: 'Rak' },
      { dimension: 'Sku', label: 'M' },
    ),
    'Röd',
  ],
  ['the size without a colour', line('M'), 'M'],
  [
    'the size of a book in several languages',
    line('Pocket', { dimension: 'Language', label: 'Svenska' }),
    'Pocket',
  ],
  ['nothing for the only size', line('One size'), undefined],
])('the variant of a line is %s', (_case, item, variant) => {
  expect(trackedVariant(item)).toBe(variant);
});
