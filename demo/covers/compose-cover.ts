import { themesOf } from './cover-character.ts';
import { type CoverDesign, type CoverFacts, chooseDesign } from './cover-design.ts';
import { LAYOUTS } from './cover-layouts.ts';
import { type Lettering, Page, type Wording } from './cover-page.ts';
import { PALETTES } from './cover-palettes.ts';
import { SeededRandom } from './seeded-random.ts';

/** The cover as SVG, 800 by 1000, with all text as outlines. The same facts and design give the same bytes. */
export function drawCover(facts: CoverFacts, design?: CoverDesign): string {
  return composeCover(facts, design).svg;
}

/** The cover with its lettering, which tests check. */
export function composeCover(facts: CoverFacts, design: CoverDesign = chooseDesign(facts)) {
  // Only the wording depends on the edition, so that translations have similar covers.
  const random = new SeededRandom(facts.work);
  const palette = PALETTES.find(({ name }) => name === design.palette);
  if (!palette) throw new Error(`There is no palette ${design.palette}.`);
  const themes = themesOf(facts.subjects, facts.category);
  const page = new Page(palette, random, { themes, motif: design.motif, wording: wordingOf(facts) });
  LAYOUTS[design.layout](page);
  const lettering: readonly Lettering[] = page.lettering;
  return { svg: page.svg(), svgWithoutLettering: page.svg({ withLettering: false }), lettering, ...design };
}

function wordingOf({ title, author }: CoverFacts): Wording {
  // A long part after a colon or dash becomes the subtitle; short titles stay whole.
  const [, main, subtitle] = /^(.{3,}?)(?:: | – | — )(.{6,})$/u.exec(title.trim()) ?? [];
  const wording = { author: author.trim() };
  if (main && subtitle) return { ...wording, title: main, subtitle };
  return { ...wording, title: title.trim(), subtitle: '' };
}
