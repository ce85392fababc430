import type { DemoWork } from './demo-work.ts';

export interface CategorizedWork extends DemoWork {
  /** Key of a sub-category: `crime/nordic-noir`. */
  category: string;
}

/** The books of each sub-category. Loaded on demand, because only an empty database needs them. */
const booksOf: Record<string, () => Promise<{ default: DemoWork[] }>> = {
  'children/ages-6-9': () => import('../books/children-ages-6-9.ts'),
  'children/ages-9-12': () => import('../books/children-ages-9-12.ts'),
  'children/fairy-tales': () => import('../books/children-fairy-tales.ts'),
  'children/picture-books': () => import('../books/children-picture-books.ts'),
  'children/young-adult': () => import('../books/children-young-adult.ts'),
  'crime/golden-age': () => import('../books/crime-golden-age.ts'),
  'crime/nordic-noir': () => import('../books/crime-nordic-noir.ts'),
  'crime/thrillers': () => import('../books/crime-thrillers.ts'),
  'fantastic/fantasy': () => import('../books/fantastic-fantasy.ts'),
  'fantastic/horror': () => import('../books/fantastic-horror.ts'),
  'fantastic/science-fiction': () => import('../books/fantastic-science-fiction.ts'),
  'fiction/classics': () => import('../books/fiction-classics.ts'),
  'fiction/contemporary': () => import('../books/fiction-contemporary.ts'),
  'fiction/drama': () => import('../books/fiction-drama.ts'),
  'fiction/poetry': () => import('../books/fiction-poetry.ts'),
  'fiction/short-stories': () => import('../books/fiction-short-stories.ts'),
  'lives/biography': () => import('../books/lives-biography.ts'),
  'lives/letters-diaries': () => import('../books/lives-letters-diaries.ts'),
  'lives/memoir': () => import('../books/lives-memoir.ts'),
  'nonfiction/art-music': () => import('../books/nonfiction-art-music.ts'),
  'nonfiction/history': () => import('../books/nonfiction-history.ts'),
  'nonfiction/nature-science': () => import('../books/nonfiction-nature-science.ts'),
  'nonfiction/philosophy': () => import('../books/nonfiction-philosophy.ts'),
  'nonfiction/society': () => import('../books/nonfiction-society.ts'),
  'nonfiction/travel': () => import('../books/nonfiction-travel.ts'),
};

export async function loadDemoWorks(): Promise<CategorizedWork[]> {
  const categories = await Promise.all(
    Object.entries(booksOf).map(async ([category, load]) => {
      const { default: works } = await load();
      return works.map((work) => ({ ...work, category }));
    }),
  );
  return categories.flat();
}
