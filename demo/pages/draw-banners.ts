// Draws the pictures of the demo shop's front page, beside the pages that show them.
import { join } from 'node:path';
import sharp from 'sharp';

const folder = import.meta.dirname;
const [width, height] = [1200, 800];

const rectangle = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const shape = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`;

/** A street in the snow; in one of the houses somebody is up. */
function night(): string {
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
    const wall = rectangle(x, top, w, 670 - top, fill);
    const roof = shape(`M${x - 8} ${top}l${w / 2 + 8} -90l${w / 2 + 8} 90z`, fill);
    const snow = shape(
      `M${x - 8} ${top}l${w / 2 + 8} -90l${w / 2 + 8} 90l-26 0l-${w / 2 - 18} -66l-${w / 2 - 18} 66z`,
      '#dfe5ec',
    );
    const windows = [0, 1, 2].flatMap((row) =>
      [0, 1].map((column) => {
        const isLit = index === 3 && row === 1 && column === 1;
        const [left, upper] = [x + w * (0.2 + 0.38 * column), top + 40 + row * 90];
        return upper > 560 ? '' : rectangle(left, upper, w * 0.22, 54, isLit ? '#f2c46d' : '#26334a');
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
    rectangle(0, 0, width, height, '#22304a'),
    circle(1010, 130, 74, '#f6ead0'),
    circle(982, 114, 66, '#22304a'),
    ...flakes,
    ...houses,
    shape('M0 630q300 -34 620 0t580 -10v180H0z', '#dfe5ec'),
    shape('M0 690q380 -40 760 6t440 -16v120H0z', '#c9d3de'),
    ...steps,
  ].join('');
}

/** A boat of paper, and a sea as children draw it. */
function boat(): string {
  const waves = ['#8fc1c4', '#5e9fa8', '#3b7c89', '#285d6b'].map((fill, index) => {
    const y = 470 + index * 80;
    const crests = Array.from({ length: 9 }, () => `q75 ${index % 2 === 0 ? -46 : 46} 150 0`).join('');
    return { wave: shape(`M${-150 + index * 40} ${y}${crests}V${height}H-150z`, fill), y };
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
    rectangle(0, 0, width, height, '#f8e6c1'),
    circle(900, 300, 150, '#ea7f5c'),
    circle(900, 300, 190, '#ea7f5c33'),
    ...birds,
    back?.wave ?? '',
    shape('M600 230l150 250h-150z', '#fffaf0'),
    shape('M600 230l-150 250h150z', '#ece1cb'),
    shape('M380 470h440l-90 110h-260z', '#fffaf0'),
    shape('M600 470h220l-90 110h-130z', '#ece1cb'),
    ...front.map(({ wave }) => wave),
  ].join('');
}

for (const [name, drawing] of Object.entries({ 'night-street': night(), 'paper-boat': boat() })) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
  await sharp(Buffer.from(svg))
    .webp({ quality: 82, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
}
