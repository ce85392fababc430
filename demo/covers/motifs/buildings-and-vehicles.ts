import { body, box, cutOut, dot, type MotifDrawing, oval, repeat, second, star } from './motif-shapes.ts';

const house: MotifDrawing = [
  body(`M-170 -20L0 -170L170 -20ZM-140 -20H140V180H-140ZM80 -170H116V-70L80 -100Z`),
  second(`${box(-100, 20, 70, 70)}${box(30, 40, 76, 140)}`),
  cutOut('M-65 20V90M-100 55H-30', 7),
];
const manor: MotifDrawing = [
  body(
    `M-206 -40H206V180H-206ZM-60 -40V-100L0 -160L60 -100V-40ZM-190 -40L-130 -100L-70 -40ZM190 -40L130 -100L70 -40Z`,
  ),
  second(
    `${repeat(6, (i) => (i === 2 || i === 3 ? '' : box(-176 + i * 64, 0, 34, 50)))}${repeat(6, (i) => (i === 2 || i === 3 ? '' : box(-176 + i * 64, 90, 34, 50)))}M-26 180V110A26 26 0 0 1 26 110V180Z`,
  ),
  cutOut(dot(0, -80, 18)),
];
const castle: MotifDrawing = [
  body(
    'M-206 190V-60H-170V-30H-140V-60H-104V40H-60V-120H-84V-180H-54V-150H-24V-180H24V-150H54V-180H84V-120H60V40H104V-60H140V-30H170V-60H206V190Z',
  ),
  cutOut('M-36 190V110A36 36 0 0 1 36 110V190Z'),
  second(`${box(-164, 20, 22, 50)}${box(142, 20, 22, 50)}${box(-11, -80, 22, 60)}M0 -206L60 -190L0 -176Z`),
];
const church: MotifDrawing = [
  body('M-130 190V-40L-80 -150L-30 -40V30L80 -30L190 60V190Z'),
  body('M-80 -150V-206M-104 -186H-56', 11),
  second(
    `M-96 190V110A20 20 0 0 1 -56 110V190Z${box(20, 80, 28, 60)}${box(76, 80, 28, 60)}${box(132, 80, 28, 60)}`,
  ),
  cutOut(dot(-80, -10, 18)),
];
const lighthouse: MotifDrawing = [
  body('M-50 -110H50L80 170H-80ZM-60 -150H60V-120H-60ZM-44 -150L0 -200L44 -150Z'),
  second(
    'M-60 -20H60L64 30H-64ZM-70 90H70L76 130H-76ZM60 -160L206 -206V-90L60 -130ZM-60 -160L-206 -206V-90L-60 -130Z',
  ),
  body('M-206 200C-140 160 140 160 206 200Z'),
];
const cabin: MotifDrawing = [
  body('M-206 10L0 -130L206 10L190 40L0 -90L-190 40ZM-150 30L0 -70L150 30V180H-150Z'),
  cutOut('M-150 70H150M-150 110H150M-150 146H150', 7),
  second(`${box(-30, 80, 70, 100)}${box(70, 70, 50, 50)}M90 -170H120V-70L90 -90Z`),
];
const tower: MotifDrawing = [
  body('M-90 200V-110H90V200ZM-110 -110V-180H-70V-150H-30V-180H30V-150H70V-180H110V-110Z'),
  second(`M-26 200V130A26 26 0 0 1 26 130V200Z${box(-14, -60, 28, 60)}`),
  cutOut('M-90 40H90', 8),
];
const hotel: MotifDrawing = [
  body(`${box(-130, -170, 260, 370)}${box(-170, -200, 340, 34)}`),
  second(repeat(12, (i) => box(-100 + (i % 3) * 74, -140 + Math.floor(i / 3) * 70, 46, 46))),
  cutOut(box(-30, 150, 60, 50)),
];
const townHouses: MotifDrawing = [
  body('M-206 190V-60L-140 -130L-74 -60V190ZM74 190V-30L140 -100L206 -30V190Z'),
  second('M-74 190V-120H-44V-160H-14V-200H14V-160H44V-120H74V190Z'),
  cutOut(
    repeat(
      3,
      (i) =>
        box(-172, -30 + i * 70, 24, 36) +
        box(-132, -30 + i * 70, 24, 36) +
        box(-36, -80 + i * 80, 26, 40) +
        box(12, -80 + i * 80, 26, 40) +
        box(108, 0 + i * 62, 22, 32) +
        box(150, 0 + i * 62, 22, 32),
    ),
  ),
];
const skyscrapers: MotifDrawing = [
  body(`${box(-200, -20, 90, 220)}${box(-20, -190, 80, 390)}${box(130, -60, 76, 260)}M10 -190V-215H30V-190Z`),
  second(`${box(-110, -110, 90, 310)}${box(60, -110, 70, 310)}`),
  cutOut(
    repeat(
      5,
      (i) =>
        box(-4, -160 + i * 60, 16, 30) +
        box(28, -160 + i * 60, 16, 30) +
        box(-94, -80 + i * 56, 16, 26) +
        box(-58, -80 + i * 56, 16, 26),
    ),
  ),
];
const factory: MotifDrawing = [
  body('M-206 190V20L-110 -40V20L-20 -40V20L70 -40V190ZM100 190L116 -120H170L186 190Z'),
  second(
    `${box(-170, 80, 50, 50)}${box(-80, 80, 50, 50)}${box(6, 80, 44, 50)}${dot(140, -160, 30)}${dot(90, -186, 24)}`,
  ),
];
const windmill: MotifDrawing = [
  body('M-60 -40H60L90 200H-90ZM-60 -40C-50 -90 50 -90 60 -40Z'),
  second(
    'M-12 -70L-190 -190L-206 -160L-20 -50ZM12 -70L190 -190L206 -160L20 -50ZM-20 -50L-150 90L-124 112L0 -40ZM20 -50L150 90L124 112L0 -40Z',
  ),
  cutOut(`${dot(0, -58, 14)}${box(-20, 130, 40, 70)}`),
];
const columns: MotifDrawing = [
  body(`M-206 -90L0 -190L206 -90ZM-190 -74H190V-44H-190ZM-200 160H200V196H-200Z`),
  body(repeat(4, (i) => box(-170 + i * 100, -30, 40, 180))),
  second(dot(0, -130, 22)),
  cutOut(
    repeat(4, (i) => `M${-150 + i * 100} -26V146`),
    5,
  ),
];
const pyramid: MotifDrawing = [
  body('M-206 160L-30 -130L150 160Z'),
  second('M-30 -130L150 160H30ZM60 160L140 30L210 160Z'),
  second(dot(150, -130, 44)),
  body(box(-210, 174, 420, 14)),
];
const minaret: MotifDrawing = [
  body(
    'M-120 190V60C-120 -20 -60 -40 0 -110C60 -40 120 -20 120 60V190ZM-200 190V-60L-176 -110L-152 -60V190ZM152 190V-60L176 -110L200 -60V190Z',
  ),
  body('M0 -110V-190', 9),
  second('M-40 190V110A40 40 0 0 1 40 110V190ZM20 -206A30 30 0 1 0 20 -150A36 36 0 0 1 20 -206Z'),
];
const onionDomes: MotifDrawing = [
  body(
    `${box(-60, 0, 120, 190)}M-70 0C-90 -60 -30 -90 0 -150C30 -90 90 -60 70 0ZM-190 190V70H-90V190ZM90 190V70H190V190Z`,
  ),
  second(
    'M-190 70C-210 20 -160 0 -140 -50C-120 0 -70 20 -90 70ZM90 70C70 20 120 0 140 -50C160 0 210 20 190 70ZM-30 190V110A30 30 0 0 1 30 110V190Z',
  ),
  body('M0 -150V-200M-20 -180H20', 9),
];
const bridge: MotifDrawing = [
  body('M-206 20C-120 -120 120 -120 206 20V70C120 -40 -120 -40 -206 70Z'),
  second('M-206 110H206V126H-206ZM-170 150H170V164H-170ZM-120 186H120V200H-120Z'),
  body('M-140 -20V-90M-70 -66V-130M0 -80V-146M70 -66V-130M140 -20V-90M-150 -90C-60 -160 60 -160 150 -90', 11),
];
const prison: MotifDrawing = [
  body(box(-170, -190, 340, 380)),
  second(box(-130, -150, 260, 300)),
  body(repeat(4, (i) => box(-100 + i * 58, -150, 24, 300)) + box(-130, -20, 260, 22)),
  cutOut(dot(74, -90, 0.1)),
];
const wall: MotifDrawing = [
  body(
    repeat(5, (r) =>
      repeat(3, (c) =>
        box(
          -200 + c * 138 + (r % 2 ? -60 : 0) + (r % 2 && c === 0 ? 60 : 0),
          -60 + r * 54,
          r % 2 && c === 0 ? 66 : 126,
          44,
        ),
      ),
    ),
  ),
  body(
    'M-200 -90C-150 -130 -120 -60 -80 -100C-40 -140 0 -70 40 -100C80 -130 120 -60 160 -100C180 -120 200 -100 206 -96',
    8,
  ),
  second(`${box(-12, -206, 24, 100)}M12 -206L80 -180L12 -160Z`),
];
const tent: MotifDrawing = [
  body('M0 -150L206 160H-206Z'),
  second('M0 -150L60 160H-60Z'),
  body('M0 -150L-20 -190M0 -150L20 -190M-206 160L-230 180M206 160L230 180', 10),
  cutOut('M0 -110V160', 7),
];
const circus: MotifDrawing = [
  body('M0 -150L190 -20H-190ZM-170 -10H170L150 180H-150Z'),
  second(
    'M0 -150L-110 -20H-40ZM0 -150L110 -20H40ZM-110 -10H-40L-34 180H-96ZM110 -10H40L34 180H96ZM0 -206L60 -186L0 -166Z',
  ),
  body('M0 -210V-140', 9),
];
const theatre: MotifDrawing = [
  body(
    `M-206 -190H206V-140H-206ZM-206 -140H-80C-90 -20 -140 90 -206 120ZM206 -140H80C90 -20 140 90 206 120ZM-206 160H206V196H-206Z`,
  ),
  second('M-60 160C-60 60 -40 0 0 -60C40 0 60 60 60 160Z'),
];
const train: MotifDrawing = [
  body('M-200 -60H-60V-100H-90V-130H20V-100H-10V-60H60V-150H200V100H-200Z'),
  second(`${box(90, -116, 80, 76)}${dot(-130, 120, 56)}${dot(0, 120, 56)}${dot(130, 120, 56)}`),
  body('M-200 100L-230 150H-190Z'),
  cutOut(dot(-130, 120, 20) + dot(0, 120, 20) + dot(130, 120, 20)),
  second(`${dot(-120, -180, 22)}${dot(-170, -200, 14)}`),
];
const railway: MotifDrawing = [
  body('M-30 -200L-150 206M30 -200L150 206', 20),
  second(
    repeat(7, (i) => `M${-46 - i * 20} ${-150 + i * 56}H${46 + i * 20}`),
    15,
  ),
  body('M-206 -200H206', 9),
];
const ship: MotifDrawing = [
  body('M-206 70H206L160 170H-150ZM-110 60V-20H120V60ZM-60 -30V-80H70V-30Z'),
  second(`M-20 -90H20V-170H-20ZM-206 186H206V200H-206Z`),
  cutOut(dot(-70, 20, 13) + dot(-20, 20, 13) + dot(30, 20, 13) + dot(80, 20, 13)),
  second('M0 -186C30 -190 20 -206 60 -206', 11),
];
const sailboat: MotifDrawing = [
  body('M-200 90H200C170 150 130 180 90 180H-90C-130 180 -170 150 -200 90ZM-12 -160V70H-140Z'),
  second('M12 -206V70H170Z'),
  body('M0 -210V90', 9),
];
const raft: MotifDrawing = [
  body(repeat(5, (i) => box(-200 + i * 8, 70 + i * 22, 400 - i * 16, 16))),
  body('M0 70V-190M-110 -160H110', 13),
  second('M-100 -150H100C120 -80 120 -20 100 30H-100C-80 -20 -80 -80 -100 -150Z'),
  cutOut(dot(10, -70, 30)),
];
const longship: MotifDrawing = [
  body(
    'M-206 -60C-190 -110 -150 -100 -160 -60C-160 60 -90 110 0 110C90 110 160 60 160 -60C150 -100 190 -110 206 -60C210 90 110 160 0 160C-110 160 -210 90 -206 -60Z',
  ),
  second(`M-110 -170H110V10H-110Z`),
  body('M0 -206V110', 11),
  cutOut('M-66 -170V10M-22 -170V10M22 -170V10M66 -170V10', 13),
  second(dot(-90, 90, 24) + dot(-30, 110, 24) + dot(30, 110, 24) + dot(90, 90, 24)),
];
const submarine: MotifDrawing = [
  body(`${oval(-10, 50, 190, 84)}M-50 -20V-90H60V-20ZM170 40L220 0V110Z`),
  body('M10 -90V-160H60', 15),
  second(dot(-100, 44, 28) + dot(-20, 44, 28) + dot(60, 44, 28)),
  second(dot(-150, -110, 16) + dot(-120, -160, 11) + dot(-170, -180, 8)),
];
const steamer: MotifDrawing = [
  body('M-206 60H206C190 120 150 150 110 150H-140C-180 130 -200 100 -206 60ZM-150 50V0H130V50Z'),
  second(`${dot(0, 90, 62)}M-40 -10H0V-150H-40Z`),
  cutOut(dot(0, 90, 26)),
  second('M-20 -166C0 -190 40 -170 50 -200', 13),
  body('M-206 176H206', 12),
];
const gondola: MotifDrawing = [
  body(
    'M-206 -10C-200 90 -110 110 0 110C110 110 190 80 206 -90L176 -80C160 20 100 60 0 60C-110 60 -150 40 -160 -30Z',
  ),
  body('M70 60L130 -200', 10),
  second(`${dot(60, -90, 22)}M30 60C30 0 40 -60 60 -66C90 -60 90 0 90 60Z`),
  second('M-206 150H206M-150 186H150', 11),
];
const bicycle: MotifDrawing = [
  body(dot(-120, 70, 86) + dot(120, 70, 86)),
  cutOut(dot(-120, 70, 66) + dot(120, 70, 66)),
  body('M-120 70L-50 -60H70L120 70M-50 -60L0 70H-120M0 70L70 -60L60 -110H110M-66 -100H-30', 13),
  second(`${dot(-120, 70, 15)}${dot(120, 70, 15)}${dot(0, 70, 20)}`),
];
const truck: MotifDrawing = [
  body('M-206 -100H50V100H-206ZM66 -40H150L206 30V100H66Z'),
  second(`${dot(-120, 120, 46)}${dot(120, 120, 46)}M96 -14H140L170 30H96Z`),
  cutOut(dot(-120, 120, 18) + dot(120, 120, 18)),
];
const car: MotifDrawing = [
  body('M-206 90V20L-150 0L-90 -80H70L140 0L206 20V90Z'),
  second(`M-110 0L-70 -54H-14V0ZM10 0V-54H56L100 0Z${dot(-120, 96, 46)}${dot(120, 96, 46)}`),
  cutOut(dot(-120, 96, 18) + dot(120, 96, 18)),
];
const airship: MotifDrawing = [
  body(oval(0, -50, 200, 100)),
  second('M-60 60H60L40 110H-40ZM-200 -80L-240 -130V30L-200 -20Z'),
  cutOut('M-180 -50H180M-150 -90H150M-150 -10H150', 7),
];
const sleigh: MotifDrawing = [
  body(
    'M-190 -60C-170 30 -100 60 0 60H130C170 60 180 0 160 -40H60C20 -40 0 0 -60 0C-120 0 -150 -40 -190 -60Z',
  ),
  body('M-206 120H150C200 120 206 60 190 40M-100 60V120M100 60V120', 15),
  second(star(6, 34, 12, -90, -130) + star(6, 26, 9, 110, -130)),
];

export const BUILDING_MOTIFS = {
  house,
  manor,
  castle,
  church,
  lighthouse,
  cabin,
  tower,
  hotel,
  townHouses,
  skyscrapers,
  factory,
  windmill,
  columns,
  pyramid,
  minaret,
  onionDomes,
  bridge,
  prison,
  wall,
  tent,
  circus,
  theatre,
  train,
  railway,
  ship,
  sailboat,
  raft,
  longship,
  submarine,
  steamer,
  gondola,
  bicycle,
  truck,
  car,
  airship,
  sleigh,
};
