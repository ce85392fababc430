import { createHash } from 'node:crypto';
import type { Database } from '#backend/database/connection.ts';
import { slug } from '#contract/product/slug.ts';
import type { Book } from '../book/book.ts';
import type { ImportOptions } from '../import-options.ts';
import type { Shop } from '../shop.queries.ts';
import type { StoredProduct } from './product-state.ts';
import { ownersOfSlugs } from './stored-products.queries.ts';

export interface BookWithStored {
  book: Book;
  stored: StoredProduct | undefined;
}

/**
 * A slug for each book that needs one: new books, books without a text in a language, and with `renameSlugs` books whose
 * slug does not match their title. Other books keep their slug.
 */
export async function chooseSlugs(
  db: Database,
  books: readonly BookWithStored[],
  shop: Shop,
  { renameSlugs = false, knownProducts }: Pick<ImportOptions, 'renameSlugs' | 'knownProducts'>,
): Promise<Map<Book, string>> {
  const pending = books.flatMap(({ book, stored }) => {
    // A row without a title only updates.
    if (book.title === undefined) return [];
    const known = knownProducts?.get(book.key)?.slug;
    const candidates = known === undefined ? slugCandidates(book) : [known, ...slugCandidates(book)];
    const current = stored?.texts.values().next().value?.slug;
    const isCurrentUsable = current !== undefined && (candidates.includes(current) || !renameSlugs);
    if (isCurrentUsable && shop.languages.every(({ id }) => stored?.texts.has(id))) return [];
    return [{ book, stored, candidates: isCurrentUsable ? [current, ...candidates] : candidates }];
  });
  if (pending.length === 0) return new Map();
  // The last candidate contains a hash of the unique key, so it is always free.
  const uncertain = new Set(pending.flatMap(({ candidates }) => candidates.slice(0, -1)));
  const owners = await ownersOfSlugs(db, [...uncertain], shop);
  const assigned = new Set<string>();
  const slugs = new Map<Book, string>();
  for (const { book, stored, candidates } of pending) {
    const isFree = (candidate: string) =>
      !assigned.has(candidate) &&
      [...(owners.get(candidate) ?? [])].every((owner) => owner === stored?.productId);
    const found = candidates.find(isFree) ?? candidates.at(-1) ?? '';
    assigned.add(found);
    slugs.set(book, found);
  }
  return slugs;
}

/** The title, then longer slugs for a title that is taken: with the author, the language, the format, and a hash of the key. */
export function slugCandidates({ key, title = '', contributors, languages, format }: SlugParts): string[] {
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 10);
  const name = shorten(slug(title), 80);
  if (name === '') return [`book-${hash}`];
  const author = shorten(slug(contributors.author?.[0]?.name ?? ''), 40);
  const parts = [author, languages?.[0] ?? '', slug(format ?? '')];
  const longer = parts.map((_, index) => join(name, ...parts.slice(0, index + 1)));
  return [...new Set([name, ...longer, join(name, hash)])];
}

type SlugParts = Pick<Book, 'key' | 'title' | 'contributors' | 'languages' | 'format'>;

const join = (...parts: string[]) => parts.filter((part) => part !== '').join('-');

/** Cuts the text after a whole word. */
function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = text.lastIndexOf('-', maxLength);
  return text.slice(0, end > 0 ? end : maxLength);
}
