import { describe, expect, test } from 'vitest';
import { defaultChoice, type PackageGroup, partChoices } from './package-parts.ts';
import { readPackageSelections } from './read-package-selections.ts';

/** A product with one SKU for each of `stocks`. The shop proposes a selected option. */
const option = (optionId: number, stocks: number[], { isSelected = false, quantity = 1 } = {}) => ({
  optionId,
  name: `Book ${optionId}`,
  quantity,
  isSelected,
  product: {
    productId: optionId,
    canonicalUrl: null,
    unitPrice: null,
    skus: stocks.map((totalStock, index) => ({
      skuId: optionId * 10 + index,
      name: 'Pocket',
      stock: { totalStock },
    })),
  },
});
const part = (required: boolean, options: ReturnType<typeof option>[]): PackageGroup => ({
  groupId: 1,
  name: 'Saturday',
  description: null,
  required,
  options,
});
const requiredPart = (...options: ReturnType<typeof option>[]) => part(true, options);
const optionalPart = (...options: ReturnType<typeof option>[]) => part(false, options);

describe('a part of a package', () => {
  test('offers each product in each format; those with too little stock are sold out', () => {
    const choices = partChoices(requiredPart(option(1, [3, 0]), option(2, [1], { quantity: 2 })));
    expect(choices.map(({ value, isSoldOut }) => [value, isSoldOut])).toEqual([
      ['1.10', false],
      ['1.11', true],
      ['2.20', true],
    ]);
  });

  test.each<[string, PackageGroup, string | undefined]>([
    ['the proposal of the shop', requiredPart(option(1, [3]), option(2, [3], { isSelected: true })), '2.20'],
    [
      'another format of the proposal',
      requiredPart(option(1, [3]), option(2, [0, 3], { isSelected: true })),
      '2.21',
    ],
    [
      'another product when the proposal is sold out',
      requiredPart(option(1, [3]), option(2, [0], { isSelected: true })),
      '1.10',
    ],
    ['nothing for an optional part', optionalPart(option(1, [3])), undefined],
    ['nothing when everything is sold out', requiredPart(option(1, [0])), undefined],
  ])('is initially %s', (_, packageGroup, value) => {
    expect(defaultChoice(packageGroup)?.value).toBe(value);
  });
});

test('reads the selected option and SKU of each part from a form', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['packageId', '4'],
    ['part-1', '2.20'],
    ['part-2', ''],
    ['part-x', '1.1'],
    ['part-3', '1.1; drop'],
  ] as const)
    form.append(name, value);
  expect(readPackageSelections(form)).toEqual([{ groupId: 1, optionId: 2, skuId: 20 }]);
});
