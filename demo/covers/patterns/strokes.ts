import { distinctFrom } from '../cover-colour.ts';
import type { Page } from '../cover-page.ts';
import { circle, curve, type Point, path, polar, stroke } from '../cover-shapes.ts';

/** A broad brush, few strokes: an open circle, a stack of dashes, a sun over ground. */
export function strokes(page: Page): void {
  const { palette, random } = page;
  const ground = random.pick([palette.pale, palette.ground, palette.pale, palette.deep]);
  const inks = distinctFrom(ground, [palette.accent, palette.second, palette.deep, palette.ground]);
  const [one, two] = [inks[0] as string, inks[1] ?? (inks[0] as string)];
  page.fill(ground);
  const kind = random.integer(0, 3);
  if (kind === 0) page.draw(...circleStroke(page, 400, 610, 200, one));
  if (kind === 1) {
    for (let dash = 0; dash < 5; dash++) {
      const [left, right] = [random.between(70, 230), random.between(540, 730)];
      page.draw(
        ...brush(
          page,
          [
            [left, 440 + dash * 88],
            [400, 430 + dash * 88 + random.between(-10, 10)],
            [right, 440 + dash * 88],
          ],
          62,
          dash % 2 ? two : one,
        ),
      );
    }
  }
  if (kind === 2) {
    page.draw(circle(random.between(240, 560), 570, 130, two));
    for (const y of [700, 790])
      page.draw(
        ...brush(
          page,
          [
            [random.between(60, 160), y],
            [400, y - 14],
            [random.between(640, 740), y],
          ],
          60,
          one,
        ),
      );
  }
  if (kind === 3) {
    for (const [index, x] of [210, 400, 590].entries()) {
      page.draw(
        ...brush(
          page,
          [
            [x, 420 + random.between(0, 60)],
            [x + random.between(-20, 20), 630],
            [x, 850 - random.between(0, 70)],
          ],
          104,
          index === 1 ? two : one,
        ),
      );
    }
  }
  const face = random.pick(['garamondItalic', 'garamond', 'geometric', 'displayItalic'] as const);
  const colours = { ink: [palette.ink, palette.deep, palette.pale], on: ground };
  const align = random.pick(['left', 'centre'] as const);
  page.title({ x: 70, y: 72, width: 660, height: 240 }, { face, maxSize: 128, leading: 1, align }, colours);
  page.author(
    { x: 70, y: 898, width: 660, height: 56 },
    { face: 'geometric', maxSize: 50, align, stand: 'middle' },
    colours,
  );
}

/** A filled body with frayed ends and a few dry hairs along it. */
function brush(page: Page, spine: readonly Point[], width: number, colour: string): string[] {
  const { random } = page;
  const edge = (side: number) =>
    spine.map(([x, y], index): Point => {
      const [before, after] = [spine[index - 1] ?? spine[0], spine[index + 1] ?? spine.at(-1)] as [
        Point,
        Point,
      ];
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
      const half = (width / 2) * side * random.between(0.8, 1.05);
      return [x - ((after[1] - before[1]) / length) * half, y + ((after[0] - before[0]) / length) * half];
    });
  const outline = [...edge(1), ...edge(-1).reverse()];
  const hairs = [-0.62, -0.56, 0.58, 0.66].map((offset) => {
    const hair = spine.map(([x, y]): Point => [x + random.between(0, 12), y + width * offset]);
    return stroke(curve(hair), colour, random.between(2, 4), ' stroke-linecap="round"');
  });
  return [path(curve(outline, true), colour), ...(width > 80 ? [] : hairs)];
}

function circleStroke(page: Page, x: number, y: number, radius: number, colour: string): string[] {
  const { random } = page;
  const start = random.between(0, 360);
  const [outer, inner]: [Point[], Point[]] = [[], []];
  for (let step = 0; step <= 14; step++) {
    const angle = start + step * 23.5;
    // The brush runs dry on its way round.
    const half = radius * (0.22 - step * 0.011) * random.between(0.9, 1.1);
    outer.push(polar(x, y, radius + half, angle));
    inner.unshift(polar(x, y, radius - half, angle));
  }
  return [path(curve([...outer, ...inner], true), colour)];
}
