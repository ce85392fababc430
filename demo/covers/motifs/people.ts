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

const eye: MotifDrawing = [
  body('M-206 0C-120 -130 120 -130 206 0C120 130 -120 130 -206 0Z'),
  cutOut(dot(0, 0, 86)),
  second(dot(0, 0, 62)),
  cutOut(dot(0, 0, 28)),
  body('M-140 -110L-170 -160M-60 -146L-74 -200M60 -146L74 -200M140 -110L170 -160', 12),
];
const hand: MotifDrawing = [
  body(
    'M-80 206V90C-130 30 -160 -20 -140 -40C-118 -58 -90 -20 -70 0V-130C-70 -166 -28 -166 -28 -130V-20V-166C-28 -206 18 -206 18 -166V-20V-146C18 -184 62 -184 62 -146V0V-96C62 -134 104 -134 104 -96V60C104 110 84 130 74 206Z',
  ),
  second(dot(10, 80, 40)),
  cutOut(dot(10, 80, 15)),
];
const heart: MotifDrawing = [
  body(
    'M0 190C-60 110 -200 60 -200 -60C-200 -150 -70 -190 0 -90C70 -190 200 -150 200 -60C200 60 60 110 0 190Z',
  ),
  second('M0 -90C70 -190 200 -150 200 -60C200 60 60 110 0 190Z'),
];
const brokenHeart: MotifDrawing = [
  body(
    'M0 190C-60 110 -200 60 -200 -60C-200 -150 -70 -190 0 -90C70 -190 200 -150 200 -60C200 60 60 110 0 190Z',
  ),
  cutOut('M0 -90L-40 -20L30 30L-20 90L0 190', 18),
  second(dot(-110, -70, 26)),
];
const brain: MotifDrawing = [
  body(
    'M-90 206V110C-170 90 -190 20 -170 -50C-150 -160 -40 -206 60 -190C150 -170 190 -90 170 -10L206 60L166 76V130C150 150 110 146 90 146V206Z',
  ),
  cutOut(
    'M-100 -40C-100 -110 -30 -130 0 -100C40 -140 110 -100 100 -50C130 -20 100 40 60 30C30 60 -40 50 -50 20C-90 20 -110 -10 -100 -40Z',
  ),
  second('M-60 -40C-60 -70 -20 -80 0 -56M10 -20C30 -50 70 -40 66 -10M-30 10C-10 -10 20 0 20 20', 12),
];
const profile: MotifDrawing = [
  body(
    'M-110 206V90C-170 30 -170 -110 -90 -170C0 -230 140 -200 150 -80L186 10L150 24V90C140 116 90 110 70 110V206Z',
  ),
  second(dot(-20, -60, 66)),
  cutOut(star(4, 44, 14, -20, -60)),
];
const twoProfiles: MotifDrawing = [
  body('M-206 206V-140C-120 -200 -60 -150 -60 -70L-24 0L-56 14V70C-70 90 -100 90 -120 90V206Z'),
  second('M206 206V-140C120 -200 60 -150 60 -70L24 0L56 14V70C70 90 100 90 120 90V206Z'),
];
const woman: MotifDrawing = [
  body('M-40 -60C-150 0 -150 120 -180 206H180C150 120 150 0 40 -60Z'),
  second(
    'M-90 -60C-110 -160 -60 -206 0 -206C60 -206 110 -160 90 -60C70 -20 50 -20 40 -40V-70H-40V-40C-50 -20 -70 -20 -90 -60Z',
  ),
  body(oval(0, -110, 50, 62)),
];
const couple: MotifDrawing = [
  body(`${dot(-80, -130, 54)}M-170 200C-170 20 -140 -60 -80 -60C-30 -60 0 0 0 200Z`),
  second(`${dot(84, -110, 50)}M0 200C10 60 30 -46 84 -46C150 -46 170 60 176 200Z`),
];
const family: MotifDrawing = [
  body(
    `${dot(-120, -130, 46)}M-206 190C-206 0 -170 -70 -120 -70C-80 -70 -56 -20 -50 60V190Z${dot(120, -110, 42)}M50 190V60C56 -10 80 -54 120 -54C170 -54 200 20 206 190Z`,
  ),
  second(`${dot(0, 10, 36)}M-60 190C-56 90 -36 56 0 56C36 56 56 90 60 190Z`),
];
const child: MotifDrawing = [
  body(`${dot(0, -110, 64)}M-110 206L-60 -20C-20 -50 20 -50 60 -20L110 206Z`),
  body('M-56 -10L-160 -90M56 -10L160 -90', 26),
  second(
    'M-64 -120C-150 -170 -190 -130 -190 -90C-140 -110 -100 -100 -64 -90ZM64 -120C150 -170 190 -130 190 -90C140 -110 100 -100 64 -90Z',
  ),
];
const figure: MotifDrawing = [
  body('M-90 206L-100 -30C-90 -90 -50 -106 0 -106C50 -106 90 -90 100 -30L90 206Z'),
  body(dot(0, -150, 46)),
  second(`${box(-90, -186, 180, 16)}${box(-50, -216, 100, 36)}`),
  cutOut('M0 -90V206M-30 -80L0 -20L30 -80', 8),
];
const walker: MotifDrawing = [
  body(`${dot(10, -160, 42)}M-40 -110C0 -130 50 -120 60 -80L70 40L120 206H70L20 80L-50 206H-100L-40 30Z`),
  second('M-40 -110C-110 -110 -120 20 -60 40L-30 0Z'),
  body('M60 -60L130 10M130 -40V206', 13),
];
const fist: MotifDrawing = [
  body(
    'M-110 0V-110C-110 -150 -56 -150 -50 -116C-46 -156 10 -156 14 -116C20 -150 70 -146 74 -110C80 -140 126 -136 126 -96V40C126 100 90 120 80 150V206H-70V150C-90 110 -110 80 -110 0Z',
  ),
  second('M-110 -10H20C60 -10 60 40 20 44H-40L-50 80C-90 70 -110 40 -110 -10Z'),
  cutOut('M-50 -100V-20M14 -100V-20M74 -96V-20', 8),
];
const cross: MotifDrawing = [
  body(`${box(-32, -206, 64, 412)}${box(-130, -110, 260, 64)}`),
  second(dot(0, -78, 26)),
];
const angelWings: MotifDrawing = [
  body(
    'M-10 150C-30 40 -50 -10 -206 -180C-210 -60 -190 30 -140 70C-150 110 -90 150 -10 150ZM10 150C30 40 50 -10 206 -180C210 -60 190 30 140 70C150 110 90 150 10 150Z',
  ),
  cutOut(
    'M-180 -100C-130 -20 -80 40 -40 120M-170 -20C-130 40 -100 70 -60 120M180 -100C130 -20 80 40 40 120M170 -20C130 40 100 70 60 120',
    8,
  ),
  second(`${oval(0, -120, 60, 18)}`),
];
const helmet: MotifDrawing = [
  body('M-130 60C-140 -110 -60 -180 0 -180C60 -180 140 -110 130 60L110 170H50V60H-50V170H-110Z'),
  second(
    'M-130 -50C-206 -60 -206 -150 -180 -190C-176 -130 -150 -120 -110 -110ZM130 -50C206 -60 206 -150 180 -190C176 -130 150 -120 110 -110ZM-14 -180H14V110H-14Z',
  ),
  cutOut('M-130 0H-20M130 0H20', 10),
];
const knight: MotifDrawing = [
  body('M-110 206V-60C-110 -150 -60 -190 0 -190C60 -190 110 -150 110 -60V206Z'),
  cutOut(
    'M-80 -60H80V-34H-80ZM-14 -34H14V90H-14ZM-70 20H-46V44H-70ZM46 20H70V44H46ZM-70 70H-46V94H-70ZM46 70H70V94H46Z',
  ),
  second('M0 -190C20 -230 120 -220 150 -150C110 -180 60 -170 30 -170Z'),
];
const soldier: MotifDrawing = [
  body('M-190 0C-190 -120 -100 -170 0 -170C100 -170 190 -120 190 0L206 30H-206Z'),
  second('M-120 30H120C120 130 70 190 0 190C-70 190 -120 130 -120 30Z'),
  cutOut(dot(-46, 76, 13) + dot(46, 76, 13)),
  cutOut('M-30 130H30', 10),
];
const rifle: MotifDrawing = [
  body(
    'M-206 60L-120 20L150 -90L170 -60L-60 60L-90 130L-140 120L-120 80L-190 110ZM150 -90L206 -130L216 -110L170 -70Z',
  ),
  second('M-30 40L-50 100L-14 100L20 30Z'),
  second(star(5, 46, 19, 90, 110)),
];
const poppy: MotifDrawing = [
  body('M0 206C10 130 -10 90 0 30', 14),
  second(
    'M-170 -40C-190 -150 -60 -190 0 -120C60 -190 190 -150 170 -40C170 60 60 80 0 40C-60 80 -170 60 -170 -40Z',
  ),
  body(dot(0, -40, 54)),
  cutOut(rays(8, 62, 84), 0.1),
  body('M0 140C-60 140 -90 110 -110 80C-60 70 -20 90 0 140Z'),
];
const barbedWire: MotifDrawing = [
  body('M-210 -90H210M-210 90H210', 15),
  second(
    'M-140 -130L-100 -50M-100 -130L-140 -50M20 -130L60 -50M60 -130L20 -50M-60 50L-20 130M-20 50L-60 130M110 50L150 130M150 50L110 130',
    12,
  ),
  body(`${box(-190, -200, 30, 400)}${box(160, -200, 30, 400)}`),
];
const speech: MotifDrawing = [
  body('M-206 -150H110V40H-60L-130 120V40H-206Z'),
  second('M-20 70H130V-60H206V140H150V200L90 140H-20Z'),
  cutOut('M-160 -90H60M-160 -40H0', 14),
];
const bubbles: MotifDrawing = [
  body(dot(-80, 40, 120)),
  second(dot(100, -70, 90)),
  body(dot(120, 120, 60)),
  second(dot(-110, -140, 46)),
  body(dot(10, -170, 24)),
  cutOut(dot(-80, 40, 20)),
];
const chart: MotifDrawing = [
  body(`${box(-190, 60, 70, 130)}${box(-90, -20, 70, 210)}${box(110, -190, 70, 380)}`),
  second(`${box(10, -100, 70, 290)}`),
  body('M-206 206H206', 13),
];
const atom: MotifDrawing = [
  body(
    'M-200 0A200 76 0 1 0 200 0A200 76 0 1 0 -200 0M-100 -173A76 200 -30 1 0 100 173A76 200 -30 1 0 -100 -173M100 -173A76 200 30 1 0 -100 173A76 200 30 1 0 100 -173',
    13,
  ),
  second(dot(0, 0, 44)),
];
const knot: MotifDrawing = [
  body('M-190 60C-90 -160 90 180 190 -60C206 -150 60 -180 0 0C-60 180 -206 150 -190 60Z', 26),
  second(`${dot(-60, 50, 0.1)}`),
  second('M-190 60C-170 130 -60 150 0 0', 26),
];
const rune: MotifDrawing = [
  body('M-90 -200V200M-90 -60L40 -170M-90 60L100 -110', 30),
  second('M110 40V200M60 120L110 40L160 120', 22),
];
const sampo: MotifDrawing = [
  body(rays(9, 70, 190), 20),
  body(dot(0, 0, 190)),
  cutOut(dot(0, 0, 150)),
  second(star(9, 140, 60)),
  cutOut(dot(0, 0, 30)),
];
const alphabet: MotifDrawing = [
  body('M-200 60L-110 -190H-70L20 60H-36L-56 0H-126L-146 60ZM-110 -46H-72L-91 -110Z'),
  second(
    'M70 -60H140C200 -60 200 30 160 40C206 50 206 150 140 150H70ZM110 -24V20H140C160 20 160 -24 140 -24ZM110 60V114H146C166 114 166 60 146 60Z',
  ),
  body(
    'M-10 200C-80 220 -110 170 -100 130C-90 90 -30 90 -10 120L-34 140C-46 120 -64 130 -66 150C-68 176 -40 180 -26 164Z',
  ),
];
const threads: MotifDrawing = [
  body('M-110 -190H110V-150H70V150H110V190H-110V150H-70V-150H-110Z'),
  second(repeat(7, (i) => box(-80, -124 + i * 38, 160, 22))),
  second('M80 110C150 120 130 200 206 190', 10),
];
const pram: MotifDrawing = [
  body(
    'M-190 -60H0V-190C-110 -190 -190 -140 -190 -60ZM-190 -44H120C120 60 60 90 -40 90C-130 90 -190 40 -190 -44Z',
  ),
  body('M120 -44L206 -110', 15),
  second(`${dot(-110, 140, 50)}${dot(50, 140, 50)}`),
  cutOut(dot(-110, 140, 20) + dot(50, 140, 20)),
];
const monster: MotifDrawing = [
  body(
    'M-150 200V-40C-150 -130 -90 -160 0 -160C90 -160 150 -130 150 -40V200L100 160L50 200L0 160L-50 200L-100 160ZM-110 -130L-150 -206L-60 -150ZM110 -130L150 -206L60 -150Z',
  ),
  cutOut(dot(-50, -50, 36) + dot(50, -50, 36)),
  second(dot(-44, -44, 16) + dot(44, -44, 16)),
  cutOut('M-80 40H80L60 80L40 44L20 80L0 44L-20 80L-40 44L-60 80Z'),
];
const troll: MotifDrawing = [
  body(
    'M-150 200C-190 60 -160 -60 -100 -110L-130 -200L-60 -140C-20 -160 40 -160 70 -130L150 -190L120 -90C180 -30 190 80 150 200Z',
  ),
  second(oval(20, 10, 60, 40)),
  cutOut(dot(-50, -50, 18) + dot(70, -50, 18)),
  cutOut('M-60 100C-20 140 60 140 100 90', 14),
  body('M-140 40L-206 0M150 40L206 0', 13),
];
const vampire: MotifDrawing = [
  body(
    'M-206 -120C-150 -90 -90 -100 -40 -60L-20 -110L0 -80L20 -110L40 -60C90 -100 150 -90 206 -120C206 -40 180 20 140 60C120 30 90 30 70 60C50 40 20 50 0 110C-20 50 -50 40 -70 60C-90 30 -120 30 -140 60C-180 20 -206 -40 -206 -120Z',
  ),
  second('M0 130C20 160 24 170 24 186C24 200 14 206 0 206C-14 206 -24 200 -24 186C-24 170 -20 160 0 130Z'),
];
const ghost: MotifDrawing = [
  body(
    'M-130 200V-50C-130 -140 -70 -200 0 -200C70 -200 130 -140 130 -50V200L86 150L44 200L0 150L-44 200L-86 150Z',
  ),
  cutOut(`${oval(-46, -60, 22, 32)}${oval(46, -60, 22, 32)}`),
  second(oval(0, 10, 24, 34)),
];
const tripod: MotifDrawing = [
  body(`${oval(0, -130, 110, 60)}`),
  body('M-50 -90L-150 206M50 -90L150 206M0 -76V206', 17),
  second(`${dot(0, -130, 30)}M-90 -100L-206 20L-180 40L-60 -80Z`),
  second('M30 -120L206 -60', 9),
];
const robot: MotifDrawing = [
  body(`${box(-120, -130, 240, 180)}${box(-90, 70, 180, 130)}`),
  body('M0 -130V-190M-150 100V180M150 100V180', 17),
  second(`${dot(-54, -50, 34)}${dot(54, -50, 34)}${dot(0, -196, 20)}${box(-50, 110, 100, 20)}`),
  cutOut(dot(-54, -50, 13) + dot(54, -50, 13)),
];
const bowArrow: MotifDrawing = [
  body('M-60 -206C120 -130 120 130 -60 206', 24),
  body('M-60 -206V206', 7),
  second('M-206 0H150', 13),
  second('M150 -30L210 0L150 30ZM-206 -30L-170 0L-206 30Z'),
];
const flag: MotifDrawing = [body('M-200 -60H200V60H-200Z'), second('M-110 -206H0V206H-110Z')];
const mosaic: MotifDrawing = [
  body(
    repeat(8, (i) => (i % 3 === 0 ? '' : box(-200 + (i % 4) * 104, -150 + Math.floor(i / 4) * 104, 92, 92))),
  ),
  second(
    `${box(-200, -150, 92, 92)}${box(112, -150, 92, 92)}${box(8, -46, 92, 92)}${box(-96, 58, 92, 92)}${box(112, 58, 92, 92)}`,
  ),
  body(box(-200, 58, 92, 92) + box(8, 58, 92, 92)),
];

export const PEOPLE_MOTIFS = {
  eye,
  hand,
  heart,
  brokenHeart,
  brain,
  profile,
  twoProfiles,
  woman,
  couple,
  family,
  child,
  figure,
  walker,
  fist,
  cross,
  angelWings,
  helmet,
  knight,
  soldier,
  rifle,
  poppy,
  barbedWire,
  speech,
  bubbles,
  chart,
  atom,
  knot,
  rune,
  sampo,
  alphabet,
  threads,
  pram,
  monster,
  troll,
  vampire,
  ghost,
  tripod,
  robot,
  bowArrow,
  flag,
  mosaic,
};
