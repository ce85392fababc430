import type { PortraitFeatures } from './portrait-features.ts';

/** Pixels of the square picture; pages show it at a third of that. */
const size = 400;

/** Colours of the ground and of the disc behind the head. */
const grounds = [
  ['#e9d8b4', '#d9a441'],
  ['#cfe0dc', '#7fb0a8'],
  ['#f1d3c6', '#d97b5c'],
  ['#d8dceb', '#8c9ccb'],
  ['#e3e4cd', '#a9b272'],
  ['#ead5e0', '#bd7f9f'],
] as const;

const skin = '#e8c3a0';
const shade = '#d3a67f';
const linen = '#f6f1e6';

/** An illustrated portrait as SVG, without a face. The number selects the colours of the ground. */
export function drawPortrait(features: PortraitFeatures, number: number): string {
  const [ground, disc] = grounds[number % grounds.length] ?? grounds[0];
  const parts = [
    `<rect width="400" height="400" fill="${ground}"/>`,
    `<circle cx="200" cy="190" r="150" fill="${disc}"/>`,
    backHair[features.hair]?.(features.hairColour) ?? '',
    `<path d="M40 400c4-74 62-98 116-108h88c54 10 112 34 116 108z" fill="${features.clothes}"/>`,
    `<path d="M166 236h68v66c0 18-15 34-34 34s-34-16-34-34z" fill="${shade}"/>`,
    collars[features.collar](features.clothes),
    `<ellipse cx="200" cy="182" rx="68" ry="84" fill="${skin}"/>`,
    `<path d="M200 168v34c0 6-6 8-12 8" fill="none" stroke="${shade}" stroke-width="6" stroke-linecap="round"/>`,
    features.beard ? beards[features.beard](features.hairColour) : '',
    hairs[features.hair](features.hairColour),
    features.hasGlasses ? glasses : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="${size}" height="${size}">${parts.join('')}</svg>`;
}

type Draw = (colour: string) => string;

const shape =
  (d: string): Draw =>
  (colour) =>
    `<path d="${d}" fill="${colour}"/>`;
const circles =
  (...at: [x: number, y: number, r: number][]): Draw =>
  (colour) =>
    at.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`).join('');
const all =
  (...parts: Draw[]): Draw =>
  (colour) =>
    parts.map((draw) => draw(colour)).join('');

/** Hair behind head and shoulders. */
const backHair: Partial<Record<PortraitFeatures['hair'], Draw>> = {
  bob: shape('M118 190c0-70 34-112 82-112s82 42 82 112v70c0 12-10 20-22 20H140c-12 0-22-8-22-20z'),
  fringe: shape('M122 190c0-66 32-104 78-104s78 38 78 104v44c0 14-12 24-26 24H148c-14 0-26-10-26-24z'),
  waves: circles([136, 200, 34], [264, 200, 34], [132, 240, 28], [268, 240, 28], [200, 136, 72]),
  curls: circles([134, 160, 32], [266, 160, 32], [130, 204, 30], [270, 204, 30], [200, 110, 66]),
  bun: circles([200, 84, 40], [140, 190, 22], [260, 190, 22]),
  scarf: shape('M116 196c0-78 34-122 84-122s84 44 84 122l-14 78H130z'),
};

/** Hair over the head. */
const hairs: Record<PortraitFeatures['hair'], Draw> = {
  short: shape('M128 176c-6-56 24-90 72-90s78 34 72 90c-8-30-22-42-36-46-24 8-60 8-84-2-12 8-20 22-24 48z'),
  parted: shape(
    'M126 184c-8-62 26-100 74-100s82 38 74 100c-6-34-22-50-44-58-24-2-40-10-46-24-8 22-46 28-58 82z',
  ),
  swept: shape(
    'M128 180c-12-60 20-102 74-102 44 0 78 30 72 92-4-22-10-34-22-42-40 6-84-6-102-14-8 18-16 34-22 66z',
  ),
  wild: all(
    circles([144, 116, 30], [174, 92, 34], [212, 84, 36], [248, 104, 32], [264, 138, 22], [136, 146, 20]),
    shape('M128 178c-4-48 24-82 72-82s76 34 72 82c-10-28-28-40-72-40s-62 12-72 40z'),
  ),
  thin: shape(
    'M129 186c-8-22-6-50 4-66 0 24 4 34 8 44-6 6-10 12-12 22zM271 186c8-22 6-50-4-66 0 24-4 34-8 44 6 6 10 12 12 22z',
  ),
  bob: shape(
    'M130 190c-6-62 20-104 70-104s76 42 70 104c-4-30-14-48-34-58-30 10-64 6-80-2-14 14-22 30-26 60z',
  ),
  fringe: shape('M130 176c-4-58 24-92 70-92s74 34 70 92c-2-14-6-22-12-28H142c-6 6-10 14-12 28z'),
  waves: all(
    shape('M130 182c-6-58 22-96 70-96s76 38 70 96c-6-28-20-44-44-52-22 14-58 12-70 8-12 8-22 22-26 44z'),
    circles([134, 168, 18], [266, 168, 18]),
  ),
  bun: shape('M130 184c-6-60 24-98 70-98s76 38 70 98c-8-34-30-56-70-58-40 2-62 24-70 58z'),
  curls: all(
    circles([146, 124, 26], [176, 104, 28], [210, 98, 28], [244, 112, 26], [262, 142, 20], [138, 150, 20]),
    shape('M136 160c2-44 26-66 64-66s62 22 64 66c-18-22-40-28-64-28s-46 6-64 28z'),
  ),
  scarf: shape('M126 172c0-60 28-98 74-98s74 38 74 98c-20-34-44-46-74-46s-54 12-74 46z'),
};

const beards: Record<NonNullable<PortraitFeatures['beard']>, Draw> = {
  moustache: shape('M200 220c-12-8-34-6-46 12 18 6 34 4 46-2 12 6 28 8 46 2-12-18-34-20-46-12z'),
  full: shape(
    'M132 190c0 66 18 108 68 112 50-4 68-46 68-112-10 22-20 34-36 38-20-8-44-8-64 0-16-4-26-16-36-38z',
  ),
  whiskers: all(
    shape('M130 168c-20 40-20 86 8 112 12-20 14-50 10-82zM270 168c20 40 20 86-8 112-12-20-14-50-10-82z'),
    circles([140, 236, 24], [260, 236, 24]),
  ),
  goatee: all(
    shape('M200 218c-12-8-36-8-50 6 18 10 38 8 50 2 12 6 32 8 50-2-14-14-38-14-50-6z'),
    shape('M182 250c4 16 6 28 18 34 12-6 14-18 18-34-10 4-26 4-36 0z'),
  ),
};

const lapels = `<path d="M150 294l50 62 50-62 22 8-40 98h-64l-40-98z" fill="${linen}"/>`;

const collars: Record<PortraitFeatures['collar'], Draw> = {
  shirt: () => `<path d="M148 292l52 52-30 26-40-66zM252 292l-52 52 30 26 40-66z" fill="${linen}"/>`,
  tie: (clothes) =>
    `${lapels}<path d="M188 348h24l-5 16 13 36h-40l13-36z" fill="${clothes}"/><path d="M150 294l50 54-22 12zM250 294l-50 54 22 12z" fill="#ffffff"/>`,
  cravat: () =>
    `${lapels}<path d="M160 300c14 20 26 30 40 34 14-4 26-14 40-34l10 22c-12 22-28 34-50 36-22-2-38-14-50-36z" fill="#ffffff"/>`,
  polo: (clothes) =>
    `<path d="M158 284h84l8 46c-30 18-70 18-100 0z" fill="${clothes}"/><path d="M158 284h84l3 14c-30 12-60 12-90 0z" fill="#ffffff" opacity=".16"/>`,
  blouse: () =>
    `<path d="M146 296c18 36 36 52 54 56 18-4 36-20 54-56l18 16c-14 44-40 64-72 66-32-2-58-22-72-66z" fill="${linen}"/>`,
  pearls: () =>
    Array.from({ length: 9 }, (_, i) => {
      const angle = Math.PI * (0.12 + (0.76 * i) / 8);
      const [x, y] = [200 - 56 * Math.cos(angle), 300 + 44 * Math.sin(angle)];
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="8" fill="${linen}"/>`;
    }).join(''),
  lace: () =>
    `<path d="M150 288c14 18 30 28 50 28s36-10 50-28l14 20c-16 26-36 40-64 40s-48-14-64-40z" fill="${linen}"/>${[
      [156, 328],
      [178, 344],
      [200, 350],
      [222, 344],
      [244, 328],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="11" fill="${linen}"/>`)
      .join('')}`,
};

const glasses = `<g fill="none" stroke="#2b2420" stroke-width="5"><circle cx="170" cy="180" r="22"/><circle cx="230" cy="180" r="22"/><path d="M192 180h16M132 174l16 2M268 174l-16 2"/></g>`;
