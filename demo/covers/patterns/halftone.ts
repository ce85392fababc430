import { distinctFrom } from '../cover-colour.ts';
import type { Page } from '../cover-page.ts';
import { disc, num, path } from '../cover-shapes.ts';

/** Dots or bars of varying size, as in a printed photograph. */
export function halftone(page: Page): void {
  const { palette, random } = page;
  const ground = random.pick([palette.ground, palette.pale, palette.deep, palette.accent]);
  const colour = random.pick(
    distinctFrom(ground, [palette.deep, palette.accent, palette.second, palette.pale]),
  );
  const isTitleAbove = random.chance(0.45);
  const artTop = isTitleAbove ? 390 : 0;
  const kind = random.integer(0, 2);
  const [centreX, centreY] = [random.between(240, 560), artTop + random.between(220, 390)];
  const reach = random.between(250, 330);
  page.fill(ground);
  const shade = (x: number, y: number) => Math.max(0, 1 - Math.hypot(x - centreX, y - centreY) / reach);
  const fade = (y: number) => (isTitleAbove ? Math.min(1, (y - artTop) / 100) : Math.min(1, (610 - y) / 100));
  if (kind < 2) {
    const cell = 30;
    let dots = '';
    for (let row = 0; row < 20; row++) {
      for (let column = 0; column < 28; column++) {
        const [x, y] = [column * cell + (row % 2 ? cell / 2 : 0), artTop + row * cell + 14];
        const tone = kind === 0 ? shade(x, y) : 0.5 + 0.5 * Math.sin(x / 95 + Math.cos(y / 120) * 2.2);
        const radius = 17 * Math.sqrt(tone * fade(y));
        if (radius > 1.5) dots += disc(x, y, radius);
      }
    }
    page.draw(path(dots, colour));
  } else {
    for (let y = artTop + 16; y < artTop + 600; y += 22) page.draw(path(bar(y, shade, fade(y)), colour));
  }
  const face = random.pick(['grotesqueBlack', 'gothic', 'geometricBold', 'display'] as const);
  const gothic = face === 'gothic';
  const colours = { ink: [palette.ink, palette.deep, palette.pale], on: ground };
  const y = isTitleAbove ? 60 : 640;
  const style = { face, maxSize: gothic ? 220 : 140, leading: gothic ? 0.92 : 1, capitals: gothic } as const;
  page.title(
    { x: 60, y, width: 680, height: 200 },
    { ...style, verticalAlign: isTitleAbove ? 'top' : 'middle' },
    colours,
  );
  page.author({ x: 60, y: y + 244, width: 680, height: 60 }, { face: 'grotesque', maxSize: 48 }, colours);
}

/** A line that is thick where the picture is dark. */
function bar(y: number, shade: (x: number, y: number) => number, fade: number): string {
  const [upper, lower]: [string[], string[]] = [[], []];
  for (let x = 0; x <= 800; x += 40) {
    const half = 1 + 10 * shade(x, y) * fade;
    upper.push(`${num(x)} ${num(y - half)}`);
    lower.unshift(`${num(x)} ${num(y + half)}`);
  }
  return `M${[...upper, ...lower].join('L')}Z`;
}
