import { mix } from '../cover-colour.ts';
import type { Page } from '../cover-page.ts';
import { circle, curve, type Point, path, polygon, polyline, rect } from '../cover-shapes.ts';

/** Several ridges, the nearer the darker, with a sun or moon above them. */
export function mountains(page: Page): void {
  const { palette, random } = page;
  const isNight = page.themes.has('night') || page.themes.has('winter') || random.chance(0.35);
  const sky = isNight ? palette.deep : random.pick([palette.pale, palette.ground]);
  const sun = isNight ? palette.pale : palette.accent;
  const far = isNight ? palette.ground : palette.second;
  const near = isNight ? mix(palette.deep, '#000000', 0.35) : palette.deep;
  const face = random.pick(['display', 'geometricBold', 'fraunces', 'gothic'] as const);
  page.fill(sky);
  const x = random.between(170, 630);
  page.draw(circle(x, random.between(500, 570), random.between(80, 130), sun));
  const ridges = random.integer(3, 5);
  const kind = random.pick(['peaks', 'peaks', 'jagged', 'hills'] as const);
  for (let ridge = 0; ridge < ridges; ridge++) {
    const base = (kind === 'peaks' ? 690 : 590) + (ridge * (kind === 'peaks' ? 210 : 300)) / ridges;
    const tone = mix(far, near, ridge / (ridges - 1));
    const height = { peaks: 290 - ridge * 45, jagged: 80, hills: 110 }[kind];
    const points = outline(
      page,
      base,
      height,
      { peaks: 2 + ridge, jagged: 5 + ridge, hills: 2 + (ridge % 2) }[kind],
    );
    page.draw(path(`${kind === 'hills' ? curve(points) : polyline(points)}L800 1000L0 1000Z`, tone));
    if (kind === 'peaks' && ridge < 2) page.draw(...snow(points, base, palette.pale));
  }
  page.draw(rect(0, 890, 800, 110, near));
  const gothic = face === 'gothic';
  const colours = { ink: [palette.ink, palette.deep, palette.pale], on: sky };
  page.title(
    { x: 64, y: 70, width: 672, height: 256 },
    {
      face,
      maxSize: gothic ? 230 : 140,
      leading: gothic ? 0.95 : 1,
      align: 'centre',
      capitals: gothic,
      tracking: gothic ? 0.02 : 0,
    },
    colours,
  );
  page.author(
    { x: 64, y: 912, width: 672, height: 52 },
    { face: 'geometric', maxSize: 50, align: 'centre', verticalAlign: 'middle', tracking: 0.04 },
    { ink: [palette.pale, palette.deep], on: near },
  );
}

function outline(page: Page, base: number, height: number, peaks: number): Point[] {
  const points: Point[] = [[0, base]];
  for (let peak = 0; peak < peaks; peak++) {
    const width = 800 / peaks;
    const x = peak * width;
    points.push([x + width * page.random.between(0.3, 0.6), base - height * page.random.between(0.45, 1)]);
    points.push([x + width, base - height * page.random.between(0, 0.2)]);
  }
  return points;
}

function snow(points: readonly Point[], base: number, colour: string): string[] {
  return points.flatMap(([x, y], index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after || y > base - 110 || before[1] < y || after[1] < y) return [];
    const toward = (other: Point, share: number): Point => [
      x + (other[0] - x) * share,
      y + (other[1] - y) * share,
    ];
    const [left, right] = [toward(before, 0.35), toward(after, 0.35)];
    const jag: Point = [(left[0] + right[0]) / 2, y + (left[1] - y) * 0.55];
    return [polygon([[x, y], right, jag, left], colour)];
  });
}
