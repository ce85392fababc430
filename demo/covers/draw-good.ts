import type { GoodColour, GoodFit } from '../goods/goods.ts';
import { type Box, fitText, positionText, type Style, TENTH_SCALE } from './cover-lettering.ts';
import {
  circle,
  disc,
  ellipse,
  moved,
  path,
  ROUND_ENDS,
  rect,
  stroke,
  turned,
  wedge,
} from './cover-shapes.ts';

/** Pictures of goods, by the name that `demo/goods/goods.ts` refers to. */
const drawings = {
  'tote-bag': drawToteBag,
  'shopping-bag': drawShoppingBags,
  'reading-shirt-navy-straight': () => drawReadingShirt('navy', 'straight'),
  'reading-shirt-navy-fitted': () => drawReadingShirt('navy', 'fitted'),
  'reading-shirt-brick-straight': () => drawReadingShirt('brick', 'straight'),
  'reading-shirt-brick-fitted': () => drawReadingShirt('brick', 'fitted'),
  'reading-shirt-moss-straight': () => drawReadingShirt('moss', 'straight'),
  'reading-shirt-moss-fitted': () => drawReadingShirt('moss', 'fitted'),
  'whale-shirt': drawWhaleShirt,
  sweatshirt: drawSweatshirt,
  socks: drawSocks,
  notebook: drawNotebooks,
  'reading-journal': drawReadingJournal,
};

export type GoodDrawing = keyof typeof drawings;

/** The picture as SVG, 800 by 1000, with all text as outlines. */
export function drawGood(name: GoodDrawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000">${drawings[name]()}</svg>`;
}

const ground = (colour: string) => rect(0, 0, 800, 1000, colour);
const shade = (data: string, opacity: number) => path(data, '#000', ` opacity="${opacity}"`);
const fold = (data: string, opacity = 0.14, width = 5) =>
  stroke(data, '#000', width, `${ROUND_ENDS} opacity="${opacity}"`);
const stitches = (data: string, colour: string) =>
  stroke(data, colour, 2.5, ' stroke-dasharray="9 7" opacity=".45"');

/** A flat shadow to the lower right. */
const shadow = (data: string, x = 16, y = 20) => moved(shade(data, 0.13), x, y);

const clipped = (id: string, outline: string, content: string) =>
  `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;

function letter(
  text: string,
  box: Box,
  colour: string,
  style: Omit<Style, 'align' | 'verticalAlign'>,
): string {
  const centred: Style = { ...style, align: 'centre', verticalAlign: 'middle' };
  const { path: outlines } = positionText(fitText(text, centred, box.width, box.height), centred, box);
  return path(outlines, colour, TENTH_SCALE);
}

/** A crescent moon above a pile of books. */
function drawToteBag(): string {
  const cotton = '#f3ead7';
  const print = '#8f2d20';
  const second = '#d29a3a';
  const bag =
    'M206 404L594 404C600 404 604 408 605 414L630 880C631 896 622 906 606 906L194 906C178 906 169 896 170 880L195 414C196 408 200 404 206 404Z';
  const handle = (top: number) =>
    `M296 408C290 ${top} 344 ${top - 62} 400 ${top - 62}C456 ${top - 62} 510 ${top} 504 408`;
  return [
    ground('#b9cbc3'),
    moved(stroke(handle(176), '#000', 30, ' opacity=".13"'), 16, 20),
    stroke(handle(196), '#cdbf9f', 28),
    shadow(bag),
    path(bag, cotton),
    shade('M206 404L594 404C600 404 604 408 605 414L607 446L193 446L195 414C196 408 200 404 206 404Z', 0.05),
    stitches('M194 446L606 446', '#7a6a48'),
    stroke(handle(166), '#e6d9bd', 28),
    ...[296, 504].map((x) => rect(x - 17, 400, 34, 54, '#e6d9bd', ' rx="3"')),
    ...[296, 504].map((x) => stroke(`M${x - 11} 408l22 38m0-38l-22 38`, '#8f7d56', 2.5, ' opacity=".6"')),
    fold('M232 884C236 800 226 720 238 640', 0.06, 7),
    fold('M572 880C560 812 576 760 566 700', 0.06, 7),
    path('M430 530a66 66 0 1 0 44 106a54 54 0 1 1-44-106Z', second),
    ...[
      [284, 732, 232, 44, print],
      [306, 684, 196, 44, second],
      [272, 780, 252, 44, '#2f5d62'],
    ].map(([x, y, width, height, fill]) =>
      printedBook(Number(x), Number(y), Number(width), Number(height), String(fill), cotton),
    ),
    ...[
      [314, 560, 6],
      [300, 622, 4],
      [356, 516, 4],
      [510, 522, 5],
      [516, 606, 4],
    ].map(([x, y, r]) => circle(x ?? 0, y ?? 0, r ?? 0, print)),
    letter('kvarto', { x: 300, y: 848, width: 200, height: 36 }, print, {
      face: 'frauncesBlack',
      maxSize: 40,
    }),
  ].join('');
}

function printedBook(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  paper: string,
): string {
  const right = x + width;
  return (
    path(
      `M${x + 10} ${y}H${right}V${y + height}H${x + 10}C${x - 8} ${y + height} ${x - 8} ${y} ${x + 10} ${y}Z`,
      fill,
    ) +
    rect(x + 36, y + 9, width - 36, height - 18, paper) +
    stroke(`M${x + 36} ${y + 18}H${right - 10}M${x + 36} ${y + 27}H${right - 22}`, fill, 2.5)
  );
}

/** The large bag, and the small one in front of it. */
function drawShoppingBags(): string {
  return [
    ground('#f0cdb4'),
    moved(shoppingBag('#14402f', '#e9e2c8', '#d9844a', 'large'), 50, 60),
    moved(shoppingBag('#d9844a', '#fbeedb', '#14402f', 'small'), 428, 500, 0.56),
  ].join('');
}

/** Quarter circles on a bag of 560 by 760. */
function shoppingBag(cloth: string, light: string, accent: string, id: string): string {
  const bag = 'M20 236H540L552 800C552 814 546 820 532 820H28C14 820 8 814 8 800Z';
  const handle = (height: number) =>
    `M160 240V${height}C160 ${height - 70} 200 ${height - 96} 280 ${height - 96}C360 ${height - 96} 400 ${height - 70} 400 ${height}V240`;
  const tiles = [0, 1, 2, 3, 4].flatMap((row) =>
    [0, 1, 2, 3].map((column) => {
      const [x, y] = [100 + column * 90, 314 + row * 90];
      const turn = (column * 3 + row * 2 + (row % 2)) % 4;
      const fill = (column + row * 2) % 3 === 0 ? accent : light;
      const [cornerX, cornerY] = [turn === 0 || turn === 3 ? x : x + 90, turn < 2 ? y : y + 90];
      return wedge(cornerX, cornerY, 84, turn * 90, turn * 90 + 90, fill);
    }),
  );
  return [
    stroke(handle(170), cloth, 30, ' opacity=".7"'),
    shadow(bag),
    path(bag, cloth),
    clipped(id, bag, `${shade('M470 236H560V830H494Z', 0.14)}${shade('M0 236H560V280H0Z', 0.12)}`),
    ...tiles,
    stroke(handle(140), cloth, 30),
    stroke(handle(140), '#fff', 30, ' opacity=".12"'),
    ...[160, 400].map(
      (x) => rect(x - 15, 236, 30, 60, cloth) + rect(x - 15, 236, 30, 60, '#fff', ' opacity=".12"'),
    ),
    ...[160, 400].map((x) => stitches(`M${x - 9} 244V290H${x + 9}V244`, light)),
    stitches('M18 280H542', light),
  ].join('');
}

interface Dye {
  cloth: string;
  rib: string;
  inside: string;
}

interface ShirtCut extends Dye {
  /** The lower edge. */
  hem: number;
  shape: (hem: number) => ShirtShape;
}

interface ShirtShape {
  outline: string;
  folds: string[];
  /** Along the hem and the sleeves. */
  seams: string[];
}

const neckline = 'M318 222C330 264 360 288 400 288C440 288 470 264 482 222';

const shirtShapes = {
  straight: (hem: number): ShirtShape => ({
    outline: `${neckline}C510 238 552 246 588 264C622 280 640 310 654 350L710 496C714 508 710 518 700 523L604 566C594 570 584 566 580 556L562 508C558 600 560 ${hem - 120} 564 ${hem - 20}C564 ${hem - 8} 556 ${hem} 544 ${hem}C450 ${hem + 10} 350 ${hem + 10} 256 ${hem}C244 ${hem} 236 ${hem - 8} 236 ${hem - 20}C240 ${hem - 120} 242 600 238 508L220 556C216 566 206 570 196 566L100 523C90 518 86 508 90 496L146 350C160 310 178 280 212 264C248 246 290 238 318 222Z`,
    folds: ['M238 508C240 470 246 430 262 396', 'M562 508C560 470 554 430 538 396'],
    seams: [
      `M240 ${hem - 24}C350 ${hem - 14} 450 ${hem - 14} 560 ${hem - 24}`,
      'M102 498L214 546',
      'M698 498L586 546',
    ],
  }),
  /** Narrower at the waist, with shorter sleeves. */
  fitted: (hem: number): ShirtShape => ({
    outline: `${neckline}C506 236 540 246 574 262C606 278 624 302 638 336L674 424C678 436 674 446 664 450L586 484C576 488 566 484 562 474L552 450C552 540 532 590 530 640C528 700 546 ${hem - 90} 552 ${hem - 20}C553 ${hem - 8} 546 ${hem} 534 ${hem}C446 ${hem + 10} 354 ${hem + 10} 266 ${hem}C254 ${hem} 247 ${hem - 8} 248 ${hem - 20}C254 ${hem - 90} 272 700 270 640C268 590 248 540 248 450L238 474C234 484 224 488 214 484L136 450C126 446 122 436 126 424L162 336C176 302 194 278 226 262C260 246 294 236 318 222Z`,
    folds: ['M248 450C250 428 256 404 268 384', 'M552 450C550 428 544 404 532 384'],
    seams: [
      `M252 ${hem - 24}C354 ${hem - 14} 446 ${hem - 14} 548 ${hem - 24}`,
      'M136 428L230 468',
      'M664 428L570 468',
    ],
  }),
};

/** A T-shirt with the neck at 400, 222. */
function shirt({ cloth, rib, inside, hem, shape }: ShirtCut): string {
  const { outline, folds, seams } = shape(hem);
  return [
    shadow(outline),
    path(`M318 222C340 204 460 204 482 222C470 264 440 288 400 288C360 288 330 264 318 222Z`, inside),
    rect(378, 222, 44, 22, rib, ' rx="3"'),
    path(outline, cloth),
    stroke(neckline, rib, 15, ' stroke-linecap="butt"'),
    ...folds.map((data) => fold(data)),
    fold(`M268 ${hem - 60}C280 ${hem - 150} 268 ${hem - 210} 284 ${hem - 280}`, 0.07, 8),
    fold(`M532 ${hem - 70}C520 ${hem - 130} 534 ${hem - 190} 520 ${hem - 250}`, 0.07, 8),
    ...seams.map((data) => stitches(data, rib)),
  ].join('');
}

/** With the wall behind the T-shirt, and the accent of its print. */
const shirtDyes: Record<GoodColour, Dye & { wall: string; accent: string }> = {
  navy: { cloth: '#1d2c4c', rib: '#31456e', inside: '#111b31', wall: '#e6cfa4', accent: '#d9573b' },
  brick: { cloth: '#a3402b', rib: '#bd5a43', inside: '#6b2419', wall: '#cfd9d2', accent: '#f2bd45' },
  moss: { cloth: '#46583b', rib: '#5f7350', inside: '#2c3924', wall: '#e9d3b8', accent: '#d9573b' },
};

function drawReadingShirt(colour: GoodColour, fit: GoodFit): string {
  const cream = '#f4ead2';
  const { wall, accent, ...dye } = shirtDyes[colour];
  const style = { face: 'displayItalic', maxSize: 118, leading: 0.92 } as const;
  const print = [
    moved(openBook(cream, accent), 400, 372, 0.62),
    letter('Tolle,', { x: 272, y: 420, width: 256, height: 100 }, cream, style),
    letter('lege', { x: 272, y: 532, width: 256, height: 110 }, cream, style),
    stroke('M340 672H460', accent, 5, ROUND_ENDS),
  ].join('');
  return [
    ground(wall),
    moved(shirt({ ...dye, hem: 890, shape: shirtShapes[fit] }), 0, -50),
    fit === 'fitted' ? moved(print, 76, 50, 0.81) : print,
  ].join('');
}

/** 200 wide, with the foot of its spine at 0, 0. */
function openBook(paper: string, accent: string): string {
  const half = (side: 1 | -1) =>
    `M0 0C${side * 24} -22 ${side * 66} -28 ${side * 104} -14V-112C${side * 66} -126 ${side * 24} -118 0 -94Z`;
  const lines = [0, 1, 2].map(
    (row) =>
      `M22 ${-84 + row * 22}C42 ${-96 + row * 22} 62 ${-98 + row * 22} 84 ${-93 + row * 22}M-22 ${-84 + row * 22}C-42 ${-96 + row * 22} -62 ${-98 + row * 22} -84 ${-93 + row * 22}`,
  );
  return [
    path(`${half(1)}${half(-1)}`, paper),
    stroke('M0 -94V0', accent, 5),
    stroke(lines.join(''), accent, 5, ROUND_ENDS),
  ].join('');
}

function drawWhaleShirt(): string {
  const [navy, white] = ['#1b3a5c', '#fdf6e6'];
  const yellow = { cloth: '#f2bd45', rib: '#d99a22', inside: '#c98a18' };
  return [
    ground('#bfdbe0'),
    moved(shirt({ ...yellow, hem: 800, shape: shirtShapes.straight }), 0, 10),
    path(
      'M262 560C262 486 326 446 400 452C466 458 498 500 508 540C514 520 520 504 514 478C494 476 482 460 484 440C506 440 522 448 530 464C540 448 556 440 576 444C576 464 560 480 540 482C548 524 548 574 520 614C496 648 446 662 388 660C312 656 262 626 262 560Z',
      navy,
    ),
    path('M264 584C298 614 350 612 396 590C404 622 398 646 388 660C312 656 270 630 264 584Z', '#cfe0ea'),
    stroke('M280 616C316 636 356 634 398 618M306 640C336 650 366 650 394 642', navy, 4, ROUND_ENDS),
    circle(330, 546, 30, white),
    circle(326, 549, 11, navy),
    circle(330, 545, 4, white),
    circle(330, 546, 31, 'none', ' stroke="#d9573b" stroke-width="7"'),
    stroke('M361 542C378 532 400 530 416 536', '#d9573b', 7, ROUND_ENDS),
    path('M420 604C446 600 470 614 478 640C450 650 426 636 420 604Z', '#2f5f8a'),
    stroke('M376 446C376 430 372 422 366 414M388 446C388 428 392 422 398 414', '#fff', 6, ROUND_ENDS),
    moved(openBook(white, '#d9573b'), 382, 410, 0.5),
    stroke('M250 690q18-16 36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0', navy, 7, ROUND_ENDS),
  ].join('');
}

function drawSweatshirt(): string {
  const cloth = '#6f8a7a';
  const rib = '#5c7566';
  const cream = '#f6ecd8';
  const sun = '#e6a15c';
  const neck = 'M322 216C334 252 362 272 400 272C438 272 466 252 478 216';
  const outline = `${neck}C508 232 552 242 588 262C624 284 640 322 648 366L706 764L612 782L560 520C556 620 558 720 560 812H240C242 720 244 620 240 520L188 782L94 764L152 366C160 322 176 284 212 262C248 242 292 232 322 216Z`;
  const cuffs =
    'M94 764L188 782L178 834C176 842 170 846 162 844L96 832C88 830 84 824 86 816ZM706 764L612 782L622 834C624 842 630 846 638 844L704 832C712 830 716 824 714 816Z';
  const hem = 'M240 812H560L552 866C551 874 546 878 538 878H262C254 878 249 874 248 866Z';
  const ribs = Array.from({ length: 22 }, (_, index) => `M${258 + index * 13.5} 820V870`).join('');
  return [
    ground('#f3d9c9'),
    '<g transform="translate(0 -40)">',
    shadow(outline + cuffs + hem),
    path('M322 216C342 198 458 198 478 216C466 252 438 272 400 272C362 272 334 252 322 216Z', '#465b4f'),
    rect(380, 214, 40, 22, cream, ' rx="3"'),
    path(outline, cloth),
    path(cuffs + hem, rib),
    stroke(ribs, '#000', 3, ' opacity=".1"'),
    fold('M100 774L184 790', 0.12, 3),
    fold('M700 774L616 790', 0.12, 3),
    stroke(neck, rib, 26),
    path('M384 286H416L400 312Z', rib),
    fold('M240 520C242 470 248 430 264 392'),
    fold('M560 520C558 470 552 430 536 392'),
    fold('M176 640C190 620 196 590 196 560', 0.08, 7),
    fold('M624 640C610 620 604 590 604 560', 0.08, 7),
    wedge(400, 560, 74, 180, 360, sun),
    ...[-72, -48, -24, 0, 24, 48, 72].map((angle) =>
      turned(stroke('M400 470V442', sun, 8, ROUND_ENDS), angle, 400, 560),
    ),
    moved(openBook(cream, '#465b4f'), 400, 664, 1.1),
    '</g>',
  ].join('');
}

const sock =
  'M300 180H440V548C440 582 454 600 482 618L606 694C660 728 672 786 640 822C610 854 560 856 516 838L366 772C318 750 300 712 300 654Z';

/** A pair with bookmarks as pattern. */
function drawSocks(): string {
  return [
    ground('#d8dfc3'),
    moved(turned(oneSock('far', '#7a2233', '#651a29'), -7, 400, 500), -104, -12),
    moved(turned(oneSock('near', '#8f2a3c', '#7a2233'), 4, 400, 500), 44, 28),
  ].join('');
}

function oneSock(id: string, wool: string, shadowed: string): string {
  const [cream, ochre] = ['#f7e8d3', '#e0a458'];
  const bookmark = (x: number, y: number, fill: string) =>
    `<path d="M${x} ${y}h26v54l-13-14l-13 14z" fill="${fill}"/>`;
  const pattern = [0, 1, 2, 3, 4, 5, 6].flatMap((row) =>
    [0, 1, 2, 3, 4, 5].map((column) =>
      bookmark(280 + column * 66 + (row % 2) * 33, 292 + row * 82, (row + column) % 3 === 0 ? ochre : cream),
    ),
  );
  const ribs = Array.from({ length: 9 }, (_, index) => `M${312 + index * 14.5} 184V250`).join('');
  const content = [
    ...pattern,
    path('M280 590C340 590 396 640 380 790L280 800Z', ochre),
    fold('M300 592C346 596 392 642 382 772', 0.14, 4),
    path('M560 640C540 700 540 780 560 870H700V640Z', ochre),
    fold('M566 660C548 710 546 780 560 860', 0.14, 4),
    rect(290, 170, 160, 84, shadowed),
    stroke(ribs, '#000', 4, ' opacity=".16"'),
    rect(290, 254, 160, 12, cream),
    rect(290, 274, 160, 6, ochre),
    shade('M300 180H318V654C318 712 336 750 384 772L516 838C480 850 300 790 290 760Z', 0.08),
  ];
  return shadow(sock) + path(sock, wool) + clipped(id, sock, content.join(''));
}

/** A5, and A6 in front of it. */
function drawNotebooks(): string {
  return [
    ground('#cdd3e2'),
    moved(turned(notebook('#c3563d', '#7b2d1e', '#f6e7d2'), -4, 190, 270), 120, 130, 1.2),
    moved(turned(notebook('#f0c15a', '#26315c', '#fff4d6'), 7, 190, 270), 440, 508, 0.74),
  ].join('');
}

/** 380 by 540, bound in two cloths, with an elastic band. */
function notebook(cloth: string, spine: string, paper: string): string {
  const cover = 'M0 8C0 3 3 0 8 0H356C370 0 380 10 380 24V516C380 530 370 540 356 540H8C3 540 0 537 0 532Z';
  return [
    path('M250 530L276 530L276 610L263 596L250 610Z', spine),
    shadow(cover, 18, 20),
    moved(path(cover, paper), 7, 8),
    stroke('M12 545H360C374 545 385 534 385 520', '#000', 2, ' opacity=".2"'),
    path(cover, cloth),
    path('M0 8C0 3 3 0 8 0H92V540H8C3 540 0 537 0 532Z', spine),
    fold('M22 2V538', 0.16, 4),
    rect(138, 110, 150, 104, paper, ' rx="4"'),
    rect(146, 118, 134, 88, 'none', ` rx="2" stroke="${spine}" stroke-width="2.5"`),
    letter('kvarto', { x: 158, y: 134, width: 110, height: 34 }, spine, {
      face: 'frauncesBlack',
      maxSize: 34,
    }),
    stroke('M170 188H256', spine, 3),
    rect(332, 0, 15, 540, spine),
    rect(332, 0, 4, 540, '#fff', ' opacity=".15"'),
  ].join('');
}

/** Shelves of books on the cover. */
function drawReadingJournal(): string {
  const [cover, paper, dark] = ['#14213d', '#f6efdf', '#0d1629'];
  const outline =
    'M150 118C150 112 154 108 160 108H626C644 108 656 120 656 138V850C656 868 644 880 626 880H160C154 880 150 876 150 870Z';
  const colours = ['#e8b04a', '#d9573b', '#7fa5b0', '#f2ead9', '#5f8a6a', '#c98a9b'];
  const shelves = [0, 1, 2].map((shelf) => {
    let x = 222;
    let svg = rect(210, 398 + shelf * 196, 410, 8, '#e8b04a');
    for (let index = 0; x < 590; index++) {
      const seed = (index * 7 + shelf * 5) % 11;
      const [width, height] = [20 + (seed % 4) * 7, 104 + ((seed * 13) % 46)];
      if (x + width > 610) break;
      const y = 398 + shelf * 196 - height;
      const fill = colours[(index + shelf * 2 + (seed % 2)) % colours.length] ?? paper;
      const book =
        rect(x, y, width, height, fill) +
        rect(x, y + 16, width, 5, dark) +
        rect(x, y + height - 22, width, 5, dark);
      svg += book;
      x += width + (seed === 6 ? 22 : 4);
    }
    return svg;
  });
  return [
    ground('#efc8b8'),
    shadow(outline, 20, 24),
    moved(path(outline, paper), 9, 10),
    path('M520 870H550V960L535 944L520 960Z', '#d9573b'),
    path(outline, cover),
    path('M150 118C150 112 154 108 160 108H186V880H160C154 880 150 876 150 870Z', dark),
    letter('kvarto', { x: 330, y: 168, width: 170, height: 48 }, paper, {
      face: 'frauncesBlack',
      maxSize: 52,
    }),
    ...shelves,
    ellipse(415, 834, 5, 5, '#e8b04a'),
    path(disc(395, 834, 3) + disc(435, 834, 3), '#e8b04a'),
  ].join('');
}
