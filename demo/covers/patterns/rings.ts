import { distinctFrom } from '../cover-colour.ts';
import type { Page } from '../cover-page.ts';
import { circle, rect, ring } from '../cover-shapes.ts';

/** Concentric circles. */
export function rings(page: Page): void {
  const { palette, random } = page;
  const ground = random.pick([palette.ground, palette.pale, palette.deep]);
  const inks = distinctFrom(
    ground,
    random.shuffle([palette.accent, palette.second, palette.pale, palette.ground, palette.deep]),
  );
  const isThin = random.chance(0.4);
  const [x, y, outer] = random.pick([
    [0, 1000, 600],
    [800, 1000, 600],
    [400, 1000, 560],
    [400, 690, 300],
    [560, 720, 330],
    [400, 590, 290],
  ] as const);
  const wobble = random.pick([0, 0, 9]);
  page.fill(ground);
  const count = isThin ? 14 : random.integer(4, 7);
  for (let index = 0; index < count; index++) {
    const radius = outer * (1 - index / count);
    const [shiftX, shiftY] = [
      random.between(-wobble, wobble),
      random.between(0, wobble) + (wobble ? index * 6 : 0),
    ];
    const colour = inks[isThin ? 0 : index % inks.length] ?? palette.accent;
    page.draw(
      isThin
        ? ring(x + shiftX, y + shiftY, radius, colour, 7)
        : circle(x + shiftX, y + shiftY, radius, colour),
    );
  }
  if (isThin) page.draw(circle(x, y, outer / count / 1.6, inks[1] ?? palette.second));
  const face = random.pick(['geometricBold', 'grotesqueBlack', 'garamond', 'fraunces'] as const);
  const colours = { ink: [palette.ink, palette.deep, palette.pale], on: ground };
  const align = x === 400 ? 'centre' : 'left';
  const isAuthorBelow = y === 590;
  if (isAuthorBelow) page.draw(rect(0, 892, 800, 108, ground));
  const title = { x: 60, y: 62, width: 680, height: isAuthorBelow ? 210 : 206 };
  page.title(title, { face, maxSize: 140, leading: 1.02, align }, colours);
  const author = { x: 60, y: isAuthorBelow ? 906 : 308, width: 680, height: isAuthorBelow ? 56 : 52 };
  page.author(
    author,
    { face: 'geometric', maxSize: 50, align, verticalAlign: isAuthorBelow ? 'middle' : 'top' },
    colours,
  );
}
