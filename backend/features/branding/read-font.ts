import type { Font } from 'fontkit';
import type { FontSettings } from '#contract/shop/branding.ts';
import { BrandingError } from './branding-error.ts';

const maxFontBytes = 400 * 1024;

/** Letters of the shop's languages. A font without them would be mixed with another one in every sentence. */
const requiredCharacters = 'abcdefghijklmnopqrstuvwxyzåäöæøABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖÆØ0123456789.,–’';

/** Letters in about the frequency of a text. */
const sample = 'abcdefghijklmnopqrstuvwxyzåäöæø eeeaaannnrrrtttsssiiilllddddooo';

/** Average width of the sample in em in the fallback fonts: Arial or Liberation Sans, Times New Roman or Liberation Serif. */
const fallbackWidths = { sans: 0.472, serif: 0.4298 };

/** Checks a woff2 file, and computes the size of the fallback font that has the same width and height. */
export async function readFont(
  bytes: Uint8Array,
  kind: keyof typeof fallbackWidths,
): Promise<NonNullable<FontSettings['metrics']>> {
  if (bytes.byteLength > maxFontBytes)
    throw new BrandingError(
      `The font has more than ${maxFontBytes / 1024} KB. Remove characters that the shop does not need.`,
    );
  if (Buffer.from(bytes.subarray(0, 4)).toString('latin1') !== 'wOF2')
    throw new BrandingError('The font must be a woff2 file. The content of this file has another format.');
  const font = await openFont(bytes);
  const missing = [...requiredCharacters].filter(
    (character) => !font.hasGlyphForCodePoint(codeOf(character)),
  );
  if (missing.length > 0) throw new BrandingError(`The font lacks the characters ${missing.join(' ')}.`);
  const widths = [...sample].map((character) => font.glyphForCodePoint(codeOf(character)).advanceWidth);
  const width = widths.reduce((sum, value) => sum + value, 0) / widths.length / font.unitsPerEm;
  const sizeAdjust = width / fallbackWidths[kind];
  const inPercent = (units: number) => round((100 * units) / font.unitsPerEm / sizeAdjust);
  return {
    sizeAdjust: round(100 * sizeAdjust),
    ascent: inPercent(font.ascent),
    descent: inPercent(Math.abs(font.descent)),
    lineGap: inPercent(font.lineGap),
  };
}

async function openFont(bytes: Uint8Array): Promise<Font> {
  // Loaded on demand: it needs 4 MB.
  const { create } = await import('fontkit');
  try {
    return create(Buffer.from(bytes)) as Font;
  } catch {
    throw new BrandingError('The font is damaged.');
  }
}

const codeOf = (character: string) => character.codePointAt(0) ?? 0;
const round = (value: number) => Math.round(value * 10) / 10;
