import { mix } from '../cover-colour.ts';
import type { Page } from '../cover-page.ts';
import {
  circle,
  curve,
  ellipse,
  frame,
  line,
  num,
  type Point,
  path,
  polar,
  rect,
  ring,
  stroke,
  turned,
} from '../cover-shapes.ts';

/** An old cloth binding with gold frames, corner ornaments and an emblem. */
export function cloth(page: Page): void {
  const { palette, random } = page;
  const isDark = palette.moods.includes('dark') || palette.moods.includes('cloth');
  const board = isDark ? palette.ground : palette.deep;
  const gold = random.pick(['#e3c27a', '#ead9a8', '#f0d9a0']);
  page.fill(board);
  // The texture of the cloth: thin lines, slightly lighter than the board.
  const thread = mix(board, '#ffffff', 0.07);
  for (let y = 4; y < 1000; y += 8) page.draw(rect(0, y, 800, 2, thread));
  const inset = random.pick([40, 52, 60]);
  const inner = inset + random.pick([14, 18, 30]);
  page.draw(frame(inset, inset, 800 - 2 * inset, 1000 - 2 * inset, gold, random.pick([3, 5, 7])));
  page.draw(frame(inner, inner, 800 - 2 * inner, 1000 - 2 * inner, gold, 2));
  page.draw(...corners(page, inner + 12, gold));
  const isEmblemAbove = random.chance(0.5);
  const emblemKind = random.integer(0, 4);
  const colours = { ink: [gold], on: [board, thread] };
  const face = random.pick(['garamond', 'display', 'fraunces'] as const);
  const capitals = random.chance(0.4);
  const title = {
    face,
    maxSize: capitals ? 96 : 124,
    leading: 1.08,
    align: 'centre',
    verticalAlign: 'middle',
    capitals,
    tracking: capitals ? 0.05 : 0,
  } as const;
  const author = { face: 'garamond', maxSize: 56, align: 'centre', verticalAlign: 'middle' } as const;
  if (isEmblemAbove) {
    page.draw(...emblem(emblemKind, [400, 300], gold, board));
    page.title({ x: 140, y: 450, width: 520, height: 250 }, title, colours);
    page.draw(line(340, 738, 460, 738, gold, 3));
    page.author({ x: 140, y: 762, width: 520, height: 84 }, author, colours);
    return;
  }
  page.title({ x: 140, y: 180, width: 520, height: 270 }, title, colours);
  page.draw(...emblem(emblemKind, [400, 588], gold, board));
  page.author({ x: 140, y: 750, width: 520, height: 84 }, author, colours);
}

function corners(page: Page, inset: number, gold: string): string[] {
  const kind = page.random.integer(0, 2);
  const piece =
    kind === 0
      ? [stroke('M0 90C0 30 30 0 90 0M0 60C20 60 60 20 60 0', gold, 3), circle(22, 22, 8, gold)]
      : kind === 1
        ? [ring(34, 34, 26, gold, 3), ring(34, 34, 12, gold, 3), stroke('M0 110V0H110', gold, 3)]
        : [
            path('M0 0C50 10 70 30 80 80C40 70 10 50 0 0Z', gold),
            circle(96, 12, 6, gold),
            circle(12, 96, 6, gold),
          ];
  const [right, bottom] = [800 - inset, 1000 - inset];
  return (
    [
      [inset, inset, 1, 1],
      [right, inset, -1, 1],
      [inset, bottom, 1, -1],
      [right, bottom, -1, -1],
    ] as const
  ).map(
    ([x, y, flipX, flipY]) =>
      `<g transform="translate(${num(x)} ${num(y)}) scale(${flipX} ${flipY})">${piece.join('')}</g>`,
  );
}

function emblem(kind: number, [x, y]: Point, gold: string, board: string): string[] {
  if (kind === 0) {
    const rays = Array.from({ length: 24 }, (_, ray) => {
      const [from, to] = [polar(x, y, 62, ray * 15), polar(x, y, ray % 2 ? 90 : 112, ray * 15)];
      return line(from[0], from[1], to[0], to[1], gold, 5);
    });
    return [...rays, circle(x, y, 48, gold), ring(x, y, 36, board, 2)];
  }
  if (kind === 1) {
    const petals = Array.from({ length: 8 }, (_, petal) =>
      turned(ellipse(x, y - 62, 22, 44, gold), petal * 45, x, y),
    );
    return [...petals, circle(x, y, 22, board), circle(x, y, 14, gold)];
  }
  if (kind === 2) {
    const stem: Point[] = [
      [x, y + 110],
      [x - 6, y],
      [x, y - 110],
    ];
    const leaves = [-80, -40, 0, 40, 80].flatMap((offset) => [
      ellipse(x + 40, y + offset - 12, 40, 13, gold, -32),
      ellipse(x - 40, y + offset - 12, 40, 13, gold, 32),
    ]);
    return [stroke(curve(stem), gold, 4), ...leaves];
  }
  if (kind === 3) {
    const lozenge = `M${num(x)} ${num(y - 105)}L${num(x + 80)} ${num(y)}L${num(x)} ${num(y + 105)}L${num(x - 80)} ${num(y)}Z`;
    return [stroke(lozenge, gold, 5), turned(stroke(lozenge, gold, 3), 90, x, y), circle(x, y, 26, gold)];
  }
  return [100, 80, 60, 40, 20].map((radius, index) => ring(x, y, radius, gold, index % 2 ? 2 : 6));
}
