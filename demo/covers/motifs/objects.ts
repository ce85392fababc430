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

const key: MotifDrawing = [
  body(dot(0, -110, 90)),
  cutOut(dot(0, -110, 44)),
  body(`${box(-15, -40, 30, 240)}${box(0, 110, 74, 30)}${box(0, 164, 54, 30)}`),
  second(dot(0, -110, 20)),
];
const openBook: MotifDrawing = [
  body(
    'M0 -90C-60 -140 -140 -140 -206 -110V120C-140 90 -60 90 0 140C60 90 140 90 206 120V-110C140 -140 60 -140 0 -90Z',
  ),
  cutOut('M0 -84V130', 8),
  second(
    'M-160 -70C-120 -84 -80 -80 -40 -60M-160 -20C-120 -34 -80 -30 -40 -10M-160 30C-120 16 -80 20 -40 40M160 -70C120 -84 80 -80 40 -60M160 -20C120 -34 80 -30 40 -10M160 30C120 16 80 20 40 40',
    10,
  ),
];
const books: MotifDrawing = [
  body(`${box(-150, -160, 70, 340)}${box(0, -200, 60, 380)}`),
  second(`${box(-74, -110, 66, 290)}M70 -130L130 -150L210 160L148 176Z`),
  cutOut(
    `${box(-150, -110, 70, 16)}${box(-150, 120, 70, 16)}${box(0, -140, 60, 40)}${box(-74, -60, 66, 12)}${box(-74, -36, 66, 12)}`,
  ),
  body(box(-200, 180, 410, 16)),
];
const letter: MotifDrawing = [
  body(box(-200, -130, 400, 270)),
  cutOut('M-200 -130L0 40L200 -130', 12),
  second(dot(0, 40, 40)),
  cutOut(star(5, 20, 9, 0, 40)),
];
const quill: MotifDrawing = [
  body('M-120 190C-100 60 -20 -120 170 -200C180 -90 120 30 -20 90L-80 100Z'),
  cutOut('M-100 130C-40 20 40 -80 150 -180M-40 60L20 66M-6 6L70 10M40 -60L112 -60', 8),
  second('M-190 196C-150 170 -110 210 -70 186C-30 164 0 206 40 190', 10),
];
const candle: MotifDrawing = [
  body(box(-44, -50, 88, 220)),
  body('M-140 170H140L100 206H-100Z'),
  body('M0 -50V-84', 8),
  second('M0 -206C56 -140 50 -84 0 -80C-50 -84 -56 -140 0 -206Z'),
  cutOut('M-44 -20C-20 -10 -20 40 -10 40C4 40 0 0 44 -10', 7),
];
const oilLamp: MotifDrawing = [
  body(
    'M-130 20C-100 110 100 110 130 10L206 -40C170 -50 130 -30 110 0H-110C-130 -40 -190 -30 -190 10C-190 60 -130 70 -100 60L-110 30C-150 40 -160 0 -130 20ZM-60 110H60L90 160H-90Z',
  ),
  body('M-50 0C-40 -50 40 -50 50 0ZM-12 -60h24v20h-24z'),
  second(
    'M206 -60C180 -100 220 -120 196 -170C250 -140 250 -90 206 -60ZM150 -90C130 -120 160 -130 144 -160C176 -150 180 -110 150 -90Z',
  ),
];
const lantern: MotifDrawing = [
  body(`M-100 -100H100L70 -150H-70Z${box(-110, 150, 220, 34)}`),
  body('M0 -150V-180M-30 -180A30 30 0 1 1 30 -180M-90 -100V150M90 -100V150', 14),
  second('M0 -70C60 0 60 110 0 120C-60 110 -60 0 0 -70Z'),
  cutOut('M0 10C24 40 24 90 0 96C-24 90 -24 40 0 10Z'),
];
const teacup: MotifDrawing = [
  body('M-140 -40H110V40C110 130 60 160 -14 160C-90 160 -140 130 -140 40Z'),
  body('M110 -10H150C206 -10 190 84 96 84', 26),
  body(box(-190, 176, 350, 20)),
  second(
    'M-70 -84C-100 -120 -40 -150 -70 -200M-10 -84C-40 -120 20 -150 -10 -200M50 -84C20 -120 80 -150 50 -200',
    11,
  ),
];
const spoon: MotifDrawing = [
  body(`${oval(0, -120, 66, 90)}M-12 -40L-22 190H22L12 -40Z`),
  second(oval(-8, -128, 36, 58)),
];
const wizardHat: MotifDrawing = [
  body('M-30 90C-20 -20 0 -120 60 -200C70 -150 110 -140 140 -130C100 -110 96 -80 110 90Z'),
  body(oval(30, 110, 190, 56)),
  second('M-44 70C20 110 70 110 116 70L120 110C70 146 0 146 -50 110Z'),
  second(star(5, 26, 11, 40, -40) + star(5, 16, 7, 76, 20)),
];
const topHat: MotifDrawing = [
  body(`M-110 -170C-40 -190 40 -190 110 -170L90 110H-90Z`),
  body(oval(0, 120, 200, 44)),
  second('M-96 40H96L92 96H-92Z'),
];
const crown: MotifDrawing = [
  body('M-190 -90L-90 20L0 -150L90 20L190 -90L150 140H-150Z'),
  second(`${dot(-190, -104, 24)}${dot(0, -164, 26)}${dot(190, -104, 24)}${box(-150, 156, 300, 30)}`),
  cutOut(dot(-80, 90, 15) + dot(0, 90, 20) + dot(80, 90, 15)),
];
const ring: MotifDrawing = [
  body(dot(0, 50, 150)),
  cutOut(dot(0, 50, 106)),
  second('M-70 -130L-36 -180H36L70 -130L0 -60Z'),
  cutOut('M-70 -130H70M-20 -130L0 -66L20 -130', 6),
];
const goldRing: MotifDrawing = [
  body(oval(0, 0, 190, 130)),
  cutOut(oval(0, 16, 150, 84)),
  second('M-150 -50C-100 -110 100 -110 150 -50', 9),
  second('M-176 40C-100 110 100 110 176 40', 9),
];
const sword: MotifDrawing = [
  body('M0 -210L30 -160V70H-30V-160Z'),
  cutOut('M0 -170V70', 7),
  second(`${box(-110, 70, 220, 30)}${dot(0, 190, 28)}`),
  body(box(-16, 100, 32, 70)),
];
const dagger: MotifDrawing = [
  body('M0 200C40 120 36 20 30 -50H-30C-36 20 -40 120 0 200Z'),
  second('M-120 -60C-60 -40 60 -40 120 -60L110 -26H-110Z'),
  body(box(-17, -170, 34, 120)),
  second(dot(0, -180, 30)),
  cutOut('M0 -20V150', 6),
];
const crosshair: MotifDrawing = [
  body(dot(0, 0, 170)),
  cutOut(dot(0, 0, 138)),
  body('M0 -210V-60M0 60V210M-210 0H-60M60 0H210', 18),
  second(dot(0, 0, 26)),
];
const magnifier: MotifDrawing = [
  body(dot(-40, -40, 160)),
  cutOut(dot(-40, -40, 118)),
  body('M80 80L190 190', 52),
  second('M-110 -60C-100 -100 -70 -120 -40 -120', 16),
  second(dot(-10, -6, 24)),
];
const pipe: MotifDrawing = [
  body('M-200 -20H-60V60C-60 130 -200 130 -200 60Z'),
  body('M-70 70C-10 60 40 20 80 -40C100 -74 130 -84 196 -84', 30),
  second('M-140 -50C-170 -90 -110 -110 -140 -150C-160 -180 -120 -196 -120 -210', 12),
];
const umbrella: MotifDrawing = [
  body(
    'M-206 20C-200 -110 -110 -170 0 -170C110 -170 200 -110 206 20C180 -10 150 -10 138 20C116 -10 90 -10 69 20C46 -10 20 -10 0 20C-20 -10 -46 -10 -69 20C-90 -10 -116 -10 -138 20C-150 -10 -180 -10 -206 20Z',
  ),
  second('M0 -170C-40 -130 -66 -60 -69 20C-46 -10 -20 -10 0 20C20 -10 46 -10 69 20C66 -60 40 -130 0 -170Z'),
  body('M0 -200V150C0 200 70 200 70 150', 16),
];
const bell: MotifDrawing = [
  body(
    'M-150 120C-110 80 -120 -20 -100 -80C-80 -140 -40 -160 0 -160C40 -160 80 -140 100 -80C120 -20 110 80 150 120Z',
  ),
  body(dot(0, -176, 28)),
  second(`${dot(0, 150, 38)}${box(-160, 116, 320, 22)}`),
  cutOut('M-60 80C-50 0 -50 -60 -30 -100', 12),
];
const diamond: MotifDrawing = [
  body('M-200 -50L-110 -150H110L200 -50L0 190Z'),
  second('M-110 -150L-60 -50L0 190L60 -50L110 -150Z'),
  cutOut('M-200 -50H200M-60 -50L0 -150L60 -50L0 190L-60 -50', 8),
];
const mask: MotifDrawing = [
  body(
    'M-200 -90C-110 -110 -60 -100 0 -60C60 -100 110 -110 200 -90C210 20 150 90 80 80C40 76 20 40 0 30C-20 40 -40 76 -80 80C-150 90 -210 20 -200 -90Z',
  ),
  cutOut(`${oval(-92, -14, 46, 28)}${oval(92, -14, 46, 28)}`),
  second('M-160 -96C-190 -150 -140 -170 -110 -200C-120 -150 -90 -130 -100 -100ZM190 60L150 200', 12),
];
const theatreMasks: MotifDrawing = [
  body('M-200 -150C-130 -120 -70 -120 -10 -150C0 -20 -20 60 -100 90C-180 60 -210 -20 -200 -150Z'),
  second('M10 -60C80 -30 140 -30 200 -60C206 70 180 160 104 190C30 160 0 70 10 -60Z'),
  cutOut(
    `${oval(-150, -60, 22, 14)}${oval(-64, -60, 22, 14)}${oval(60, 30, 22, 14)}${oval(146, 30, 22, 14)}`,
  ),
  cutOut('M-150 10C-130 50 -80 50 -60 10M60 130C80 90 130 90 150 130', 13),
];
const mirror: MotifDrawing = [
  body(`${oval(0, -60, 130, 150)}M-20 90H20L30 206H-30Z`),
  cutOut(oval(0, -60, 98, 118)),
  second('M-60 -40C-56 -90 -30 -130 10 -140C-10 -90 -20 -40 -10 30C-40 10 -60 -10 -60 -40Z'),
];
const hourglass: MotifDrawing = [
  body(
    `${box(-130, -200, 260, 34)}${box(-130, 166, 260, 34)}M-100 -166H100C100 -60 30 -40 30 0C30 40 100 60 100 166H-100C-100 60 -30 40 -30 0C-30 -40 -100 -60 -100 -166Z`,
  ),
  cutOut('M-70 -100H70C60 -50 10 -40 0 -10C-10 -40 -60 -50 -70 -100Z'),
  second('M-74 150C-70 100 -20 90 0 60C20 90 70 100 74 150ZM-4 -30H4V70H-4Z'),
];
const clock: MotifDrawing = [
  body(dot(0, 0, 190)),
  cutOut(dot(0, 0, 156)),
  body(rays(12, 126, 144), 12),
  body('M0 0V-100M0 0L70 40', 18),
  second(dot(0, 0, 22)),
];
const scales: MotifDrawing = [
  body(
    'M0 -190V180M-160 -130L160 -130M-160 -130L-206 40M-160 -130L-114 40M160 -130L114 40M160 -130L206 40',
    13,
  ),
  body('M-100 200C-60 160 60 160 100 200Z'),
  second('M-210 40H-110C-120 100 -200 100 -210 40ZM110 40H210C200 100 120 100 110 40Z'),
  second(dot(0, -180, 24)),
];
const compass: MotifDrawing = [
  body(dot(0, 0, 200)),
  cutOut(dot(0, 0, 168)),
  body(rays(8, 132, 156), 10),
  second('M0 -140L38 0H-38Z'),
  body('M0 140L38 0H-38Z'),
  cutOut(dot(0, 0, 13)),
];
const suitcase: MotifDrawing = [
  body('M-60 -110V-166H60V-110', 24),
  body(box(-206, -110, 412, 280)),
  second(`${box(-140, -110, 32, 280)}${box(108, -110, 32, 280)}`),
  cutOut(box(-26, 10, 52, 30)),
];
const camera: MotifDrawing = [
  body(`M-200 -90H-110L-80 -140H80L110 -90H200V140H-200Z`),
  cutOut(dot(0, 20, 96)),
  second(dot(0, 20, 70)),
  cutOut(dot(-20, 0, 18)),
  cutOut(box(140, -66, 36, 22)),
];
const piano: MotifDrawing = [
  body(box(-206, -120, 412, 260)),
  cutOut(repeat(6, (i) => box(-147 + i * 59, -120, 6, 260))),
  second(repeat(5, (i) => (i === 2 ? '' : box(-162 + i * 59, -120, 36, 150)))),
];
const cello: MotifDrawing = [
  body(
    'M0 -60C70 -80 90 -20 60 10C50 30 60 50 84 70C130 130 70 206 0 206C-70 206 -130 130 -84 70C-60 50 -50 30 -60 10C-90 -20 -70 -80 0 -60Z',
  ),
  body('M0 -200V-40', 24),
  body('M-26 -180H26', 12),
  second('M-6 -50H6V130H-6ZM-40 120H40V134H-40Z'),
  cutOut('M-50 60C-40 50 -34 80 -46 100M50 60C40 50 34 80 46 100', 8),
];
const gramophone: MotifDrawing = [
  second('M-20 60C-40 -40 40 -60 60 -120L190 -200C220 -120 200 -40 150 10C90 0 50 30 20 70Z'),
  body(`${box(-190, 80, 300, 100)}${box(-210, 170, 340, 30)}`),
  body('M-170 70H60', 14),
  cutOut(dot(-40, 130, 18)),
];
const film: MotifDrawing = [
  body(dot(0, 0, 190)),
  cutOut(dot(0, -96, 46) + dot(96, 0, 46) + dot(0, 96, 46) + dot(-96, 0, 46) + dot(0, 0, 20)),
  second('M0 190H206V150H120C90 176 40 190 0 190Z'),
];
const television: MotifDrawing = [
  body('M-60 -190L0 -120L60 -190', 14),
  body(`${box(-206, -120, 412, 280)}M-140 160H-90L-110 200ZM140 160H90L110 200Z`),
  cutOut(box(-170, -84, 260, 208)),
  second(`${dot(146, -40, 22)}${dot(146, 30, 22)}${oval(-40, 20, 66, 44)}`),
  cutOut(dot(-40, 20, 20)),
];
const chair: MotifDrawing = [
  body(
    `${box(-110, -206, 26, 230)}${box(84, -206, 26, 230)}${box(-130, 40, 26, 166)}${box(104, 40, 26, 166)}M-116 10H116L140 56H-140Z`,
  ),
  second(`${box(-84, -180, 168, 30)}${box(-84, -120, 168, 30)}${box(-84, -60, 168, 30)}`),
];
const armchair: MotifDrawing = [
  body('M-120 -150C-120 -210 120 -210 120 -150V20H-120Z'),
  second('M-200 -20C-200 -70 -130 -70 -130 -20V60H130V-20C130 -70 200 -70 200 -20V150H-200Z'),
  body(`${box(-110, 20, 220, 60)}${box(-180, 150, 34, 46)}${box(146, 150, 34, 46)}`),
];
const bed: MotifDrawing = [
  body(`${box(-206, -120, 30, 290)}${box(176, -20, 30, 190)}${box(-190, 60, 380, 60)}`),
  second('M-170 60C-170 -10 -90 -10 -80 20H170V60Z'),
  cutOut(oval(-120, 14, 34, 20)),
  body('M60 -190A60 60 0 1 0 150 -110A80 80 0 0 1 60 -190Z'),
];
const throne: MotifDrawing = [
  body('M-120 206V-120L-90 -200L-50 -140L0 -210L50 -140L90 -200L120 -120V206H70V120H-70V206Z'),
  second(`${box(-70, -90, 140, 140)}M-160 40H-100V70H-160ZM100 40H160V70H100Z`),
  body(box(-100, 60, 200, 50)),
];
const wardrobe: MotifDrawing = [
  body(`M-150 -160L0 -206L150 -160V180H-150ZM-130 180H-90V206H-130ZM90 180H130V206H90Z`),
  cutOut('M0 -150V170M-120 -130H-30V150H-120ZM30 -130H120V150H30Z', 8),
  second(dot(-16, 20, 10) + dot(16, 20, 10) + star(6, 26, 10, 76, -60) + star(6, 26, 10, -76, -60)),
];
const door: MotifDrawing = [
  body(box(-110, -200, 220, 400)),
  second('M-80 -170H60L20 -130V200H-80Z'),
  cutOut(dot(0, 40, 12)),
  body('M-170 200H170', 14),
];
const keyhole: MotifDrawing = [
  body('M-120 -200H120V200H-120Z'),
  cutOut(`${dot(0, -50, 60)}M-26 -20H26L56 120H-56Z`),
  second(dot(0, -50, 22)),
];
const windowPane: MotifDrawing = [
  body(box(-150, -200, 300, 380)),
  second(
    `${box(-120, -170, 112, 160)}${box(8, -170, 112, 160)}${box(-120, 10, 112, 140)}${box(8, 10, 112, 140)}`,
  ),
  body(box(-180, 170, 360, 34)),
  cutOut(dot(64, -100, 30)),
];
const wineGlass: MotifDrawing = [
  body('M-100 -200H100C110 -80 70 0 0 0C-70 0 -110 -80 -100 -200ZM-14 -10H14V160H-14Z'),
  body('M-90 200C-60 150 60 150 90 200Z'),
  second('M-92 -110C-40 -130 40 -90 92 -110C86 -60 50 -24 0 -24C-50 -24 -86 -60 -92 -110Z'),
];
const cards: MotifDrawing = [
  body('M-180 -120L20 -190L130 110L-70 184Z'),
  second('M-40 -190H160V140H-40Z'),
  cutOut(
    'M60 -110C90 -60 130 -40 130 0C130 40 80 40 66 20L80 70H40L54 20C40 40 -10 40 -10 0C-10 -40 30 -60 60 -110Z',
  ),
];
const coin: MotifDrawing = [
  body(`${oval(0, 120, 150, 56)}${box(-150, 60, 300, 60)}`),
  second(oval(0, 60, 150, 56)),
  body(`${oval(20, -10, 150, 56)}${box(-130, -70, 300, 60)}`),
  second(oval(20, -70, 150, 56)),
  cutOut('M-40 -70H80', 12),
];
const chocolate: MotifDrawing = [
  body(box(-140, -200, 280, 300)),
  cutOut('M-140 -100H140M-140 0H140M-47 -200V100M47 -200V100', 10),
  second('M-160 70L-120 40L-80 70L-40 40L0 70L40 40L80 70L120 40L160 70V206H-160Z'),
];
const waffle: MotifDrawing = [
  body(
    'M0 190C-60 110 -200 60 -200 -60C-200 -150 -70 -190 0 -90C70 -190 200 -150 200 -60C200 60 60 110 0 190Z',
  ),
  cutOut(
    'M-150 -110L70 110M-70 -140L130 60M-190 -20L-10 150M150 -110L-70 110M70 -140L-130 60M190 -20L10 150',
    9,
  ),
  second(dot(0, -20, 34)),
];
const cake: MotifDrawing = [
  body(`${box(-170, 20, 340, 150)}${box(-206, 170, 412, 26)}`),
  second(
    'M-170 20C-170 -60 170 -60 170 20C160 70 120 70 110 30C100 70 60 70 50 30C40 80 0 80 -10 30C-20 70 -60 70 -70 30C-80 70 -130 80 -170 20Z',
  ),
  body('M-80 -40V-110M0 -48V-120M80 -40V-110', 14),
  second(`${oval(-80, -136, 12, 20)}${oval(0, -146, 12, 20)}${oval(80, -136, 12, 20)}`),
];
const honey: MotifDrawing = [
  body('M-130 -100H130C170 -20 170 120 120 190H-120C-170 120 -170 -20 -130 -100Z'),
  second('M-150 -150H150V-96H-150ZM-100 -96H-40V0C-40 30 -80 30 -80 0V-40C-80 -60 -100 -60 -100 -96Z'),
  cutOut('M-70 60H70V130H-70Z'),
  second(star(6, 30, 22, 0, 95)),
];
const flask: MotifDrawing = [
  body('M-50 -200H50V-80L160 130C190 190 150 200 120 200H-120C-150 200 -190 190 -160 130L-50 -80Z'),
  cutOut('M-20 -170V-70L-40 -30H40L20 -70V-170Z'),
  second('M-90 40H90L136 130C150 166 130 176 110 176H-110C-130 176 -150 166 -136 130Z'),
  cutOut(dot(-30, 110, 18) + dot(36, 80, 12) + dot(30, 140, 10)),
];
const stethoscope: MotifDrawing = [
  body('M-120 -190V-60C-120 40 40 40 40 -60V-190M-40 20V90C-40 190 130 190 130 90V40', 24),
  second(dot(130, 10, 46)),
  cutOut(dot(130, 10, 20)),
  second(`${dot(-120, -190, 22)}${dot(40, -190, 22)}`),
];
const gear: MotifDrawing = [
  body(rays(8, 100, 190), 56),
  body(dot(0, 0, 140)),
  cutOut(dot(0, 0, 62)),
  second(dot(0, 0, 34)),
];
const anchor: MotifDrawing = [
  body(dot(0, -150, 52)),
  cutOut(dot(0, -150, 24)),
  body('M0 -100V180M-180 40C-160 150 -80 180 0 180C80 180 160 150 180 40', 30),
  second(box(-100, -70, 200, 34)),
  body('M-210 90L-176 10L-130 80ZM210 90L176 10L130 80Z'),
];
const pencil: MotifDrawing = [
  body('M-200 200L-160 90L90 -160L160 -90L-90 160Z'),
  second('M90 -160L130 -200C150 -210 210 -150 200 -130L160 -90ZM-200 200L-184 150L-150 184Z'),
  cutOut('M-120 90L90 -120', 10),
];
const palette: MotifDrawing = [
  body(
    'M0 -180C130 -180 206 -90 206 10C206 100 130 60 90 90C50 120 110 180 20 190C-110 200 -206 110 -206 0C-206 -110 -110 -180 0 -180Z',
  ),
  second(dot(-110, -50, 34) + dot(-20, -110, 32) + dot(80, -90, 34)),
  cutOut(dot(-110, 60, 32) + dot(-30, 120, 26)),
];
const brush: MotifDrawing = [
  body('M206 -206L60 10L20 -30Z'),
  second('M50 20C70 90 -30 150 -190 170C-110 110 -120 50 -60 10C-30 -10 10 -20 50 20Z'),
  cutOut('M20 -30L60 10', 10),
];
const shoe: MotifDrawing = [
  body(
    'M-200 -40C-150 -60 -120 -120 -110 -150C-60 -60 60 30 190 60C210 70 206 110 190 116H60C-20 100 -80 60 -130 20L-150 150H-180Z',
  ),
  second(star(4, 44, 14, 60, -90) + star(4, 26, 9, 130, -150)),
  cutOut('M-90 -60C-40 10 40 60 120 76', 8),
];
const boots: MotifDrawing = [
  body('M-150 -190H-20V60L60 110C70 130 70 150 66 170H-150Z'),
  second('M10 -150H110V60L190 110C200 130 200 150 196 170H86C90 130 60 90 10 60Z'),
  cutOut('M-150 -140H-20M10 -110H110', 14),
];
const spinningTop: MotifDrawing = [
  body('M-190 -30H190L20 150H-20Z'),
  second('M-190 -30C-150 -110 150 -110 190 -30Z'),
  body(`${box(-14, -190, 28, 110)}${dot(0, 180, 20)}`),
  cutOut('M-120 40H120', 12),
];
const dollDress: MotifDrawing = [
  body('M-50 -60L-180 190H180L50 -60Z'),
  second(`${dot(0, -140, 54)}M-60 -70L-150 10L-130 40L-40 -20ZM60 -70L150 10L130 40L40 -20Z`),
  cutOut('M-130 110C-100 140 -70 80 -40 110C-10 140 10 80 40 110C70 140 100 80 130 110', 10),
];
const glove: MotifDrawing = [
  body(
    'M-70 206V90C-120 40 -150 -10 -130 -30C-110 -50 -80 -10 -64 10V-130C-64 -170 -20 -170 -20 -130V-10V-170C-20 -210 26 -210 26 -170V-10V-150C26 -190 70 -190 70 -150V0V-100C70 -140 110 -140 110 -100V60C110 100 90 110 80 130V206Z',
  ),
  second(box(-80, 160, 170, 46)),
  cutOut('M-20 20V-10M26 20V-10M70 20V-10', 7),
];
const ladder: MotifDrawing = [
  body('M-90 206V-206M90 206V-206', 30),
  second(repeat(6, (i) => box(-90, -170 + i * 62, 180, 22))),
];
const towel: MotifDrawing = [
  body(box(-140, -190, 280, 380)),
  second(`${box(-140, -120, 280, 30)}${box(-140, 90, 280, 30)}`),
  body(
    repeat(7, (i) => `M${-126 + i * 42} 190V206`),
    8,
  ),
  cutOut(star(5, 60, 26, 0, 0)),
];
const balls: MotifDrawing = [
  body(dot(-90, 70, 110)),
  second(dot(110, 110, 74)),
  body(dot(60, -110, 56)),
  cutOut(dot(-120, 40, 24)),
];

export const OBJECT_MOTIFS = {
  key,
  openBook,
  books,
  letter,
  quill,
  candle,
  oilLamp,
  lantern,
  teacup,
  spoon,
  wizardHat,
  topHat,
  crown,
  ring,
  goldRing,
  sword,
  dagger,
  crosshair,
  magnifier,
  pipe,
  umbrella,
  bell,
  diamond,
  mask,
  theatreMasks,
  mirror,
  hourglass,
  clock,
  scales,
  compass,
  suitcase,
  camera,
  piano,
  cello,
  gramophone,
  film,
  television,
  chair,
  armchair,
  bed,
  throne,
  wardrobe,
  door,
  keyhole,
  windowPane,
  wineGlass,
  cards,
  coin,
  chocolate,
  waffle,
  cake,
  honey,
  flask,
  stethoscope,
  gear,
  anchor,
  pencil,
  palette,
  brush,
  shoe,
  boots,
  spinningTop,
  dollDress,
  glove,
  ladder,
  towel,
  balls,
};
