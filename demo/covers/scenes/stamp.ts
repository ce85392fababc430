import { distinctFrom, mix } from '../cover-colour.ts';
import type { Box } from '../cover-lettering.ts';
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

/** A postage stamp with a postmark, for travels, letters and biographies. */
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
  for (let offset = step / 2; offset < width; offset += step)
    page.draw(circle(x + offset, y, 9, ground), circle(x + offset, y + height, 9, ground));
  for (let offset = step / 2; offset < height; offset += step)
    page.draw(circle(x, y + offset, 9, ground), circle(x + width, y + offset, 9, ground));
  page.draw(...picture(page, { x: x + 34, y: y + 34, width: width - 68, height: height - 68 }, print, paper));
  const mark = distinctFrom(ground, [palette.deep, palette.pale], 3)[0] as string;
  const markX = x > 300 ? x - 40 : x + width + (x < 100 ? 50 : -10);
  page.draw(ring(markX, y + 110, 92, mark, 5), ring(markX, y + 110, 66, mark, 3));
  for (const offset of [-18, 0, 18])
    page.draw(line(markX - 64, y + 110 + offset, markX + 64, y + 110 + offset, mark, 4));
  const face = random.pick(['garamond', 'geometricBold', 'display', 'grotesqueBlack'] as const);
  const colours = { ink: [palette.ink, palette.deep, palette.pale], on: ground };
  const align = x === 190 ? 'centre' : 'left';
  page.title(
    { x: 70, y: 66, width: 660, height: 250 },
    { face, maxSize: 140, leading: 1.02, align },
    colours,
  );
  const author = { face: 'geometric', maxSize: 50, align, verticalAlign: 'middle' } as const;
  page.author({ x: 70, y: 890, width: 660, height: 62 }, author, colours);
}

function picture(page: Page, box: Box, print: string, paper: string): string[] {
  const field = rect(box.x, box.y, box.width, box.height, mix(print, paper, 0.55));
  const draw = [hills, ship, sunrise, bird][page.random.integer(0, 3)] ?? bird;
  return [field, ...draw(page, box, print, paper)];
}

type Picture = (page: Page, box: Box, print: string, paper: string) => string[];

const hills: Picture = ({ random }, { x, y, width, height }, print, paper) => {
  const foot = y + height;
  const ridge: Point[] = [0, 0.3, 0.65, 1].map((share) => [
    x + width * share,
    foot - height * random.between(0.22, 0.5),
  ]);
  return [
    circle(x + width / 2, y + height * 0.36, width * 0.2, paper),
    path(`${curve(ridge)}V${num(foot)}H${num(x)}Z`, print),
  ];
};

const ship: Picture = ({ palette }, { x, y, width, height }, print, paper) => {
  const [middle, foot] = [x + width / 2, y + height];
  const hull = `M${num(middle - width * 0.36)} ${num(foot - height * 0.26)}h${num(width * 0.72)}l${num(-width * 0.14)} ${num(height * 0.12)}h${num(-width * 0.44)}z`;
  const sail: Point[] = [
    [middle, y + height * 0.14],
    [middle, foot - height * 0.3],
    [middle + width * 0.32, foot - height * 0.3],
  ];
  const jib: Point[] = [
    [middle - 10, y + height * 0.22],
    [middle - 10, foot - height * 0.3],
    [middle - width * 0.26, foot - height * 0.3],
  ];
  const water = palette.deep === paper ? print : palette.deep;
  return [
    polygon(sail, paper),
    polygon(jib, print),
    path(hull, print),
    rect(x, foot - height * 0.14, width, height * 0.14, water),
  ];
};

const sunrise: Picture = (_page, { x, y, width, height }, print, paper) => {
  const [middle, foot] = [x + width / 2, y + height];
  const rays = Array.from({ length: 9 }, (_, ray) =>
    wedge(middle, foot, Math.min(width / 2, height), 184 + ray * 20, 192 + ray * 20, print),
  );
  return [...rays, wedge(middle, foot, width * 0.28, 180, 360, paper)];
};

const bird: Picture = (_page, { x, y, width, height }, print, paper) => {
  const middle = x + width / 2;
  const wing = (side: number) =>
    `M${num(middle)} ${num(y + height * 0.56)}q${num(side * width * 0.16)} ${num(-height * 0.3)} ${num(side * width * 0.44)} ${num(-height * 0.26)}q${num(-side * width * 0.12)} ${num(height * 0.22)} ${num(-side * width * 0.44)} ${num(height * 0.34)}z`;
  const waves = [0.78, 0.86].map((share) =>
    stroke(
      `M${num(x)} ${num(y + height * share)}q${num(width / 8)} -26 ${num(width / 4)} 0t${num(width / 4)} 0t${num(width / 4)} 0t${num(width / 4)} 0`,
      print,
      6,
    ),
  );
  return [path(wing(-1), paper), path(wing(1), paper), ...waves];
};
