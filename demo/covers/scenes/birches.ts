import type { Page } from '../cover-page.ts';
import { circle, num, path, polygon, rect } from '../cover-shapes.ts';

/** Spruces with the text above them, or birches with the text on a plate. */
export function birches(page: Page): void {
  const { palette, random } = page;
  const isDark = random.chance(0.5);
  const ground = isDark ? palette.deep : palette.ground;
  page.fill(ground);
  const isSpruce = random.chance(0.4);
  if (random.chance(0.6))
    page.draw(circle(random.between(160, 640), 560, random.between(110, 170), palette.accent));
  if (isSpruce) spruces(page, ground);
  else trunks(page);
  const plate = isSpruce ? ground : random.pick([palette.accent, palette.deep, palette.ground]);
  const face = random.pick(['fraunces', 'garamond', 'display'] as const);
  const colours = { ink: [palette.pale, palette.deep], on: plate };
  if (isSpruce) {
    page.title(
      { x: 64, y: 70, width: 672, height: 290 },
      { face, maxSize: 140, leading: 1, align: 'centre' },
      colours,
    );
    const style = { face: 'garamondItalic', maxSize: 56, align: 'centre', verticalAlign: 'middle' } as const;
    page.draw(rect(0, 892, 800, 108, palette.pale));
    page.author({ x: 64, y: 908, width: 672, height: 60 }, style, { ink: palette.deep, on: palette.pale });
    return;
  }
  page.draw(rect(100, 250, 600, 440, plate));
  page.title(
    { x: 140, y: 292, width: 520, height: 250 },
    { face, maxSize: 140, leading: 1.02, align: 'centre', verticalAlign: 'middle' },
    colours,
  );
  page.author(
    { x: 140, y: 570, width: 520, height: 80 },
    { face: 'grotesque', maxSize: 48, align: 'centre', verticalAlign: 'bottom' },
    colours,
  );
}

function trunks(page: Page): void {
  const { palette, random } = page;
  const count = random.integer(5, 8);
  for (let trunk = 0; trunk < count; trunk++) {
    const width = random.between(34, 78);
    const x = ((trunk + 0.5) * 800) / count - width / 2 + random.between(-22, 22);
    page.draw(rect(x, 0, width, 1000, palette.pale));
    for (let y = random.between(0, 60); y < 1000; y += random.between(40, 120)) {
      const length = width * random.between(0.25, 0.75);
      const thick = random.between(5, 13);
      const isLeft = random.chance(0.5);
      const start = isLeft ? x : x + width;
      const reach = isLeft ? length : -length;
      const data = `M${num(start)} ${num(y)}q${num(reach)} ${num(thick * 0.2)} ${num(reach)} ${num(thick / 2)}q0 ${num(thick / 2)} ${num(-reach)} ${num(thick / 2)}z`;
      page.draw(path(data, palette.deep));
    }
  }
}

function spruces(page: Page, ground: string): void {
  const { palette, random } = page;
  const tones = [palette.second, palette.accent, palette.ground, palette.pale].filter(
    (colour) => colour !== ground,
  );
  for (let row = 0; row < 2; row++) {
    for (let x = 20 + row * 45; x < 800; x += random.between(70, 120)) {
      const height = random.between(250, 470) - row * 110;
      const half = random.between(40, 62);
      const tone = tones[row] ?? palette.second;
      page.draw(rect(x - 5, 880 - 20, 10, 60, palette.deep));
      const tiers = random.integer(3, 5);
      for (let tier = 0; tier < tiers; tier++) {
        const top = 880 - height + (tier * height * 0.75) / tiers;
        const wide = half * (0.45 + (0.55 * (tier + 1)) / tiers);
        page.draw(
          polygon(
            [
              [x, top],
              [x + wide, top + height / tiers + 30],
              [x - wide, top + height / tiers + 30],
            ],
            tone,
          ),
        );
      }
    }
  }
}
