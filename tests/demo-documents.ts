import type { SearchDocument } from '#backend/catalogue-index/search/search-document.ts';
import type { LocaleCode } from '#contract/locales.ts';
import { loadDemoWorks } from '#demo/catalogue/load-demo-works.ts';

/** All editions of the demo shop's books, with the description in the language. */
export async function demoDocuments(locale: LocaleCode): Promise<SearchDocument[]> {
  const works = await loadDemoWorks();
  return works.flatMap(({ author, category, editions, text }) =>
    editions.map(({ title, publisher }) => ({
      title,
      authors: author.split(' & '),
      names: [publisher, ...category.split('/')],
      texts: [text[locale]],
    })),
  );
}
