import type { Genre, Motif } from './cover-character.ts';
import type { Page } from './cover-page.ts';
import type { Mood } from './cover-palettes.ts';
import { air } from './patterns/air.ts';
import { bands } from './patterns/bands.ts';
import { cloth } from './patterns/cloth.ts';
import { contours } from './patterns/contours.ts';
import { diagram } from './patterns/diagram.ts';
import { halftone } from './patterns/halftone.ts';
import { initial } from './patterns/initial.ts';
import { label } from './patterns/label.ts';
import { poster } from './patterns/poster.ts';
import { rings } from './patterns/rings.ts';
import { strokes } from './patterns/strokes.ts';
import { swiss } from './patterns/swiss.ts';
import { weave } from './patterns/weave.ts';
import { animals } from './scenes/animals.ts';
import { arches } from './scenes/arches.ts';
import { birches } from './scenes/birches.ts';
import { botanical } from './scenes/botanical.ts';
import { emblem } from './scenes/emblem.ts';
import { houses } from './scenes/houses.ts';
import { mountains } from './scenes/mountains.ts';
import { noir } from './scenes/noir.ts';
import { orbits } from './scenes/orbits.ts';
import { papercut } from './scenes/papercut.ts';
import { sea } from './scenes/sea.ts';
import { skyline } from './scenes/skyline.ts';
import { stamp } from './scenes/stamp.ts';

type Layout = (page: Page) => void;

export const LAYOUTS = {
  air,
  animals,
  arches,
  bands,
  birches,
  botanical,
  cloth,
  contours,
  diagram,
  emblem,
  halftone,
  houses,
  initial,
  label,
  mountains,
  noir,
  orbits,
  papercut,
  poster,
  rings,
  sea,
  skyline,
  stamp,
  strokes,
  swiss,
  weave,
} satisfies Record<string, Layout>;

export type LayoutName = keyof typeof LAYOUTS;

/** Weights by genre. A layout without a weight is not used for the genre. */
const BY_GENRE: Record<Genre, Partial<Record<LayoutName, number>>> = {
  children: {
    animals: 7,
    papercut: 2,
    houses: 2,
    rings: 1,
    sea: 1,
    birches: 1,
    botanical: 1,
    emblem: 2,
    initial: 1,
    bands: 1,
    mountains: 1,
    swiss: 1,
    orbits: 1,
  },
  classic: {
    cloth: 4,
    stamp: 1,
    label: 3,
    bands: 2,
    arches: 2,
    initial: 2,
    botanical: 1,
    emblem: 1,
    contours: 1,
    houses: 1,
    weave: 1,
    poster: 1,
  },
  crime: {
    noir: 7,
    poster: 2,
    skyline: 2,
    halftone: 2,
    birches: 1,
    mountains: 1,
    contours: 1,
    emblem: 1,
    houses: 1,
    rings: 1,
  },
  fantasy: {
    mountains: 3,
    birches: 3,
    arches: 3,
    cloth: 2,
    weave: 2,
    orbits: 2,
    initial: 2,
    emblem: 2,
    contours: 1,
    rings: 1,
    papercut: 1,
    stamp: 1,
  },
  fiction: {
    papercut: 2,
    arches: 2,
    emblem: 2,
    poster: 2,
    rings: 2,
    bands: 2,
    initial: 2,
    swiss: 2,
    contours: 2,
    houses: 1,
    mountains: 1,
    sea: 1,
    botanical: 1,
    birches: 1,
    skyline: 1,
    halftone: 2,
    label: 1,
    weave: 1,
    strokes: 2,
    stamp: 1,
  },
  golden: {
    bands: 3,
    emblem: 3,
    poster: 3,
    houses: 2,
    label: 2,
    noir: 2,
    swiss: 1,
    halftone: 1,
    initial: 2,
    arches: 1,
    stamp: 2,
  },
  history: {
    stamp: 2,
    strokes: 1,
    bands: 2,
    cloth: 2,
    diagram: 1,
    label: 2,
    poster: 2,
    initial: 2,
    arches: 1,
    weave: 2,
    emblem: 2,
    halftone: 2,
    swiss: 1,
    contours: 1,
  },
  nature: {
    stamp: 2,
    botanical: 4,
    contours: 3,
    birches: 3,
    mountains: 2,
    sea: 2,
    label: 2,
    rings: 2,
    papercut: 2,
    weave: 1,
    swiss: 1,
  },
  nonfiction: {
    strokes: 1,
    diagram: 4,
    swiss: 3,
    poster: 3,
    halftone: 2,
    rings: 2,
    bands: 2,
    contours: 1,
    initial: 2,
    orbits: 1,
  },
  poetry: {
    air: 5,
    strokes: 3,
    contours: 2,
    label: 2,
    botanical: 1,
    rings: 1,
    papercut: 1,
    initial: 1,
    sea: 1,
    weave: 1,
    arches: 1,
  },
  speculative: {
    orbits: 5,
    rings: 2,
    swiss: 1,
    mountains: 2,
    arches: 2,
    halftone: 2,
    contours: 2,
    poster: 1,
    skyline: 1,
    weave: 1,
    birches: 1,
  },
};

/** Added to the weights of the genre. Layouts without a weight there stay unused, such as noir for children. */
const BY_MOTIF: Partial<Record<Motif, Partial<Record<LayoutName, number>>>> = {
  animals: { animals: 3, papercut: 1 },
  city: { skyline: 4, houses: 2 },
  forest: { birches: 5, botanical: 1 },
  garden: { botanical: 4, papercut: 1 },
  home: { houses: 2, emblem: 1, arches: 1 },
  journey: { stamp: 4, emblem: 2, mountains: 1, contours: 1 },
  love: { emblem: 1, botanical: 1, papercut: 1 },
  mountains: { mountains: 5, contours: 1 },
  night: { orbits: 1, skyline: 1, arches: 1 },
  sea: { sea: 6, contours: 1 },
  space: { orbits: 3 },
  village: { houses: 3, birches: 1 },
  war: { poster: 2, halftone: 2 },
  winter: { mountains: 2, birches: 2, weave: 3 },
};

const MOODS: Record<Genre, readonly Mood[]> = {
  children: ['bright'],
  classic: ['cloth', 'earth', 'warm'],
  crime: ['dark', 'cool'],
  fantasy: ['dark', 'cool', 'earth', 'cloth'],
  fiction: ['warm', 'cool', 'bright', 'airy', 'earth', 'dark'],
  golden: ['warm', 'dark', 'bright', 'cloth'],
  history: ['earth', 'cloth', 'warm', 'cool'],
  nature: ['earth', 'airy', 'cool', 'warm'],
  nonfiction: ['bright', 'cool', 'warm', 'airy'],
  poetry: ['airy'],
  speculative: ['dark', 'cool', 'bright'],
};

export function moodsOf(genre: Genre): readonly Mood[] {
  return MOODS[genre];
}

export function layoutsFor(genre: Genre, motifs: ReadonlySet<Motif>): [LayoutName, number][] {
  return (Object.keys(LAYOUTS) as LayoutName[]).flatMap((name) => {
    const base = BY_GENRE[genre][name];
    if (!base) return [];
    const bonus = [...motifs].reduce((sum, motif) => sum + (BY_MOTIF[motif]?.[name] ?? 0), 0);
    return [[name, base + bonus] as [LayoutName, number]];
  });
}
