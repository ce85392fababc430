import type { Format } from './formats.ts';

export interface BookSize {
  length_mm: number;
  width_mm: number;
  height_mm: number;
  weight_grams: number;
}

const nothing: BookSize = { length_mm: 0, width_mm: 0, height_mm: 0, weight_grams: 0 };
const letterThickness = 30;
const letterGrams = 1000;

/** Picture books are broad and thin and printed on heavy paper; other books differ by how they are bound. */
const shapes = {
  picture: { length: 280, width: 220, boards: 5, leaf: 0.14, gramsOfBoards: 180, gramsOfLeaf: 7 },
  hardback: { length: 216, width: 138, boards: 6, leaf: 0.11, gramsOfBoards: 150, gramsOfLeaf: 2.4 },
  paperback: { length: 178, width: 110, boards: 1, leaf: 0.1, gramsOfBoards: 20, gramsOfLeaf: 1.5 },
};

/** As a book of so many pages would lie in the hand: a leaf has two of them. */
export function bookSize(format: Format, pages: number, category: string): BookSize {
  if (format !== 'hardback' && format !== 'paperback') return nothing;
  const shape = shapes[category === 'children/picture-books' ? 'picture' : format];
  const leaves = pages / 2;
  return {
    length_mm: shape.length,
    width_mm: shape.width,
    height_mm: Math.round(shape.boards + leaves * shape.leaf),
    weight_grams: Math.round(shape.gramsOfBoards + leaves * shape.gramsOfLeaf),
  };
}

/** What fits through a letter slot goes as a letter; what weighs nothing is sent nowhere. */
export function freightClass({ height_mm, weight_grams }: BookSize): 'letter' | 'parcel' | null {
  if (weight_grams === 0) return null;
  return height_mm <= letterThickness && weight_grams <= letterGrams ? 'letter' : 'parcel';
}
