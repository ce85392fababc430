import { distinctFrom, mix } from '../cover-colour.ts';
import type { Page } from '../cover-page.ts';
import {
  circle,
  curve,
  line,
  num,
  type Point,
  path,
  polygon,
  rect,
  ring,
  stroke,
  wedge,
} from '../cover-shapes.ts';

/** A postage stamp, postmarked, stuck on plain paper: for travels, letters and lives. */
export function stamp(page: Page): void {
  const { palette, random } = page;
  const ground = random.pick([palette.ground, palette.pale, palette.accent]);
  const paper = distinctFrom(ground, ['#fbf6ea', palette.deep], 1.25)[0] as string;
  const print = distinctFrom(
    paper,
    [palette.accent, palette.second, palette.deep, palette.pale].filter((c) => c !== ground),
  )[0] as string;
  const [x, y, width, height] = random.pick([
    [190, 380, 420, 480],
    [330, 380, 400, 480],
    [80, 380, 390, 480],
  ] as const);
  page.fill(ground);
  page.draw(rect(x, y, width, height, paper));
  const step = 30;
  for (let at = step / 2; at < width; at += step)
    page.draw(circle(x + at, y, 9, ground), circle(x + at, y + height, 9, ground));
  for (let at = step / 2; at < height; at += step)
    page.draw(circle(x, y + at, 9, ground), circle(x + width, y + at, 9, ground));
  page.draw(...picture(page, x + 34, y + 34, width - 68, height - 68, print, paper));
  const mark = distinctFrom(ground, [palette.deep, palette.pale], 3)[0] as string;
  const markX = x > 300 ? x - 40 : x + width + (x < 100 ? 50 : -10);
  page.draw(ring(markX, y + 110, 92, mark, 5), ring(markX, y + 110, 66, mark, 3));
  for (const at of [-18, 0, 18]) page.draw(line(markX - 64, y + 110 + at, markX + 64, y + 110 + at, mark, 4));
  const face = random.pick(['garamond', 'geometricBold', 'display', 'grotesqueBlack'] as const);
  const colours = { ink: [palette.ink, palette.deep, palette.pale], on: ground };
  const align = x === 190 ? 'centre' : 'left';
  page.title(
    { x: 70, y: 66, width: 660, height: 250 },
    { face, maxSize: 140, leading: 1.02, align },
    colours,
  );
  const author = { face: 'geometric', maxSize: 50, align, stand: 'middle' } as const;
  page.author({ x: 70, y: 890, width: 660, height: 62 }, author, colours);
}

function picture(
  page: Page,
  x: number,
  y: number,
  width: number,
  height: number,
  print: string,
  paper: string,
): string[] {
  const { palette, random } = page;
  const tint = mix(print, paper, 0.55);
  const [middle, foot] = [x + width / 2, y + height];
  const field = rect(x, y, width, height, tint);
  switch (random.integer(0, 3)) {
    case 0: {
      const hill: Point[] = [0, 0.3, 0.65, 1].map((share) => [
        x + width * share,
        foot - height * random.between(0.22, 0.5),
      ]);
      return [
        field,
        circle(middle, y + height * 0.36, width * 0.2, paper),
        path(`${curve(hill)}V${num(foot)}H${num(x)}Z`, print),
      ];
    }
    case 1: {
      const hull = `M${num(middle - width * 0.36)} ${num(foot - height * 0.26)}h${num(width * 0.72)}l${num(-width * 0.14)} ${num(height * 0.12)}h${num(-width * 0.44)}z`;
      const sail = polygon(
        [
          [middle, y + height * 0.14],
          [middle, foot - height * 0.3],
          [middle + width * 0.32, foot - height * 0.3],
        ],
        paper,
      );
      const jib = polygon(
        [
          [middle - 10, y + height * 0.22],
          [middle - 10, foot - height * 0.3],
          [middle - width * 0.26, foot - height * 0.3],
        ],
        print,
      );
      return [
        field,
        sail,
        jib,
        path(hull, print),
        rect(x, foot - height * 0.14, width, height * 0.14, palette.deep === paper ? print : palette.deep),
      ];
    }
    case 2: {
      const rays = Array.from({ length: 9 }, (_, ray) =>
        wedge(middle, foot, Math.min(width / 2, height), 184 + ray * 20, 192 + ray * 20, print),
      );
      return [field, ...rays, wedge(middle, foot, width * 0.28, 180, 360, paper)];
    }
    default: {
      const wing = (side: number) =>
        `M${num(middle)} ${num(y + height * 0.56)}q${num(side * width * 0.16)} ${num(-height * 0.3)} ${num(side * width * 0.44)} ${num(-height * 0.26)}q${num(-side * width * 0.12)} ${num(height * 0.22)} ${num(-side * width * 0.44)} ${num(height * 0.34)}z`;
      const waves = [0.78, 0.86].map((share) =>
        stroke(
          `M${num(x)} ${num(y + height * share)}q${num(width / 8)} -26 ${num(width / 4)} 0t${num(width / 4)} 0t${num(width / 4)} 0t${num(width / 4)} 0`,
          print,
          6,
        ),
      );
      return [field, path(wing(-1), paper), path(wing(1), paper), ...waves];
    }
  }
}
