import type { Format } from './formats.ts';

/** `height_mm` is the thickness. */
export interface BookSize {
  length_mm: number;
  width_mm: number;
  height_mm: number;
  weight_grams: number;
}

const noSize: BookSize = { length_mm: 0, width_mm: 0, height_mm: 0, weight_grams: 0 };
const maxLetterThicknessMm = 30;
const maxLetterGrams = 1000;

/** Picture books are broad and thin, on heavy paper; other books differ by binding. Millimetres and grams. */
const shapes = {
  picture: { length: 280, width: 220, coverMm: 5, leafMm: 0.14, coverGrams: 180, leafGrams: 7 },
  hardback: { length: 216, width: 138, coverMm: 6, leafMm: 0.11, coverGrams: 150, leafGrams: 2.4 },
  paperback: { length: 178, width: 110, coverMm: 1, leafMm: 0.1, coverGrams: 20, leafGrams: 1.5 },
};

/** Estimated from the page count; a leaf has two pages. */
export function bookSize(format: Format, pages: number, category: string): BookSize {
  if (format !== 'hardback' && format !== 'paperback') return noSize;
  const shape = shapes[category === 'children/picture-books' ? 'picture' : format];
  const leaves = pages / 2;
  return {
    length_mm: shape.length,
    width_mm: shape.width,
    height_mm: Math.round(shape.coverMm + leaves * shape.leafMm),
    weight_grams: Math.round(shape.coverGrams + leaves * shape.leafGrams),
  };
}

/** A thin and light book is sent as a letter; a digital one (0 g) is not shipped. */
export function freightClass({ height_mm, weight_grams }: BookSize): 'letter' | 'parcel' | null {
  if (weight_grams === 0) return null;
  return height_mm <= maxLetterThicknessMm && weight_grams <= maxLetterGrams ? 'letter' : 'parcel';
}
