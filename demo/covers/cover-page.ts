import type { Motif } from './cover-character.ts';
import { readableInk } from './cover-colour.ts';
import type { Face } from './cover-fonts.ts';
import {
  AT_A_TENTH,
  type Box,
  type Fitted,
  fitText,
  type Placed,
  placeText,
  type Style,
} from './cover-lettering.ts';
import type { Palette } from './cover-palettes.ts';
import { path, rect } from './cover-shapes.ts';
import type { SeededRandom } from './seeded-random.ts';

export const WIDTH = 800;
export const HEIGHT = 1000;

/** What is written on a cover. */
export interface Wording {
  title: string;
  /** What followed a colon in the title, set smaller. */
  subtitle: string;
  author: string;
}

/** A piece of lettering as it was set; the tests read these, the drawing does not need them. */
export interface Lettering {
  role: Role;
  text: string;
  size: number;
  box: Box;
  ink: string;
  grounds: readonly string[];
}

export type Role = 'title' | 'subtitle' | 'author';

export interface Colours {
  /** Preferred inks, best first; the first that reads on all grounds is used. */
  ink: readonly string[] | string;
  /** Every colour the lettering may come to stand on. */
  on: readonly string[] | string;
}

/** One cover in the making: layouts draw shapes on it and set words; later things lie over earlier ones. */
export class Page {
  readonly palette: Palette;
  readonly random: SeededRandom;
  readonly motifs: ReadonlySet<Motif>;
  readonly wording: Wording;
  readonly lettering: Lettering[] = [];
  readonly #elements: { svg: string; isLettering: boolean }[] = [];

  constructor(palette: Palette, random: SeededRandom, motifs: ReadonlySet<Motif>, wording: Wording) {
    this.palette = palette;
    this.random = random;
    this.motifs = motifs;
    this.wording = wording;
  }

  fill(colour: string): void {
    this.draw(rect(0, 0, WIDTH, HEIGHT, colour));
  }

  draw(...elements: string[]): void {
    for (const svg of elements) this.#elements.push({ svg, isLettering: false });
  }

  /** Sets the title, and the subtitle below it; the two share the box. Returns where the ink is. */
  title(box: Box, wanted: Style, colours: Colours): Box {
    const { title, subtitle } = this.wording;
    const style = { ...wanted, face: lighter(wanted.face, title) };
    if (!subtitle) return this.set('title', title, box, style, colours);
    const smaller = { ...style, leading: 1.15, tracking: style.tracking ?? 0 };
    const gap = 26;
    const main = fitText(title, style, box.width, box.height * 0.7);
    const below = box.height - main.height - gap;
    const sub = fitText(
      subtitle,
      { ...smaller, maxSize: Math.min(style.maxSize * 0.5, main.size * 0.62, 54) },
      box.width,
      below,
    );
    const room = box.height - main.height - gap - sub.height;
    const shift = style.stand === 'bottom' ? room : style.stand === 'middle' ? room / 2 : 0;
    const top = { ...style, stand: 'top' } as const;
    const first = this.#put('title', title, main, top, { ...box, y: box.y + shift }, colours);
    const second = { ...box, y: first.y + first.height + gap, height: sub.height };
    const last = this.#put('subtitle', subtitle, sub, top, second, colours);
    return union(first, last);
  }

  author(box: Box, style: Style, colours: Colours): Box {
    return this.set('author', this.wording.author, box, { maxLines: 3, ...style }, colours);
  }

  set(role: Role, text: string, box: Box, style: Style, colours: Colours): Box {
    return this.#put(role, text, fitText(text, style, box.width, box.height), style, box, colours);
  }

  #put(role: Role, text: string, fitted: Fitted, style: Style, box: Box, colours: Colours): Box {
    const grounds = typeof colours.on === 'string' ? [colours.on] : colours.on;
    const preferences = typeof colours.ink === 'string' ? [colours.ink] : colours.ink;
    const ink = readableInk([...preferences, this.palette.pale, this.palette.deep], grounds);
    const placed: Placed = placeText(fitted, style, box);
    this.lettering.push({ role, text, size: fitted.size, box: placed.box, ink, grounds });
    this.#elements.push({ svg: path(placed.path, ink, AT_A_TENTH), isLettering: true });
    return placed.box;
  }

  /** Without lettering it shows what the words stand on. */
  svg(withLettering = true): string {
    const elements = this.#elements
      .filter(({ isLettering }) => withLettering || !isLettering)
      .map(({ svg }) => svg);
    // The hinge of the board along the spine: what makes a flat rectangle read as a book.
    const hinge = [
      rect(0, 0, 12, HEIGHT, '#000', ' opacity=".07"'),
      rect(22, 0, 3, HEIGHT, '#000', ' opacity=".1"'),
      rect(25, 0, 3, HEIGHT, '#fff', ' opacity=".14"'),
    ];
    const size = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${elements.join('')}${hinge.join('')}</svg>`;
  }
}

/** The outlines of the bookish faces are heavy: a title of a hundred letters in them would make too large a file. */
function lighter(face: Face, text: string): Face {
  if (text.length < 60 || !/^(garamond|fraunces)/.test(face)) return face;
  if (text.length > 100) return 'geometric';
  return face.endsWith('Italic') ? 'displayItalic' : 'display';
}

function union(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}
