import { distinctFrom, mix } from '../cover-colour.ts';
import type { Box } from '../cover-lettering.ts';
import type { Page } from '../cover-page.ts';
import { circle, num, path, polygon, rect } from '../cover-shapes.ts';

/** A row of wooden houses along a street or a quay. */
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
  const hasSnow = page.themes.has('winter') || random.chance(0.2);
  if (hasSnow) {
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
  const colours: HouseColours = { roof: roofColour, lit };
  let previousWall = '';
  for (let x = -random.between(0, 60); x < 800; ) {
    const width = random.pick<number>(widths);
    const height = random.between(low, high);
    const wall = random.pick(walls.length > 1 ? walls.filter((colour) => colour !== previousWall) : walls);
    previousWall = wall;
    drawHouse(page, { x, y: floor - height, width, height }, wall, colours);
    x += width + random.pick([0, 0, 14]);
  }
  const streetWithoutSnow = sky === palette.deep ? palette.ground : palette.deep;
  const street = hasSnow ? palette.pale : streetWithoutSnow;
  page.draw(rect(0, floor, 800, 1000 - floor, street));
  const face = random.pick(['fraunces', 'display', 'garamond', 'geometricBold'] as const);
  const title = { face, maxSize: 140, leading: 1, align: 'centre', verticalAlign: 'middle' } as const;
  page.title({ x: 60, y: 60, width: 680, height: 280 }, title, {
    ink: [palette.ink, palette.deep, palette.pale],
    on: sky,
  });
  const author = { face: 'geometric', maxSize: 50, align: 'centre', verticalAlign: 'middle' } as const;
  page.author({ x: 60, y: 892, width: 680, height: 74 }, author, {
    ink: [palette.pale, palette.deep],
    on: street,
  });
}

interface HouseColours {
  roof: string;
  /** The colour of lit windows. */
  lit: string;
}

function drawHouse(page: Page, box: Box, wall: string, colours: HouseColours): void {
  const { random } = page;
  const { x, y, width, height } = box;
  const hasGable = random.chance(0.7);
  const peak = width * random.between(0.35, 0.6);
  page.draw(rect(x, y, width, height, wall));
  if (hasGable)
    page.draw(
      polygon(
        [
          [x - 8, y + 2],
          [x + width / 2, y - peak],
          [x + width + 8, y + 2],
        ],
        colours.roof,
      ),
    );
  else page.draw(path(`M${num(x - 6)} ${num(y + 2)}l22 -64h${num(width - 32)}l22 64z`, colours.roof));
  page.draw(rect(x + width * 0.68, y - peak * 0.95, 18, 50, colours.roof));
  drawWindows(page, box, wall, colours.lit);
}

function drawWindows(page: Page, { x, y, width, height }: Box, wall: string, lit: string): void {
  const { palette, random } = page;
  const columns = width > 140 ? 3 : 2;
  for (let row = 0; row * 78 + 40 < height - 60; row++) {
    for (let column = 0; column < columns; column++) {
      const [windowX, windowY] = [x + (width * (column + 0.5)) / columns - 14, y + 30 + row * 78];
      const isLit = wall !== lit && random.chance(0.6);
      const pane = isLit ? lit : palette.deep;
      page.draw(
        rect(windowX, windowY, 28, 42, pane),
        rect(windowX + 12.5, windowY, 3, 42, wall),
        rect(windowX, windowY + 18, 28, 3, wall),
      );
    }
  }
}
