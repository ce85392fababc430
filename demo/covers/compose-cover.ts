import { genreOf, motifsOf } from './cover-character.ts';
import { LAYOUTS, type LayoutName, layoutsFor, moodsOf } from './cover-layouts.ts';
import { type Lettering, Page, type Wording } from './cover-page.ts';
import { PALETTES } from './cover-palettes.ts';
import { SeededRandom } from './seeded-random.ts';

export interface CoverFacts {
  /** Key of the work; its editions have the same palette and layout. */
  work: string;
  title: string;
  author: string;
  firstPublished: number;
  /** `root/sub` key. */
  category: string;
  subjects: string[];
}

/** The cover as SVG, 800 by 1000, with all text as outlines. The same facts give the same bytes. */
export function drawCover(facts: CoverFacts): string {
  return composeCover(facts).svg;
}

/** The cover with its layout, palette and lettering, which tests check. */
export function composeCover(facts: CoverFacts, requestedLayout?: LayoutName) {
  // Only the wording depends on the edition, so that translations have similar covers.
  const random = new SeededRandom(facts.work);
  const genre = genreOf(facts.category, facts.subjects, facts.firstPublished);
  const motifs = motifsOf(facts.subjects, facts.category);
  const moods = moodsOf(genre);
  const palette = random.pick(
    PALETTES.filter((candidate) => candidate.moods.some((mood) => moods.includes(mood))),
  );
  const drawnLayout = random.pickWeighted(layoutsFor(genre, motifs));
  const layout = requestedLayout ?? drawnLayout;
  const page = new Page(palette, random, motifs, wordingOf(facts));
  LAYOUTS[layout](page);
  const lettering: readonly Lettering[] = page.lettering;
  const svgWithoutLettering = page.svg({ withLettering: false });
  return { svg: page.svg(), svgWithoutLettering, lettering, layout, palette: palette.name };
}

function wordingOf({ title, author }: CoverFacts): Wording {
  // A long part after a colon or dash becomes the subtitle; short titles stay whole.
  const [, main, subtitle] = /^(.{3,}?)(?:: | – | — )(.{6,})$/u.exec(title.trim()) ?? [];
  const wording = { author: author.trim() };
  if (main && subtitle) return { ...wording, title: main, subtitle };
  return { ...wording, title: title.trim(), subtitle: '' };
}
