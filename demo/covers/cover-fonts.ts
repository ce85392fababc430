import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { create, type Font, type PathCommand } from 'fontkit';

/**
 * The faces covers are set in: static @fontsource files, all under the Open Font License.
 * fontkit rather than opentype.js: the latter throws on several of these fonts' substitution tables and
 * finds no kerning in others.
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

/** fontsource cuts each face in files by script; a letter is taken from the first that has it. */
const SUBSETS = ['latin', 'latin-ext'] as const;
/** Asked last for a letter the face lacks: its two files know most of Latin. */
const FALLBACK: Face = 'garamond';

/** A word shaped with kerning and ligatures; all measures in em, y downwards, origin on the baseline. */
export interface ShapedWord {
  advance: number;
  glyphs: { x: number; y: number; scale: number; commands: readonly PathCommand[] }[];
  /** Extent of the ink. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Rather than import.meta.resolve, which test runners leave out. */
const { resolve } = createRequire(import.meta.url);
const fonts = new Map<string, Font>();
const words = new Map<string, ShapedWord>();
/** Enough for a shop's titles; past it the cache starts over rather than growing for ever. */
const MOST_WORDS = 5000;

export function shapeWord(text: string, face: Face, tracking: number): ShapedWord {
  const key = `${face} ${tracking} ${text}`;
  const known = words.get(key);
  if (known) return known;
  if (words.size >= MOST_WORDS) words.clear();
  const shaped = shape(text, face, tracking);
  words.set(key, shaped);
  return shaped;
}

export function hasGlyph(letter: string, face: Face): boolean {
  return fontFor(letter, [face]) !== undefined;
}

function shape(text: string, face: Face, tracking: number): ShapedWord {
  const word: ShapedWord = { advance: 0, glyphs: [], left: Infinity, right: -Infinity, top: 0, bottom: 0 };
  // Ligatures in spaced-out letters would stand tighter than their neighbours.
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

/** The text in stretches that one font file can set; letters no file knows are left out. */
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
  const known = fonts.get(name);
  if (known) return known;
  const file = readFileSync(resolve(name));
  const font = create(unpackWoff(file));
  if (!('layout' in font)) throw new Error(`${name} is a collection, not a font`);
  fonts.set(name, font);
  return font;
}

/**
 * WOFF to plain sfnt. fontkit reads WOFF itself, but inflates the whole glyph table anew for every glyph
 * (about 1 ms each); unpacked once, a glyph takes microseconds.
 */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const parts: Uint8Array[] = [directory];
  let offset = directory.length;
  for (let index = 0; index < count; index++) {
    const from = 44 + 20 * index;
    const to = 12 + 16 * index;
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [
      number,
      number,
      number,
    ];
    const raw = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(raw) : raw;
    woff.copy(directory, to, from, from + 4);
    woff.copy(directory, to + 4, from + 16, from + 20);
    directory.writeUInt32BE(offset, to + 8);
    directory.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}
