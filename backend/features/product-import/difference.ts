import type { BookPrice } from './book/book.ts';
import type { Fact } from './parameter-values.ts';
import type { ProductState, ProductText, SkuState, StoredProduct } from './product-state.ts';

/** What must be written to turn one state of a product into the other; nothing where they are alike. */
export interface Difference {
  key: string;
  stored: StoredProduct | undefined;
  product: ProductRow | undefined;
  texts: (ProductText & { language: string })[];
  categories: Links<number>;
  covers: Links<string>;
  facts: Links<Fact>;
  sku: SkuState | undefined;
  prices: (BookPrice & { list: number })[];
}

export type ProductRow = Pick<
  ProductState,
  'articleNumber' | 'brandId' | 'primaryCategoryId' | 'isActive' | 'freightClass'
>;

export interface Links<T> {
  added: T[];
  removed: T[];
}

export function differenceOf(
  key: string,
  wanted: ProductState,
  stored: StoredProduct | undefined,
): Difference {
  const { articleNumber, brandId, primaryCategoryId, isActive, freightClass } = wanted;
  const product = { articleNumber, brandId, primaryCategoryId, isActive, freightClass };
  return {
    key,
    stored,
    product: isAlike(product, stored) ? undefined : product,
    texts: [...wanted.texts]
      .filter(([language, text]) => !isAlike(text, stored?.texts.get(language)))
      .map(([language, text]) => ({ language, ...text })),
    categories: linksBetween(wanted.categoryIds, stored?.categoryIds ?? [], String),
    covers: linksBetween(listed(wanted.cover), listed(stored?.cover), String),
    facts: linksBetween(
      factsOf(wanted),
      stored ? factsOf(stored) : [],
      ({ identifier, key }) => `${identifier}=${key}`,
    ),
    sku: wanted.sku && isAlike(wanted.sku, stored?.sku) ? undefined : wanted.sku,
    prices: [...wanted.prices]
      .filter(([list, price]) => !isAlike(price, stored?.prices.get(list)))
      .map(([list, price]) => ({ list, ...price })),
  };
}

export function isEmpty({ product, texts, categories, covers, facts, sku, prices }: Difference): boolean {
  const links = [categories, covers, facts].flatMap(({ added, removed }) => [...added, ...removed]);
  return !product && !sku && texts.length + prices.length + links.length === 0;
}

/** All that is wanted is there just so; more may be there. */
function isAlike<T extends object>(wanted: T, stored: Partial<T> | undefined): boolean {
  const names = Object.keys(wanted) as (keyof T)[];
  return stored !== undefined && names.every((name) => wanted[name] === stored[name]);
}

function linksBetween<T>(wanted: readonly T[], stored: readonly T[], nameOf: (value: T) => string): Links<T> {
  const wantedNames = new Set(wanted.map(nameOf));
  const storedNames = new Set(stored.map(nameOf));
  return {
    added: wanted.filter((value) => !storedNames.has(nameOf(value))),
    removed: stored.filter((value) => !wantedNames.has(nameOf(value))),
  };
}

const listed = (cover: string | undefined) => (cover === undefined ? [] : [cover]);

function factsOf({ facts }: ProductState): Fact[] {
  return [...facts].flatMap(([identifier, keys]) => keys.map((key) => ({ identifier, key })));
}
