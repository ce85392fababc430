import { distinctFrom } from '../cover-colour.ts';
import type { Page } from '../cover-page.ts';
import { circle, polygon, rect, wedge } from '../cover-shapes.ts';

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
  const family = random.integer(0, 3);
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
  family: number,
): string[] {
  const { random } = page;
  const [back, front] = random.shuffle(inks) as [string, string];
  const quarter = random.integer(0, 3);
  const corner = [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ] as const;
  const [cornerX, cornerY] = corner[quarter] ?? corner[0];
  const shapes = random.chance(0.75) ? [rect(x, y, size + 0.5, size + 0.5, back)] : [];
  const kind = kindOf(page, family);
  if (kind === 0) shapes.push(wedge(cornerX, cornerY, size, quarter * 90, quarter * 90 + 90, front));
  if (kind === 1)
    shapes.push(circle(x + size / 2, y + size / 2, size * random.pick([0.5, 0.32, 0.18]), front));
  if (kind === 2)
    shapes.push(wedge(x + size / 2, y + size / 2, size / 2, quarter * 90, quarter * 90 + 180, front));
  if (kind === 3)
    shapes.push(
      polygon(
        corner.filter((_, index) => index !== quarter),
        front,
      ),
    );
  if (kind === 4)
    for (let bar = 0; bar < 4; bar++) shapes.push(rect(x, y + (bar * size) / 4, size, size / 8, front));
  return shapes;
}

/** The kind of one shape: quarters, circles and halves, triangles, or any. */
function kindOf({ random }: Page, family: number): number {
  if (family === 0) return 0;
  if (family === 1) return random.pick([1, 2]);
  return family === 2 ? 3 : random.integer(0, 4);
}
