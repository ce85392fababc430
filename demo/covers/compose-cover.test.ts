import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { composeCover, drawCover } from './compose-cover.ts';
import { contrast, MIN_TEXT_CONTRAST } from './cover-colour.ts';
import { type CoverFacts, chooseDesign } from './cover-design.ts';
import { FACES, hasGlyph } from './cover-fonts.ts';
import { DESIGNS, LAYOUTS, type LayoutName } from './cover-layouts.ts';
import type { Box } from './cover-lettering.ts';
import { PALETTES } from './cover-palettes.ts';
import { MOTIFS, type MotifName } from './motifs/motifs.ts';
import { SeededRandom } from './seeded-random.ts';

const NAMES = Object.keys(LAYOUTS) as LayoutName[];
const MOTIF_NAMES = Object.keys(MOTIFS) as MotifName[];
const CATEGORIES = [
  'fiction/classics',
  'fiction/contemporary',
  'fiction/poetry',
  'crime/nordic-noir',
  'crime/golden-age',
  'fantastic/fantasy',
  'fantastic/science-fiction',
  'children/picture-books',
  'nonfiction/society',
  'nonfiction/nature-science',
  'lives/memoir',
];
const WORDS =
  'och i på en the of Kolmekymmentäkuusituntinen Ängslans Øen hundra sjöars berättelser över Åsa yö à Þórr naïve ljus blåbärsskogens'.split(
    ' ',
  );
const DIFFICULT_TITLES = [
  'De äventyr Nils Holgersson fick uppleva genom hela Sverige på en vildgås rygg en vår för länge sedan',
  'Kolmekymmentäkuusituntinen epäjärjestelmällistyttämättömyydellänsäkäänköhän',
  'Hundraåringen som klev ut genom fönstret och försvann',
  'Å',
  'Ø: en roman om alt det, der aldrig blev sagt på Læsø',
  'I Am a Cat',
];
const AUTHORS = [
  'Å',
  'Tove Jansson',
  'Peter Christen Asbjørnsen & Jørgen Moe',
  'Þórbergur Þórðarson',
  'Maj Sjöwall & Per Wahlöö',
];

function randomFacts(seed: number): CoverFacts {
  const random = new SeededRandom(`test ${seed}`);
  const title = Array.from({ length: random.integer(1, 12) }, () => random.pick(WORDS)).join(' ');
  return {
    work: `work-${seed}`,
    title: DIFFICULT_TITLES[seed] ?? title,
    author: random.pick(AUTHORS),
    firstPublished: random.integer(1600, 2025),
    category: random.pick(CATEGORIES),
    subjects: [random.pick(['sea', 'city', 'winter', 'love', 'forest', 'journey'])],
  };
}

/** Eight covers per layout, with different titles and palettes. */
const covers = Array.from({ length: NAMES.length * 8 }, (_, seed) => {
  const book = randomFacts(seed);
  const layout = NAMES[seed % NAMES.length] as LayoutName;
  const motif = MOTIF_NAMES[seed % MOTIF_NAMES.length] as MotifName;
  return { book, ...composeCover(book, { ...chooseDesign(book), layout, motif }) };
});

function overlap(one: Box, other: Box): boolean {
  const apartAcross = one.x + one.width <= other.x || other.x + other.width <= one.x;
  const apartDown = one.y + one.height <= other.y || other.y + other.height <= one.y;
  return !apartAcross && !apartDown;
}

describe('a cover', () => {
  it('is the same bytes for the same facts', () => {
    for (const seed of [1, 7, 40]) expect(drawCover(randomFacts(seed))).toBe(drawCover(randomFacts(seed)));
  });

  it('has the same palette and layout in all languages of a work', () => {
    const swedish = { ...randomFacts(20), title: 'Sommarboken' };
    const finnish = { ...randomFacts(20), title: 'Kesäkirja' };
    const [one, other] = [composeCover(swedish), composeCover(finnish)];
    expect([other.layout, other.palette]).toEqual([one.layout, one.palette]);
    expect(other.svg).not.toBe(one.svg);
  });

  it('is self-contained, without text elements, and small', () => {
    for (const { svg, layout } of covers) {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 800 1000"/);
      expect(svg).not.toMatch(/<text|<image|href|url\(|NaN|undefined|Infinity/);
      expect(svg.length, layout).toBeLessThan(60_000);
    }
  });

  it('has title and author inside its margins', () => {
    for (const { lettering, layout, book } of covers) {
      expect(new Set(lettering.map(({ role }) => role))).toContain('author');
      for (const { box } of lettering) {
        const label = `${layout}: ${book.title}`;
        expect(box.x, label).toBeGreaterThanOrEqual(40);
        expect(box.y, label).toBeGreaterThanOrEqual(30);
        expect(box.x + box.width, label).toBeLessThanOrEqual(760);
        expect(box.y + box.height, label).toBeLessThanOrEqual(970);
      }
    }
  });

  it('has no overlapping texts', () => {
    for (const { lettering, layout, book } of covers) {
      lettering.forEach((one, index) => {
        for (const other of lettering.slice(index + 1)) {
          expect(overlap(one.box, other.box), `${layout}: ${book.title}`).toBe(false);
        }
      });
    }
  });

  it('has no author where cards have a button', () => {
    for (const { lettering, layout, book } of covers.filter((cover) =>
      Object.hasOwn(DESIGNS, cover.layout),
    )) {
      for (const { role, box } of lettering) {
        const isInCorner = box.x + box.width > 660 && box.y + box.height > 870;
        if (role === 'author') expect(isInCorner, `${layout}: ${book.author}`).toBe(false);
      }
    }
  });

  it('has an author large enough to read on a card 200 pixels wide', () => {
    for (const { lettering, layout } of covers) {
      for (const { role, size, text } of lettering) {
        if (role === 'author') expect(size, `${layout}: ${text}`).toBeGreaterThanOrEqual(30);
      }
    }
  });

  it('has readable text on every declared ground', () => {
    for (const { lettering, layout, palette } of covers) {
      for (const { ink, grounds, text } of lettering) {
        for (const ground of grounds) {
          expect(contrast(ink, ground), `${layout} ${palette}: ${text}`).toBeGreaterThanOrEqual(
            MIN_TEXT_CONTRAST,
          );
        }
      }
    }
  });

  it('has only the declared grounds behind its text', async () => {
    // Renders the cover without text and checks the pixels behind each text.
    for (const { svgWithoutLettering, lettering, layout, book } of covers) {
      const { data, info } = await sharp(Buffer.from(svgWithoutLettering))
        .resize(400)
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const { box, ink, text } of lettering) {
        let minContrast = 21;
        for (let y = Math.ceil(box.y / 2) + 1; y < (box.y + box.height) / 2 - 1; y += 3) {
          for (let x = Math.ceil(box.x / 2) + 1; x < (box.x + box.width) / 2 - 1; x += 3) {
            const offset = (y * info.width + x) * info.channels;
            const pixel = `#${data.subarray(offset, offset + 3).toString('hex')}`;
            minContrast = Math.min(minContrast, contrast(pixel, ink));
          }
        }
        expect(minContrast, `${layout} ${book.work}: ${text}`).toBeGreaterThanOrEqual(
          MIN_TEXT_CONTRAST - 0.1,
        );
      }
    }
  });
});

describe('the fonts', () => {
  it('have every letter of the Nordic and neighbouring languages', () => {
    const letters = 'ÅÄÖØÆåäöøæÐðÞþÉéÈèÊêËëÍíÓóÔôÚúÜüÝýÀàÁáÇçÑñŠšŽžČčĐđßŁłŐő–—…’”»«:;!?&0123456789';
    for (const face of FACES) {
      for (const letter of letters) expect(hasGlyph(letter, face), `${letter} in ${face}`).toBe(true);
    }
  });
});

describe('the palettes', () => {
  it('are many, distinct and readable', () => {
    expect(PALETTES.length).toBeGreaterThanOrEqual(24);
    expect(new Set(PALETTES.map(({ ground }) => ground)).size).toBe(PALETTES.length);
    for (const { name, ground, ink, pale, deep } of PALETTES) {
      expect(contrast(ink, ground), name).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      expect(contrast(deep, pale), name).toBeGreaterThanOrEqual(7);
    }
  });
});
