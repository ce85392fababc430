import type { Product } from '#backend/catalogue-index/catalogue.ts';

/** Colours of the background and the motif. */
const palettes = [
  ['#8f2d20', '#f6e7d2'],
  ['#1f4e5a', '#ece8da'],
  ['#3d4f35', '#efe9d6'],
  ['#1d2c4c', '#efe6d2'],
  ['#d29a3a', '#2c1d0c'],
  ['#5a1620', '#f4e5d3'],
  ['#d5dadb', '#24303a'],
  ['#39444f', '#ebe9e2'],
] as const;

const motifs: readonly ((colour: string) => string)[] = [
  (colour) => `<circle cx="412" cy="500" r="190" fill="${colour}"/>`,
  (colour) =>
    [250, 180, 110]
      .map((r) => `<circle cx="412" cy="500" r="${r}" fill="none" stroke="${colour}" stroke-width="18"/>`)
      .join(''),
  (colour) => `<path d="M212 720V440a200 200 0 0 1 400 0V720z" fill="${colour}"/>`,
  (colour) => `<path d="M412 250L632 500L412 750L192 500z" fill="${colour}"/>`,
  (colour) =>
    [320, 410, 500, 590, 680]
      .map((y) => `<rect x="192" y="${y}" width="440" height="26" fill="${colour}"/>`)
      .join(''),
];

/**
 * The cover of a product without a picture: two colours and a motif that depend on the product's id. It has no text, because
 * the rendering of text would depend on the fonts of the machine.
 */
export function drawPlaceholderCover({ id }: Pick<Product, 'id'>): string {
  const [ground, colour] = palettes[id % palettes.length] ?? palettes[0];
  const motif = motifs[Math.floor(id / palettes.length) % motifs.length]?.(colour) ?? '';
  const board = `<rect width="800" height="1000" fill="${ground}"/>`;
  const frame = `<rect x="72" y="48" width="680" height="904" fill="none" stroke="${colour}" stroke-width="4"/>`;
  const spine = '<rect width="24" height="1000" fill="#000000" opacity=".12"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000">${board}${frame}${motif}${spine}</svg>`;
}
