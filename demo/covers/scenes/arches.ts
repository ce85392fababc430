import { distinctFrom, mix } from '../cover-colour.ts';
import { type Page, WIDTH } from '../cover-page.ts';
import { circle, curve, num, type Point, path, polygon, rect } from '../cover-shapes.ts';

const bottom = 940;

type Form = 'round' | 'gable' | 'flat';

/** Nested openings, as in a paper theatre, with a small view behind them. */
export function arches(page: Page): void {
  const { palette, random } = page;
  const outer = random.pick([palette.ground, palette.ground, palette.deep, palette.pale]);
  const inner = random.pick(
    distinctFrom(outer, [palette.accent, palette.second, palette.pale, palette.deep], 2),
  );
  const steps = random.integer(2, 5);
  const form: Form = random.pick(['round', 'round', 'gable', 'flat'] as const);
  const thick = random.pick([34, 46]);
  const first = random.pick([20, 60, 90]);
  const top = 410;
  page.fill(outer);
  for (let step = 1; step <= steps; step++) {
    page.draw(opening(first + step * thick, top + step * 28 - 28, form, mix(outer, inner, step / steps)));
  }
  const inset = first + (steps + 1) * thick;
  view(page, inset, top + steps * 28, form);
  page.draw(rect(0, bottom, WIDTH, 60, outer));
  const face = random.pick(['display', 'garamond', 'geometric', 'frauncesItalic'] as const);
  const colours = { ink: [palette.ink, palette.pale, palette.deep], on: outer };
  page.author(
    { x: 60, y: 58, width: 680, height: 52 },
    { face: 'geometric', maxSize: 50, align: 'centre' },
    colours,
  );
  const style = { face, maxSize: 140, leading: 1, align: 'centre', verticalAlign: 'middle' } as const;
  page.title({ x: 60, y: 148, width: 680, height: 222 }, style, colours);
}

function view(page: Page, inset: number, top: number, form: Form): void {
  const { palette, random } = page;
  const width = WIDTH - 2 * inset;
  const kind = random.integer(0, 2);
  const sky = kind === 1 ? palette.deep : palette.pale;
  page.draw(opening(inset, top, form, sky));
  if (kind === 2) {
    // Stairs.
    for (let stair = 0; stair < 6; stair++) {
      const tread = width / 6;
      page.draw(
        rect(
          inset + stair * tread,
          900 - stair * 40,
          width - stair * tread,
          41 + stair * 40,
          mix(palette.second, palette.deep, stair / 6),
        ),
      );
    }
    return;
  }
  const x = 400 + random.between(-width * 0.15, width * 0.15);
  page.draw(circle(x, top + 180, 46, kind === 1 ? palette.pale : palette.accent));
  if (kind === 1) page.draw(circle(x + 18, top + 170, 40, sky));
  const hills = kind === 1 ? [palette.ground, palette.second] : [palette.second, palette.deep];
  for (const [index, colour] of hills.entries()) {
    const base = 770 + index * 80;
    const points: Point[] = [0, 0.3, 0.6, 1].map((share) => [
      inset + width * share,
      base + random.between(-40, 20),
    ]);
    page.draw(path(`${curve(points)}V941H${num(inset)}Z`, colour));
  }
  if (random.chance(0.5))
    page.draw(
      polygon(
        [
          [x - 20, 880],
          [x, 700],
          [x + 20, 880],
        ],
        palette.deep,
      ),
    );
}

function opening(inset: number, top: number, form: Form, fill: string): string {
  const half = WIDTH / 2 - inset;
  const right = WIDTH - inset;
  if (form === 'flat') return rect(inset, top, half * 2, bottom - top, fill);
  const rise = Math.min(half * (form === 'gable' ? 0.6 : 1), 240);
  const crown =
    form === 'gable'
      ? `L400 ${num(top)}L${right} ${num(top + rise)}`
      : `A${half} ${num(rise)} 0 0 1 ${right} ${num(top + rise)}`;
  return path(`M${inset} ${bottom}V${num(top + rise)}${crown}V${bottom}Z`, fill);
}
