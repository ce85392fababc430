import type { Page } from '../cover-page.ts';
import { circle, num, path, polygon, rect, stroke } from '../cover-shapes.ts';

/** High contrast and long shadows: a figure in a door, at a blind or under a lamp, a road, or broken glass. */
export function noir(page: Page): void {
  const { palette, random } = page;
  const light = random.pick([palette.accent, palette.accent, palette.pale]);
  const dark = palette.deep;
  page.fill(dark);
  const scene = random.integer(0, 4);
  if (scene === 0) doorway(page, light);
  else if (scene === 1) blinds(page, light);
  else if (scene === 2) lamp(page, light);
  else if (scene === 3) road(page, light);
  else shards(page, light);
  const face = random.pick(['gothic', 'gothic', 'grotesqueBlack', 'display'] as const);
  const gothic = face === 'gothic';
  const style = {
    face,
    maxSize: gothic ? 260 : 140,
    leading: gothic ? 0.9 : 0.98,
    capitals: gothic,
  } as const;
  const colours = { ink: [palette.pale], on: dark };
  page.author(
    { x: 60, y: 56, width: 680, height: 52 },
    { face: 'grotesque', maxSize: 48 },
    { ink: [light, palette.pale], on: dark },
  );
  page.title({ x: 60, y: 136, width: 680, height: 284 }, style, colours);
}

function figure(x: number, foot: number, height: number, colour: string): string {
  const unit = height / 10;
  const coat = `M${num(x - unit * 1.4)} ${num(foot)}L${num(x - unit * 1.5)} ${num(foot - unit * 6.6)}Q${num(x)} ${num(foot - unit * 9)} ${num(x + unit * 1.5)} ${num(foot - unit * 6.6)}L${num(x + unit * 1.4)} ${num(foot)}Z`;
  const hat =
    rect(x - unit * 1.5, foot - unit * 9.2, unit * 3, unit * 0.4, colour) +
    rect(x - unit * 0.9, foot - unit * 10, unit * 1.8, unit, colour);
  return path(coat, colour) + circle(x, foot - unit * 8.4, unit, colour) + hat;
}

function doorway(page: Page, light: string): void {
  const x = page.random.between(280, 520);
  page.draw(rect(x - 80, 480, 160, 260, light));
  page.draw(
    polygon(
      [
        [x - 80, 740],
        [x + 80, 740],
        [x + 330, 1000],
        [x - 120, 1000],
      ],
      light,
    ),
  );
  page.draw(figure(x, 742, 190, page.palette.deep));
  page.draw(
    polygon(
      [
        [x - 24, 740],
        [x + 24, 740],
        [x + 160, 1000],
        [x + 20, 1000],
      ],
      page.palette.deep,
    ),
  );
}

function blinds(page: Page, light: string): void {
  const lean = page.random.pick([-70, 70]);
  for (let y = 470; y < 1000; y += 50)
    page.draw(
      polygon(
        [
          [0, y + lean],
          [800, y - lean],
          [800, y + 26 - lean],
          [0, y + 26 + lean],
        ],
        light,
      ),
    );
  page.draw(figure(page.random.between(240, 560), 1010, 470, page.palette.deep));
  page.draw(rect(0, 0, 800, 450, page.palette.deep));
}

function lamp(page: Page, light: string): void {
  const x = page.random.pick([200, 600]);
  const reach = x === 200 ? 520 : -520;
  page.draw(
    polygon(
      [
        [x, 500],
        [x + reach, 1000],
        [x - reach * 0.28, 1000],
      ],
      light,
    ),
  );
  page.draw(
    stroke(
      `M${num(x - reach * 0.28)} 1000V520Q${num(x - reach * 0.28)} 476 ${num(x - reach * 0.1)} 476H${num(x)}`,
      page.palette.second,
      12,
    ),
  );
  page.draw(
    polygon(
      [
        [x - 46, 508],
        [x, 462],
        [x + 46, 508],
      ],
      page.palette.second,
    ),
  );
  page.draw(figure(x + reach * 0.3, 980, 240, page.palette.deep));
}

function road(page: Page, light: string): void {
  const x = page.random.between(260, 540);
  page.draw(circle(x, 560, 110, light), rect(0, 600, 800, 400, page.palette.deep));
  page.draw(
    polygon(
      [
        [x - 8, 600],
        [x + 8, 600],
        [620, 1000],
        [180, 1000],
      ],
      page.palette.second,
    ),
  );
  for (const [y, half] of [
    [620, 2],
    [660, 4],
    [730, 7],
    [830, 12],
    [950, 18],
  ] as const) {
    const middle = x + ((400 - x) * (y - 600)) / 400;
    page.draw(rect(middle - half, y, half * 2, half * 4, light));
  }
  for (let tree = 0; tree < 26; tree++) {
    const at = tree < 13 ? x - 120 - tree * 44 : x + 120 + (tree - 13) * 44;
    const height = 40 + Math.abs(at - x) * page.random.between(0.15, 0.34);
    page.draw(
      polygon(
        [
          [at - 16, 606],
          [at, 606 - height],
          [at + 16, 606],
        ],
        page.palette.second,
      ),
    );
  }
}

function shards(page: Page, light: string): void {
  const { palette, random } = page;
  const [x, y] = [random.between(300, 500), random.between(660, 740)];
  const corners = Array.from({ length: 11 }, (_, index) => (index / 11) * 360 + random.between(-12, 12));
  for (const [index, angle] of corners.entries()) {
    const next = corners[(index + 1) % corners.length] as number;
    const at = (degrees: number, reach: number) =>
      [
        x + reach * Math.cos((degrees * Math.PI) / 180),
        y + reach * Math.sin((degrees * Math.PI) / 180),
      ] as const;
    const colour = [light, palette.second, light, palette.deep][index % 4] as string;
    page.draw(polygon([at(angle + 4, 30), at(angle + 3, 260), at(next - 3, 230)], colour));
  }
}
