import { distinctFrom } from '../cover-colour.ts';
import type { Page } from '../cover-page.ts';
import { circle, line, polygon, rect, wedge } from '../cover-shapes.ts';

/** The title as large as possible; a simple shape fills the space below a short title. */
export function poster(page: Page): void {
  const { palette, random } = page;
  const ground = random.pick([palette.ground, palette.deep, palette.accent, palette.pale]);
  const face = random.pick(['gothic', 'gothic', 'frauncesBlack', 'display', 'grotesqueBlack'] as const);
  const gothic = face === 'gothic';
  const capitals = gothic || (face === 'grotesqueBlack' && random.chance(0.5));
  const others = distinctFrom(
    ground,
    random.shuffle([palette.accent, palette.second, palette.pale, palette.deep]),
  );
  const colours = {
    ink: [random.pick([palette.pale, palette.ink, palette.accent]), palette.ink, palette.deep],
    on: ground,
  };
  const align = random.pick(['left', 'left', 'centre'] as const);
  const kind = random.integer(0, 5);
  page.fill(ground);
  const style = {
    face,
    maxSize: gothic ? 420 : 220,
    leading: gothic ? 0.88 : 0.94,
    capitals,
    align,
    tracking: gothic ? 0 : -0.01,
  } as const;
  const title = page.title({ x: 56, y: 66, width: 688, height: 730 }, style, colours);
  page.draw(...fillSpace(kind, title.y + title.height + 44, others));
  page.draw(rect(0, 844, 800, 156, ground), line(56, 852, 744, 852, others[0] ?? palette.pale, 8));
  const author = { face: 'grotesque', maxSize: 50, align, verticalAlign: 'middle' } as const;
  page.author({ x: 56, y: 878, width: 688, height: 84 }, author, {
    ink: [palette.ink, palette.deep, palette.pale],
    on: ground,
  });
}

/** A shape that fills the space between the title and the author; none if there is little space. */
function fillSpace(kind: number, top: number, colours: readonly string[]): string[] {
  const height = 846 - top;
  const [one = '#000000', two = one] = colours;
  if (height < 120) return [];
  const middle = top + height / 2;
  const wide = Math.min(344, height);
  if (kind === 0) return [wedge(400, 848, wide, 180, 360, one)];
  if (kind === 1)
    return Array.from({ length: 6 }, (_, bar) =>
      rect(56, top + (bar * height) / 6, 688, height / 13, bar % 2 ? two : one),
    );
  if (kind === 2) return [circle(400, middle, height / 2 - 10, one), circle(400, middle, height / 4.5, two)];
  if (kind === 3)
    return [
      polygon(
        [
          [56, 848],
          [744, top],
          [744, 848],
        ],
        one,
      ),
    ];
  if (kind === 4) return [wedge(56, 848, wide, 270, 360, one), wedge(744, 848, wide, 180, 270, two)];
  return [0, 1, 2, 3, 4].map((step) =>
    rect(
      56 + step * 137.6,
      top + (step * height) / 5,
      137.6,
      height - (step * height) / 5,
      step % 2 ? two : one,
    ),
  );
}
