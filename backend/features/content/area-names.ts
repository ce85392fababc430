import { areaKey, type ContentCache, type PublishedContent } from './cache/content-cache.ts';
import type { ContentPage } from './page/prepare-page.ts';

const frontPage = areaKey('Frontpage', 'The front page area');

/** Areas of the shop by the names that other clients use. */
const areasByClientName: ReadonlyMap<string, string> = new Map([
  [areaKey('Frontpage', 'Content'), frontPage],
  [areaKey('Productlist', 'Above List'), areaKey('Productlist', 'The top part of the product list')],
  [areaKey('Productlist', 'Below List'), areaKey('Productlist', 'The bottom part of the product list')],
]);

/** The pages of an area, by its name or by the name that other clients use. */
export function findAreaPages({ areas }: PublishedContent, family: string, name: string): ContentPage[] {
  const key = areaKey(family, name);
  return areas.get(key) ?? areas.get(areasByClientName.get(key) ?? '') ?? [];
}

/** The first page of the area that is the front page. */
export function findFrontPage(content: ContentCache): ContentPage | undefined {
  return content.current().areas.get(frontPage)?.[0];
}
