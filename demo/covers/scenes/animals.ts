import { distinctFrom } from '../cover-colour.ts';
import type { Page } from '../cover-page.ts';
import {
  circle,
  curve,
  ellipse,
  moved,
  path,
  polygon,
  ROUND_ENDS,
  rect,
  ring,
  stroke,
  wedge,
} from '../cover-shapes.ts';

/** An animal of simple shapes, mostly circles, on a bright ground. */
export function animals(page: Page): void {
  const { palette, random } = page;
  const ground = random.pick([palette.ground, palette.pale, palette.accent]);
  const body = distinctFrom(ground, [
    palette.accent,
    palette.second,
    palette.deep,
    palette.ground,
  ])[0] as string;
  const fallback =
    distinctFrom(
      body,
      [palette.second, palette.pale, palette.accent].filter((colour) => colour !== ground),
    )[0] ?? palette.pale;
  page.fill(ground);
  const floor = random.pick(
    distinctFrom(
      ground,
      [palette.second, palette.deep, palette.pale].filter((colour) => colour !== body),
    ),
  );
  page.draw(...scenery(page, ground));
  page.draw(path('M0 880Q400 800 800 880V1000H0Z', floor));
  const animal = random.pick([bird, whale, bear, fox, hedgehog, elephant, owl, hare]);
  page.draw(moved(animal(body, fallback, palette.deep, palette.pale).join(''), 400, 850, 1.12));
  const face = random.pick(['frauncesBlack', 'geometricBold', 'fraunces'] as const);
  const colours = { ink: [palette.ink, palette.deep, palette.pale], on: ground };
  page.title(
    { x: 60, y: 64, width: 680, height: 270 },
    { face, maxSize: 140, leading: 0.98, align: 'centre', verticalAlign: 'middle' },
    colours,
  );
  const author = { face: 'geometricBold', maxSize: 50, align: 'centre', verticalAlign: 'middle' } as const;
  page.author({ x: 60, y: 906, width: 680, height: 62 }, author, {
    ink: [palette.deep, palette.pale],
    on: floor,
  });
}

function scenery(page: Page, ground: string): string[] {
  const { palette, random } = page;
  const colours = [palette.pale, palette.second, palette.accent].filter((colour) => colour !== ground);
  const kind = random.integer(0, 3);
  if (kind === 0) return [circle(random.pick([150, 650]), 470, 78, colours[0] as string)];
  return Array.from({ length: kind === 1 ? 14 : 22 }, (_, index) => {
    const [x, y] = [(index * 173) % 800, 380 + ((index * 127) % 430)];
    const colour = colours[index % colours.length] as string;
    return kind === 1
      ? ring(x, y, 16, colour, 7)
      : kind === 2
        ? circle(x, y, 9, colour)
        : rect(x, y, 8, 30, colour, ' rx="4"');
  });
}

type Animal = (body: string, spare: string, deep: string, pale: string) => string[];

const bird: Animal = (body, spare, deep) => [
  stroke('M-30 -60V20M20 -60V20', deep, 12, ROUND_ENDS),
  wedge(0, -210, 170, 0, 180, body),
  circle(118, -250, 74, body),
  polygon(
    [
      [180, -280],
      [262, -246],
      [180, -220],
    ],
    spare,
  ),
  wedge(-40, -210, 100, 0, 180, spare),
  polygon(
    [
      [-165, -210],
      [-260, -330],
      [-70, -210],
    ],
    body,
  ),
];

const whale: Animal = (body, spare, deep, pale) => [
  wedge(0, -210, 240, 0, 180, body),
  path(
    'M-240 -208C-240 -310 -300 -320 -330 -370C-270 -390 -235 -360 -225 -330C-200 -370 -160 -380 -120 -360C-140 -310 -180 -300 -190 -208Z',
    body,
  ),
  wedge(60, -210, 180, 0, 110, pale),
  stroke('M60 -230C60 -320 10 -330 0 -380M90 -230C90 -320 140 -330 150 -380', spare, 16, ROUND_ENDS),
  ellipse(-40, -90, 76, 26, deep, 24),
];

const bear: Animal = (body, spare, deep) => [
  rect(-180, -250, 320, 180, body, ' rx="110"'),
  rect(-160, -160, 76, 180, body, ' rx="30"'),
  rect(40, -160, 76, 180, body, ' rx="30"'),
  circle(150, -270, 92, body),
  circle(92, -346, 32, body),
  circle(208, -346, 32, body),
  circle(92, -346, 15, spare),
  circle(208, -346, 15, spare),
  ellipse(196, -240, 46, 34, spare),
  circle(220, -250, 13, deep),
];

const fox: Animal = (body, spare, deep, pale) => [
  path('M-90 0C-340 40 -320 -250 -200 -270C-240 -150 -170 -110 -60 -100Z', body),
  path('M-200 -270C-235 -236 -250 -200 -252 -166C-225 -176 -214 -190 -214 -210Z', pale),
  polygon(
    [
      [-110, 0],
      [30, -260],
      [150, 0],
    ],
    body,
  ),
  polygon(
    [
      [-20, 0],
      [30, -140],
      [80, 0],
    ],
    pale,
  ),
  ...foxHead(body, spare, deep, pale),
];

const foxHead: Animal = (body, spare, deep) => [
  polygon(
    [
      [-90, -330],
      [150, -330],
      [30, -150],
    ],
    body,
  ),
  polygon(
    [
      [-90, -330],
      [-90, -430],
      [-6, -330],
    ],
    body,
  ),
  polygon(
    [
      [150, -330],
      [150, -430],
      [66, -330],
    ],
    body,
  ),
  polygon(
    [
      [-6, -204],
      [66, -204],
      [30, -150],
    ],
    deep,
  ),
  polygon(
    [
      [-78, -340],
      [-78, -396],
      [-32, -340],
    ],
    spare,
  ),
  polygon(
    [
      [138, -340],
      [138, -396],
      [92, -340],
    ],
    spare,
  ),
];

const hedgehog: Animal = (body, spare, deep, pale) => [
  ...Array.from({ length: 17 }, (_, index) => {
    const angle = Math.PI + (index / 16) * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return polygon(
      [
        [-y * 26 + x * 180, x * 26 + y * 180 - 40],
        [x * 268, y * 268 - 40],
        [y * 26 + x * 180, -x * 26 + y * 180 - 40],
      ],
      deep,
    );
  }),
  wedge(0, -36, 212, 180, 360, body),
  path('M120 -36C120 -150 200 -150 312 -52Q316 -36 300 -36Z', pale),
  circle(304, -54, 20, deep),
  circle(-90, -12, 30, spare),
  circle(90, -12, 30, spare),
];

const elephant: Animal = (body, spare, deep, pale) => [
  wedge(-40, -150, 200, 180, 360, body),
  rect(-240, -152, 110, 170, body),
  rect(20, -152, 120, 170, body),
  circle(150, -250, 108, body),
  stroke('M232 -230C262 -120 236 -40 300 -20', body, 52, ROUND_ENDS),
  wedge(112, -250, 96, 90, 270, spare),
  path('M200 -170L262 -132L206 -140Z', pale),
  stroke('M-236 -170C-280 -150 -270 -90 -290 -70', deep, 12, ROUND_ENDS),
];

const owl: Animal = (body, spare, deep, pale) => [
  rect(-140, -400, 280, 400, body, ' rx="140"'),
  polygon(
    [
      [-140, -270],
      [-140, -430],
      [-10, -390],
    ],
    body,
  ),
  polygon(
    [
      [140, -270],
      [140, -430],
      [10, -390],
    ],
    body,
  ),
  circle(-62, -290, 64, pale),
  circle(62, -290, 64, pale),
  circle(-62, -290, 30, deep),
  circle(62, -290, 30, deep),
  polygon(
    [
      [-20, -262],
      [20, -262],
      [0, -214],
    ],
    spare,
  ),
  ...[-150, -100, -50].flatMap((y) => [-60, 0, 60].map((x) => wedge(x, y, 30, 0, 180, spare))),
];

const hare: Animal = (body, spare, deep, pale) => [
  // Scaled down, because its ears make it the tallest animal.
  moved(hareParts(body, spare, deep, pale).join(''), 0, 0, 0.72),
];

const hareParts: Animal = (body, spare, deep, pale) => [
  ellipse(-20, -460, 30, 120, body, -10),
  ellipse(60, -460, 30, 120, body, 12),
  ellipse(-20, -456, 13, 86, spare, -10),
  ellipse(60, -456, 13, 86, spare, 12),
  circle(24, -310, 92, body),
  wedge(0, 0, 180, 180, 360, body),
  rect(-90, -250, 220, 180, body, ' rx="90"'),
  circle(-180, -36, 42, pale),
  ellipse(90, -12, 84, 26, deep),
  stroke(
    curve([
      [60, -290],
      [110, -284],
      [160, -296],
    ]),
    deep,
    5,
    ROUND_ENDS,
  ),
];
