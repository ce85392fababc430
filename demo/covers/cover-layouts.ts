import type { Genre, Theme } from './cover-character.ts';
import type { Page } from './cover-page.ts';
import type { Mood } from './cover-palettes.ts';
import {
  bordered,
  card,
  column,
  fields,
  postage,
  receding,
  scattered,
  slope,
  typographic,
  wallpaper,
} from './designs/arranged.ts';
import {
  centred,
  cropped,
  disc,
  hanging,
  horizon,
  medallion,
  moonlit,
  opening,
  rayed,
  split,
} from './designs/single.ts';
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
import { arches } from './scenes/arches.ts';
import { birches } from './scenes/birches.ts';
import { botanical } from './scenes/botanical.ts';
import { houses } from './scenes/houses.ts';
import { mountains } from './scenes/mountains.ts';
import { noir } from './scenes/noir.ts';
import { orbits } from './scenes/orbits.ts';
import { papercut } from './scenes/papercut.ts';
import { sea } from './scenes/sea.ts';
import { skyline } from './scenes/skyline.ts';

type Layout = (page: Page) => void;

/** Layouts with the motif of the book. */
export const DESIGNS = {
  bordered,
  card,
  centred,
  column,
  cropped,
  disc,
  fields,
  hanging,
  horizon,
  medallion,
  moonlit,
  opening,
  postage,
  rayed,
  receding,
  scattered,
  slope,
  split,
  typographic,
  wallpaper,
} satisfies Record<string, Layout>;

/** Landscapes, for books that are about them. */
const SCENES = {
  birches,
  botanical,
  houses,
  mountains,
  noir,
  orbits,
  papercut,
  sea,
  skyline,
} satisfies Record<string, Layout>;

/** Lettering and patterns, for books of which nothing is known. */
const PATTERNS = {
  air,
  arches,
  bands,
  cloth,
  contours,
  diagram,
  halftone,
  initial,
  label,
  poster,
  rings,
  strokes,
  swiss,
  weave,
} satisfies Record<string, Layout>;

export const LAYOUTS = { ...DESIGNS, ...SCENES, ...PATTERNS };

export type LayoutName = keyof typeof LAYOUTS;
type DesignName = keyof typeof DESIGNS;
type PatternName = keyof typeof PATTERNS;

/** Weights by genre; 1 without one. */
const DESIGNS_BY_GENRE: Record<Genre, Partial<Record<DesignName, number>>> = {
  children: {
    horizon: 3,
    scattered: 3,
    fields: 2,
    rayed: 2,
    receding: 2,
    disc: 2,
    medallion: 0,
    moonlit: 0.5,
  },
  classic: { medallion: 2, opening: 2, wallpaper: 3, bordered: 2, card: 2, fields: 0, scattered: 0.5 },
  crime: {
    moonlit: 3,
    cropped: 3,
    slope: 2,
    split: 2,
    typographic: 2,
    wallpaper: 0.5,
    medallion: 0.5,
    fields: 0.5,
  },
  fantasy: { medallion: 2, opening: 2, moonlit: 2, rayed: 2, fields: 0, scattered: 0.5 },
  fiction: { cropped: 2, column: 2, slope: 2, disc: 2, hanging: 2, typographic: 2 },
  golden: { card: 3, rayed: 3, wallpaper: 2, bordered: 2, opening: 2, postage: 2 },
  history: { column: 2, postage: 2, bordered: 2, medallion: 2, typographic: 2, split: 2 },
  nature: { centred: 3, opening: 2, wallpaper: 2, scattered: 2, disc: 2, fields: 2 },
  nonfiction: { typographic: 3, fields: 3, column: 2, split: 2, receding: 2, medallion: 0.5 },
  poetry: { centred: 3, opening: 2, typographic: 2, bordered: 2, disc: 2, fields: 0.5 },
  speculative: { moonlit: 2, rayed: 2, cropped: 2, slope: 2, receding: 2, wallpaper: 0.5 },
};

const SCENES_BY_THEME: Partial<Record<Theme, readonly (keyof typeof SCENES)[]>> = {
  city: ['skyline'],
  forest: ['birches'],
  garden: ['botanical', 'papercut'],
  mountains: ['mountains'],
  sea: ['sea'],
  space: ['orbits'],
  village: ['houses'],
};

const PATTERNS_BY_GENRE: Record<Genre, readonly PatternName[]> = {
  children: ['rings', 'initial', 'bands', 'swiss', 'weave', 'poster', 'arches'],
  classic: ['cloth', 'label', 'bands', 'arches', 'initial', 'contours', 'weave', 'poster'],
  crime: ['poster', 'halftone', 'contours', 'rings', 'swiss', 'initial', 'strokes'],
  fantasy: ['arches', 'cloth', 'weave', 'initial', 'contours', 'rings', 'poster'],
  fiction: [
    'arches',
    'poster',
    'rings',
    'bands',
    'initial',
    'swiss',
    'contours',
    'halftone',
    'label',
    'weave',
    'strokes',
  ],
  golden: ['bands', 'poster', 'label', 'swiss', 'halftone', 'initial', 'arches'],
  history: ['strokes', 'bands', 'cloth', 'diagram', 'label', 'poster', 'initial', 'weave', 'halftone'],
  nature: ['contours', 'label', 'rings', 'weave', 'swiss', 'strokes', 'air'],
  nonfiction: ['strokes', 'diagram', 'swiss', 'poster', 'halftone', 'rings', 'bands', 'contours', 'initial'],
  poetry: ['air', 'strokes', 'contours', 'label', 'rings', 'initial', 'weave', 'arches'],
  speculative: ['rings', 'swiss', 'arches', 'halftone', 'contours', 'poster', 'weave'],
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

/** The layouts that fit a book, with their weights. Without themes it has no landscape. */
export function layoutsFor(
  genre: Genre,
  themes: ReadonlySet<Theme> | undefined,
  hasMotif: boolean,
): [LayoutName, number][] {
  const scenes = [...(themes ?? [])].flatMap((theme) => SCENES_BY_THEME[theme] ?? []);
  const fitting = themes && genre === 'crime' ? [...scenes, 'noir' as const] : scenes;
  const withWeight = fitting.map((name): [LayoutName, number] => [name, 2]);
  if (!hasMotif)
    return [...withWeight, ...PATTERNS_BY_GENRE[genre].map((name): [LayoutName, number] => [name, 2])];
  const designs = (Object.keys(DESIGNS) as DesignName[]).flatMap((name): [LayoutName, number][] => {
    const weight = DESIGNS_BY_GENRE[genre][name] ?? 1;
    return weight > 0 ? [[name, weight]] : [];
  });
  return [...withWeight, ...designs];
}
