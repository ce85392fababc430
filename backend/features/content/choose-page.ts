import type { Visibility } from './page-file.ts';
import type { ShownPage } from './read-page.ts';
import { fitsFilters, isShown, type Reader } from './reader.ts';

/** What is for one book is nearer to it than what is for its shelf; one step outweighs all below it. */
const nearness: Record<string, number> = {
  Product: 32,
  DiscountCampaign: 16,
  Campaign: 16,
  Category: 8,
  Brand: 4,
  Parameter: 2,
};

/**
 * Of all that an area could show, the one that says most exactly what it is for: by what it stands beside, then by whom it
 * is for, then one with a time of its own before one for always. Of two alike the newer one.
 */
export async function choosePage(
  candidates: readonly ShownPage[],
  reader: Reader,
): Promise<ShownPage | undefined> {
  const inOrder = candidates
    .filter((page) => page.texts.has(reader.scope.language.id) && isShown(page.visible, reader))
    .map((page) => ({ page, exactness: exactnessOf(page.visible) }))
    .sort((a, b) => compare(b.exactness, a.exactness) || b.page.id - a.page.id);
  for (const { page } of inOrder) if (await fitsFilters(page.visible, reader)) return page;
  return undefined;
}

function exactnessOf(visible: Visibility | undefined): number[] {
  if (!visible) return [0, 0, 0];
  const keys = new Set(visible.filters.map(({ key }) => key));
  const beside = [...keys].reduce((sum, key) => sum + (nearness[key] ?? 0), 0);
  const { channels, markets, languages, customerTypes, from, to } = visible;
  const audience =
    [channels, markets, languages, customerTypes].filter(({ length }) => length > 0).length +
    [...keys].filter((key) => !(key in nearness)).length;
  return [beside, audience, from || to ? 1 : 0];
}

function compare(a: number[], b: number[]): number {
  return a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
