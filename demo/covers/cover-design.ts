import { type Genre, genreOf, type Theme, themesOf } from './cover-character.ts';
import { type LayoutName, layoutsFor, moodsOf } from './cover-layouts.ts';
import { PALETTES } from './cover-palettes.ts';
import { motifsOf } from './cover-subjects.ts';
import type { MotifName } from './motifs/motifs.ts';
import { SeededRandom } from './seeded-random.ts';
import { WORK_MOTIFS } from './work-motifs.ts';

export interface CoverFacts {
  /** Key of the work; its editions have the same design. */
  work: string;
  title: string;
  author: string;
  firstPublished: number;
  /** `root/sub` key. */
  category: string;
  subjects: string[];
}

/** The parts of a cover that the book decides, besides its texts. */
export interface CoverDesign {
  layout: LayoutName;
  palette: string;
  motif: MotifName;
}

/** The design uses only the best of the motifs that fit a book. */
const maxMotifs = 3;

interface Choices {
  genre: Genre;
  themes: ReadonlySet<Theme>;
  motifs: MotifName[];
  layouts: [LayoutName, number][];
  palettes: string[];
}

function choicesOf({ work, title, category, subjects, firstPublished }: CoverFacts): Choices {
  const genre = genreOf(category, subjects, firstPublished);
  const chosen = WORK_MOTIFS[work]?.split(' ') as MotifName[] | undefined;
  const motifs = chosen ?? motifsOf(subjects, title).slice(0, maxMotifs);
  // A landscape is chosen by what the book is mainly about.
  const themes = themesOf(subjects.slice(0, 1), category);
  const moods = moodsOf(genre);
  const palettes = PALETTES.filter((palette) => palette.moods.some((mood) => moods.includes(mood)));
  return {
    genre,
    themes,
    motifs,
    layouts: layoutsFor(genre, chosen ? undefined : themes, motifs.length > 0),
    palettes: palettes.map(({ name }) => name),
  };
}

/** The motif of books without any known subject or word. */
const fallbackMotif: MotifName = 'openBook';

/** The design of one book alone, by chance. */
export function chooseDesign(facts: CoverFacts): CoverDesign {
  const random = new SeededRandom(`design of ${facts.work}`);
  const { motifs, layouts, palettes } = choicesOf(facts);
  return {
    layout: random.pickWeighted(layouts),
    palette: random.pick(palettes),
    motif: motifs.length > 0 ? random.pick(motifs.slice(0, 2)) : fallbackMotif,
  };
}

/**
 * The designs of many books, so that those that stand beside each other differ: of one author, of one category, and of the
 * shop. Each book gets what the books before it use least.
 */
export function planDesigns(books: readonly CoverFacts[]): Map<string, CoverDesign> {
  const usage = new Map<string, number>();
  const used = (...parts: string[]) => usage.get(parts.join(' ')) ?? 0;
  const plan = new Map<string, CoverDesign>();
  for (const book of books) {
    const { motifs, layouts, palettes } = choicesOf(book);
    const random = new SeededRandom(`plan of ${book.work}`);
    const scopes = scopesOf(book);
    /** How often the books of each scope use the value, the nearest scopes the most expensive. */
    const cost = (kind: string, value: string) =>
      scopes.reduce((sum, [scope, weight]) => sum + weight * used(scope, kind, value), 0);
    /** The value with the least cost. `extra` is added to it, and a random part that decides between equal values. */
    const pickLeast = <T extends string>(
      kind: string,
      values: readonly T[],
      extra: (value: T, index: number) => number,
    ): T =>
      values
        .map(
          (value, index) => [value, cost(kind, value) + extra(value, index) + random.next() * 0.5] as const,
        )
        .reduce((best, candidate) => (candidate[1] < best[1] ? candidate : best))[0];
    const weights = new Map(layouts);
    const motif = pickLeast('motif', motifs.length > 0 ? motifs : [fallbackMotif], (_, index) => index * 2);
    // The same motif in the same layout would be the most visible repetition.
    const layout = pickLeast(
      'layout',
      layouts.map(([name]) => name),
      (name) => 4 / (weights.get(name) ?? 1) + 40 * used('all', 'both', `${motif} ${name}`),
    );
    const palette = pickLeast(
      'palette',
      palettes,
      (name) => 6 * used('all', 'palette of layout', `${layout} ${name}`),
    );
    for (const [scope] of scopes)
      for (const [kind, value] of [
        ['motif', motif],
        ['layout', layout],
        ['palette', palette],
        ['both', `${motif} ${layout}`],
        ['palette of layout', `${layout} ${palette}`],
      ] as const)
        usage.set(`${scope} ${kind} ${value}`, used(scope, kind, value) + 1);
    plan.set(book.work, { layout, palette, motif });
  }
  return plan;
}

/** Groups of books that are shown beside each other, with the cost of a repetition. */
function scopesOf({ author, category }: CoverFacts): [scope: string, weight: number][] {
  const [root = ''] = category.split('/');
  return [
    ['all', 0.25],
    [`root ${root}`, 0.6],
    [`category ${category}`, 2],
    [`author ${author}`, 4],
  ];
}
