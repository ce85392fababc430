// Draws the pictures of the front page into this folder. Run it again after a change: `node demo/pages/draw-banners.ts`.
import { join } from 'node:path';
import sharp from 'sharp';
import { circle, path, rect } from '../covers/cover-shapes.ts';

const folder = import.meta.dirname;
const [width, height] = [1200, 800];

/** A street in the snow with one lit window. */
function drawNightStreet(): string {
  const roofs = [
    [0, 350, 170],
    [170, 290, 150],
    [320, 380, 190],
    [510, 250, 160],
    [670, 340, 200],
    [870, 280, 150],
    [1020, 360, 180],
  ] as const;
  const houses = roofs.map(([x, top, w], index) => {
    const fill = index % 2 === 0 ? '#141b28' : '#0f1520';
    const wall = rect(x, top, w, 670 - top, fill);
    const roof = path(`M${x - 8} ${top}l${w / 2 + 8} -90l${w / 2 + 8} 90z`, fill);
    const snow = path(
      `M${x - 8} ${top}l${w / 2 + 8} -90l${w / 2 + 8} 90l-26 0l-${w / 2 - 18} -66l-${w / 2 - 18} 66z`,
      '#dfe5ec',
    );
    const windows = [0, 1, 2].flatMap((row) =>
      [0, 1].map((column) => {
        const isLit = index === 3 && row === 1 && column === 1;
        const [left, upper] = [x + w * (0.2 + 0.38 * column), top + 40 + row * 90];
        return upper > 560 ? '' : rect(left, upper, w * 0.22, 54, isLit ? '#f2c46d' : '#26334a');
      }),
    );
    return wall + roof + snow + windows.join('');
  });
  const flakes = Array.from({ length: 90 }, (_, index) =>
    circle((index * 397) % width, (index * 263) % 620, 1.5 + ((index * 7) % 4), '#dfe5ec'),
  );
  const steps = Array.from(
    { length: 7 },
    (_, index) =>
      `<ellipse cx="${330 + index * 62}" cy="${770 - index * 17 + (index % 2) * 14}" rx="9" ry="5" fill="#9fb0c2"/>`,
  );
  return [
    rect(0, 0, width, height, '#22304a'),
    circle(1010, 130, 74, '#f6ead0'),
    circle(982, 114, 66, '#22304a'),
    ...flakes,
    ...houses,
    path('M0 630q300 -34 620 0t580 -10v180H0z', '#dfe5ec'),
    path('M0 690q380 -40 760 6t440 -16v120H0z', '#c9d3de'),
    ...steps,
  ].join('');
}

/** A paper boat on the sea. */
function drawPaperBoat(): string {
  const waves = ['#8fc1c4', '#5e9fa8', '#3b7c89', '#285d6b'].map((fill, index) => {
    const y = 470 + index * 80;
    const crests = Array.from({ length: 9 }, () => `q75 ${index % 2 === 0 ? -46 : 46} 150 0`).join('');
    return { wave: path(`M${-150 + index * 40} ${y}${crests}V${height}H-150z`, fill), y };
  });
  const birds = [
    [250, 210],
    [340, 160],
    [420, 230],
  ].map(
    ([x, y]) =>
      `<path d="M${x} ${y}q18 -22 34 0q18 -22 34 0" fill="none" stroke="#5b4a3c" stroke-width="6" stroke-linecap="round"/>`,
  );
  const [back, ...front] = waves;
  return [
    rect(0, 0, width, height, '#f8e6c1'),
    circle(900, 300, 150, '#ea7f5c'),
    circle(900, 300, 190, '#ea7f5c33'),
    ...birds,
    back?.wave ?? '',
    path('M600 230l150 250h-150z', '#fffaf0'),
    path('M600 230l-150 250h150z', '#ece1cb'),
    path('M380 470h440l-90 110h-260z', '#fffaf0'),
    path('M600 470h220l-90 110h-130z', '#ece1cb'),
    ...front.map(({ wave }) => wave),
  ].join('');
}

for (const [name, drawing] of Object.entries({
  'night-street': drawNightStreet(),
  'paper-boat': drawPaperBoat(),
})) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
  await sharp(Buffer.from(svg))
    .webp({ quality: 82, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
}
