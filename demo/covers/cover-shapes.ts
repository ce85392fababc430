export type Point = readonly [number, number];

/** Rounded to a tenth, which is enough for a cover and keeps the file small. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** `more`, here and below, is further attributes, each after a space. */
export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"${more}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${more}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string {
  const turned = turn ? ` transform="rotate(${num(turn)} ${num(x)} ${num(y)})"` : '';
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${turned}/>`;
}

export function ring(x: number, y: number, radius: number, colour: string, width: number): string {
  return circle(x, y, radius, 'none', ` stroke="${colour}" stroke-width="${num(width)}"`);
}

export function frame(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  line: number,
): string {
  return rect(x, y, width, height, 'none', ` stroke="${colour}" stroke-width="${num(line)}"`);
}

export function path(data: string, fill: string, more = ''): string {
  return `<path d="${data}" fill="${fill}"${more}/>`;
}

export function stroke(data: string, colour: string, width: number, more = ''): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${more}/>`;
}

/** A circle as path data: many circles in one path take half the bytes of as many elements. */
export function disc(x: number, y: number, radius: number): string {
  const [radiusText, diameter] = [num(radius), num(radius * 2)];
  return `M${num(x - radius)} ${num(y)}a${radiusText} ${radiusText} 0 1 0 ${diameter} 0a${radiusText} ${radiusText} 0 1 0-${diameter} 0`;
}

export const ROUND_ENDS = ' stroke-linecap="round" stroke-linejoin="round"';

export function line(x1: number, y1: number, x2: number, y2: number, colour: string, width: number): string {
  return stroke(`M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`, colour, width);
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;
}

export function polygon(points: readonly Point[], fill: string): string {
  return path(`${polyline(points)}Z`, fill);
}

/** A smooth curve through the points: a Catmull-Rom spline as Béziers. */
export function curve(points: readonly Point[], closed = false): string {
  const at = (index: number): Point => {
    const count = points.length;
    const wrapped = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[wrapped] as Point;
  };
  const [startX, startY] = at(0);
  let data = `M${num(startX)} ${num(startY)}`;
  for (let index = 0; index < points.length - (closed ? 0 : 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    data += `C${[...first, ...second, ...to].map(num).join(' ')}`;
  }
  return closed ? `${data}Z` : data;
}

/** A circular sector between two angles in degrees; 0 is right, clockwise. */
export function wedge(x: number, y: number, radius: number, from: number, to: number, fill: string): string {
  const [start, end] = [polar(x, y, radius, from), polar(x, y, radius, to)];
  const large = to - from > 180 ? 1 : 0;
  const arc = `A${num(radius)} ${num(radius)} 0 ${large} 1 ${num(end[0])} ${num(end[1])}`;
  return path(`M${num(x)} ${num(y)}L${num(start[0])} ${num(start[1])}${arc}Z`, fill);
}

/** The point at an angle in degrees; 0 is right, clockwise. */
export function polar(x: number, y: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** The content, rotated around a point. */
export function turned(content: string, degrees: number, x: number, y: number): string {
  return `<g transform="rotate(${num(degrees)} ${num(x)} ${num(y)})">${content}</g>`;
}

export function moved(content: string, x: number, y: number, scale = 1): string {
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${num(x)} ${num(y)})${scaled}">${content}</g>`;
}
