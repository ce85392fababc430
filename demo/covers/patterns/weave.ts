import { distinctFrom } from '../cover-colour.ts';
import type { Page } from '../cover-page.ts';
import { num, path } from '../cover-shapes.ts';

/** Patterns of knitting and weaving; each character is a stitch. */
const MOTIFS: readonly string[][] = [
  ['...x...', '..xxx..', '.xx.xx.', 'xx.x.xx', '.xx.xx.', '..xxx..', '...x...'],
  ['x.....x', 'xx...xx', '.xx.xx.', '..xxx..', '.xx.xx.', 'xx...xx', 'x.....x'],
  ['..x.x..', '.xx.xx.', 'xxx.xxx', '...x...', 'xxx.xxx', '.xx.xx.', '..x.x..'],
  ['...x....', '..x.x...', '.x...x..', 'x.....x.', '.......x'],
  ['xx..', 'xx..', '..xx', '..xx'],
  ['....x....', '...xxx...', '..xx.xx..', '....x....', '.xxxxxxx.', '....x....', '....x....'],
  ['x...', '....', '..x.', '....'],
  ['xxxxxxxx', '........', 'x.x.x.x.', '........', 'xxxxxxxx'],
];

export function weave(page: Page): void {
  const { palette, random } = page;
  const ground = random.pick([palette.ground, palette.deep, palette.pale, palette.accent]);
  const inks = distinctFrom(ground, [palette.pale, palette.accent, palette.second, palette.deep]);
  const stitch = random.pick([13.34, 16, 20]);
  // The text is in a field without pattern.
  const [fieldTop, fieldBottom] = random.pick([
    [330, 700],
    [0, 430],
    [560, 1000],
  ] as const);
  page.fill(ground);
  for (let y = stitch / 2; y < 1000; ) {
    const motif = random.pick(MOTIFS);
    const colour = random.pick(inks);
    const height = motif.length * stitch;
    if (y + height > fieldTop && y < fieldBottom) {
      y = Math.max(fieldBottom, y + stitch);
      continue;
    }
    if (y + height <= 1000) page.draw(path(band(motif, y, stitch), colour));
    y += height + stitch * random.integer(1, 2);
  }
  const face = random.pick(['garamond', 'frauncesBlack', 'grotesqueBlack', 'display'] as const);
  const colours = { ink: [palette.ink, palette.pale, palette.deep], on: ground };
  const height = fieldBottom - fieldTop;
  const title = { x: 64, y: fieldTop + 56, width: 672, height: height - 186 };
  page.title(title, { face, maxSize: 140, leading: 1.02, align: 'centre', verticalAlign: 'middle' }, colours);
  const author = { x: 64, y: fieldBottom - 104, width: 672, height: 52 };
  page.author(author, { face: 'grotesque', maxSize: 48, align: 'centre', verticalAlign: 'middle' }, colours);
}

function band(motif: readonly string[], top: number, stitch: number): string {
  const repeat = motif[0]?.length ?? 1;
  const cells = Math.round(800 / stitch);
  let data = '';
  for (const [row, stitches] of motif.entries()) {
    // Adjacent stitches are one bar, which keeps the file small.
    for (let column = 0, run = 0; column <= cells; column++) {
      const filled = column < cells && stitches[column % repeat] === 'x';
      if (filled) run++;
      else if (run > 0) {
        const length = num(run * stitch);
        data += `M${num((column - run) * stitch)} ${num(top + row * stitch)}h${length}v${num(stitch)}h-${length}z`;
        run = 0;
      }
    }
  }
  return data;
}
