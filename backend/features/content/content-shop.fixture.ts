import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { importPages } from './management/import-pages.ts';

export interface ContentShop extends TestShop {
  /** Publishes pages, or stores them as drafts, and refreshes the shop. */
  write(pages: object[], options?: { isPublished?: boolean }): Promise<void>;
  /** The name of the page that an area displays, and the texts of its widgets. */
  area(
    variables: object,
    headers?: Record<string, string>,
  ): Promise<{ name: string; texts: string[] } | null>;
}

export const AREA = { family: 'Test', areaName: 'An area' };

/** An area with one text, in Swedish and English. */
export function areaPage(key: string, overrides: object = {}) {
  return {
    key,
    page: { sv: { title: key }, en: { title: key } },
    area: { family: AREA.family, name: AREA.areaName },
    containers: [{ name: 'texts', widgets: [textWidget(key)] }],
    ...overrides,
  };
}

export function textWidget(text: string, overrides: object = {}) {
  return { name: 'Rich text', settings: { text }, ...overrides };
}

const query = `query ($alias: String, $family: String, $areaName: String, $displaySetting: String, $preview: Boolean,
    $customerType: CustomerType, $url: String, $filters: [PageWidgetCollectionFilterInputType], $languageId: String,
    $marketId: String) {
  widgetArea(alias: $alias, family: $family, areaName: $areaName, displaySetting: $displaySetting, preview: $preview,
    customerType: $customerType, url: $url, filters: $filters, languageId: $languageId, marketId: $marketId) {
    name containers { widgets { configuration } }
  }
}`;

export async function openContentShop(environment: Record<string, string> = {}): Promise<ContentShop> {
  const shop = await openTestShop(environment);
  const folder = join(shop.folder, 'pages');
  await mkdir(folder);
  return {
    ...shop,
    async write(pages, { isPublished = true } = {}) {
      const paths = await Promise.all(
        pages.map(async (page, index) => {
          const path = join(folder, `${index}.json`);
          await writeFile(path, JSON.stringify(page));
          return path;
        }),
      );
      await importPages(shop.db, paths, { isPublished });
      await shop.backend.refreshCatalogue();
    },
    async area(variables, headers) {
      const { data, errors } = await shop.query(
        query,
        { languageId: 'en-GB', ...AREA, ...variables },
        headers,
      );
      if (errors) throw new Error(JSON.stringify(errors));
      if (!data.widgetArea) return null;
      const { name, containers } = data.widgetArea as {
        name: string;
        containers: { widgets: { configuration: string }[] }[];
      };
      const texts = containers.flatMap(({ widgets }) =>
        widgets.map(({ configuration }) => JSON.parse(configuration).text as string),
      );
      return { name, texts };
    },
  };
}
