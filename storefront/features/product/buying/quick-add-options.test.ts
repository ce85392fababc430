import { expect, test } from 'vitest';
import type { ProductFormatsQuery } from '#storefront/api/generated/graphql.ts';
import { quickAddOptions } from './quick-add-options.ts';

const size = (skuId: number, label: string, totalStock = 3) => ({
  level: 0,
  dimension: 'Sku',
  skuId,
  label,
  stock: { totalStock },
});
const product = (productId: number, dimension: string, label: string, variants: object[]) => ({
  level: 1,
  dimension,
  label,
  productId,
  variants,
});
const group = (variants: object[]) =>
  ({ productId: 1, variantGroup: { variants } }) as unknown as NonNullable<ProductFormatsQuery['product']>;
const outer = (dimension: string, label: string, variants: object[]) => ({
  level: 2,
  dimension,
  label,
  variants,
});

const optionsOf = (variants: object[]) =>
  quickAddOptions(group(variants)).map(({ skuId, label, choice }) => [skuId, label, choice]);

test('a book is added in one of the formats of its language', () => {
  const english = [
    product(1, 'Format', 'Paperback', [size(11, 'Paperback')]),
    product(2, 'Format', 'Hardback', [size(12, 'Hardback')]),
  ];
  const swedish = [product(3, 'Format', 'Pocket', [size(13, 'Pocket')])];
  expect(optionsOf([outer('Language', 'English', english), outer('Language', 'Swedish', swedish)])).toEqual([
    [11, 'Paperback', 'format'],
    [12, 'Hardback', 'format'],
  ]);
});

test('goods are added in one of the fits and sizes of their colour that are in stock', () => {
  const fits = [
    product(1, 'Fit', 'Straight', [size(11, 'S'), size(12, 'M', 0)]),
    product(2, 'Fit', 'Fitted', [size(13, 'S'), size(14, 'M')]),
  ];
  const fitsOfOtherColour = [product(3, 'Fit', 'Straight', [size(15, 'S')])];
  expect(optionsOf([outer('Color', 'Navy', fits), outer('Color', 'Moss', fitsOfOtherColour)])).toEqual([
    [11, 'Straight, S', 'variant'],
    [13, 'Fitted, S', 'variant'],
    [14, 'Fitted, M', 'variant'],
  ]);
});

test('goods without variants are added in one of their sizes', () => {
  expect(optionsOf([product(1, 'Product', 'Bag', [size(11, 'Small'), size(12, 'Large')])])).toEqual([
    [11, 'Small', 'size'],
    [12, 'Large', 'size'],
  ]);
});
