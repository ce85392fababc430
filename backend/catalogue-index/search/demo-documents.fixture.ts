import { readDemoBooks } from '#backend/database/seed/demo-books.ts';
import type { LocaleCode } from '#contract/locales.ts';
import type { SearchDocument } from './search-document.ts';

/** The books of the demo shop as a reader of the language finds them: all editions, described in that language. */
export async function demoDocuments(locale: LocaleCode): Promise<SearchDocument[]> {
  const works = await readDemoBooks();
  return works.flatMap(({ author, category, editions, text }) =>
    editions.map(({ title, publisher }) => ({
      title,
      authors: author.split(' & '),
      names: [publisher, ...category.split('/')],
      texts: [text[locale]],
    })),
  );
}
