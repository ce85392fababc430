import { distinctFrom } from '../cover-colour.ts';
import type { Page } from '../cover-page.ts';
import { circle, line, type Point, polyline, rect, ring, stroke, wedge } from '../cover-shapes.ts';

/** A figure, as in a scientific text: bars, a network, overlapping sets, dots, a spiral or shares. */
export function diagram(page: Page): void {
  const { palette, random } = page;
  const ground = random.pick([palette.pale, palette.ground, palette.pale, palette.deep]);
  const inks = distinctFrom(ground, [
    palette.accent,
    palette.second,
    palette.deep,
    palette.pale,
    palette.ground,
  ]);
  page.fill(ground);
  const draw = random.pick([bars, network, sets, dots, spiral, shares]);
  page.draw(...draw(page, inks));
  const face = random.pick(['grotesqueBlack', 'grotesque', 'garamond', 'fraunces'] as const);
  const colours = { ink: [palette.ink, palette.deep, palette.pale], on: ground };
  page.draw(rect(60, 60, 120, 12, palette.accent === ground ? palette.deep : palette.accent));
  page.title(
    { x: 60, y: 104, width: 680, height: 236 },
    { face, maxSize: 140, leading: 1.02, tracking: face === 'grotesqueBlack' ? -0.015 : 0 },
    colours,
  );
  page.author(
    { x: 60, y: 898, width: 680, height: 50 },
    { face: 'grotesque', maxSize: 48, verticalAlign: 'bottom', maxLines: 2 },
    colours,
  );
}

type Figure = (page: Page, inks: readonly string[]) => string[];

const bars: Figure = ({ random }, inks) =>
  Array.from({ length: 9 }, (_, bar) => {
    const height = random.between(90, 440);
    return rect(60 + bar * 76, 850 - height, 60, height, inks[bar % Math.min(3, inks.length)] as string);
  });

const network: Figure = ({ random }, inks) => {
  const points = Array.from(
    { length: 16 },
    (_, index): Point => [
      110 + (index % 4) * 190 + random.between(-55, 55),
      430 + Math.floor(index / 4) * 125 + random.between(-36, 36),
    ],
  );
  const near = points.flatMap((one, index) =>
    points
      .slice(index + 1)
      .filter((other) => Math.hypot(one[0] - other[0], one[1] - other[1]) < 210)
      .map((other) => [one, other] as const),
  );
  const links = near.map(([one, other]) =>
    line(one[0], one[1], other[0], other[1], (inks[2] ?? inks[0]) as string, 3),
  );
  return [
    ...links,
    ...points.map(([x, y], index) =>
      circle(x, y, random.pick([12, 20, 34]), inks[index % Math.min(2, inks.length)] as string),
    ),
  ];
};

const sets: Figure = ({ random }, inks) => {
  const radius = random.between(140, 170);
  const multiply = ' style="mix-blend-mode:multiply"';
  return [
    circle(300, 560, radius, inks[0] as string, multiply),
    circle(500, 560, radius, (inks[1] ?? inks[0]) as string, multiply),
    circle(400, 700, radius, inks[random.integer(0, 1)] as string, ' fill-opacity=".75"'),
    ring(400, 620, 250, (inks[2] ?? inks[0]) as string, 3),
  ];
};

const dots: Figure = ({ random }, inks) => {
  const odd = random.integer(20, 80);
  return Array.from({ length: 90 }, (_, dot) => {
    const [x, y] = [82 + (dot % 10) * 70.6, 420 + Math.floor(dot / 10) * 53];
    return circle(x, y, dot === odd ? 34 : 15, inks[dot === odd ? 0 : 1] as string);
  });
};

const spiral: Figure = ({ random }, inks) => {
  const turn = random.between(0, 6);
  return Array.from({ length: 150 }, (_, index) => {
    const angle = index * 2.39996 + turn;
    const reach = 20 * Math.sqrt(index);
    return circle(
      400 + reach * Math.cos(angle),
      622 + reach * Math.sin(angle),
      3 + index / 19,
      inks[index % 5 === 0 ? 0 : 1] as string,
    );
  });
};

const shares: Figure = ({ random }, inks) => {
  const cuts = [0, random.between(70, 130), random.between(170, 230), random.between(260, 310), 360];
  const parts = cuts
    .slice(1)
    .map((to, part) =>
      wedge(400, 615, 238, (cuts[part] ?? 0) - 90, to - 90, inks[part % inks.length] as string),
    );
  const baseline: Point[] = [
    [60, 860],
    [740, 860],
  ];
  return [...parts, stroke(polyline(baseline), (inks[2] ?? inks[0]) as string, 3)];
};
