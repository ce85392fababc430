import type { Database } from '../connection.ts';
import { stableNumber } from '../slug.ts';
import { insertAll } from './bulk-insert.ts';
import type { DemoProduct } from './demo-products.ts';
import { refusedComments, reviewComments, reviewers, type SeedComment } from './reviews.ts';
import type { SeedLanguage } from './seed-work.ts';
import { languageIdOf } from './shop.ts';

const everyLanguage = Object.entries(languageIdOf) as [SeedLanguage, string][];
const booksOfAShelf = 4;
/** Stars without words, as they are usually given: mostly many. */
const wordless: SeedComment['rating'][] = [5, 5, 4, 4, 4, 3, 5, 2, 4, 3, 5, 1];

/** Readers of each language on the books that sell most in it, of every kind. */
export async function seedReviews(db: Database, products: DemoProduct[]): Promise<void> {
  const today = Date.now();
  await insertAll(
    db,
    'product_review',
    everyLanguage.flatMap(([code, language_id]) => {
      const shelves = Map.groupBy(
        products.filter(({ edition }) => edition.language === code),
        ({ work }) => work.category.split('/')[0] ?? '',
      );
      const nextCommon = inTurn(reviewComments[code].filter((comment) => !comment.shelf));
      return [...shelves].flatMap(([shelf, books]) => {
        const nextComment = inTurn(reviewComments[code].filter((comment) => comment.shelf === shelf));
        return bestSold(books).flatMap((book, place) =>
          Array.from({ length: readersOf(book, place) }, (_, index) => {
            const draw = stableNumber(`${book.id}/review/${index}`);
            const isOfShelf = draw % 3 === 1 && index < 3;
            const comment = draw % 3 === 0 ? silent(draw) : isOfShelf ? nextComment() : nextCommon();
            return {
              product_id: book.id,
              rating: comment?.rating ?? 4,
              comment: comment?.text ?? '',
              author: reviewers[code][(book.id + index * 7) % reviewers[code].length] ?? '',
              language_id,
              status: draw % 17 === 0 ? 'pending' : 'approved',
              created_at: dayInShop(book, draw, today),
            };
          }),
        );
      });
    }),
  );
  await insertAll(
    db,
    'product_review',
    everyLanguage.flatMap(([code, language_id], index) => {
      const [book] = bestSold(products.filter(({ edition }) => edition.language === code));
      return refusedComments[code].map((comment) => ({
        product_id: book?.id ?? 0,
        rating: comment.rating,
        comment: comment.text,
        author: reviewers[code][index] ?? '',
        language_id,
        status: 'refused',
        created_at: new Date(today - (index + 3) * 86_400_000),
      }));
    }),
  );
}

/** What everybody reads, more have something to say about: more than one page of it. */
function readersOf({ id }: DemoProduct, place: number): number {
  const draw = stableNumber(`${id}/reviews`);
  return place === 0 ? 7 + (draw % 3) : 1 + (draw % 5);
}

function bestSold(books: DemoProduct[]): DemoProduct[] {
  return books.toSorted((a, b) => b.soldCount - a.soldCount || a.id - b.id).slice(0, booksOfAShelf);
}

const silent = (draw: number): SeedComment => ({ rating: wordless[draw % wordless.length] ?? 4, text: '' });

/** Each once before any comes again, so that no two readers of a book say the same. */
function inTurn<T>(list: T[]): () => T | undefined {
  let next = 0;
  return () => list[next++ % Math.max(list.length, 1)];
}

function dayInShop({ firstAvailableOn }: DemoProduct, draw: number, today: number): Date {
  const days = Math.max(1, Math.floor((today - Date.parse(firstAvailableOn)) / 86_400_000));
  return new Date(today - (1 + (draw % Math.min(days, 400))) * 86_400_000 + (draw % 50_000) * 1000);
}
