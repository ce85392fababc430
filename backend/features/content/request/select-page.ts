import type { Visibility } from '../page/page-file.ts';
import type { ContentPage } from '../page/prepare-page.ts';
import { type ContentRequest, isVisible, matchesFilters } from './content-request.ts';

/**
 * Content for one product is more specific than content for its category. Each weight exceeds the sum of those below;
 * `Campaign` is another name of `DiscountCampaign`.
 */
const filterWeights: Record<string, number> = {
  Product: 32,
  DiscountCampaign: 16,
  Campaign: 16,
  Category: 8,
  Brand: 4,
  Parameter: 2,
};

/**
 * Selects the most specific page for an area: first by filters, then by audience, then a page with a time limit before one
 * without. Of equally specific pages the newer one wins.
 */
export async function selectPage(
  candidates: readonly ContentPage[],
  request: ContentRequest,
): Promise<ContentPage | undefined> {
  const sorted = candidates
    .filter((page) => page.texts.has(request.scope.language.id) && isVisible(page.visible, request))
    .map((page) => ({ page, specificity: specificityOf(page.visible) }))
    .sort((a, b) => compare(b.specificity, a.specificity) || b.page.id - a.page.id);
  for (const { page } of sorted) if (await matchesFilters(page.visible, request)) return page;
  return undefined;
}

function specificityOf(visible: Visibility | undefined): number[] {
  if (!visible) return [0, 0, 0];
  const keys = new Set(visible.filters.map(({ key }) => key));
  const filterWeight = [...keys].reduce((sum, key) => sum + (filterWeights[key] ?? 0), 0);
  const { channels, markets, languages, customerTypes, from, to } = visible;
  const audience =
    [channels, markets, languages, customerTypes].filter(({ length }) => length > 0).length +
    [...keys].filter((key) => !(key in filterWeights)).length;
  return [filterWeight, audience, from || to ? 1 : 0];
}

function compare(a: number[], b: number[]): number {
  return a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
