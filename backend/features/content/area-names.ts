import { areaKey, type ContentCache, type PublishedContent } from './cache/content-cache.ts';
import type { ContentPage } from './page/prepare-page.ts';

const frontPage = areaKey('Frontpage', 'The front page area');

/** Names by which other clients read the areas of the shop. */
const otherNames: ReadonlyMap<string, string> = new Map([
  [areaKey('Frontpage', 'Content'), frontPage],
  [areaKey('Productlist', 'Above List'), areaKey('Productlist', 'The top part of the product list')],
  [areaKey('Productlist', 'Below List'), areaKey('Productlist', 'The bottom part of the product list')],
]);

/** The pages of an area. An area that the shop does not have may be another name of one that it has. */
export function findAreaPages({ areas }: PublishedContent, family: string, name: string): ContentPage[] {
  const key = areaKey(family, name);
  return areas.get(key) ?? areas.get(otherNames.get(key) ?? '') ?? [];
}

export function findFrontPage(content: ContentCache): ContentPage | undefined {
  return content.current().areas.get(frontPage)?.[0];
}
