import { distinctFrom, mix } from '../cover-colour.ts';
import type { Page } from '../cover-page.ts';
import { circle, ellipse, frame, path, rect, ring, turned, wedge } from '../cover-shapes.ts';
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

/** The motif in the middle, sometimes on a disc, with the title above. */
export function centred(page: Page): void {
  const ground = pickGround(page);
  const tones = tonesOn(page, ground);
  page.fill(ground);
  const align = page.random.pick(['centre', 'left'] as const);
  const isLow = page.random.chance(0.5);
  page.draw(motifAt(page, tones, 400, isLow ? 610 : 390, 1.25));
  page.title(
    { x: 60, y: isLow ? 60 : 676, width: 680, height: isLow ? 260 : 190 },
    titleStyle(page, 120, { align }),
    inkOn(page, ground),
  );
  page.author(lowerAuthorBox(align), authorStyle(page, { align }), inkOn(page, ground));
}

/** The motif on a large disc of another colour. */
export function disc(page: Page): void {
  const ground = pickGround(page);
  const plate = otherGround(page, ground);
  const tones = tonesOn(page, plate);
  page.fill(ground);
  const x = page.random.pick([330, 400, 400, 470]);
  const [y, radius] = page.random.pick([
    [640, 290],
    [660, 315],
    [760, 410],
  ] as const);
  page.draw(circle(x, y, radius, plate), motifAt(page, tones, x, Math.min(y, 680), 1));
  const style = { align: 'centre' } as const;
  page.author({ x: 60, y: 52, width: 680, height: 54 }, authorStyle(page, style), inkOn(page, ground));
  page.title({ x: 60, y: 120, width: 680, height: 200 }, titleStyle(page, 110, style), inkOn(page, ground));
}

/** The motif larger than the cover, cropped by a lower corner. */
export function cropped(page: Page): void {
  const ground = pickGround(page);
  const tones = tonesOn(page, ground);
  const isRight = page.random.chance(0.5);
  page.fill(ground);
  page.draw(motifAt(page, tones, isRight ? 560 : 240, 810, 1.95, page.random.pick([-8, 0, 8])));
  page.draw(rect(0, 0, 800, 372, ground));
  const align = isRight ? 'left' : 'right';
  page.author({ x: 60, y: 52, width: 680, height: 52 }, authorStyle(page, { align }), inkOn(page, ground));
  page.title(
    { x: 60, y: 124, width: 680, height: 236 },
    titleStyle(page, 130, { align, verticalAlign: 'top' }),
    inkOn(page, ground),
  );
}

/** The motif hangs from above; the title is at the foot. */
export function hanging(page: Page): void {
  const ground = pickGround(page);
  const foot = otherGround(page, ground);
  const tones = tonesOn(page, ground);
  page.fill(ground);
  page.draw(motifAt(page, tones, page.random.pick([300, 500]), 260, 1.75));
  page.draw(rect(0, 640, 800, 360, foot));
  const align = page.random.pick(['left', 'centre'] as const);
  page.title({ x: 60, y: 676, width: 680, height: 190 }, titleStyle(page, 110, { align }), inkOn(page, foot));
  page.author(lowerAuthorBox(align), authorStyle(page, { align }), inkOn(page, foot));
}

/** The motif on the lower one of two backgrounds. */
export function split(page: Page): void {
  const upper = pickGround(page);
  const lower = otherGround(page, upper, 1.6);
  const tones = tonesOn(page, lower);
  page.fill(upper);
  page.draw(rect(0, 390, 800, 610, lower));
  page.draw(motifAt(page, tones, 400, 640, 1.12));
  page.title(
    { x: 60, y: 116, width: 680, height: 236 },
    titleStyle(page, 130, { align: 'left' }),
    inkOn(page, upper),
  );
  page.author(
    { x: 60, y: 44, width: 680, height: 54 },
    authorStyle(page, { align: 'left' }),
    inkOn(page, upper),
  );
}

/** The motif on a hill or a floor, before a low sun. */
export function horizon(page: Page): void {
  const { palette, random } = page;
  const sky = pickGround(page);
  const tones = tonesOn(page, sky);
  const floor =
    distinctFrom(
      sky,
      [palette.second, palette.deep, palette.accent, palette.pale].filter((each) => each !== tones.body),
      1.3,
    )[0] ?? palette.second;
  page.fill(sky);
  const x = random.pick([210, 590]);
  page.draw(circle(x, 470, 130, mix(sky, tones.second, 0.55)));
  page.draw(motifAt(page, tones, 400, 612, 1.12));
  page.draw(
    path(
      random.pick([
        'M0 850Q400 780 800 850V1000H0Z',
        'M0 820L800 850V1000H0Z',
        'M0 850Q200 790 420 840T800 820V1000H0Z',
      ]),
      floor,
    ),
  );
  page.title(
    { x: 60, y: 60, width: 680, height: 240 },
    titleStyle(page, 120, { align: 'centre' }),
    inkOn(page, sky),
  );
  page.author(lowerAuthorBox('centre'), authorStyle(page, { align: 'centre' }), inkOn(page, floor));
}

/** The motif before a large moon or sun at the lower edge, with stars. */
export function moonlit(page: Page): void {
  const { palette, random } = page;
  const sky = random.pick([palette.deep, palette.deep, palette.ground]);
  const light = distinctFrom(sky, [palette.accent, palette.pale, palette.second], 2.2)[0] ?? palette.pale;
  page.fill(sky);
  for (let index = 0; index < 26; index++)
    page.draw(
      circle((index * 211) % 800, 340 + ((index * 137) % 640), random.between(2, 6), mix(sky, light, 0.6)),
    );
  page.draw(circle(400, 780, 360, light));
  page.draw(
    motifAt(
      page,
      {
        body: distinctFrom(light, [palette.deep, palette.ink], 3)[0] ?? palette.deep,
        second: mix(light, palette.deep, 0.45),
        cutOut: light,
      },
      400,
      740,
      1.2,
    ),
  );
  page.author(
    { x: 60, y: 46, width: 680, height: 52 },
    authorStyle(page, { align: 'left' }),
    inkOn(page, sky),
  );
  page.title(
    { x: 60, y: 112, width: 680, height: 216 },
    titleStyle(page, 120, { align: 'left' }),
    inkOn(page, sky),
  );
}

/** Rays from the middle behind the motif, with bands for the texts. */
export function rayed(page: Page): void {
  const ground = pickGround(page);
  const band = otherGround(page, ground);
  const tones = tonesOn(page, ground);
  page.fill(ground);
  const count = page.random.pick([10, 14, 18]);
  for (let index = 0; index < count; index++) {
    const from = (index * 360) / count;
    page.draw(wedge(400, 560, 760, from, from + 180 / count, mix(ground, tones.second, 0.32)));
  }
  page.draw(circle(400, 560, 236, ground), motifAt(page, tones, 400, 560, 0.86));
  page.draw(rect(0, 0, 800, 280, band), rect(0, 866, 800, 134, band));
  page.title(
    { x: 60, y: 46, width: 680, height: 192 },
    titleStyle(page, 110, { align: 'centre' }),
    inkOn(page, band),
  );
  page.author(lowerAuthorBox('centre'), authorStyle(page, { align: 'centre' }), inkOn(page, band));
}

/** The motif in an opening of the cover: an arch, an oval, a lozenge or a window. */
export function opening(page: Page): void {
  const { random } = page;
  const ground = pickGround(page);
  const inside = otherGround(page, ground, 2);
  const tones = tonesOn(page, inside);
  page.fill(ground);
  const shape = random.integer(0, 3);
  if (shape === 0) page.draw(path('M150 866V560A250 250 0 0 1 650 560V866Z', inside));
  if (shape === 1) page.draw(ellipse(400, 596, 250, 270, inside));
  if (shape === 2) page.draw(path('M400 296L690 581L400 866L110 581Z', inside));
  if (shape === 3) page.draw(rect(170, 330, 460, 516, inside), frame(150, 310, 500, 556, inside, 6));
  page.draw(motifAt(page, tones, 400, shape === 0 ? 620 : 588, shape === 2 ? 0.66 : 0.92));
  page.title(
    { x: 60, y: 54, width: 680, height: 196 },
    titleStyle(page, 104, { align: 'centre' }),
    inkOn(page, ground),
  );
  page.author(
    lowerAuthorBox('centre'),
    authorStyle(page, { align: 'centre', maxSize: 44 }),
    inkOn(page, ground),
  );
}

/** The motif in a medallion with frames, as on a cloth binding. */
export function medallion(page: Page): void {
  const { palette, random } = page;
  const ground = random.pick([palette.ground, palette.deep, palette.second]);
  const foil = distinctFrom(ground, [palette.accent, palette.pale, palette.ink], 2)[0] ?? palette.pale;
  const y = random.pick([370, 630]);
  page.fill(ground);
  page.draw(...bindingFrame(random.integer(0, 3), foil), ...medallionFrame(random.integer(0, 3), y, foil));
  const second = distinctFrom(ground, [mix(foil, ground, 0.35), palette.pale], 1.4)[0] ?? foil;
  page.draw(motifAt(page, { body: foil, second, cutOut: ground }, 400, y, random.pick([0.66, 0.78])));
  const face = random.pick(['garamond', 'display', 'garamondItalic', 'frauncesItalic'] as const);
  const colours = { ink: [foil, palette.pale, palette.deep], on: ground };
  const isHigh = y === 370;
  const style = { face, align: 'centre', verticalAlign: 'middle' } as const;
  page.title(
    { x: 110, y: isHigh ? 660 : 104, width: 580, height: 170 },
    { ...style, maxSize: 96, leading: 1.04 },
    colours,
  );
  page.author(
    { x: 150, y: isHigh ? 836 : 286, width: 500, height: 72 },
    { ...style, face: 'garamond', maxSize: 46 },
    colours,
  );
}

function bindingFrame(kind: number, foil: string): string[] {
  if (kind === 0) return [frame(40, 40, 720, 920, foil, 8), frame(60, 60, 680, 880, foil, 2)];
  if (kind === 1)
    return [60, 740]
      .flatMap((x) => [60, 940].map((y) => circle(x, y, 26, foil)))
      .concat(frame(60, 60, 680, 880, foil, 3));
  if (kind === 2)
    return [
      rect(0, 46, 800, 16, foil),
      rect(0, 72, 800, 4, foil),
      rect(0, 938, 800, 16, foil),
      rect(0, 924, 800, 4, foil),
    ];
  return [frame(48, 48, 704, 904, foil, 22), frame(84, 84, 632, 832, foil, 2)];
}

function medallionFrame(kind: number, y: number, foil: string): string[] {
  if (kind === 0) return [ring(400, y, 226, foil, 6), ring(400, y, 210, foil, 2)];
  if (kind === 1) return [turned(frame(220, y - 180, 360, 360, foil, 5), 45, 400, y)];
  if (kind === 2)
    return Array.from({ length: 24 }, (_, index) =>
      turned(rect(397, y - 240, 6, 44, foil), index * 15, 400, y),
    );
  return [];
}
