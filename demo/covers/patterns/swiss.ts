import { distinctFrom } from '../cover-colour.ts';
import type { Page } from '../cover-page.ts';
import { circle, polygon, rect, wedge } from '../cover-shapes.ts';

const shapeKinds = ['quarter', 'circle', 'half', 'triangle', 'bars'] as const;
type ShapeKind = (typeof shapeKinds)[number];

/** The kinds of shapes that the tiles of one cover may have. */
const families: readonly (readonly ShapeKind[])[] = [
  ['quarter'],
  ['circle', 'half'],
  ['triangle'],
  shapeKinds,
];

/** A grid of geometric shapes with a sans serif title: the Swiss style. */
export function swiss(page: Page): void {
  const { palette, random } = page;
  const ground = random.pick([palette.pale, palette.ground, palette.deep]);
  const inks = distinctFrom(ground, [
    palette.accent,
    palette.second,
    palette.deep,
    palette.ground,
    palette.pale,
  ]);
  const columns = random.pick([3, 4, 5]);
  const cell = 800 / columns;
  const rows = Math.floor(600 / cell);
  const top = 1000 - rows * cell;
  const isArtAbove = random.chance(0.4);
  const family = random.pick(families);
  page.fill(ground);
  const start = isArtAbove ? 0 : top;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      page.draw(...tile(page, { x: column * cell, y: start + row * cell, size: cell }, inks, family));
    }
  }
  const face = random.pick(['grotesqueBlack', 'grotesque', 'geometricBold'] as const);
  const y = isArtAbove ? rows * cell + 40 : 60;
  const height = 1000 - rows * cell - 100;
  const colours = { ink: [palette.ink, palette.deep, palette.pale], on: ground };
  const style = { face, maxSize: 140, leading: 1, tracking: -0.015 } as const;
  page.author({ x: 60, y, width: 680, height: 52 }, { face: 'grotesque', maxSize: 48 }, colours);
  page.title({ x: 60, y: y + 78, width: 680, height: height - 78 }, style, colours);
}

function tile(
  page: Page,
  { x, y, size }: { x: number; y: number; size: number },
  inks: readonly string[],
  family: readonly ShapeKind[],
): string[] {
  const { random } = page;
  const [back = page.palette.deep, front = back] = random.shuffle(inks);
  const quarter = random.integer(0, 3);
  const corner = [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ] as const;
  const [cornerX, cornerY] = corner[quarter] ?? corner[0];
  const shapes = random.chance(0.75) ? [rect(x, y, size + 0.5, size + 0.5, back)] : [];
  const [onlyKind] = family;
  const kind = family.length === 1 ? onlyKind : random.pick(family);
  if (kind === 'quarter') shapes.push(wedge(cornerX, cornerY, size, quarter * 90, quarter * 90 + 90, front));
  if (kind === 'circle')
    shapes.push(circle(x + size / 2, y + size / 2, size * random.pick([0.5, 0.32, 0.18]), front));
  if (kind === 'half')
    shapes.push(wedge(x + size / 2, y + size / 2, size / 2, quarter * 90, quarter * 90 + 180, front));
  if (kind === 'triangle')
    shapes.push(
      polygon(
        corner.filter((_, index) => index !== quarter),
        front,
      ),
    );
  if (kind === 'bars')
    for (let bar = 0; bar < 4; bar++) shapes.push(rect(x, y + (bar * size) / 4, size, size / 8, front));
  return shapes;
}
