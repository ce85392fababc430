import { distinctFrom, mix } from '../cover-colour.ts';
import type { Page } from '../cover-page.ts';
import { circle, frame, line, polygon, rect, turned } from '../cover-shapes.ts';
import {
  authorStyle,
  inkOn,
  lowerAuthorBox,
  motifAt,
  otherGround,
  pickGround,
  titleStyle,
  tonesOn,
} from './motif-page.ts';

/** Wallpaper of the motif, with a label. */
export function wallpaper(page: Page): void {
  const { palette, random } = page;
  const ground = pickGround(page);
  const tones = tonesOn(page, ground);
  page.fill(ground);
  const turn = random.pick([0, 0, 20, -35]);
  const [across, down, scale] = random.pick([
    [4, 6, 0.36],
    [3, 5, 0.46],
    [4, 5, 0.4],
  ] as const);
  for (let row = 0; row < down; row++)
    for (let index = 0; index < across + (row % 2); index++) {
      const x = ((index + (row % 2 ? 0 : 0.5)) * 800) / across;
      page.draw(motifAt(page, tones, x, ((row + 0.5) * 1000) / down, scale, turn));
    }
  const paper = distinctFrom(ground, [palette.pale, palette.deep], 2.5)[0] ?? palette.pale;
  const y = random.pick([150, 320, 470]);
  page.draw(rect(100, y, 600, 400, paper), frame(116, y + 16, 568, 368, tonesOn(page, paper).body, 3));
  page.title(
    { x: 140, y: y + 44, width: 520, height: 212 },
    titleStyle(page, 92, { align: 'centre' }),
    inkOn(page, paper),
  );
  page.author(
    { x: 140, y: y + 270, width: 520, height: 96 },
    authorStyle(page, { align: 'centre', maxSize: 46 }),
    inkOn(page, paper),
  );
}

/** A column of the motif at the side, beside a large title. */
export function column(page: Page): void {
  const { random } = page;
  const ground = pickGround(page);
  const strip = otherGround(page, ground);
  const tones = tonesOn(page, strip);
  const isLeft = random.chance(0.5);
  page.fill(ground);
  page.draw(rect(isLeft ? 0 : 550, 0, 250, 1000, strip));
  const count = random.pick([3, 4, 5]);
  for (let index = 0; index < count; index++)
    page.draw(
      motifAt(page, tones, isLeft ? 138 : 675, (1000 / count) * (index + 0.5), count === 5 ? 0.4 : 0.46),
    );
  const x = isLeft ? 290 : 60;
  page.title(
    { x, y: 70, width: 450, height: 640 },
    titleStyle(page, 128, { align: 'left', verticalAlign: 'top' }),
    inkOn(page, ground),
  );
  page.author(
    { x, y: 760, width: isLeft ? 350 : 450, height: 180 },
    authorStyle(page, { align: 'left', verticalAlign: 'bottom' }),
    inkOn(page, ground),
  );
}

/** A large title, and the motif small below it. */
export function typographic(page: Page): void {
  const { random } = page;
  const ground = pickGround(page);
  const tones = tonesOn(page, ground);
  page.fill(ground);
  page.draw(line(60, 650, 740, 650, tones.body, 6));
  page.title(
    { x: 60, y: 70, width: 680, height: 540 },
    titleStyle(page, 190, { align: 'left', verticalAlign: 'top' }),
    inkOn(page, ground),
  );
  const isLeft = random.chance(0.5);
  page.draw(motifAt(page, tones, isLeft ? 190 : 610, 810, 0.62));
  page.author(
    { x: isLeft ? 360 : 60, y: 690, width: 380, height: 170 },
    authorStyle(page, { align: isLeft ? 'right' : 'left', maxSize: 56 }),
    inkOn(page, ground),
  );
}

/** The motif twice, upright and upside down, as on a playing card. */
export function card(page: Page): void {
  const ground = pickGround(page);
  const band = otherGround(page, ground);
  const tones = tonesOn(page, ground);
  page.fill(ground);
  const { random } = page;
  const top = random.pick([330, 400, 470]);
  if (random.chance(0.6)) page.draw(frame(36, 36, 728, 928, tones.body, 5));
  for (const [y, turn] of [
    [top / 2 + 12, 0],
    [(top + 1200) / 2 - 12, 180],
  ] as const) {
    const scale = (turn === 0 ? top : 800 - top) / 530;
    page.draw(motifAt(page, tones, 400, y, scale, turn));
  }
  page.draw(rect(0, top, 800, 200, band));
  page.title(
    { x: 60, y: top + 16, width: 680, height: 106 },
    titleStyle(page, 90, { align: 'centre' }),
    inkOn(page, band),
  );
  page.author(
    { x: 60, y: top + 136, width: 680, height: 50 },
    authorStyle(page, { align: 'centre', maxSize: 42 }),
    inkOn(page, band),
  );
}

/** Rows of the motif along the upper and lower edge. */
export function bordered(page: Page): void {
  const { random } = page;
  const ground = pickGround(page);
  const edge = otherGround(page, ground);
  const tones = tonesOn(page, edge);
  page.fill(ground);
  page.draw(rect(0, 0, 800, 210, edge), rect(0, 790, 800, 210, edge));
  const count = random.pick([3, 4]);
  for (let index = 0; index < count; index++) {
    const x = (800 / count) * (index + 0.5);
    const scale = count === 3 ? 0.42 : 0.36;
    page.draw(motifAt(page, tones, x, 105, scale), motifAt(page, tones, x, 895, scale));
  }
  page.title(
    { x: 60, y: 260, width: 680, height: 360 },
    titleStyle(page, 150, { align: 'centre' }),
    inkOn(page, ground),
  );
  page.author(
    { x: 60, y: 670, width: 680, height: 70 },
    authorStyle(page, { align: 'centre' }),
    inkOn(page, ground),
  );
}

/** The motif in three sizes, as if it moved away. */
export function receding(page: Page): void {
  const ground = pickGround(page);
  const tones = tonesOn(page, ground);
  page.fill(ground);
  const faded = (share: number) => ({
    body: mix(tones.body, ground, share),
    second: mix(tones.second, ground, share),
    cutOut: ground,
  });
  page.draw(
    motifAt(page, faded(0.6), 150, 480, 0.5),
    motifAt(page, faded(0.32), 300, 590, 0.78),
    motifAt(page, tones, 530, 730, 1.12),
  );
  page.title(
    { x: 60, y: 60, width: 680, height: 240 },
    titleStyle(page, 120, { align: 'left', verticalAlign: 'top' }),
    inkOn(page, ground),
  );
  page.author(
    { x: 60, y: 790, width: 210, height: 160 },
    authorStyle(page, { align: 'left', verticalAlign: 'bottom', maxSize: 46 }),
    inkOn(page, ground),
  );
}

/** The motif in four fields of different colours, as a silkscreen print. */
export function fields(page: Page): void {
  const { palette, random } = page;
  const colours = random.shuffle([
    palette.ground,
    palette.accent,
    palette.second,
    palette.pale,
    palette.deep,
  ]);
  const topField = colours[0] ?? palette.deep;
  const head = distinctFrom(topField, [palette.pale, palette.deep], 1.5)[0] ?? palette.pale;
  page.fill(head);
  for (let index = 0; index < 4; index++) {
    const field = colours[index] ?? palette.ground;
    const [x, y] = [(index % 2) * 400, 320 + Math.floor(index / 2) * 340];
    page.draw(rect(x, y, 400, 340, field), motifAt(page, tonesOn(page, field), x + 200, y + 170, 0.66));
  }
  page.title(
    { x: 60, y: 46, width: 680, height: 174 },
    titleStyle(page, 100, { align: 'left' }),
    inkOn(page, head),
  );
  page.author(
    { x: 60, y: 240, width: 680, height: 56 },
    authorStyle(page, { align: 'left', maxSize: 46 }),
    inkOn(page, head),
  );
}

/** The motif on two colours that meet on a slope. */
export function slope(page: Page): void {
  const { random } = page;
  const ground = pickGround(page);
  const lower = otherGround(page, ground, 1.6);
  const isRising = random.chance(0.5);
  page.fill(ground);
  page.draw(
    polygon(
      isRising
        ? [
            [0, 760],
            [800, 400],
            [800, 1000],
            [0, 1000],
          ]
        : [
            [0, 400],
            [800, 760],
            [800, 1000],
            [0, 1000],
          ],
      lower,
    ),
  );
  const tones = tonesOn(page, lower);
  const plate = circle(isRising ? 560 : 240, 650, 222, lower);
  page.draw(plate, motifAt(page, tones, isRising ? 560 : 240, 650, 0.86));
  page.title(
    { x: 60, y: 60, width: 680, height: 300 },
    titleStyle(page, 130, { align: isRising ? 'left' : 'right', verticalAlign: 'top' }),
    inkOn(page, ground),
  );
  page.author(lowerAuthorBox('left'), authorStyle(page, { align: 'left' }), inkOn(page, lower));
}

/** A postage stamp with perforated edges: upright, wide, or askew. */
export function postage(page: Page): void {
  const { palette, random } = page;
  const ground = random.pick([palette.ground, palette.second, palette.accent]);
  const paper = distinctFrom(ground, ['#f7f0df', palette.deep], 1.6)[0] ?? '#f7f0df';
  const inside =
    distinctFrom(
      paper,
      random.shuffle([palette.accent, palette.second, palette.ground, palette.deep]),
      1.8,
    )[0] ?? palette.accent;
  const [columns, rows] = random.pick([
    [12, 14],
    [16, 12],
    [11, 11],
    [15, 14],
  ] as const);
  const [width, height] = [columns * 40, rows * 40];
  const [left, top] = [400 - width / 2, 580 - height / 2];
  const holes = [
    ...Array.from({ length: columns + 1 }, (_, step) =>
      [top, top + height].map((y) => circle(left + step * 40, y, 12, ground)),
    ),
    ...Array.from({ length: rows + 1 }, (_, step) =>
      [left, left + width].map((x) => circle(x, top + step * 40, 12, ground)),
    ),
  ];
  const stamp = [
    rect(left, top, width, height, paper),
    ...holes.flat(),
    rect(left + 36, top + 36, width - 72, height - 72, inside),
    motifAt(page, tonesOn(page, inside), 400, 580, Math.min(width, height) / 560),
  ];
  page.fill(ground);
  page.draw(turned(stamp.join(''), random.pick([0, 0, -7, 6]), 400, 580));
  page.draw(rect(0, 0, 800, 256, ground), rect(0, 872, 800, 128, ground));
  page.title(
    { x: 60, y: 44, width: 680, height: 196 },
    titleStyle(page, 100, { align: 'centre' }),
    inkOn(page, ground),
  );
  page.author(lowerAuthorBox('centre'), authorStyle(page, { align: 'centre' }), inkOn(page, ground));
}

/** The motif many times, in different sizes and directions. */
export function scattered(page: Page): void {
  const { random } = page;
  const ground = pickGround(page);
  const tones = tonesOn(page, ground);
  page.fill(ground);
  const spots = [
    [140, 500, 0.5],
    [400, 440, 0.42],
    [660, 520, 0.52],
    [260, 700, 0.56],
    [560, 720, 0.6],
    [110, 880, 0.4],
    [390, 900, 0.46],
    [700, 910, 0.42],
  ] as const;
  for (const [index, [x, y, scale]] of spots.entries()) {
    const swapped = index % 3 === 2 ? { ...tones, body: tones.second, second: tones.body } : tones;
    page.draw(motifAt(page, swapped, x, y, scale, random.between(-26, 26)));
  }
  page.draw(rect(0, 0, 800, 350, ground));
  page.author(
    { x: 60, y: 46, width: 680, height: 54 },
    authorStyle(page, { align: 'centre' }),
    inkOn(page, ground),
  );
  page.title(
    { x: 60, y: 116, width: 680, height: 216 },
    titleStyle(page, 120, { align: 'centre' }),
    inkOn(page, ground),
  );
}
