import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameViews, mergeViews, type View } from './merge-views.ts';

const view = (productId: number, at: number): View => ({ productId, at });
const views = fc
  .array(fc.record({ productId: fc.integer({ min: 1, max: 40 }), at: fc.integer({ min: 0, max: 60 }) }))
  .map((list) => mergeViews(list, []));

describe('the views of two tabs', () => {
  test('are merged by the last view, each product once', () => {
    expect(mergeViews([view(1, 10), view(2, 5)], [view(2, 20), view(3, 7)])).toEqual([
      view(2, 20),
      view(1, 10),
      view(3, 7),
    ]);
  });

  test('are limited to twenty', () => {
    const many = Array.from({ length: 30 }, (_, index) => view(index, index));
    expect(mergeViews(many, []).map(({ productId }) => productId)).toEqual(
      Array.from({ length: 20 }, (_, index) => 29 - index),
    );
  });

  test('merge to the same result in any order and any number of times', () => {
    fc.assert(
      fc.property(views, views, views, (one, two, three) => {
        expect(mergeViews(one, two)).toEqual(mergeViews(two, one));
        expect(mergeViews(mergeViews(one, two), three)).toEqual(mergeViews(one, mergeViews(two, three)));
        expect(mergeViews(mergeViews(one, two), two)).toEqual(mergeViews(one, two));
      }),
    );
  });

  test('differ when a product or its time differs', () => {
    expect(isSameViews([view(1, 1)], [view(1, 1)])).toBe(true);
    expect(isSameViews([view(1, 1)], [view(1, 2)])).toBe(false);
    expect(isSameViews([view(1, 1)], [])).toBe(false);
  });
});
