import { mix } from '../cover-colour.ts';
import type { Page } from '../cover-page.ts';
import { circle, type Point, polygon, rect } from '../cover-shapes.ts';

/** A city with lit windows, by night or day. */
export function skyline(page: Page): void {
  const { palette, random } = page;
  const isNight = random.chance(0.65);
  const sky = isNight ? palette.deep : palette.ground;
  const near = isNight ? mix(palette.ground, palette.deep, 0.55) : palette.deep;
  const far = isNight ? mix(palette.second, palette.deep, 0.45) : mix(palette.ground, palette.second, 0.75);
  page.fill(sky);
  if (random.chance(0.7))
    page.draw(circle(random.between(120, 680), 540, random.between(60, 110), palette.accent));
  for (const [layer, tone] of [far, near].entries()) {
    for (let x = -random.between(0, 40); x < 800; ) {
      const width = random.between(64, 150);
      const top = random.between(540, 680) + layer * 120;
      page.draw(rect(x, top, width + 1, 1000 - top, tone), ...roof(page, [x, top], width, tone));
      if (layer === 1) page.draw(...windows(page, x, top, width));
      x += width;
    }
  }
  const face = random.pick(['gothic', 'geometricBold', 'display'] as const);
  const gothic = face === 'gothic';
  const colours = { ink: [palette.ink, palette.pale, palette.deep], on: sky };
  page.author({ x: 60, y: 60, width: 680, height: 50 }, { face: 'geometric', maxSize: 50 }, colours);
  page.title(
    { x: 60, y: 138, width: 680, height: 270 },
    { face, maxSize: gothic ? 230 : 140, leading: gothic ? 0.92 : 1, capitals: gothic },
    colours,
  );
}

function roof(page: Page, [x, top]: Point, width: number, tone: string): string[] {
  const { random } = page;
  const kind = random.integer(0, 4);
  if (kind === 0)
    return [
      polygon(
        [
          [x, top + 1],
          [x + width / 2, top - width * 0.5],
          [x + width, top + 1],
        ],
        tone,
      ),
    ];
  if (kind === 1)
    return [
      rect(x + width * 0.15, top - 30, width * 0.7, 32, tone),
      rect(x + width * 0.32, top - 58, width * 0.36, 30, tone),
    ];
  if (kind === 2)
    return [
      rect(x + width * 0.3, top - 26, width * 0.16, 28, tone),
      rect(x + width * 0.6, top - 40, width * 0.12, 42, tone),
    ];
  if (kind === 3) {
    const middle = x + width / 2;
    return [
      polygon(
        [
          [middle - 14, top + 1],
          [middle, top - 110],
          [middle + 14, top + 1],
        ],
        tone,
      ),
    ];
  }
  return [];
}

function windows(page: Page, x: number, top: number, width: number): string[] {
  const { palette, random } = page;
  const columns = Math.floor((width - 20) / 26);
  const margin = (width - columns * 26 + 12) / 2;
  const lit: string[] = [];
  for (let y = top + 26; y < 980; y += 42) {
    for (let column = 0; column < columns; column++) {
      if (random.chance(0.32))
        lit.push(
          rect(x + margin + column * 26, y, 14, 22, random.chance(0.8) ? palette.accent : palette.pale),
        );
    }
  }
  return lit;
}
