/** A flag of 18 by 12 units: a Nordic cross, vertical or horizontal stripes, or a ring of stars. */
export type Flag =
  | { cross: [field: string, cross: string, inner?: string] }
  | { columns: string[] }
  | { rows: string[] }
  | { ring: [field: string, stars: string] };

const blue = '#1d4e9e';
const red = '#c8202f';
const white = '#ffffff';
const yellow = '#f7c600';
const black = '#1a1a1a';
const green = '#1f8a4c';

/** Flags by country code. Without an entry the code itself is shown. */
export const FLAGS: Record<string, Flag> = {
  SE: { cross: ['#1a5c9e', yellow] },
  DK: { cross: [red, white] },
  NO: { cross: [red, white, '#14316e'] },
  FI: { cross: [white, '#15397f'] },
  IS: { cross: ['#1c4da1', white, '#d72828'] },
  AX: { cross: ['#1b5aa6', yellow, '#d21034'] },
  FO: { cross: [white, '#0065bd', '#ed2939'] },
  DE: { rows: [black, '#d0202e', yellow] },
  NL: { rows: ['#ae1c28', white, '#21468b'] },
  LU: { rows: ['#ed2939', white, '#30a3dc'] },
  AT: { rows: [red, white, red] },
  PL: { rows: [white, '#dc143c'] },
  EE: { rows: ['#2a74c5', black, white] },
  // The white stripe is a fifth of the height.
  LV: { rows: ['#9e3039', '#9e3039', white, '#9e3039', '#9e3039'] },
  LT: { rows: [yellow, green, red] },
  HU: { rows: [red, white, green] },
  BG: { rows: [white, green, red] },
  UA: { rows: [blue, yellow] },
  FR: { columns: [blue, white, red] },
  BE: { columns: [black, yellow, red] },
  IT: { columns: [green, white, red] },
  IE: { columns: [green, white, '#ef8a3b'] },
  RO: { columns: [blue, yellow, red] },
  EU: { ring: ['#1b3f94', yellow] },
};
