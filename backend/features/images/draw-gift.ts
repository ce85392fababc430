import type { Product } from '#backend/catalogue-index/catalogue.ts';

/** The picture of a gift card or of a gift wrap as SVG, 800 by 1000, in colours that depend on the product's id. */
export function drawGift({ id, fulfilment }: Pick<Product, 'id' | 'fulfilment'>): string {
  const [ground, paper, ribbon] = palettes[id % palettes.length] ?? palettes[0];
  const gift = fulfilment === 'gift_card' ? card(paper, ribbon) : parcel(paper, ribbon);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000"><rect width="800" height="1000" fill="${ground}"/>${gift}</svg>`;
}

/** Colours of the background, the paper and the ribbon. */
const palettes = [
  ['#ece8da', '#8f2d20', '#f0c98b'],
  ['#e4e9e4', '#1f4e5a', '#e9b872'],
  ['#efe9d6', '#3d4f35', '#e7d3a1'],
] as const;

const shadow = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x + 14}" y="${y + 18}" width="${width}" height="${height}" rx="28" fill="#000" opacity=".14"/>`;

function card(paper: string, ribbon: string): string {
  return `${shadow(100, 310, 600, 380)}
    <rect x="100" y="310" width="600" height="380" rx="28" fill="${paper}"/>
    <rect x="250" y="310" width="44" height="380" fill="${ribbon}"/>
    <rect x="100" y="440" width="600" height="44" fill="${ribbon}"/>
    <rect x="430" y="580" width="210" height="14" rx="7" fill="${ribbon}" opacity=".7"/>
    <rect x="430" y="615" width="140" height="14" rx="7" fill="${ribbon}" opacity=".7"/>
    ${bow(272, 462, ribbon)}`;
}

function parcel(paper: string, ribbon: string): string {
  return `${shadow(170, 280, 460, 520)}
    <rect x="170" y="280" width="460" height="520" rx="10" fill="${paper}"/>
    <rect x="372" y="280" width="56" height="520" fill="${ribbon}"/>
    <rect x="170" y="480" width="460" height="56" fill="${ribbon}"/>
    ${bow(400, 508, ribbon)}`;
}

function bow(x: number, y: number, colour: string): string {
  const loop = 'M0 0C-70 -110 -190 -80 -170 -20C-155 30 -60 20 0 0z';
  const tail = 'M0 0L-80 130L-44 124L-26 156L14 20z';
  const half = `<path d="${tail}" fill="${colour}"/><path d="${loop}" fill="${colour}" stroke="#000" stroke-opacity=".18" stroke-width="5"/>`;
  return `<g transform="translate(${x} ${y})">${half}<g transform="scale(-1 1)">${half}</g>
    <circle r="26" fill="${colour}" stroke="#000" stroke-opacity=".18" stroke-width="5"/></g>`;
}
