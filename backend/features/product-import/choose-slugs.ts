import { createHash } from 'node:crypto';
import type { Database } from '#backend/database/connection.ts';
import { slug } from '#backend/database/slug.ts';
import type { Book } from './book/book.ts';
import type { StoredProduct } from './product-state.ts';
import type { Shop } from './shop.queries.ts';
import { ownersOfSlugs } from './stored-products.queries.ts';

export interface BookWithStored {
  book: Book;
  stored: StoredProduct | undefined;
}

/**
 * A slug for each book that needs one: new books, those that lack a text in a language, and with `renameSlugs` those
 * whose slug does not come from the title that they have now. Other books keep theirs.
 */
export async function chooseSlugs(
  db: Database,
  books: readonly BookWithStored[],
  shop: Shop,
  renameSlugs: boolean,
): Promise<Map<Book, string>> {
  const waiting = books.flatMap(({ book, stored }) => {
    const candidates = slugCandidates(book);
    const current = stored?.texts.values().next().value?.slug;
    const fits = current !== undefined && (candidates.includes(current) || !renameSlugs);
    if (fits && shop.languages.every(({ id }) => stored?.texts.has(id))) return [];
    return [{ book, stored, candidates: fits ? [current, ...candidates] : candidates }];
  });
  if (waiting.length === 0) return new Map();
  // The last candidate is made from the key, which nobody else has: it needs no question.
  const doubtful = new Set(waiting.flatMap(({ candidates }) => candidates.slice(0, -1)));
  const owners = await ownersOfSlugs(db, [...doubtful], shop);
  const given = new Set<string>();
  const chosen = new Map<Book, string>();
  for (const { book, stored, candidates } of waiting) {
    const isFree = (candidate: string) =>
      !given.has(candidate) &&
      [...(owners.get(candidate) ?? [])].every((owner) => owner === stored?.productId);
    const found = candidates.find(isFree) ?? candidates.at(-1) ?? '';
    given.add(found);
    chosen.set(book, found);
  }
  return chosen;
}

/** The title; with the author and the language where it is taken; at last with a mark that is the book's own. */
export function slugCandidates({ key, title, authors, languages }: Book): string[] {
  const own = createHash('sha256').update(key).digest('hex').slice(0, 10);
  const parts = [shortened(slug(title), 80), shortened(slug(authors?.[0] ?? ''), 40), languages?.[0] ?? ''];
  const [name = '', author = '', language = ''] = parts;
  const candidates = [name, join(name, author), join(name, author, language), join(name || 'book', own)];
  return [
    ...new Set(
      candidates.filter((candidate) => candidate !== '' && (name !== '' || candidate.endsWith(own))),
    ),
  ];
}

const join = (...parts: string[]) => parts.filter((part) => part !== '').join('-');

/** Whole words, as long as they fit. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf('-', most);
  return text.slice(0, end > 0 ? end : most);
}
