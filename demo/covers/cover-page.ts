import type { Theme } from './cover-character.ts';
import { readableInk } from './cover-colour.ts';
import type { Face } from './cover-fonts.ts';
import {
  type Box,
  type Fitted,
  fitText,
  type PositionedText,
  positionText,
  type Style,
  spaceAbove,
  TENTH_SCALE,
} from './cover-lettering.ts';
import type { Palette } from './cover-palettes.ts';
import { path, rect } from './cover-shapes.ts';
import type { MotifName } from './motifs/motifs.ts';
import type { SeededRandom } from './seeded-random.ts';

/** The size of a cover in units of the SVG. */
export const WIDTH = 800;
const HEIGHT = 1000;

export interface Wording {
  title: string;
  /** The part of the title after a colon, in a smaller size. */
  subtitle: string;
  author: string;
}

interface CoverContent {
  wording: Wording;
  themes: ReadonlySet<Theme>;
  /** Drawn by the layouts with a motif. */
  motif: MotifName;
}

/** A text on the cover. Only tests read it. */
export interface Lettering {
  role: Role;
  text: string;
  size: number;
  box: Box;
  ink: string;
  grounds: readonly string[];
}

type Role = 'title' | 'subtitle' | 'author';

interface Colours {
  /** Preferred inks; the first that is readable on all grounds is used. */
  ink: readonly string[] | string;
  /** All colours behind the text. */
  on: readonly string[] | string;
}

/** The canvas of a layout. Later shapes and texts cover earlier ones. */
export class Page {
  readonly palette: Palette;
  readonly random: SeededRandom;
  readonly themes: ReadonlySet<Theme>;
  readonly motif: MotifName;
  readonly wording: Wording;
  readonly lettering: Lettering[] = [];
  readonly #elements: { svg: string; isLettering: boolean }[] = [];

  constructor(palette: Palette, random: SeededRandom, content: CoverContent) {
    this.palette = palette;
    this.random = random;
    this.themes = content.themes;
    this.motif = content.motif;
    this.wording = content.wording;
  }

  fill(colour: string): void {
    this.draw(rect(0, 0, WIDTH, HEIGHT, colour));
  }

  draw(...elements: string[]): void {
    for (const svg of elements) this.#elements.push({ svg, isLettering: false });
  }

  /** Adds the title and the subtitle below it. Returns the box that they fill. */
  title(box: Box, titleStyle: Style, colours: Colours): Box {
    const { title, subtitle } = this.wording;
    const style = { ...titleStyle, face: faceForLength(titleStyle.face, title) };
    if (!subtitle) return this.#fit({ role: 'title', text: title }, box, style, colours);
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
    const shift = spaceAbove(style, box.height - main.height - gap - sub.height);
    const top = { ...style, verticalAlign: 'top' } as const;
    const first = this.#add(
      { role: 'title', text: title, fitted: main },
      { ...box, y: box.y + shift },
      top,
      colours,
    );
    const second = { ...box, y: first.y + first.height + gap, height: sub.height };
    const last = this.#add({ role: 'subtitle', text: subtitle, fitted: sub }, second, top, colours);
    return union(first, last);
  }

  author(box: Box, style: Style, colours: Colours): Box {
    return this.#fit({ role: 'author', text: this.wording.author }, box, { maxLines: 3, ...style }, colours);
  }

  #fit(item: { role: Role; text: string }, box: Box, style: Style, colours: Colours): Box {
    return this.#add(
      { ...item, fitted: fitText(item.text, style, box.width, box.height) },
      box,
      style,
      colours,
    );
  }

  #add(item: { role: Role; text: string; fitted: Fitted }, box: Box, style: Style, colours: Colours): Box {
    const { role, text, fitted } = item;
    const grounds = typeof colours.on === 'string' ? [colours.on] : colours.on;
    const preferences = typeof colours.ink === 'string' ? [colours.ink] : colours.ink;
    const ink = readableInk([...preferences, this.palette.pale, this.palette.deep], grounds);
    const placed: PositionedText = positionText(fitted, style, box);
    this.lettering.push({ role, text, size: fitted.size, box: placed.box, ink, grounds });
    this.#elements.push({ svg: path(placed.path, ink, TENTH_SCALE), isLettering: true });
    return placed.box;
  }

  svg({ withLettering = true } = {}): string {
    const elements = this.#elements
      .filter(({ isLettering }) => withLettering || !isLettering)
      .map(({ svg }) => svg);
    // The hinge along the spine makes the rectangle recognizable as a book.
    const hinge = [
      rect(0, 0, 12, HEIGHT, '#000', ' opacity=".07"'),
      rect(22, 0, 3, HEIGHT, '#000', ' opacity=".1"'),
      rect(25, 0, 3, HEIGHT, '#fff', ' opacity=".14"'),
    ];
    const size = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${elements.join('')}${hinge.join('')}</svg>`;
  }
}

/** The outlines of these faces are large: a long title in them would make the file too big. */
function faceForLength(face: Face, text: string): Face {
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
