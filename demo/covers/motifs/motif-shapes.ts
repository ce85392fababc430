import { path, ROUND_ENDS, stroke } from '../cover-shapes.ts';

/** The colours of a motif. */
export interface Tones {
  /** Of the main shape. */
  body: string;
  /** Of other parts. */
  second: string;
  /** The colour behind the motif, for parts that seem to be cut out of it. */
  cutOut: string;
}

/** A filled shape, or a line if it has a width. */
type Layer = readonly [tone: keyof Tones, data: string, line?: number];

/** A drawing around the origin, about 400 units wide and high. */
export type MotifDrawing = readonly Layer[];

export function drawMotif(drawing: MotifDrawing, tones: Tones): string {
  return drawing
    .map(([tone, data, line]) =>
      line === undefined ? path(data, tones[tone]) : stroke(data, tones[tone], line, ROUND_ENDS),
    )
    .join('');
}

export const body = (data: string, line?: number): Layer => ['body', data, line];
export const second = (data: string, line?: number): Layer => ['second', data, line];
export const cutOut = (data: string, line?: number): Layer => ['cutOut', data, line];

/** Path data of a circle. */
export const dot = (x: number, y: number, r: number): string => oval(x, y, r, r);

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0${-rx * 2} 0z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** The data of each index, one after the other. */
export const repeat = (count: number, data: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => data(index)).join('');

/** Lines from the middle, between two distances from it. `turn` is in degrees. */
export const rays = (count: number, from: number, to: number, turn = 0): string =>
  repeat(count, (index) => {
    const angle = ((index / count) * 360 + turn) * (Math.PI / 180);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${Math.round(x * from)} ${Math.round(y * from)}L${Math.round(x * to)} ${Math.round(y * to)}`;
  });

/** A polygon with points at two alternating distances. */
export const star = (points: number, outer: number, inner: number, x = 0, y = 0): string => {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index / points) * Math.PI - Math.PI / 2;
    const reach = index % 2 === 0 ? outer : inner;
    return `${Math.round(x + Math.cos(angle) * reach)} ${Math.round(y + Math.sin(angle) * reach)}`;
  });
  return `M${corners.join('L')}Z`;
};
