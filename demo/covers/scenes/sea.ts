import { mix } from '../cover-colour.ts';
import type { Page } from '../cover-page.ts';
import { circle, num, type Point, path, polygon, rect, stroke, wedge } from '../cover-shapes.ts';

/** Rows of waves with a sun, a sail or a lighthouse on the horizon. */
export function sea(page: Page): void {
  const { palette, random } = page;
  const sky = random.pick([palette.pale, palette.ground, palette.accent]);
  const water = [palette.second, palette.deep, palette.ground, palette.accent].filter(
    (colour) => colour !== sky,
  );
  const [shallow, deep] = [water[0] ?? palette.second, palette.deep];
  const isTitleAbove = random.chance(0.65);
  const horizon = isTitleAbove ? 560 : 430;
  const hasScallops = random.chance(0.5);
  page.fill(sky);
  page.draw(...onHorizon(page, horizon, sky));
  const step = random.pick([44, 56, 70]);
  const length = random.pick([100, 133.4, 200]);
  const rows = Math.ceil((1000 - horizon) / step) + 1;
  for (let row = 0; row < rows; row++) {
    const y = horizon + row * step;
    const shift = row % 2 ? -length / 2 : 0;
    const tone = row === rows - 1 ? deep : mix(shallow, deep, row / rows);
    page.draw(
      path(
        `${wave([shift - length, y], length, hasScallops ? step * 0.7 : step * 0.35, hasScallops)}V1000H0Z`,
        tone,
      ),
    );
    if (hasScallops)
      page.draw(
        stroke(wave([shift - length, y], length, step * 0.7, true), mix(tone, palette.pale, 0.55), 4),
      );
  }
  const ink = [palette.ink, palette.deep, palette.pale];
  const face = random.pick(['displayItalic', 'garamond', 'geometricBold', 'frauncesItalic'] as const);
  if (isTitleAbove) {
    page.draw(rect(0, 880, 800, 120, deep));
    const colours = { ink, on: sky };
    page.title({ x: 64, y: 68, width: 672, height: 236 }, { face, maxSize: 140, leading: 0.98 }, colours);
    const style = { face: 'grotesque', maxSize: 48, verticalAlign: 'middle', maxLines: 2 } as const;
    page.author({ x: 64, y: 902, width: 672, height: 66 }, style, {
      ink: [palette.pale, palette.deep],
      on: deep,
    });
    return;
  }
  page.draw(rect(0, 640, 800, 360, deep));
  const style = { face, maxSize: 140, leading: 0.98, verticalAlign: 'bottom' } as const;
  page.title({ x: 64, y: 672, width: 672, height: 260 }, style, {
    ink: [palette.pale, palette.deep],
    on: deep,
  });
  page.author({ x: 64, y: 66, width: 672, height: 60 }, { face: 'grotesque', maxSize: 48 }, { ink, on: sky });
}

function wave([from, y]: Point, length: number, height: number, isScallop: boolean): string {
  let data = `M${num(from)} ${num(y)}`;
  for (let x = from; x < 800 + length; x += length) {
    if (isScallop) data += `A${num(length / 2)} ${num(height)} 0 0 1 ${num(x + length)} ${num(y)}`;
    else data += `q${num(length / 4)} ${num(-height)} ${num(length / 2)} 0t${num(length / 2)} 0`;
  }
  return data;
}

function onHorizon(page: Page, horizon: number, sky: string): string[] {
  const { palette, random } = page;
  const bright =
    [palette.accent, palette.pale, palette.second].find((colour) => colour !== sky) ?? palette.pale;
  const tower = sky === palette.pale ? palette.accent : palette.pale;
  const x = random.between(220, 580);
  const y = horizon + 20;
  switch (random.integer(0, 3)) {
    case 0:
      return [circle(x, y - 40, random.between(110, 150), bright)];
    case 1:
      return sailingBoat([x, y], bright, palette.deep);
    case 2:
      return lighthouse([x, y], tower, bright, palette.deep);
    default:
      return [
        wedge(x, y, 190, 180, 360, bright),
        wedge(x, y, 130, 180, 360, palette.deep),
        wedge(x, y, 80, 180, 360, bright),
      ];
  }
}

function sailingBoat([x, y]: Point, sail: string, hull: string): string[] {
  return [
    polygon(
      [
        [x, y - 210],
        [x, y - 40],
        [x + 130, y - 40],
      ],
      sail,
    ),
    polygon(
      [
        [x - 14, y - 170],
        [x - 14, y - 40],
        [x - 90, y - 40],
      ],
      hull,
    ),
    path(`M${num(x - 110)} ${num(y - 26)}h260l-40 60h-180z`, hull),
  ];
}

function lighthouse([x, y]: Point, tower: string, lamp: string, deep: string): string[] {
  return [
    polygon(
      [
        [x - 26, y - 190],
        [x + 26, y - 190],
        [x + 46, y + 40],
        [x - 46, y + 40],
      ],
      tower,
    ),
    rect(x - 32, y - 140, 64, 40, deep),
    rect(x - 40, y - 60, 80, 44, deep),
    rect(x - 22, y - 222, 44, 34, lamp),
    polygon(
      [
        [x - 30, y - 220],
        [x, y - 250],
        [x + 30, y - 220],
      ],
      deep,
    ),
  ];
}
