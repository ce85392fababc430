import { bulkInsert } from '#backend/database/bulk-insert.ts';
import type { Database } from '#backend/database/connection.ts';
import { stableNumber } from '#backend/database/stable-number.ts';
import type { DemoProduct } from '../catalogue/demo-products.ts';
import { type DemoLanguage, demoLanguageIds } from '../languages.ts';
import { type DemoComment, rejectedComments, reviewComments, reviewers } from './reviews.ts';

const booksPerCategory = 4;
/** Ratings without a comment; most are good. */
const ratingsWithoutComment: DemoComment['rating'][] = [5, 5, 4, 4, 4, 3, 5, 2, 4, 3, 5, 1];

/** Reviews in each language on the bestsellers of each root category. */
export async function seedReviews(db: Database, products: DemoProduct[]): Promise<void> {
  const now = Date.now();
  await bulkInsert(
    db,
    'product_review',
    demoLanguageIds.flatMap(([code, language_id]) =>
      createReviews(products, code, now).map((review) => ({ ...review, language_id })),
    ),
  );
  await bulkInsert(
    db,
    'product_review',
    demoLanguageIds.flatMap(([code, language_id], index) => {
      const [book] = bestsellers(productsIn(products, code));
      return rejectedComments[code].map((comment) => ({
        product_id: book?.id ?? 0,
        rating: comment.rating,
        comment: comment.text,
        author: reviewers[code][index] ?? '',
        language_id,
        status: 'refused',
        created_at: new Date(now - (index + 3) * 86_400_000),
      }));
    }),
  );
}

function createReviews(products: DemoProduct[], code: DemoLanguage, now: number) {
  const categories = Map.groupBy(productsIn(products, code), ({ work }) => work.category.split('/')[0] ?? '');
  const nextGeneral = cycle(reviewComments[code].filter((comment) => !comment.category));
  return [...categories].flatMap(([category, books]) => {
    const nextInCategory = cycle(reviewComments[code].filter((comment) => comment.category === category));
    return bestsellers(books).flatMap((book, rank) =>
      Array.from({ length: countReviews(book, rank) }, (_, index) => {
        const hash = stableNumber(`${book.id}/review/${index}`);
        // A third are ratings only, and a third of a book's first three reviews have comments for its category.
        const nextComment = hash % 3 === 1 && index < 3 ? nextInCategory : nextGeneral;
        const comment = hash % 3 === 0 ? ratingOnly(hash) : nextComment();
        return {
          product_id: book.id,
          rating: comment?.rating ?? 4,
          comment: comment?.text ?? '',
          author: reviewers[code][(book.id + index * 7) % reviewers[code].length] ?? '',
          status: hash % 17 === 0 ? 'pending' : 'approved',
          is_verified: hash % 5 < 2,
          created_at: dateOfReview(book, hash, now),
        };
      }),
    );
  });
}

function productsIn(products: DemoProduct[], code: DemoLanguage): DemoProduct[] {
  return products.filter(({ edition, isMain }) => isMain && edition.language === code);
}

/** The bestseller of a category has more than one page of reviews. */
function countReviews({ id }: DemoProduct, rank: number): number {
  const hash = stableNumber(`${id}/reviews`);
  return rank === 0 ? 7 + (hash % 3) : 1 + (hash % 5);
}

function bestsellers(books: DemoProduct[]): DemoProduct[] {
  return books.toSorted((a, b) => b.soldCount - a.soldCount || a.id - b.id).slice(0, booksPerCategory);
}

const ratingOnly = (hash: number): DemoComment => ({
  rating: ratingsWithoutComment[hash % ratingsWithoutComment.length] ?? 4,
  text: '',
});

/** Returns one item after the other, so that no book has the same comment twice. */
function cycle<T>(items: T[]): () => T | undefined {
  let next = 0;
  return () => items[next++ % Math.max(items.length, 1)];
}

/** A moment between the first day of the book in the shop and now. */
function dateOfReview({ firstAvailableOn }: DemoProduct, hash: number, now: number): Date {
  const days = Math.max(1, Math.floor((now - Date.parse(firstAvailableOn)) / 86_400_000));
  return new Date(now - (1 + (hash % Math.min(days, 400))) * 86_400_000 + (hash % 50_000) * 1000);
}
