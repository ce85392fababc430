import { distinctFrom } from '../cover-colour.ts';
import type { Page } from '../cover-page.ts';
import {
  circle,
  curve,
  ellipse,
  num,
  type Point,
  path,
  rect,
  stroke,
  turned,
  wedge,
} from '../cover-shapes.ts';

/** One large plant, or a meadow. */
export function botanical(page: Page): void {
  const { palette, random } = page;
  const ground = random.pick([palette.pale, palette.ground, palette.deep]);
  const leaf = distinctFrom(ground, [palette.second, palette.deep, palette.pale])[0] as string;
  const bloom = distinctFrom(ground, [palette.accent, palette.pale, palette.deep])[0] as string;
  const face = random.pick(['garamond', 'garamondItalic', 'display', 'fraunces'] as const);
  const colours = { ink: [palette.ink, palette.deep, palette.pale], on: ground };
  page.fill(ground);
  if (random.chance(0.5)) {
    // The plant is on the right, the text on the left.
    page.draw(...sprig(page, { x: 640, foot: 960, height: 860, leaf, bloom, kind: random.integer(0, 3) }));
    page.title({ x: 60, y: 76, width: 430, height: 560 }, { face, maxSize: 140, leading: 1.04 }, colours);
    page.author(
      { x: 60, y: 830, width: 430, height: 110 },
      { face: 'garamond', maxSize: 56, verticalAlign: 'bottom' },
      colours,
    );
    return;
  }
  for (let stem = 0; stem < 7; stem++) {
    const height = random.between(230, 440);
    const colour = stem % 2 || palette.second === leaf ? bloom : palette.second;
    const kind = random.integer(0, 3);
    page.draw(...sprig(page, { x: 70 + stem * 110, foot: 880, height, leaf, bloom: colour, kind }));
  }
  const floor = ground === palette.deep ? palette.ground : palette.deep;
  page.draw(rect(0, 870, 800, 130, floor));
  page.title(
    { x: 60, y: 68, width: 680, height: 280 },
    { face, maxSize: 140, leading: 1.02, align: 'centre' },
    colours,
  );
  const style = { face: 'garamond', maxSize: 56, align: 'centre', verticalAlign: 'middle' } as const;
  page.author({ x: 60, y: 896, width: 680, height: 74 }, style, {
    ink: [palette.pale, palette.deep],
    on: floor,
  });
}

interface Sprig {
  x: number;
  /** The y of its lower end. */
  foot: number;
  height: number;
  leaf: string;
  bloom: string;
  kind: number;
}

function sprig(page: Page, { x, foot, height, leaf, bloom, kind }: Sprig): string[] {
  const { random } = page;
  const bend = random.between(-36, 36);
  const stem: Point[] = [
    [x, foot],
    [x + bend, foot - height / 2],
    [x, foot - height],
  ];
  const shapes = [stroke(curve(stem), leaf, 6)];
  const pairs = Math.max(3, Math.round(height / 95));
  const long = random.between(44, 64);
  for (let pair = 0; pair < pairs; pair++) {
    const share = 0.12 + (pair / pairs) * 0.68;
    const middle = x + bend * Math.sin(share * Math.PI);
    const y = foot - height * share;
    for (const side of [-1, 1]) {
      const data = `M${num(middle)} ${num(y)}q${num(side * long * 0.5)} ${num(-long * 0.9)} ${num(side * long)} ${num(-long * 0.7)}q${num(-side * long * 0.1)} ${num(long * 0.65)} ${num(-side * long)} ${num(long * 0.7)}z`;
      shapes.push(path(data, leaf));
    }
  }
  return [...shapes, ...flower([x, foot - height], kind, bloom, leaf)];
}

function flower([x, y]: Point, kind: number, bloom: string, leaf: string): string[] {
  if (kind === 0)
    return [
      wedge(x, y, 50, 0, 180, bloom),
      wedge(x - 26, y, 25, 180, 360, bloom),
      wedge(x + 26, y, 25, 180, 360, bloom),
    ];
  if (kind === 1) {
    const petals = Array.from({ length: 7 }, (_, petal) =>
      turned(ellipse(x, y - 34, 15, 30, bloom), (petal * 360) / 7, x, y),
    );
    return [...petals, circle(x, y, 14, leaf)];
  }
  if (kind === 2)
    return [-34, 0, 34].flatMap((side) => [circle(x + side, y - 20 + Math.abs(side) * 0.9, 17, bloom)]);
  return Array.from({ length: 6 }, (_, bud) =>
    ellipse(x + (bud % 2 ? 12 : -12), y + 34 - bud * 18, 10, 17, bloom, bud % 2 ? 28 : -28),
  );
}
