import { distinctFrom } from '../cover-colour.ts';
import { shapeWord } from '../cover-fonts.ts';
import { fitText, positionText, TENTH_SCALE } from '../cover-lettering.ts';
import type { Page } from '../cover-page.ts';
import { path, rect } from '../cover-shapes.ts';

/** The first letter of the title, as large as the cover and cut off by its edges. */
export function initial(page: Page): void {
  const { palette, random, wording } = page;
  const face = random.pick(['frauncesBlack', 'display', 'displayItalic', 'garamondItalic'] as const);
  const dark = random.chance(0.5);
  const ground = dark ? palette.ground : palette.pale;
  const colour = random.pick(distinctFrom(ground, [palette.accent, palette.accent, palette.second]));
  const foot = random.pick([palette.deep, ground, ground]);
  const letter =
    [...wording.title].find((character) => /[\p{L}\p{N}]/u.test(character))?.toUpperCase() ?? 'K';
  const shape = shapeWord(letter, face, 0);
  // Limited by width too, so that a wide letter such as M stays recognizable.
  const size = Math.min(780 / (shape.bottom - shape.top), 860 / (shape.right - shape.left));
  const style = { face, maxSize: size, align: random.pick(['left', 'centre', 'right'] as const) };
  page.fill(ground);
  const fitted = fitText(letter, style, 2000, 2000);
  const box = { x: -30, y: 620 - fitted.height, width: 860, height: fitted.height };
  page.draw(path(positionText(fitted, style, box).path, colour, TENTH_SCALE));
  page.draw(rect(0, 640, 800, 360, foot));
  const ink = [palette.ink, palette.deep, palette.pale];
  page.title(
    { x: 64, y: 672, width: 672, height: 176 },
    { face: face === 'frauncesBlack' ? 'fraunces' : face, maxSize: 116, leading: 1.02, verticalAlign: 'top' },
    { ink, on: foot },
  );
  page.author(
    { x: 64, y: 886, width: 672, height: 58 },
    { face: 'grotesque', maxSize: 48, verticalAlign: 'bottom', maxLines: 2 },
    { ink: [palette.accent, ...ink], on: foot },
  );
}
