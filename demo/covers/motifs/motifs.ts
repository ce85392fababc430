import { ANIMAL_MOTIFS } from './animals.ts';
import { BUILDING_MOTIFS } from './buildings-and-vehicles.ts';
import type { MotifDrawing } from './motif-shapes.ts';
import { NATURE_MOTIFS } from './nature.ts';
import { OBJECT_MOTIFS } from './objects.ts';
import { PEOPLE_MOTIFS } from './people.ts';

const DRAWINGS = {
  ...ANIMAL_MOTIFS,
  ...NATURE_MOTIFS,
  ...OBJECT_MOTIFS,
  ...PEOPLE_MOTIFS,
  ...BUILDING_MOTIFS,
};

export type MotifName = keyof typeof DRAWINGS;

/** The drawings of covers, by name. */
export const MOTIFS: Record<MotifName, MotifDrawing> = DRAWINGS;
