import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type PathCommand } from 'fontkit';
import { unpackWoff } from '#backend/features/invoice/rendering/unpack-woff.ts';

/**
 * The fonts of covers: static files of @fontsource, all under the Open Font License. They are read with fontkit, because
 * opentype.js throws on the substitution tables of some and finds no kerning in others.
 */
const FILES = {
  fraunces: ['fraunces', '600-normal'],
  frauncesBlack: ['fraunces', '900-normal'],
  frauncesItalic: ['fraunces', '500-italic'],
  garamond: ['eb-garamond', '500-normal'],
  garamondItalic: ['eb-garamond', '500-italic'],
  display: ['dm-serif-display', '400-normal'],
  displayItalic: ['dm-serif-display', '400-italic'],
  grotesque: ['schibsted-grotesk', '600-normal'],
  grotesqueBlack: ['schibsted-grotesk', '800-normal'],
  geometric: ['jost', '500-normal'],
  geometricBold: ['jost', '700-normal'],
  gothic: ['league-gothic', '400-normal'],
} as const;

export type Face = keyof typeof FILES;
export const FACES = Object.keys(FILES) as Face[];

/** A face has one file per script; a letter comes from the first file that has it. */
const SUBSETS = ['latin', 'latin-ext'] as const;
/** Used for letters that another face lacks, because it has most Latin letters. */
const FALLBACK: Face = 'garamond';

/** A word with kerning and ligatures. All measures are in em, y points down, the origin is on the baseline. */
export interface ShapedWord {
  advance: number;
  glyphs: { x: number; y: number; scale: number; commands: readonly PathCommand[] }[];
  /** Extent of the ink. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Not import.meta.resolve, which vitest lacks. */
const { resolve } = createRequire(import.meta.url);
const fonts = new Map<string, Font>();
const words = new Map<string, ShapedWord>();
/** The cache is cleared when it is full. */
const MAX_CACHED_WORDS = 5000;

/** `tracking` is the space between letters in em. */
export function shapeWord(text: string, face: Face, tracking: number): ShapedWord {
  const key = `${face} ${tracking} ${text}`;
  const cached = words.get(key);
  if (cached) return cached;
  if (words.size >= MAX_CACHED_WORDS) words.clear();
  const shaped = shape(text, face, tracking);
  words.set(key, shaped);
  return shaped;
}

export function hasGlyph(letter: string, face: Face): boolean {
  return fontFor(letter, [face]) !== undefined;
}

function shape(text: string, face: Face, tracking: number): ShapedWord {
  const word: ShapedWord = { advance: 0, glyphs: [], left: Infinity, right: -Infinity, top: 0, bottom: 0 };
  // Ligatures would be tighter than the other letters of spaced text.
  const features: Record<string, boolean> = tracking > 0 ? { liga: false, clig: false } : {};
  for (const [font, run] of runs(text, face)) {
    const scale = 1 / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run, features);
    glyphs.forEach((glyph, index) => {
      const position = positions[index];
      if (!position) return;
      const x = word.advance + position.xOffset * scale;
      const y = -position.yOffset * scale;
      const { commands, bbox } = glyph.path;
      if (commands.length > 0) {
        word.glyphs.push({ x, y, scale, commands });
        word.left = Math.min(word.left, x + bbox.minX * scale);
        word.right = Math.max(word.right, x + bbox.maxX * scale);
        word.top = Math.min(word.top, y - bbox.maxY * scale);
        word.bottom = Math.max(word.bottom, y - bbox.minY * scale);
      }
      word.advance += position.xAdvance * scale + tracking;
    });
  }
  if (word.glyphs.length === 0) return { ...word, left: 0, right: 0 };
  return word;
}

/** Splits the text into runs of one font file each. Letters without a glyph are dropped. */
function runs(text: string, face: Face): [Font, string][] {
  const found: [Font, string][] = [];
  for (const letter of text) {
    const font = fontFor(letter, [face, FALLBACK]);
    const last = found.at(-1);
    if (!font) continue;
    if (last && last[0] === font) last[1] += letter;
    else found.push([font, letter]);
  }
  return found;
}

function fontFor(letter: string, faces: readonly Face[]): Font | undefined {
  const codePoint = letter.codePointAt(0) ?? 0;
  for (const face of faces) {
    for (const subset of SUBSETS) {
      const font = load(face, subset);
      if (font.hasGlyphForCodePoint(codePoint)) return font;
    }
  }
  return undefined;
}

function load(face: Face, subset: (typeof SUBSETS)[number]): Font {
  const [family, style] = FILES[face];
  const name = `@fontsource/${family}/files/${family}-${subset}-${style}.woff`;
  const cached = fonts.get(name);
  if (cached) return cached;
  const file = readFileSync(resolve(name));
  const font = create(unpackWoff(file));
  if (!('layout' in font)) throw new Error(`font collection instead of a font: ${name}`);
  fonts.set(name, font);
  return font;
}
