import { distinctFrom } from '../cover-colour.ts';
import type { Page } from '../cover-page.ts';
import { circle, curve, type Point, path, polyline, stroke } from '../cover-shapes.ts';

/** Thin parallel lines: ridges of hills, the contour lines of islands, or waves in the wind. */
export function contours(page: Page): void {
  const { palette, random } = page;
  const ground = random.pick([palette.pale, palette.ground, palette.deep]);
  const lineColour = random.pick(distinctFrom(ground, [palette.accent, palette.second, palette.ink], 2.4));
  page.fill(ground);
  const kind = random.integer(0, 2);
  if (kind === 0) hills(page, ground, lineColour);
  else if (kind === 1) islands(page, lineColour);
  else wind(page, lineColour);
  const face = random.pick(['garamondItalic', 'garamond', 'geometric', 'frauncesItalic'] as const);
  const colours = { ink: [palette.ink, palette.deep, palette.pale], on: ground };
  page.title({ x: 64, y: 70, width: 672, height: 206 }, { face, maxSize: 140, leading: 1 }, colours);
  const style = { face: face === 'geometric' ? 'geometric' : 'garamond', maxSize: 54 } as const;
  page.author({ x: 64, y: 318, width: 672, height: 56 }, style, colours);
}

/** Ridge lines; each covers those behind it. */
function hills(page: Page, ground: string, colour: string): void {
  const { random } = page;
  const centre = random.between(250, 550);
  const rows = 24;
  for (let row = 0; row < rows; row++) {
    const y = 520 + (row * 470) / rows;
    const points: Point[] = [];
    for (let x = 60; x <= 740; x += 17) {
      const swell = Math.exp(-(((x - centre) / 150) ** 2));
      points.push([x, y - swell * random.between(10, 110) - random.between(0, 4)]);
    }
    // Filled, so that it covers the lines behind.
    page.draw(
      path(polyline(points), ground, ` stroke="${colour}" stroke-width="3.4" stroke-linejoin="round"`),
    );
  }
}

function islands(page: Page, colour: string): void {
  const { random } = page;
  for (const [x, y, size] of [
    [random.between(180, 340), 640, 230],
    [random.between(500, 660), 800, 210],
  ] as const) {
    const shape = Array.from({ length: 9 }, () => random.between(0.72, 1.1));
    const count = 11;
    for (let step = 1; step <= count; step++) {
      const points = shape.map((reach, corner): Point => {
        const radius = (size * step * (1 + (reach - 1) * (0.5 + step / count / 2))) / count;
        const angle = (corner / shape.length) * Math.PI * 2;
        return [x + radius * Math.cos(angle), y + radius * 0.8 * Math.sin(angle)];
      });
      page.draw(stroke(curve(points, true), colour, 4.6));
    }
  }
}

function wind(page: Page, colour: string): void {
  const { palette, random } = page;
  const [phase, height] = [random.between(0, 6), random.between(30, 60)];
  page.draw(circle(random.between(200, 600), 600, 90, palette.accent));
  for (let row = 0; row < 26; row++) {
    const points: Point[] = [];
    for (let x = -20; x <= 820; x += 60) {
      const y =
        480 + row * 21 + Math.sin(x / 130 + phase + row * 0.16) * height * Math.sin((row / 25) * Math.PI);
      points.push([x, y]);
    }
    page.draw(stroke(curve(points), colour, 4));
  }
}
