import type { Dimensions } from '../catalogue.ts';

export function dimensionsOf(row: { length_mm: number; width_mm: number; height_mm: number }): Dimensions {
  return { length: row.length_mm, width: row.width_mm, height: row.height_mm };
}
