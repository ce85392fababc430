import { type Face, type ShapedWord, shapeWord } from './cover-fonts.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Style {
  face: Face;
  maxSize: number;
  /** Minimum line height in em; increased where accents would touch the line above. */
  leading?: number;
  /** Letter spacing in em. */
  tracking?: number;
  capitals?: boolean;
  maxLines?: number;
  align?: 'left' | 'centre' | 'right';
  verticalAlign?: 'top' | 'middle' | 'bottom';
}

/** Text with line breaks and a size, without a position. */
export interface Fitted {
  size: number;
  lines: FittedLine[];
  leading: number;
  /** Height of the ink from the top of the first line to the bottom of the last. */
  height: number;
  width: number;
}

interface FittedLine {
  words: ShapedWord[];
  /** Ink edges in em from the line's origin. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface PositionedText {
  /** Path data in tenths of a unit: draw it with `TENTH_SCALE`. */
  path: string;
  box: Box;
}

export const TENTH_SCALE = ' transform="scale(.1)"';

/** Minimum space between the glyphs of two lines, in em. */
const LINE_GAP = 0.06;

/** Breaks the text into lines so that it fits the box in the largest size. */
export function fitText(text: string, style: Style, width: number, height: number): Fitted {
  const tracking = style.tracking ?? 0;
  const units = splitUnits(fixTypography(style.capitals ? text.toUpperCase() : text));
  const words = units.map((unit) => shapeWord(unit.text, style.face, tracking));
  // The width of a space.
  const space = shapeWord('n', style.face, 0).advance * 0.46 + tracking * 1.6;
  const maxLines = Math.min(words.length, style.maxLines ?? 12);
  let best: { fitted: Fitted; score: number } | undefined;
  for (let count = 1; count <= maxLines; count++) {
    const { starts, penalty } = breakLines(units, words, space, count);
    const lines = starts.map((start, index) =>
      joinWords(words.slice(start, starts[index + 1]), units.slice(start, starts[index + 1]), space),
    );
    const fitted = sizeLines(lines, style, width, height);
    // Large text wins, then even lines, then few lines.
    const score = fitted.size * (1 - penalty) * (1 - 0.012 * count);
    if (!best || score > best.score) best = { fitted, score };
  }
  if (!best) return { size: 0, lines: [], leading: 0, height: 0, width: 0 };
  return best.fitted;
}

/** The share of the free space that is above, or to the left of, a text. */
const freeShares = { top: 0, middle: 0.5, bottom: 1, left: 0, centre: 0.5, right: 1 };

/** The part of the free height `room` that is above the text. */
export function spaceAbove({ verticalAlign = 'top' }: Style, room: number): number {
  return room * freeShares[verticalAlign];
}

export function positionText(fitted: Fitted, style: Style, box: Box): PositionedText {
  const { size, lines, leading } = fitted;
  const top = box.y + spaceAbove(style, box.height - fitted.height);
  let baseline = top - (lines[0]?.top ?? 0) * size;
  const path: string[] = [];
  let left = Infinity;
  let right = -Infinity;
  for (const line of lines) {
    // Aligned by the outlines, not by the advance, which would be visibly off the margin with large letters.
    const ink = (line.right - line.left) * size;
    const gap = (box.width - ink) * freeShares[style.align ?? 'left'];
    const x = box.x + gap - line.left * size;
    left = Math.min(left, box.x + gap);
    right = Math.max(right, box.x + gap + ink);
    for (const word of line.words) path.push(outline(word, x, baseline, size));
    baseline += leading * size;
  }
  return { path: path.join(''), box: { x: left, y: top, width: right - left, height: fitted.height } };
}

function sizeLines(lines: FittedLine[], style: Style, width: number, height: number): Fitted {
  let leading = style.leading ?? 1.1;
  for (let index = 1; index < lines.length; index++) {
    const above = lines[index - 1] as FittedLine;
    leading = Math.max(leading, above.bottom - (lines[index] as FittedLine).top + LINE_GAP);
  }
  const widest = Math.max(...lines.map((line) => line.right - line.left), 0.01);
  const heightInEm = Math.max(
    leading * (lines.length - 1) - (lines[0]?.top ?? 0) + (lines.at(-1)?.bottom ?? 0),
    0.01,
  );
  const size = Math.min(style.maxSize, width / widest, height / heightInEm);
  return { size, lines, leading, height: heightInEm * size, width: widest * size };
}

interface Unit {
  text: string;
  /** Whether a space separates it from the unit before. */
  hasSpaceBefore: boolean;
}

/** Words, and the parts of words with a hyphen. */
function splitUnits(text: string): Unit[] {
  return text
    .split(' ')
    .flatMap((word) =>
      word
        .split(/(?<=\p{L}{3}[-–/])(?=\p{L}{3})/u)
        .map((part, index) => ({ text: part, hasSpaceBefore: index === 0 })),
    );
}

/**
 * Finds the start of each of `count` lines by dynamic programming. Prefers lines of even length, and avoids lines that are, or end
 * with, a very short word.
 */
function breakLines(units: Unit[], words: ShapedWord[], space: number, count: number) {
  const total = words.reduce(
    (sum, word, index) => sum + word.advance + (units[index]?.hasSpaceBefore ? space : 0),
    -space,
  );
  const target = Math.max(total / count, ...words.map((word) => word.advance));
  const cost: number[][] = [];
  const from: number[][] = [];
  for (let line = 0; line < count; line++) {
    cost.push([]);
    from.push([]);
    for (let end = line + 1; end <= words.length; end++) {
      let width = 0;
      let best = Infinity;
      let bestStart = line;
      for (let start = end - 1; start >= line; start--) {
        width +=
          (words[start]?.advance ?? 0) + (start < end - 1 && units[start + 1]?.hasSpaceBefore ? space : 0);
        // The first line begins with the first word.
        const costBefore = line === 0 ? [0] : cost[line - 1];
        const before = costBefore?.[start] ?? Infinity;
        if (before === Infinity) continue;
        const raggedness = ((width - target) / target) ** 2 * (width > target ? 4 : 1);
        const candidate = before + raggedness + lineCost(units, start, end);
        if (candidate < best) {
          best = candidate;
          bestStart = start;
        }
      }
      (cost[line] as number[])[end] = best;
      (from[line] as number[])[end] = bestStart;
    }
  }
  // Follows the best starts back from the last line.
  const starts: number[] = [];
  for (let line = count - 1, end = words.length; line >= 0; line--) {
    end = from[line]?.[end] ?? 0;
    starts.unshift(end);
  }
  const penalty = Math.min(0.6, ((cost[count - 1]?.[words.length] ?? 0) / count) * 0.35);
  return { starts, penalty };
}

function lineCost(units: Unit[], start: number, end: number): number {
  const last = units[end - 1]?.text ?? '';
  const letters = units.slice(start, end).reduce((sum, unit) => sum + unit.text.length, 0);
  let cost = 0;
  if (letters <= 2) cost += 1.2;
  else if (letters <= 3) cost += 0.35;
  if (end < units.length && end - start > 1 && last.length <= 3) cost += 0.3;
  if (end < units.length && /[:;,.!?–—]$/u.test(last)) cost -= 0.15;
  return cost;
}

function joinWords(words: ShapedWord[], units: Unit[], space: number): FittedLine {
  const line: FittedLine = { words: [], left: Infinity, right: -Infinity, top: 0, bottom: 0 };
  let x = 0;
  words.forEach((word, index) => {
    if (index > 0 && units[index]?.hasSpaceBefore) x += space;
    const shifted = { ...word, glyphs: word.glyphs.map((glyph) => ({ ...glyph, x: glyph.x + x })) };
    line.words.push(shifted);
    line.left = Math.min(line.left, x + word.left);
    line.right = Math.max(line.right, x + word.right);
    line.top = Math.min(line.top, word.top);
    line.bottom = Math.max(line.bottom, word.bottom);
    x += word.advance;
  });
  return line;
}

/** Path commands of the fonts, as SVG letters. Lower-case letters have relative coordinates. */
const LETTERS = {
  moveTo: 'M',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const;

/** The outlines in integer tenths of a unit, with relative coordinates and minimal separators: a third of the bytes. */
function outline(word: ShapedWord, x: number, baseline: number, size: number): string {
  let path = '';
  for (const glyph of word.glyphs) {
    const scale = glyph.scale * size * 10;
    const originX = (x + glyph.x * size) * 10;
    const originY = (baseline + glyph.y * size) * 10;
    let fromX = 0;
    let fromY = 0;
    let lastLetter = '';
    // The implied control point of a smooth curve (SVG command t).
    let mirrorX = Number.NaN;
    let mirrorY = Number.NaN;
    for (const { command, args } of glyph.commands) {
      let letter: string = LETTERS[command];
      const points: number[] = args.map((value, index) =>
        Math.round(index % 2 ? originY - value * scale : originX + value * scale),
      );
      const [controlX = 0, controlY = 0] = points;
      const [toX = fromX, toY = fromY] = points.slice(-2);
      if (letter === 'q') {
        const isSmooth = Math.abs(controlX - mirrorX) <= 1 && Math.abs(controlY - mirrorY) <= 1;
        mirrorX = 2 * toX - (isSmooth ? mirrorX : controlX);
        mirrorY = 2 * toY - (isSmooth ? mirrorY : controlY);
        if (isSmooth) {
          letter = 't';
          points.splice(0, 2);
        }
      } else {
        mirrorX = Number.NaN;
        mirrorY = Number.NaN;
      }
      const numbers =
        letter === 'M' ? points : points.map((value, index) => value - (index % 2 ? fromY : fromX));
      path += letter === lastLetter ? joinNumbers(numbers, ' ') : letter + joinNumbers(numbers, '');
      fromX = toX;
      fromY = toY;
      lastLetter = letter;
    }
  }
  return path;
}

/** A minus sign needs no separator before it. */
function joinNumbers(numbers: readonly number[], before: string): string {
  return numbers
    .map((value, index) => (value < 0 ? `${value}` : `${index === 0 ? before : ' '}${value}`))
    .join('');
}

function fixTypography(text: string): string {
  return text
    .normalize('NFC')
    .replace(/"/g, '”')
    .replace(/'/g, '’')
    .replace(/\.\.\./g, '…')
    .replace(/ - /g, ' – ')
    .replace(/\s+/g, ' ')
    .trim();
}
