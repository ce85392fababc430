import { type Page, WIDTH } from '../cover-page.ts';
import { circle, line, polygon, rect, wedge } from '../cover-shapes.ts';

/** Three bands, as on classic paperbacks, the lowest with an ornament. */
export function bands(page: Page): void {
  const { palette, random } = page;
  const [upper, lower] = random.chance(0.5)
    ? [palette.accent, palette.ground]
    : [palette.ground, palette.accent];
  const paper = random.chance(0.75) ? palette.pale : palette.deep;
  const print = paper === palette.pale ? palette.deep : palette.pale;
  const top = random.pick([170, 210, 250]);
  const bottom = random.pick([640, 690, 730]);
  const face = random.pick(['garamond', 'geometricBold', 'display', 'fraunces'] as const);
  page.fill(paper);
  page.draw(rect(0, 0, WIDTH, top, upper), rect(0, bottom, WIDTH, 1000 - bottom, lower));
  page.draw(...ornament(page, bottom, lower));
  page.author(
    { x: 70, y: 40, width: 660, height: top - 80 },
    { face: 'grotesque', maxSize: 48, align: 'centre', verticalAlign: 'middle', tracking: 0.03 },
    { ink: [palette.pale, palette.deep], on: upper },
  );
  page.title(
    { x: 70, y: top + 50, width: 660, height: bottom - top - 100 },
    { face, maxSize: 128, leading: 1.02, align: 'centre', verticalAlign: 'middle' },
    { ink: print, on: paper },
  );
  page.draw(line(0, top + 14, WIDTH, top + 14, print, 3), line(0, bottom - 14, WIDTH, bottom - 14, print, 3));
}

function ornament(page: Page, top: number, ground: string): string[] {
  const { palette, random } = page;
  const [one, two] = [palette.pale, ground === palette.ground ? palette.accent : palette.ground];
  const cell = random.pick([80, 100, 160]);
  const kind = random.integer(0, 3);
  const shapes: string[] = [];
  for (let row = 0; top + row * cell < 1000; row++) {
    for (let column = 0; column < WIDTH / cell; column++) {
      const [x, y] = [column * cell, top + row * cell];
      const colour = (row + column) % 2 ? one : two;
      if (kind === 0) shapes.push(wedge(x + cell / 2, y + cell, cell / 2, 180, 360, colour));
      if (kind === 1)
        shapes.push(
          polygon(
            [
              [x, y + cell],
              [x + cell / 2, y],
              [x + cell, y + cell],
            ],
            colour,
          ),
        );
      if (kind === 2) shapes.push(circle(x + cell / 2, y + cell / 2, cell * 0.3, colour));
      if (kind === 3 && (row + column) % 2) shapes.push(wedge(x, y, cell, 0, 90, one));
      if (kind === 3 && (row + column) % 2 === 0) shapes.push(wedge(x + cell, y + cell, cell, 180, 270, two));
    }
  }
  return shapes;
}
