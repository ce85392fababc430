import type { Page } from '../cover-page.ts';
import { curve, type Point, path, polar, rect } from '../cover-shapes.ts';

/** Shapes of cut paper on coloured sheets. */
export function papercut(page: Page): void {
  const { palette, random } = page;
  const sheets = random.shuffle([palette.ground, palette.accent, palette.second, palette.pale]);
  const base = sheets[0] as string;
  page.fill(base);
  const split = random.pick([0, 1, 2]);
  if (split === 1)
    page.draw(rect(0, 0, 400, 640, sheets[1] as string), rect(400, 320, 400, 320, sheets[2] as string));
  if (split === 2) page.draw(rect(0, 320, 800, 320, sheets[1] as string));
  const inks = [palette.deep, ...sheets.slice(split === 0 ? 1 : 3), palette.pale];
  const spots: Point[] = [
    [200, 180],
    [600, 170],
    [190, 470],
    [610, 470],
    [400, 320],
  ];
  const kind = random.integer(0, 2);
  for (const [index, spot] of spots.entries()) {
    const colour = inks[(index + 1) % inks.length] ?? palette.deep;
    const size = index === 4 ? 120 : random.between(130, 175);
    const cut = kind === 2 ? random.integer(0, 1) : kind;
    if (index === 4) page.draw(pebble(page, spot, 70, palette.deep));
    else page.draw((cut === 0 ? frond : pebble)(page, spot, size, colour));
  }
  const foot = random.pick([palette.pale, palette.deep]);
  page.draw(rect(0, 640, 800, 360, foot));
  const face = random.pick(['frauncesBlack', 'geometricBold', 'displayItalic'] as const);
  const colours = { ink: [palette.deep, palette.pale], on: foot };
  const align = random.pick(['left', 'centre'] as const);
  page.title(
    { x: 60, y: 678, width: 680, height: 184 },
    { face, maxSize: 140, leading: 1, align, verticalAlign: 'middle' },
    colours,
  );
  page.author(
    { x: 60, y: 890, width: 680, height: 56 },
    { face: 'grotesque', maxSize: 48, align, verticalAlign: 'middle' },
    colours,
  );
}

/** A shape with rounded fingers, like seaweed. */
function frond(page: Page, [x, y]: Point, size: number, colour: string): string {
  const { random } = page;
  const fingers = random.integer(5, 8);
  const points: Point[] = [];
  const turn = random.between(0, 360);
  for (let finger = 0; finger < fingers; finger++) {
    const step = 360 / fingers;
    const angle = turn + finger * step;
    const reach = size * random.between(0.75, 1);
    points.push(polar(x, y, size * 0.3, angle));
    points.push(polar(x, y, reach, angle + step * 0.34), polar(x, y, reach * 1.02, angle + step * 0.6));
  }
  return path(curve(points, true), colour);
}

function pebble(page: Page, [x, y]: Point, size: number, colour: string): string {
  const { random } = page;
  const points: Point[] = [];
  const turn = random.between(0, 360);
  for (let corner = 0; corner < 6; corner++)
    points.push(polar(x, y, size * random.between(0.6, 1), turn + corner * 60));
  return path(curve(points, true), colour);
}
