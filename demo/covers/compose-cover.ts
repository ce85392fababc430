import { genreOf, motifsOf } from './cover-character.ts';
import { LAYOUTS, type LayoutName, layoutsFor, moodsOf } from './cover-layouts.ts';
import { type Lettering, Page, type Wording } from './cover-page.ts';
import { PALETTES } from './cover-palettes.ts';
import { SeededRandom } from './seeded-random.ts';

export interface CoverFacts {
  /** Key of the work; editions of one work share palette and composition. */
  work: string;
  title: string;
  author: string;
  publisher: string;
  firstPublished: number;
  /** `root/sub` key. */
  category: string;
  subjects: string[];
}

/** The cover as SVG, 800 by 1000, all lettering as outlines. The same facts give the same bytes. */
export function drawCover(facts: CoverFacts): string {
  return composeCover(facts).svg;
}

/** The cover together with what was decided on the way, for tests and contact sheets. */
export function composeCover(facts: CoverFacts, layout?: LayoutName) {
  // Everything but the wording hangs on the work alone, so that translations look like siblings.
  const random = new SeededRandom(facts.work);
  const genre = genreOf(facts.category, facts.subjects, facts.firstPublished);
  const motifs = motifsOf(facts.subjects, facts.category);
  const moods = moodsOf(genre);
  const palette = random.pick(
    PALETTES.filter((candidate) => candidate.moods.some((mood) => moods.includes(mood))),
  );
  const chosen = random.pickWeighted(layoutsFor(genre, motifs));
  const name = layout ?? chosen;
  const page = new Page(palette, random, motifs, wordingOf(facts));
  LAYOUTS[name](page);
  const lettering: readonly Lettering[] = page.lettering;
  return { svg: page.svg(), bare: page.svg(false), lettering, layout: name, palette: palette.name };
}

function wordingOf({ title, author }: CoverFacts): Wording {
  // A long title that explains itself after a colon is two titles; a short one stands better whole.
  const [, main, subtitle] = /^(.{3,}?)(?:: | – | — )(.{6,})$/u.exec(title.trim()) ?? [];
  const wording = { author: author.trim() };
  if (main && subtitle) return { ...wording, title: main, subtitle };
  return { ...wording, title: title.trim(), subtitle: '' };
}
