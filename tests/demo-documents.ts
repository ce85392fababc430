import type { SearchDocument } from '#backend/catalogue-index/search/search-document.ts';
import { loadDescribedWorks } from '#demo/book-texts/load-described-works.ts';
import type { DemoLanguage } from '#demo/languages.ts';

/** Exports the demo for tests beside the code, which must not import it. */
export { demoLanguages } from '#demo/languages.ts';

/** All editions of the demo shop's books, with the description in the language. */
export async function demoDocuments(locale: DemoLanguage): Promise<SearchDocument[]> {
  const works = await loadDescribedWorks();
  return works.flatMap(({ author, category, editions, text }) =>
    editions.map(({ title, publisher }) => ({
      title,
      authors: author.split(' & '),
      names: [publisher, ...category.split('/')],
      texts: [text[locale]],
    })),
  );
}
