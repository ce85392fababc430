import { mix } from '../cover-colour.ts';
import type { Page } from '../cover-page.ts';
import { circle, line, num, type Point, polar, ring, stroke, wedge } from '../cover-shapes.ts';

/** Planets on their orbits, a star chart, or a horizon seen from space. */
export function orbits(page: Page): void {
  const { palette, random } = page;
  const space = random.chance(0.8) ? palette.deep : palette.ground;
  const faint = mix(space, palette.pale, 0.4);
  page.fill(space);
  for (let star = 0; star < 90; star++) {
    page.draw(
      circle(random.between(0, 800), random.between(400, 1000), random.pick([1.5, 2, 2, 3.5]), palette.pale),
    );
  }
  const kind = random.integer(0, 2);
  if (kind === 0) system(page, space, faint);
  else if (kind === 1) chart(page, faint);
  else horizon(page, space);
  const face = random.pick(['geometricBold', 'geometric', 'gothic', 'grotesqueBlack'] as const);
  const gothic = face === 'gothic';
  const style = {
    face,
    maxSize: gothic ? 230 : 120,
    leading: gothic ? 0.94 : 1.04,
    capitals: true,
    tracking: gothic ? 0.02 : 0.05,
    align: 'centre',
  } as const;
  const colours = { ink: [palette.pale, palette.ink], on: space };
  page.title({ x: 60, y: 66, width: 680, height: 212 }, { ...style, verticalAlign: 'middle' }, colours);
  const author = { face: 'geometric', maxSize: 50, align: 'centre', tracking: 0.06 } as const;
  page.author({ x: 60, y: 322, width: 680, height: 52 }, author, {
    ink: [palette.accent, palette.pale],
    on: space,
  });
}

function system(page: Page, space: string, faint: string): void {
  const { palette, random } = page;
  const [x, y] = [random.pick([400, 240, 560]), 700];
  page.draw(circle(x, y, 54, palette.accent));
  for (let orbit = 0; orbit < 5; orbit++) {
    const radius = 110 + orbit * 66;
    if (y - radius > 396) page.draw(ring(x, y, radius, faint, 2.5));
    else page.draw(stroke(arc(x, y, radius, 396), faint, 2.5));
    const [planetX, planetY] = polar(x, y, radius, random.between(-20, 200));
    const size = random.between(12, 34);
    page.draw(circle(planetX, planetY, size, random.pick([palette.pale, palette.second, palette.accent])));
    page.draw(wedge(planetX, planetY, size, -60, 120, mix(space, palette.second, 0.5)));
  }
}

/** The part of a circle below `top`, so that orbits do not cross the text. */
function arc(x: number, y: number, radius: number, top: number): string {
  const half = Math.sqrt(radius ** 2 - (y - top) ** 2);
  return `M${num(x + half)} ${top}A${radius} ${radius} 0 1 1 ${num(x - half)} ${top}`;
}

function chart(page: Page, faint: string): void {
  const { palette, random } = page;
  for (const radius of [80, 170, 260]) page.draw(ring(400, 690, radius, faint, 2));
  for (let spoke = 0; spoke < 12; spoke++) {
    const [from, to] = [polar(400, 690, 80, spoke * 30), polar(400, 690, 284, spoke * 30)];
    page.draw(line(from[0], from[1], to[0], to[1], faint, 1.5));
  }
  for (let constellation = 0; constellation < 4; constellation++) {
    const points: Point[] = Array.from({ length: 5 }, (_, star) =>
      polar(400, 690, random.between(60, 262), constellation * 90 + star * 17 + random.between(0, 8)),
    );
    points.forEach(([x, y], star) => {
      const next = points[star + 1];
      if (next) page.draw(line(x, y, next[0], next[1], palette.accent, 3));
      page.draw(circle(x, y, random.pick([6, 8, 12]), palette.pale));
    });
  }
}

function horizon(page: Page, space: string): void {
  const { palette, random } = page;
  const x = random.between(200, 600);
  const colours = [palette.second, palette.accent, mix(palette.accent, palette.pale, 0.5)];
  for (const [index, colour] of colours.entries()) page.draw(circle(x, 1290 + index * 26, 620, colour));
  page.draw(circle(x, 1370, 620, mix(space, palette.second, 0.3)));
  const [moonX, moonY] = [random.pick([190, 620]), 520];
  page.draw(circle(moonX, moonY, 76, palette.pale), circle(moonX + 30, moonY - 16, 66, space));
}
