import { distinctFrom } from '../cover-colour.ts';
import type { Page } from '../cover-page.ts';
import { circle, curve, type Point, path, polar, stroke } from '../cover-shapes.ts';

/** A few strokes of a broad brush: an open circle, dashes, a sun over the ground, or columns. */
export function strokes(page: Page): void {
  const { palette, random } = page;
  const ground = random.pick([palette.pale, palette.ground, palette.pale, palette.deep]);
  const inks = distinctFrom(ground, [palette.accent, palette.second, palette.deep, palette.ground]);
  const [one, two] = [inks[0] as string, inks[1] ?? (inks[0] as string)];
  page.fill(ground);
  const kind = random.integer(0, 3);
  if (kind === 0) page.draw(...circleStroke(page, [400, 610], 200, one));
  if (kind === 1) page.draw(...dashes(page, one, two));
  if (kind === 2) page.draw(...sunOverGround(page, one, two));
  if (kind === 3) page.draw(...columns(page, one, two));
  const face = random.pick(['garamondItalic', 'garamond', 'geometric', 'displayItalic'] as const);
  const colours = { ink: [palette.ink, palette.deep, palette.pale], on: ground };
  const align = random.pick(['left', 'centre'] as const);
  page.title({ x: 70, y: 72, width: 660, height: 240 }, { face, maxSize: 128, leading: 1, align }, colours);
  page.author(
    { x: 70, y: 898, width: 660, height: 56 },
    { face: 'geometric', maxSize: 50, align, verticalAlign: 'middle' },
    colours,
  );
}

function dashes(page: Page, one: string, two: string): string[] {
  const { random } = page;
  const strokes: string[] = [];
  for (let dash = 0; dash < 5; dash++) {
    const [left, right] = [random.between(70, 230), random.between(540, 730)];
    const y = 440 + dash * 88;
    const spine: Point[] = [
      [left, y],
      [400, y - 10 + random.between(-10, 10)],
      [right, y],
    ];
    strokes.push(...brush(page, spine, 62, dash % 2 ? two : one));
  }
  return strokes;
}

function sunOverGround(page: Page, one: string, two: string): string[] {
  const { random } = page;
  const sun = circle(random.between(240, 560), 570, 130, two);
  const ground = [700, 790].flatMap((y) => {
    const spine: Point[] = [
      [random.between(60, 160), y],
      [400, y - 14],
      [random.between(640, 740), y],
    ];
    return brush(page, spine, 60, one);
  });
  return [sun, ...ground];
}

function columns(page: Page, one: string, two: string): string[] {
  const { random } = page;
  return [210, 400, 590].flatMap((x, index) => {
    const spine: Point[] = [
      [x, 420 + random.between(0, 60)],
      [x + random.between(-20, 20), 630],
      [x, 850 - random.between(0, 70)],
    ];
    return brush(page, spine, 104, index === 1 ? two : one);
  });
}

/** A stroke with uneven edges; thin strokes have a few hairs along them. */
function brush(page: Page, spine: readonly Point[], width: number, colour: string): string[] {
  const { random } = page;
  const edge = (side: number) =>
    spine.map(([x, y], index): Point => {
      const before = spine[index - 1] ?? [x, y];
      const after = spine[index + 1] ?? [x, y];
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

function circleStroke(page: Page, [x, y]: Point, radius: number, colour: string): string[] {
  const { random } = page;
  const start = random.between(0, 360);
  const [outer, inner]: [Point[], Point[]] = [[], []];
  for (let step = 0; step <= 14; step++) {
    const angle = start + step * 23.5;
    // The stroke becomes thinner.
    const half = radius * (0.22 - step * 0.011) * random.between(0.9, 1.1);
    outer.push(polar(x, y, radius + half, angle));
    inner.unshift(polar(x, y, radius - half, angle));
  }
  return [path(curve([...outer, ...inner], true), colour)];
}
