import { distinctFrom } from '../cover-colour.ts';
import type { Face } from '../cover-fonts.ts';
import type { Box, Style } from '../cover-lettering.ts';
import type { Page } from '../cover-page.ts';
import { moved, turned } from '../cover-shapes.ts';
import { drawMotif, type Tones } from '../motifs/motif-shapes.ts';
import { MOTIFS } from '../motifs/motifs.ts';

/** The colours of the motif on a ground: readable, and different from each other. */
export function tonesOn({ palette, random }: Page, ground: string): Tones {
  const body = distinctFrom(ground, [palette.deep, palette.pale, palette.ink], 3)[0] ?? palette.deep;
  const others = distinctFrom(
    ground,
    distinctFrom(body, random.shuffle([palette.accent, palette.second])),
    1.25,
  );
  const second =
    others[0] ?? distinctFrom(body, [palette.accent, palette.second, palette.pale, palette.deep])[0];
  return { body, second: second ?? palette.accent, cutOut: ground };
}

/** The motif of the page around a point. At scale 1 it is 400 units wide. */
export function motifAt(page: Page, tones: Tones, x: number, y: number, scale: number, turn = 0): string {
  const drawing = drawMotif(MOTIFS[page.motif], tones);
  return moved(turn === 0 ? drawing : turned(drawing, turn, 0, 0), x, y, scale);
}

/** The colour of the background: one of the palette's, most often its `ground`. */
export function pickGround({ palette, random }: Page): string {
  return random.pick([palette.ground, palette.ground, palette.pale, palette.deep, palette.accent]);
}

/** A second colour of the palette for a background, with enough contrast to the first. */
export function otherGround({ palette, random }: Page, ground: string, minContrast = 1.35): string {
  return random.pick(
    distinctFrom(
      ground,
      [palette.ground, palette.pale, palette.deep, palette.accent, palette.second],
      minContrast,
    ),
  );
}

const faces: readonly Face[] = [
  'fraunces',
  'frauncesBlack',
  'frauncesItalic',
  'garamond',
  'display',
  'displayItalic',
  'grotesqueBlack',
  'geometricBold',
  'gothic',
  'gothic',
];

/** A title in a face of the book's own: condensed capitals may be larger. */
export function titleStyle({ random }: Page, maxSize: number, more: Partial<Style> = {}): Style {
  const face = random.pick(faces);
  const isCondensed = face === 'gothic';
  return {
    face,
    maxSize: isCondensed ? maxSize * 1.6 : maxSize,
    leading: isCondensed ? 0.92 : 1,
    capitals: isCondensed || (face === 'grotesqueBlack' && random.chance(0.4)),
    verticalAlign: 'middle',
    ...more,
  };
}

export function authorStyle({ random }: Page, more: Partial<Style> = {}): Style {
  return {
    face: random.pick(['geometric', 'grotesque', 'garamond', 'geometricBold'] as const),
    maxSize: 50,
    verticalAlign: 'middle',
    ...more,
  };
}

/** Inks for text on a ground. */
export function inkOn({ palette }: Page, ground: string | readonly string[]) {
  return { ink: [palette.ink, palette.deep, palette.pale], on: ground };
}

/** The box of the author at the foot of the cover, without the right corner: cards have a button there. */
export function lowerAuthorBox(align: 'left' | 'centre'): Box {
  return align === 'left'
    ? { x: 60, y: 880, width: 580, height: 82 }
    : { x: 160, y: 880, width: 480, height: 82 };
}
