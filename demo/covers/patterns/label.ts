import { distinctFrom } from '../cover-colour.ts';
import type { Page } from '../cover-page.ts';
import { disc, frame, num, path, rect, stroke } from '../cover-shapes.ts';

/** Patterned paper with a label, as small publishers print it. */
export function label(page: Page): void {
  const { palette, random } = page;
  const ground = random.pick([palette.ground, palette.accent, palette.pale, palette.second]);
  const inks = distinctFrom(ground, [palette.pale, palette.second, palette.deep, palette.accent], 1.3);
  page.fill(ground);
  const pattern = random.pick([scales, sprigs, herringbone, spots, stripes, lozenges]);
  page.draw(...pattern(inks[0] as string, inks[1] ?? (inks[0] as string), random.pick([72.8, 80, 100])));
  const paper = random.chance(0.75) ? '#f7f0df' : palette.deep;
  const print = paper === palette.deep ? palette.pale : palette.deep;
  const [y, height] = random.pick([
    [140, 400],
    [300, 420],
    [110, 460],
  ] as const);
  const inset = random.pick([110, 130, 150]);
  const width = 800 - inset * 2;
  page.draw(
    rect(inset, y, width, height, paper),
    frame(inset + 14, y + 14, width - 28, height - 28, print, 3),
  );
  const face = random.pick(['garamond', 'garamondItalic', 'display', 'fraunces'] as const);
  const colours = { ink: print, on: paper };
  const box = { x: inset + 44, y: y + 48, width: width - 88, height: height - 216 };
  page.title(box, { face, maxSize: 104, leading: 1.06, align: 'centre', verticalAlign: 'middle' }, colours);
  page.draw(rect(375, y + height - 128, 50, 4, palette.accent));
  const author = { x: inset + 44, y: y + height - 110, width: width - 88, height: 76 };
  page.author(author, { face: 'garamond', maxSize: 56, align: 'centre', verticalAlign: 'middle' }, colours);
}

type Pattern = (one: string, two: string, cell: number) => string[];

/** Path data of a motif repeated in staggered rows. */
function tile(
  cell: number,
  draw: (x: number, y: number) => string,
  rows: 'all' | 'even' | 'odd' = 'all',
): string {
  let data = '';
  for (let row = 0; row * cell < 1000 + cell; row++) {
    const isOdd = row % 2 === 1;
    if (rows !== 'all' && isOdd !== (rows === 'odd')) continue;
    for (let column = isOdd ? -0.5 : 0; column * cell < 800 + cell / 2; column++)
      data += draw(column * cell, row * cell);
  }
  return data;
}

const scales: Pattern = (one, two, cell) => [
  stroke(
    tile(cell, (x, y) => disc(x, y, cell * 0.5)),
    one,
    4,
  ),
  path(
    tile(cell, (x, y) => disc(x, y, cell * 0.12)),
    two,
  ),
];

const sprigs: Pattern = (one, two, cell) => {
  const size = cell * 0.3;
  const sprig = (x: number, y: number) =>
    `M${num(x)} ${num(y + size)}v${num(-size * 2)}m${num(-size * 0.7)} ${num(size * 0.8)}l${num(size * 0.7)} ${num(size * 0.6)}l${num(size * 0.7)} ${num(-size * 0.6)}`;
  const bud = (x: number, y: number) => disc(x, y - size, 6);
  return [
    stroke(tile(cell, sprig, 'even'), two, 4) + stroke(tile(cell, sprig, 'odd'), one, 4),
    path(tile(cell, bud, 'even'), one) + path(tile(cell, bud, 'odd'), two),
  ];
};

const herringbone: Pattern = (one, _two, cell) => {
  const shapes: string[] = [];
  for (let y = -cell; y < 1000 + cell; y += cell * 0.45) {
    let data = `M0 ${num(y)}`;
    for (let x = 0, up = true; x < 800; x += cell, up = !up)
      data += `l${num(cell)} ${num(up ? cell * 0.7 : -cell * 0.7)}`;
    shapes.push(stroke(data, one, cell * 0.13));
  }
  return shapes;
};

const spots: Pattern = (one, two, cell) => [
  path(
    tile(cell, (x, y) => disc(x, y, cell * 0.24), 'even'),
    one,
  ),
  path(
    tile(cell, (x, y) => disc(x, y, cell * 0.14), 'odd'),
    two,
  ),
];

const stripes: Pattern = (one, two, cell) =>
  Array.from({ length: Math.ceil(800 / cell) }, (_, index) =>
    rect(index * cell, 0, cell * 0.4, 1000, index % 2 ? one : two),
  );

const lozenges: Pattern = (one, two, cell) => {
  const lozenge = (wide: number, tall: number) => (x: number, y: number) =>
    `M${num(x)} ${num(y - tall)}l${num(wide)} ${num(tall)}l${num(-wide)} ${num(tall)}l${num(-wide)} ${num(-tall)}z`;
  const large = lozenge(cell * 0.38, cell * 0.62);
  return [
    path(tile(cell, large, 'even'), two),
    path(tile(cell, large, 'odd'), one) + path(tile(cell, lozenge(9, 9), 'odd'), two),
  ];
};
