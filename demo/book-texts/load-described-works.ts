import { type CategorizedWork, loadDemoWorks } from '../catalogue/load-demo-works.ts';
import { byDemoLanguage, type DemoLanguage, demoLanguages } from '../languages.ts';

type BookTexts = Record<string, string>;

/**
 * The works with the descriptions of their pages: the short one of `demo/books/*.ts`, then the two paragraphs of
 * `demo/book-texts/`, which only the seed needs.
 */
export async function loadDescribedWorks(): Promise<CategorizedWork[]> {
  const works = await loadDemoWorks();
  const languages = await Promise.all(
    demoLanguages.map(async (code) => [code, await loadBookTexts(works, code)] as const),
  );
  const texts = Object.fromEntries(languages) as Record<DemoLanguage, BookTexts>;
  return works.map((work) => ({
    ...work,
    text: byDemoLanguage((code) => `${work.text[code]}\n\n${texts[code][work.work]}`),
  }));
}

/** By key of the work. */
async function loadBookTexts(works: CategorizedWork[], code: DemoLanguage): Promise<BookTexts> {
  const categories = [...new Set(works.map(({ category }) => category))];
  const files = await Promise.all(
    categories.map((category) => importTexts(code, category.replace('/', '-'))),
  );
  return Object.assign({}, ...files.map(({ default: texts }) => texts));
}

const importTexts = (code: DemoLanguage, file: string): Promise<{ default: BookTexts }> =>
  import(`./${code}/${file}.ts`);
