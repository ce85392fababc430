import type { Page } from '../cover-page.ts';
import { circle, curve, ellipse, line, path, ROUND_ENDS, stroke, wedge } from '../cover-shapes.ts';

/** A small sign and small text on much empty paper, for poems. */
export function air(page: Page): void {
  const { palette, random } = page;
  const ground = random.pick([palette.pale, palette.pale, palette.ground]);
  const face = random.pick(['garamondItalic', 'garamond', 'geometric', 'frauncesItalic'] as const);
  const align = random.pick(['left', 'centre', 'right'] as const);
  page.fill(ground);
  const ink = [palette.ink, palette.deep, palette.pale];
  const high = random.chance(0.5);
  const x = align === 'left' ? 84 : 120;
  const width = align === 'centre' ? 560 : 600;
  const top = high ? 90 : 640;
  page.title(
    { x, y: top, width, height: 170 },
    { face, maxSize: 100, leading: 1.04, align, verticalAlign: 'bottom' },
    { ink, on: ground },
  );
  page.author(
    { x, y: top + 206, width, height: 80 },
    { face: face === 'geometric' ? 'geometric' : 'garamond', maxSize: 54, align },
    { ink: [palette.accent, ...ink], on: ground },
  );
  const signX = { left: 190, centre: 400, right: 610 }[align];
  page.draw(...sign(page, random.integer(0, 6), signX, high ? 690 : 300));
}

function sign(page: Page, kind: number, x: number, y: number): string[] {
  const { palette } = page;
  const [one, two] = [palette.accent, palette.second];
  switch (kind) {
    case 0:
      return [circle(x, y, 92, one)];
    case 1:
      return [
        wedge(x, y, 110, 180, 360, one),
        line(x - 160, y + 26, x + 160, y + 26, two, 6),
        line(x - 100, y + 52, x + 100, y + 52, two, 6),
      ];
    case 2:
      return [
        stroke(
          curve([
            [x - 20, y + 170],
            [x, y + 40],
            [x + 30, y - 130],
          ]),
          two,
          5,
          ROUND_ENDS,
        ),
        ellipse(x + 44, y - 60, 20, 58, one, 38),
        ellipse(x - 26, y + 4, 18, 52, one, -44),
      ];
    case 3:
      return [0, 1, 2].map((drop) =>
        path(
          `M${x - 70 + drop * 70} ${y - 70 + drop * 44}q30 56 0 76q-30 -20 0 -76z`,
          drop === 1 ? two : one,
        ),
      );
    case 4:
      return [
        circle(x, y, 96, one),
        circle(x + 40, y - 24, 84, page.palette.pale === one ? two : page.palette.pale),
      ];
    case 5:
      return [
        stroke(`M${x - 120} ${y}q60 -70 120 0q60 -70 120 0`, page.palette.deep, 7, ROUND_ENDS),
        stroke(`M${x - 40} ${y + 80}q36 -44 72 0q36 -44 72 0`, one, 6, ROUND_ENDS),
      ];
    default:
      return [0, 1, 2, 3, 4].map((bar) =>
        line(x - 90 + bar * 45, y - 100 + bar * 18, x - 90 + bar * 45, y + 100, bar === 2 ? one : two, 5),
      );
  }
}
