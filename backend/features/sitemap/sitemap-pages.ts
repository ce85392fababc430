import { setImmediate } from 'node:timers/promises';
import {
  type Brand,
  type Campaign,
  type Category,
  isService,
  pathOfCategory,
} from '#backend/catalogue-index/catalogue.ts';
import type { MaybePromise } from '#backend/catalogue-index/maybe-promise.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { productInScope } from '#backend/features/product/product-in-scope.ts';
import {
  alternativeUrls,
  brandUrl,
  campaignUrl,
  categoryUrl,
  contentUrl,
  inHomeMarket,
  productUrl,
} from '#backend/features/url/canonical-url.ts';
import { isListed } from '#backend/features/url/find-campaign.ts';
import { findListPages, findListRanges } from './list-pages.ts';
import { type IdRange, listPageAliases, listPageRanges } from './sitemap.queries.ts';

/** The path of a page in one language and market. */
export interface PageUrl {
  url: string;
  culture: string;
  country: string | null;
}

/** Each page belongs to one id, of a product, brand and so on, so that parts of a kind are ranges of ids. */
interface SitemapKind {
  /** Ids are divided into ranges of `size`. Returns the indexes of the ranges that have pages, in order. */
  ranges(size: number, scope: Scope, db: Database): MaybePromise<readonly number[]>;
  /** The pages that are visible in the scope's market, each with its URLs. */
  pages(ids: IdRange, scope: Scope, db: Database): AsyncGenerator<PageUrl[]>;
}

/** Between batches the process handles other requests. */
const productBatchSize = 50;

const products: SitemapKind = {
  ranges: (size, { catalogue }) => catalogue.engine.productRanges(size),
  async *pages({ first, end }, scope) {
    for (let id = first; id < end; id += productBatchSize) {
      const length = Math.min(productBatchSize, end - id);
      const found = await scope.catalogue.engine.products(Array.from({ length }, (_, index) => id + index));
      for (const product of found) {
        if (product && !isService(product.fulfilment) && productInScope(product, scope))
          yield listPageUrls(scope, (other) => {
            const isSold = other.market === scope.market || productInScope(product, other) !== null;
            return isSold ? productUrl(product, other) : null;
          });
      }
      await setImmediate();
    }
  },
};

/** A category is not listed if it or a category above it is hidden, or has no name in the language. */
const categories = createKind<Category>({
  items: ({ catalogue }) => catalogue.categories,
  isVisible: (category, { language }) =>
    pathOfCategory(category).every(({ isHidden, texts }) => !isHidden && texts.has(language.id)),
  urlOf: (category, other) => (category.texts.has(other.language.id) ? categoryUrl(category, other) : null),
});

const brands = createKind<Brand>({
  items: ({ catalogue }) => catalogue.brands,
  isVisible: ({ texts }, { language }) => texts.has(language.id),
  urlOf: (brand, other) => (brand.texts.has(other.language.id) ? brandUrl(brand, other) : null),
});

const campaigns = createKind<Campaign>({
  items: ({ catalogue }) => catalogue.campaigns,
  isVisible: isListed,
  urlOf: (campaign, other, scope) =>
    isListed(campaign, inHomeMarket(other, scope)) ? campaignUrl(campaign, other) : null,
});

const lists: SitemapKind = {
  ranges: findListRanges,
  async *pages(ids, scope, db) {
    for (const urlIn of await findListPages(ids, scope, db)) yield listPageUrls(scope, urlIn);
  },
};

const content: SitemapKind = {
  ranges: (size, { language }, db) => listPageRanges(db, size, language.id),
  async *pages(ids, scope, db) {
    const rows = await listPageAliases(db, ids);
    for (const page of Map.groupBy(rows, ({ widget_collection_id }) => widget_collection_id).values()) {
      const aliases = new Map(page.map(({ language_id, alias }) => [language_id, alias]));
      yield listPageUrls(scope, (other) => {
        const alias = aliases.get(other.language.id);
        return alias === undefined ? null : contentUrl(alias, other);
      });
    }
  },
};

export const sitemapKinds = { products, categories, brands, campaigns, lists, content };
export type PageKind = keyof typeof sitemapKinds;
export const pageKinds = Object.keys(sitemapKinds) as PageKind[];

interface KindInMemory<Item> {
  items(scope: Scope): ReadonlyMap<number, Item>;
  isVisible(item: Item, scope: Scope): boolean;
  /** The URL in another language or market of a page that is visible in `scope`. */
  urlOf(item: Item, other: Scope, scope: Scope): string | null;
}

function createKind<Item>({ items, isVisible, urlOf }: KindInMemory<Item>): SitemapKind {
  return {
    ranges(size, scope) {
      const found = new Set<number>();
      for (const [id, item] of items(scope)) if (isVisible(item, scope)) found.add(Math.floor(id / size));
      return [...found].sort((a, b) => a - b);
    },
    async *pages({ first, end }, scope) {
      const itemById = items(scope);
      for (let id = first; id < end; id++) {
        const item = itemById.get(id);
        if (item && isVisible(item, scope)) yield listPageUrls(scope, (other) => urlOf(item, other, scope));
      }
    },
  };
}

/** The URLs of a page in all languages and markets, except closed markets, which search engines should not list. */
function listPageUrls(scope: Scope, urlIn: (scope: Scope) => string | null): PageUrl[] {
  return alternativeUrls(scope, urlIn).flatMap(({ url, culture, country, isClosed }) =>
    isClosed ? [] : [{ url, culture, country: country ?? null }],
  );
}
