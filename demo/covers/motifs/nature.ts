import {
  body,
  box,
  cutOut,
  dot,
  type MotifDrawing,
  oval,
  rays,
  repeat,
  second,
  star,
} from './motif-shapes.ts';

const spruce: MotifDrawing = [
  body('M0 -210L70 -90H40L110 20H70L150 140H-150L-70 20H-110L-40 -90H-70Z'),
  body(box(-20, 140, 40, 66)),
  second('M0 -210L70 -90H40L110 20H70L150 140H0Z'),
];
const tree: MotifDrawing = [
  body('M-20 206V60L-90 0L-76 -20L-16 26V-60H16V0L80 -50L96 -30L20 40V206Z'),
  second(`${dot(0, -110, 100)}${dot(-110, -50, 76)}${dot(110, -70, 80)}`),
  body('M-14 60V-60L-70 -90M14 0L80 -60M0 -40V-130', 12),
];
const bareTree: MotifDrawing = [
  body('M-24 206C-10 100 -16 60 -10 0H14C20 60 16 100 30 206Z'),
  body(
    'M0 20C-20 -60 -100 -70 -150 -150M0 0C20 -70 90 -80 140 -170M-4 0V-206M-70 -76L-80 -160M-110 -110L-180 -100M66 -80L60 -180M100 -110L180 -100',
    13,
  ),
  second(dot(150, -30, 22)),
];
const birch: MotifDrawing = [
  body(`${box(-150, -206, 62, 412)}${box(-20, -206, 50, 412)}${box(100, -206, 66, 412)}`),
  cutOut(
    'M-150 -140H-110M-120 -60H-88M-150 40H-116M-126 120H-88M-20 -100H6M4 -10H30M-20 90H10M100 -160H140M130 -60H166M100 30H134M130 140H166',
    13,
  ),
  second('M-206 206C-120 170 120 170 206 206Z'),
];
const leaf: MotifDrawing = [
  body('M-160 190C-190 -40 -40 -180 180 -200C200 0 90 190 -160 190Z'),
  cutOut(
    'M-190 206C-90 80 20 -40 150 -170M-80 80L-90 -40M-10 0L-10 -120M70 -80L76 -160M-80 80L50 90M-10 0L110 -6',
    10,
  ),
  second(dot(130, 130, 28)),
];
const rose: MotifDrawing = [
  body('M0 206C-14 130 0 60 0 0', 14),
  body(`${oval(60, 110, 62, 24)}${oval(-62, 150, 60, 22)}`),
  second(dot(0, -90, 110)),
  cutOut('M0 -90m-14 0a14 14 0 1 1 28 6a34 34 0 1 1 -64 -20a54 54 0 1 1 104 44a78 78 0 1 1 -146 -60', 10),
];
const tulip: MotifDrawing = [
  body('M0 200V0', 16),
  body(
    'M0 180C-110 160 -130 60 -120 20C-60 60 -10 110 0 180ZM0 180C110 160 130 60 120 20C60 60 10 110 0 180Z',
  ),
  second('M-100 -180L-50 -120L0 -206L50 -120L100 -180C120 -60 70 20 0 20C-70 20 -120 -60 -100 -180Z'),
];
const flower: MotifDrawing = [
  body('M0 206V0', 14),
  body(`${oval(70, 130, 70, 24)}${oval(-70, 90, 70, 24)}`),
  second(
    repeat(8, (i) =>
      dot(Math.round(84 * Math.cos(i * 0.785)), Math.round(84 * Math.sin(i * 0.785)) - 80, 44),
    ),
  ),
  body(dot(0, -80, 48)),
  cutOut(dot(0, -80, 18)),
];
const wildflowers: MotifDrawing = [
  body(
    'M-120 206C-120 100 -140 40 -120 -40M0 206V-80M120 206C120 120 140 60 110 0M-60 206C-40 140 -60 120 -50 90M60 206C50 160 70 130 60 80',
    9,
  ),
  second(`${dot(-120, -70, 44)}${star(8, 70, 30, 0, -130)}${dot(110, -30, 40)}`),
  body(`${oval(-50, 76, 16, 34)}${oval(60, 66, 16, 34)}${dot(0, -130, 20)}`),
  cutOut(dot(-120, -70, 16) + dot(110, -30, 14)),
];
const blossom: MotifDrawing = [
  body(
    'M-206 190C-100 120 -60 40 20 0C90 -40 130 -120 206 -170M-60 60C-90 0 -90 -40 -110 -90M60 -20C110 10 130 40 170 50',
    15,
  ),
  second(
    `${star(5, 60, 34, -110, -110)}${star(5, 56, 32, 180, 60)}${star(5, 64, 36, 20, -20)}${star(5, 44, 24, -130, 150)}${star(5, 46, 26, 130, -120)}`,
  ),
  cutOut(dot(-110, -110, 12) + dot(180, 60, 11) + dot(20, -20, 13) + dot(130, -120, 9) + dot(-130, 150, 9)),
];
const pear: MotifDrawing = [
  second(
    'M0 -160C60 -160 60 -70 110 10C170 110 100 206 0 206C-100 206 -170 110 -110 10C-60 -70 -60 -160 0 -160Z',
  ),
  body('M0 -150C0 -190 10 -206 30 -214', 14),
  body(oval(78, -180, 56, 22)),
  cutOut('M-70 60C-84 110 -60 150 -30 166', 13),
];
const apple: MotifDrawing = [
  body(
    'M0 -80C60 -140 190 -110 180 20C170 140 80 220 0 180C-80 220 -170 140 -180 20C-190 -110 -60 -140 0 -80Z',
  ),
  body('M0 -80C0 -130 20 -170 50 -190', 14),
  second('M10 -110C20 -190 110 -200 150 -180C140 -120 70 -90 10 -110Z'),
  cutOut('M-130 30C-130 -20 -100 -60 -60 -66', 15),
];
const chestnut: MotifDrawing = [
  body(
    'M-150 0C-150 -90 -70 -120 0 -180C70 -120 150 -90 150 0C150 100 80 150 0 150C-80 150 -150 100 -150 0Z',
  ),
  second('M-140 40C-90 80 90 80 140 40C120 110 70 150 0 150C-70 150 -120 110 -140 40Z'),
  body('M-70 150L-110 206M70 150L110 206M-150 -20L-206 -70M150 -20L206 -70', 13),
  cutOut(dot(-50, -20, 14) + dot(50, -20, 14)),
];
const wheat: MotifDrawing = [
  body('M0 206V-120M-110 206C-100 80 -80 40 -80 -60M110 206C100 80 80 40 80 -60', 10),
  second(
    repeat(4, (i) => oval(-24, -150 + i * 50, 20, 30) + oval(24, -150 + i * 50, 20, 30)) +
      oval(0, -190, 16, 26),
  ),
  body(
    repeat(
      3,
      (i) =>
        oval(-104, -90 + i * 46, 18, 26) +
        oval(-62, -90 + i * 46, 18, 26) +
        oval(104, -90 + i * 46, 18, 26) +
        oval(62, -90 + i * 46, 18, 26),
    ),
  ),
];
const grass: MotifDrawing = [
  body(
    'M-180 206C-180 80 -150 0 -190 -90C-120 -10 -130 90 -120 206ZM-100 206C-100 60 -60 -60 -100 -206C-20 -80 -40 80 -40 206ZM-10 206C-10 90 30 0 60 -120C70 0 50 100 50 206ZM80 206C80 110 120 40 190 -40C170 60 140 120 140 206Z',
  ),
  second(
    'M-60 206C-60 120 -20 60 -10 -40C20 60 10 130 10 206ZM130 206C120 130 150 60 150 -60C190 40 190 130 190 206Z',
  ),
];
const mushroom: MotifDrawing = [
  second('M-190 20C-190 -110 -100 -180 0 -180C100 -180 190 -110 190 20Z'),
  body('M-60 20H60C50 90 70 150 90 200H-90C-70 150 -50 90 -60 20Z'),
  cutOut(dot(-100, -50, 26) + dot(10, -110, 32) + dot(110, -40, 24) + dot(-10, -20, 16)),
];
const sun: MotifDrawing = [second(dot(0, 0, 104)), body(rays(12, 136, 200), 20)];
const sunset: MotifDrawing = [
  second('M-170 40A170 170 0 0 1 170 40Z'),
  body(
    `${box(-206, 56, 412, 22)}${box(-160, 100, 320, 20)}${box(-110, 142, 220, 18)}${box(-60, 180, 120, 16)}`,
  ),
];
const moon: MotifDrawing = [
  body('M50 -200A200 200 0 1 0 190 90A170 170 0 0 1 50 -200Z'),
  second(star(4, 50, 15, 120, -70) + star(4, 28, 9, 60, 20)),
];
const fullMoon: MotifDrawing = [
  body(dot(0, 0, 190)),
  cutOut(dot(-60, -60, 40) + dot(70, 20, 54) + dot(-50, 90, 28) + dot(50, -110, 22)),
  second(dot(70, 20, 30)),
];
const stars: MotifDrawing = [
  body(star(5, 130, 54, -40, 30)),
  second(star(5, 70, 28, 120, -110) + star(5, 46, 18, 130, 130)),
  body(star(5, 36, 14, -150, -150)),
];
const northStar: MotifDrawing = [
  body(star(4, 206, 40, 0, 0)),
  second(star(4, 110, 30, 0, 0)),
  body(rays(4, 60, 130, 45), 9),
];
const snowflake: MotifDrawing = [
  body(rays(6, 0, 200, 30), 18),
  body(
    repeat(6, (i) => {
      const a = (i * 60 + 30) * (Math.PI / 180);
      const p = (r: number, t: number) =>
        `${Math.round(r * Math.cos(a + t))} ${Math.round(r * Math.sin(a + t))}`;
      return `M${p(170, 0.36)}L${p(116, 0)}L${p(170, -0.36)}M${p(112, 0.5)}L${p(66, 0)}L${p(112, -0.5)}`;
    }),
    14,
  ),
  second(dot(0, 0, 26)),
];
const iceCrystal: MotifDrawing = [
  body('M-60 206L-100 -60L-30 -206L30 -90L10 206ZM30 206L50 -40L110 -130L150 0L110 206Z'),
  second('M-190 206L-170 40L-120 -20L-80 206ZM-30 -206L30 -90L10 206Z'),
  cutOut('M110 -130L86 206M-170 40L-130 206', 6),
];
const snowman: MotifDrawing = [
  body(`${dot(0, 120, 90)}${dot(0, -20, 66)}${dot(0, -124, 48)}`),
  second(`${box(-60, -176, 120, 14)}${box(-38, -210, 76, 40)}M0 -124L70 -112L0 -104Z`),
  cutOut(dot(-16, -136, 6) + dot(16, -136, 6) + dot(0, -40, 7) + dot(0, 0, 7)),
  body('M-60 -30L-150 -90M60 -30L150 -90', 9),
];
const mountain: MotifDrawing = [
  body('M-210 160L-40 -170L40 -40L80 -100L210 160Z'),
  second('M-40 -170L-86 -80L-50 -100L-30 -66L6 -96ZM80 -100L52 -54L80 -66L104 -52Z'),
  body(box(-210, 176, 420, 14)),
];
const volcano: MotifDrawing = [
  body('M-206 190L-60 -60H60L206 190Z'),
  second('M-60 -60C-30 -20 -20 60 -40 110C0 60 0 20 10 -10C20 40 50 60 60 110C70 40 60 -20 60 -60Z'),
  second(`${dot(-20, -120, 38)}${dot(40, -150, 48)}${dot(-30, -180, 26)}`),
];
const fjord: MotifDrawing = [
  body('M-210 60L-150 -170L-90 -110L-30 60ZM210 60L160 -190L70 -60L20 60Z'),
  second('M-210 80H210V100H-210ZM-160 124H170V140H-160ZM-100 164H110V178H-100Z'),
  cutOut('M-150 -170L-130 -90M160 -190L150 -90', 8),
];
const wave: MotifDrawing = [
  body(
    'M-210 190V60C-150 -120 20 -200 130 -110C180 -70 180 0 130 10C90 16 70 -30 100 -50C40 -80 -10 0 40 70C90 130 150 140 210 120V190Z',
  ),
  second('M-210 100C-120 90 -60 120 0 150C70 180 140 190 210 170V206H-210Z'),
  cutOut('M-130 40C-100 -50 -20 -110 60 -110', 10),
];
const raindrops: MotifDrawing = [
  body(
    'M0 -200C60 -100 110 -40 110 30C110 100 60 140 0 140C-60 140 -110 100 -110 30C-110 -40 -60 -100 0 -200Z',
  ),
  second(
    'M-150 60C-120 110 -100 130 -100 160C-100 190 -120 206 -150 206C-180 206 -200 190 -200 160C-200 130 -180 110 -150 60ZM150 60C180 110 200 130 200 160C200 190 180 206 150 206C120 206 100 190 100 160C100 130 120 110 150 60Z',
  ),
  cutOut('M-60 30C-60 70 -36 94 0 96', 12),
];
const rainCloud: MotifDrawing = [
  body('M-130 40C-220 40 -220 -80 -130 -80C-120 -190 50 -200 80 -100C180 -130 230 40 130 40Z'),
  second('M-120 80L-150 150M-40 80L-70 150M40 80L10 150M120 80L90 150M-90 150L-110 200M70 150L50 200', 15),
];
const lightning: MotifDrawing = [
  body('M-130 -20C-220 -20 -220 -130 -130 -130C-120 -220 50 -220 80 -140C180 -160 230 -20 130 -20Z'),
  second('M30 -60L-70 80H0L-40 206L100 40H20L70 -60Z'),
];
const flame: MotifDrawing = [
  body(
    'M0 -206C40 -120 150 -60 150 60C150 150 80 206 0 206C-80 206 -150 150 -150 60C-150 0 -110 -40 -90 -80C-70 -40 -40 -40 -30 -60C-10 -110 -20 -160 0 -206Z',
  ),
  second('M10 -20C40 40 80 70 80 120C80 170 40 206 0 206C-40 206 -80 170 -80 120C-80 80 -30 60 10 -20Z'),
];
const northernLights: MotifDrawing = [
  second(
    'M-200 -20C-150 -60 -120 20 -70 -20V-200C-120 -160 -150 -220 -200 -180ZM-40 -10C0 -50 40 30 90 -10V-206C40 -160 0 -220 -40 -190ZM120 0C150 -30 180 0 206 -20V-190C170 -170 150 -190 120 -170Z',
  ),
  body('M-206 190L-110 60L-50 120L40 30L120 120L160 80L206 190Z'),
];
const dunes: MotifDrawing = [
  second(dot(90, -110, 70)),
  body('M-210 60C-110 -60 -40 -40 40 30C100 80 160 60 210 40V110C100 150 -110 40 -210 130Z'),
  body('M-210 160C-90 80 30 190 210 140V206H-210Z'),
];
const waterfall: MotifDrawing = [
  body('M-210 206V-150H-100V-60L-70 206ZM210 206V-190H90V-80L70 206Z'),
  second('M-100 -130H90V-80L70 150H-70L-100 -60Z'),
  cutOut('M-60 -90V110M-20 -110V130M24 -100V100M60 -90V60', 9),
  second(`${dot(-40, 170, 40)}${dot(30, 176, 44)}`),
];
const river: MotifDrawing = [
  body(
    'M-30 -206C-120 -120 120 -60 60 20C10 90 -180 80 -140 206H120C60 110 200 80 200 0C190 -90 0 -110 50 -206Z',
  ),
  second('M10 -190C-50 -110 150 -70 120 20C90 90 -60 90 -20 200', 12),
  body('M-190 -30L-150 -120L-110 -30ZM150 -110L180 -190L206 -110Z'),
];
const island: MotifDrawing = [
  body('M-150 80C-120 -10 -40 -40 30 -20C90 -30 140 20 160 80Z'),
  body('M0 -30V-110M70 -20V-80', 12),
  body('M0 -206L54 -90H-54ZM70 -140L108 -60H32Z'),
  second('M-206 100H206V118H-206ZM-160 142H170V158H-160ZM-100 182H110V196H-100Z'),
];
const planet: MotifDrawing = [
  body(dot(0, 0, 120)),
  second(
    'M-200 70C-120 90 150 0 196 -80C210 -110 150 -116 110 -100C130 -84 126 -60 110 -46C60 0 -80 50 -110 40C-130 40 -120 10 -116 0C-160 20 -220 50 -200 70Z',
  ),
  cutOut(dot(-30, -50, 18) + dot(40, 60, 14)),
];
const galaxy: MotifDrawing = [
  body(
    'M0 0C30 -40 90 -20 80 40C70 110 -50 120 -100 60C-160 -20 -90 -140 30 -140C150 -140 210 -30 190 60',
    24,
  ),
  second('M0 0C-30 40 -90 20 -80 -40C-70 -90 -20 -106 20 -100M-100 60C-60 130 40 170 120 130', 14),
  second(`${dot(0, 0, 30)}${dot(-150, 130, 10)}${dot(150, -150, 12)}${dot(-170, -120, 9)}`),
];
const rocket: MotifDrawing = [
  body(
    'M0 -206C70 -140 80 -30 60 90H-60C-80 -30 -70 -140 0 -206ZM-60 10L-130 110L-60 90ZM60 10L130 110L60 90Z',
  ),
  cutOut(dot(0, -60, 34)),
  second('M-40 100H40C40 150 20 160 0 206C-20 160 -40 150 -40 100Z'),
  second(dot(0, -60, 18)),
];
const threeSuns: MotifDrawing = [
  body(dot(-90, 40, 96)),
  second(dot(80, -90, 70)),
  body(dot(130, 110, 46)),
  cutOut(dot(-90, 40, 62)),
  second(dot(-90, 40, 40)),
];
const spaceship: MotifDrawing = [
  body('M-206 20L120 -60L206 0L120 60L-206 40ZM-120 0L-170 -110L-60 -20ZM-120 50L-170 150L-60 60Z'),
  second(repeat(5, (i) => dot(-90 + i * 46, 6 - i * 2, 12))),
  second('M-206 10L-260 30L-206 50Z'),
];
const globe: MotifDrawing = [
  body(dot(0, 0, 190)),
  second(
    'M-110 -120C-60 -150 10 -130 0 -90C-10 -50 -60 -60 -50 -20C-40 20 -100 30 -120 -10C-150 -40 -150 -90 -110 -120ZM40 -20C90 -50 150 -20 140 30C130 90 70 130 40 100C10 70 0 10 40 -20Z',
  ),
  cutOut(`${oval(-60, 110, 34, 18)}`),
];
const shell: MotifDrawing = [
  body(
    'M0 180C-60 160 -206 60 -190 -50C-180 -130 -90 -180 0 -180C90 -180 180 -130 190 -50C206 60 60 160 0 180Z',
  ),
  cutOut(
    'M0 170V-170M0 170C-40 60 -70 -40 -90 -140M0 170C40 60 70 -40 90 -140M0 170C-80 80 -130 0 -160 -70M0 170C80 80 130 0 160 -70',
    9,
  ),
  second('M-60 160H60L40 204H-40Z'),
];
const footprints: MotifDrawing = [
  body(`${oval(-90, 100, 44, 70)}${oval(-96, -10, 30, 26)}${oval(90, -60, 44, 70)}${oval(84, -170, 30, 26)}`),
  second(oval(-90, 180, 34, 22) + oval(90, 24, 34, 22)),
];
const path: MotifDrawing = [
  body(
    'M-206 206C-100 100 -140 40 -30 -10C40 -40 40 -80 20 -120H50C90 -70 100 -30 60 10C-10 80 120 100 150 206Z',
  ),
  second('M-206 -120H206V-106H-206Z'),
  body('M-120 -120L-90 -190L-60 -120ZM110 -120L146 -206L180 -120Z'),
  cutOut('M-20 180C0 130 -20 100 0 70M20 30C40 0 56 -20 44 -60', 9),
];
const scarab: MotifDrawing = [
  body('M0 -60C100 -60 120 60 100 120C80 180 -80 180 -100 120C-120 60 -100 -60 0 -60Z'),
  second(dot(0, -130, 56)),
  body(
    'M-100 0C-206 0 -206 -150 -120 -206M100 0C206 0 206 -150 120 -206M-90 130L-150 200M90 130L150 200',
    15,
  ),
  cutOut('M0 -50V160M-96 20H96', 8),
];

export const NATURE_MOTIFS = {
  spruce,
  tree,
  bareTree,
  birch,
  leaf,
  rose,
  tulip,
  flower,
  wildflowers,
  blossom,
  pear,
  apple,
  chestnut,
  wheat,
  grass,
  mushroom,
  sun,
  sunset,
  moon,
  fullMoon,
  stars,
  northStar,
  snowflake,
  iceCrystal,
  snowman,
  mountain,
  volcano,
  fjord,
  wave,
  raindrops,
  rainCloud,
  lightning,
  flame,
  northernLights,
  dunes,
  waterfall,
  river,
  island,
  planet,
  galaxy,
  rocket,
  threeSuns,
  spaceship,
  globe,
  shell,
  footprints,
  path,
  scarab,
};
