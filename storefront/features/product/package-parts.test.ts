import { describe, expect, test } from 'vitest';
import { choicesOf, type PackageGroup, proposedOf } from './package-parts.ts';
import { readParts } from './read-parts.ts';

const option = (optionId: number, stocks: number[], isSelected = false, quantity = 1) => ({
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
const group = (required: boolean, ...options: ReturnType<typeof option>[]): PackageGroup => ({
  groupId: 1,
  name: 'Saturday',
  description: null,
  required,
  options,
});

describe('a part of a set', () => {
  test('can be each book in each format; what there is too little of cannot', () => {
    const choices = choicesOf(group(true, option(1, [3, 0]), option(2, [1], false, 2)));
    expect(choices.map(({ value, isSoldOut }) => [value, isSoldOut])).toEqual([
      ['1.10', false],
      ['1.11', true],
      ['2.20', true],
    ]);
  });

  test.each<[string, PackageGroup, string | undefined]>([
    ['what the shop proposes', group(true, option(1, [3]), option(2, [3], true)), '2.20'],
    ['another format of it', group(true, option(1, [3]), option(2, [0, 3], true)), '2.21'],
    ['another book where that is sold out', group(true, option(1, [3]), option(2, [0], true)), '1.10'],
    ['nothing where one need not choose', group(false, option(1, [3])), undefined],
    ['nothing where nothing is left', group(true, option(1, [0])), undefined],
  ])('is at first %s', (_, of, value) => {
    expect(proposedOf(of)?.value).toBe(value);
  });
});

test('a form names a book and a format for each part', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['packageId', '4'],
    ['part-1', '2.20'],
    ['part-2', ''],
    ['part-x', '1.1'],
    ['part-3', '1.1; drop'],
  ] as const)
    form.append(name, value);
  expect(readParts(form)).toEqual([{ groupId: 1, optionId: 2, skuId: 20 }]);
});
