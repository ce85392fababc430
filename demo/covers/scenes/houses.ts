import { distinctFrom, mix } from '../cover-colour.ts';
import type { Page } from '../cover-page.ts';
import { circle, num, path, polygon, rect } from '../cover-shapes.ts';

/** A row of gabled wooden houses along a street or a quay. */
export function houses(page: Page): void {
  const { palette, random } = page;
  const sky = random.pick([palette.ground, palette.pale, palette.deep]);
  const walls = distinctFrom(
    sky,
    [palette.accent, palette.second, palette.pale, mix(palette.accent, palette.pale, 0.45), palette.ground],
    1.2,
  );
  const roofColour = sky === palette.deep ? mix(palette.deep, palette.second, 0.5) : palette.deep;
  const lit = sky === palette.deep ? palette.accent : palette.pale;
  page.fill(sky);
  const snows = page.motifs.has('winter') || random.chance(0.2);
  if (snows) {
    for (let flake = 0; flake < 60; flake++)
      page.draw(
        circle(
          random.between(0, 800),
          random.between(380, 860),
          random.between(3, 6),
          mix(sky, '#ffffff', 0.6),
        ),
      );
  }
  const floor = 860;
  // A village, a street, or narrow houses on a quay.
  const [low, high, widths] = random.pick([
    [110, 190, [150, 180, 220]],
    [170, 300, [110, 130, 150, 180]],
    [280, 380, [92, 110, 128]],
  ] as const);
  let previous = '';
  for (let x = -random.between(0, 60); x < 800; ) {
    const width = random.pick<number>(widths);
    const height = random.between(low, high);
    const wall = random.pick(walls.length > 1 ? walls.filter((colour) => colour !== previous) : walls);
    previous = wall;
    const gable = random.chance(0.7);
    const peak = width * random.between(0.35, 0.6);
    const top = floor - height;
    page.draw(rect(x, top, width, height, wall));
    if (gable)
      page.draw(
        polygon(
          [
            [x - 8, top + 2],
            [x + width / 2, top - peak],
            [x + width + 8, top + 2],
          ],
          roofColour,
        ),
      );
    else page.draw(path(`M${num(x - 6)} ${num(top + 2)}l22 -64h${num(width - 32)}l22 64z`, roofColour));
    page.draw(rect(x + width * 0.68, top - peak * 0.95, 18, 50, roofColour));
    const columns = width > 140 ? 3 : 2;
    for (let row = 0; row * 78 + 40 < height - 60; row++) {
      for (let column = 0; column < columns; column++) {
        const [windowX, windowY] = [x + (width * (column + 0.5)) / columns - 14, top + 30 + row * 78];
        const pane = wall === lit ? palette.deep : random.chance(0.6) ? lit : palette.deep;
        page.draw(
          rect(windowX, windowY, 28, 42, pane),
          rect(windowX + 12.5, windowY, 3, 42, wall),
          rect(windowX, windowY + 18, 28, 3, wall),
        );
      }
    }
    x += width + random.pick([0, 0, 14]);
  }
  const street = snows ? palette.pale : sky === palette.deep ? palette.ground : palette.deep;
  page.draw(rect(0, floor, 800, 1000 - floor, street));
  const face = random.pick(['fraunces', 'display', 'garamond', 'geometricBold'] as const);
  const title = { face, maxSize: 140, leading: 1, align: 'centre', stand: 'middle' } as const;
  page.title({ x: 60, y: 60, width: 680, height: 280 }, title, {
    ink: [palette.ink, palette.deep, palette.pale],
    on: sky,
  });
  const author = { face: 'geometric', maxSize: 50, align: 'centre', stand: 'middle' } as const;
  page.author({ x: 60, y: 892, width: 680, height: 74 }, author, {
    ink: [palette.pale, palette.deep],
    on: street,
  });
}
