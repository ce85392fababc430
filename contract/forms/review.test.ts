import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { findFieldErrors } from './field-error.ts';
import { reviewSchema } from './review.ts';

const api = reviewSchema({ requiresComment: false });
const form = reviewSchema({ requiresComment: true });
const review = { rating: 4, author: 'Anna', comment: 'Bra' };

test.each([
  [{ rating: 0 }, 'rating', 'rating'],
  [{ rating: 6 }, 'rating', 'rating'],
  [{ rating: 2.5 }, 'rating', 'rating'],
  [{ rating: Number.NaN }, 'rating', 'rating'],
  [{ author: ' \u200b ' }, 'author', 'required'],
  [{ author: 'x'.repeat(51) }, 'author', 'too-long'],
  [{ comment: 'x'.repeat(151) }, 'comment', 'too-long'],
])('%j has an error', (change, field, rule) => {
  for (const schema of [api, form])
    expect(findFieldErrors(schema, { ...review, ...change })).toMatchObject([{ field, rule }]);
});

test('only the form requires a comment', () => {
  expect(findFieldErrors(api, { ...review, comment: '' })).toEqual([]);
  expect(findFieldErrors(form, { ...review, comment: '' })).toEqual([{ field: 'comment', rule: 'required' }]);
});

test('the API accepts every review that the form accepts, as one line', () => {
  const text = fc.string({ unit: 'binary', maxLength: 160 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6 }), text, text, (rating, author, comment) => {
      const values = { rating, author, comment };
      const found = v.safeParse(form, values);
      if (!found.success) return;
      expect(findFieldErrors(api, values)).toEqual([]);
      expect(`${found.output.author}${found.output.comment}`).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }),
  );
});
