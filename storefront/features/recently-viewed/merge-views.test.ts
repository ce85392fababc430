import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameViews, mergeViews, type View } from './merge-views.ts';

const view = (productId: number, at: number): View => ({ productId, at });
const views = fc
  .array(fc.record({ productId: fc.integer({ min: 1, max: 40 }), at: fc.integer({ min: 0, max: 60 }) }))
  .map((list) => mergeViews(list, []));

describe('what two tabs have looked at', () => {
  test('is in the order of the last look, each once', () => {
    expect(mergeViews([view(1, 10), view(2, 5)], [view(2, 20), view(3, 7)])).toEqual([
      view(2, 20),
      view(1, 10),
      view(3, 7),
    ]);
  });

  test('is kept up to twenty', () => {
    const many = Array.from({ length: 30 }, (_, index) => view(index, index));
    expect(mergeViews(many, []).map(({ productId }) => productId)).toEqual(
      Array.from({ length: 20 }, (_, index) => 29 - index),
    );
  });

  test('is the same whoever tells whom, and however often', () => {
    fc.assert(
      fc.property(views, views, views, (one, two, three) => {
        expect(mergeViews(one, two)).toEqual(mergeViews(two, one));
        expect(mergeViews(mergeViews(one, two), three)).toEqual(mergeViews(one, mergeViews(two, three)));
        expect(mergeViews(mergeViews(one, two), two)).toEqual(mergeViews(one, two));
      }),
    );
  });

  test('differs when a product or its time does', () => {
    expect(isSameViews([view(1, 1)], [view(1, 1)])).toBe(true);
    expect(isSameViews([view(1, 1)], [view(1, 2)])).toBe(false);
    expect(isSameViews([view(1, 1)], [])).toBe(false);
  });
});
