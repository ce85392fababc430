import { distinctFrom } from '../cover-colour.ts';
import type { Page } from '../cover-page.ts';
import {
  circle,
  curve,
  ellipse,
  line,
  moved,
  path,
  polygon,
  ROUND_ENDS,
  rect,
  ring,
  stroke,
  turned,
  wedge,
} from '../cover-shapes.ts';

/** One object in the middle of the cover, selected by the motifs of the book. */
export function emblem(page: Page): void {
  const { palette, random } = page;
  const ground = random.pick([palette.ground, palette.accent, palette.pale, palette.deep]);
  const body = distinctFrom(ground, [palette.deep, palette.pale], 3)[0] as string;
  const fallback =
    distinctFrom(
      ground,
      distinctFrom(body, [palette.accent, palette.second, palette.pale, palette.ground]),
    )[0] ?? palette.second;
  page.fill(ground);
  const disc = distinctFrom(body, [palette.second, palette.pale, palette.ground], 2).find(
    (c) => c !== ground && c !== fallback,
  );
  if (disc && random.chance(0.55)) page.draw(circle(400, 596, 256, disc));
  page.draw(moved(pickEmblem(page)(body, fallback).join(''), 400, 596, 1.16));
  const face = random.pick(['garamond', 'display', 'geometricBold', 'fraunces', 'grotesqueBlack'] as const);
  const colours = { ink: [palette.ink, palette.deep, palette.pale], on: ground };
  const align = random.pick(['centre', 'centre', 'left'] as const);
  page.title(
    { x: 60, y: 64, width: 680, height: 228 },
    { face, maxSize: 140, leading: 1.02, align, verticalAlign: 'middle' },
    colours,
  );
  page.author(
    { x: 60, y: 888, width: 680, height: 60 },
    { face: 'geometric', maxSize: 50, align, verticalAlign: 'middle' },
    colours,
  );
}

type Emblem = (body: string, spare: string) => string[];

function pickEmblem(page: Page): Emblem {
  const { motifs, random } = page;
  const candidates: Emblem[] = [key, chair, lampshade, feather, cup, moonAndStar, candle, letter];
  if (motifs.has('sea')) candidates.push(boat, boat, fish, fish);
  if (motifs.has('love')) candidates.push(rose, rose, letter);
  if (motifs.has('home')) candidates.push(chair, cup, lampshade, key);
  if (motifs.has('war')) candidates.push(candle, feather, letter);
  if (motifs.has('journey')) candidates.push(compass, compass, suitcase, suitcase, boat);
  if (motifs.has('garden') || motifs.has('forest')) candidates.push(pear, pear, rose);
  if (motifs.has('animals')) candidates.push(feather, fish);
  return random.pick(candidates);
}

const key: Emblem = (body, spare) => [
  ring(0, -120, 62, body, 30),
  rect(-13, -60, 26, 260, body),
  rect(0, 120, 70, 26, body),
  rect(0, 172, 50, 26, body),
  circle(0, -120, 22, spare),
];

const chair: Emblem = (body, spare) => [
  ...[-96, 74].map((x) => rect(x, -210, 22, 230, body)),
  ...[-118, 96].map((x) => rect(x, 40, 22, 170, body)),
  ...[-186, -128, -70].map((y) => rect(-80, y, 160, 26, spare)),
  polygon(
    [
      [-104, 14],
      [104, 14],
      [126, 56],
      [-126, 56],
    ],
    body,
  ),
];

const lampshade: Emblem = (body, spare) => [
  line(0, -210, 0, -120, body, 6),
  polygon(
    [
      [-40, -130],
      [40, -130],
      [130, 0],
      [-130, 0],
    ],
    body,
  ),
  wedge(0, 0, 40, 0, 180, spare),
  polygon(
    [
      [-130, 16],
      [130, 16],
      [210, 190],
      [-210, 190],
    ],
    `${spare}" fill-opacity=".35`,
  ),
];

const feather: Emblem = (body, spare) => [
  turned(
    path('M0 -210C90 -120 80 60 0 140C-80 60 -90 -120 0 -210Z', body) +
      stroke('M0 -180V220', spare, 7) +
      [-90, -30, 30, 90].map((y) => stroke(`M0 ${y}L-58 ${y - 46}M0 ${y}L58 ${y - 46}`, spare, 4)).join(''),
    32,
    0,
    0,
  ),
];

const cup: Emblem = (body, spare) => [
  path('M-130 -50H110V40C110 130 60 160 -10 160C-80 160 -130 130 -130 40Z', body),
  stroke('M108 -20H150C200 -20 190 80 96 82', body, 24),
  rect(-170, 176, 320, 18, body),
  stroke(
    'M-60 -90C-90 -130 -30 -150 -60 -200M0 -90C-30 -130 30 -150 0 -200M60 -90C30 -130 90 -150 60 -200',
    spare,
    9,
    ROUND_ENDS,
  ),
];

const moonAndStar: Emblem = (body, spare) => [
  path('M60 -190A190 190 0 0 0 60 190A220 220 0 0 1 60 -190Z', body),
  polygon(
    [
      [90, -70],
      [108, -18],
      [160, 0],
      [108, 18],
      [90, 70],
      [72, 18],
      [20, 0],
      [72, -18],
    ],
    spare,
  ),
];

const candle: Emblem = (body, spare) => [
  rect(-36, -60, 72, 220, body),
  line(0, -60, 0, -90, body, 6),
  path('M0 -220C50 -150 50 -90 0 -84C-50 -90 -50 -150 0 -220Z', spare),
  path('M-130 160H130L90 200H-90Z', body),
];

const letter: Emblem = (body, spare) => [
  rect(-190, -120, 380, 240, body),
  stroke('M-190 -120L0 40L190 -120', spare, 8),
  circle(0, 40, 34, spare),
];

const boat: Emblem = (body, spare) => [
  path('M-210 90H210C180 150 140 180 90 180H-90C-140 180 -180 150 -210 90Z', body),
  polygon(
    [
      [10, -220],
      [10, 70],
      [170, 70],
    ],
    spare,
  ),
  polygon(
    [
      [-10, -180],
      [-10, 70],
      [-130, 70],
    ],
    body,
  ),
];

const fish: Emblem = (body, spare) => [
  path('M-200 0C-120 -120 60 -120 130 0C60 120 -120 120 -200 0Z', body),
  polygon(
    [
      [110, 0],
      [210, -90],
      [210, 90],
    ],
    body,
  ),
  circle(-120, -20, 14, spare),
  ...[-50, 10, 70].map((x) => stroke(`M${x} -60Q${x + 36} 0 ${x} 60`, spare, 8, ROUND_ENDS)),
];

const rose: Emblem = (body, spare) => [
  stroke(
    curve([
      [0, 220],
      [-14, 90],
      [0, -30],
    ]),
    body,
    12,
  ),
  ellipse(56, 90, 66, 24, body, -34),
  ellipse(-60, 140, 62, 22, body, 34),
  circle(0, -100, 100, spare),
  stroke('M0 -100m-14 0a14 14 0 1 1 28 6a34 34 0 1 1 -64 -20a54 54 0 1 1 100 40', body, 8, ROUND_ENDS),
];

const compass: Emblem = (body, spare) => [
  ring(0, 0, 190, body, 16),
  ring(0, 0, 160, body, 4),
  polygon(
    [
      [0, -150],
      [34, 0],
      [-34, 0],
    ],
    spare,
  ),
  polygon(
    [
      [0, 150],
      [34, 0],
      [-34, 0],
    ],
    body,
  ),
  ...[0, 90, 180, 270].map((angle) => turned(rect(-4, -186, 8, 40, body), angle, 0, 0)),
];

const suitcase: Emblem = (body, spare) => [
  stroke('M-60 -110V-160H60V-110', body, 20),
  rect(-200, -110, 400, 270, body, ' rx="18"'),
  rect(-130, -110, 26, 270, spare),
  rect(104, -110, 26, 270, spare),
];

const pear: Emblem = (body, spare) => [
  path(
    'M0 -170C60 -170 60 -70 110 10C170 110 100 200 0 200C-100 200 -170 110 -110 10C-60 -70 -60 -170 0 -170Z',
    spare,
  ),
  stroke('M0 -160C0 -200 10 -220 30 -236', body, 12, ROUND_ENDS),
  ellipse(74, -206, 52, 20, body, -20),
];
