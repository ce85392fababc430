import { CONTRIBUTOR_ROLES } from '#contract/product/contributor-roles.ts';
import type { BookPrice, LinkKind } from '../book/book.ts';
import type {
  FixedPriceState,
  ProductRow,
  ProductState,
  ProductText,
  SkuState,
  StoredProduct,
} from './product-state.ts';

/** A parameter value of a product. `order` is the position of a contributor or subject, and 0 for other parameters. */
interface OrderedEntry {
  identifier: string;
  key: string;
  order: number;
}

interface ProductLink {
  kind: LinkKind;
  url: string;
  order: number;
}

/** The rows to write to turn the stored state of a product into the desired one. Unchanged rows are undefined or not listed. */
export interface Difference {
  key: string;
  stored: StoredProduct | undefined;
  product: ProductRow | undefined;
  texts: (ProductText & { language: string })[];
  categories: Changes<number>;
  covers: Changes<string>;
  parameters: Changes<OrderedEntry>;
  links: Changes<ProductLink>;
  /** All pictures, if one or its alt text has changed. */
  pictures: readonly Picture[] | undefined;
  sku: SkuState | undefined;
  prices: (BookPrice & { list: number })[];
  /** Price lists in which the book is no longer sold. */
  deletedPrices: number[];
  fixedPrices: (FixedPriceState & { market: string })[];
  /** Markets in which the price is no longer fixed. */
  deletedFixedPrices: string[];
}

interface Picture {
  url: string;
  altTexts: Readonly<Record<string, string>>;
}

/** The values of a product to add and to remove. */
export interface Changes<T> {
  added: T[];
  removed: T[];
}

export function differenceOf(
  key: string,
  desired: ProductState,
  stored: StoredProduct | undefined,
): Difference {
  const links = changesBetween(
    productLinksOf(desired),
    stored ? productLinksOf(stored) : [],
    ({ kind, url, order }) => `${kind} ${order} ${url}`,
  );
  const hasOtherPictures = [...links.added, ...links.removed].some(({ kind }) => kind === 'picture');
  // The other properties are columns of the product's own row.
  const {
    texts,
    categoryIds,
    cover,
    parameters: _,
    links: __,
    pictureAltTexts: ___,
    sku,
    prices,
    fixedPrices,
    ...product
  } = desired;
  return {
    key,
    stored,
    product: isEqual(product, stored) ? undefined : product,
    texts: [...texts]
      .filter(([language, text]) => !isEqual(text, stored?.texts.get(language)))
      .map(([language, text]) => ({ language, ...text })),
    categories: changesBetween(categoryIds, stored?.categoryIds ?? [], String),
    covers: changesBetween(toList(cover), toList(stored?.cover), String),
    parameters: changesBetween(
      parameterEntriesOf(desired),
      stored ? parameterEntriesOf(stored) : [],
      ({ identifier, key, order }) => `${identifier}=${key}#${order}`,
    ),
    links,
    pictures: hasOtherPictures || hasOtherAltTexts(desired, stored) ? picturesOf(desired) : undefined,
    sku: sku && isEqual(sku, stored?.sku) ? undefined : sku,
    prices: [...prices]
      .filter(([list, price]) => !isEqual(price, stored?.prices.get(list)))
      .map(([list, price]) => ({ list, ...price })),
    deletedPrices: [...(stored?.prices.keys() ?? [])].filter((list) => !prices.has(list)),
    fixedPrices: [...fixedPrices]
      .filter(([market, price]) => !isEqual(price, stored?.fixedPrices.get(market)))
      .map(([market, price]) => ({ market, ...price })),
    deletedFixedPrices: [...(stored?.fixedPrices.keys() ?? [])].filter((market) => !fixedPrices.has(market)),
  };
}

export function isEmpty(difference: Difference): boolean {
  const { product, texts, categories, covers, parameters, links, sku, prices, deletedPrices } = difference;
  if (difference.pictures) return false;
  const { fixedPrices, deletedFixedPrices } = difference;
  const changed = [categories, covers, parameters, links].flatMap(({ added, removed }) => [
    ...added,
    ...removed,
  ]);
  const rows = [texts, prices, deletedPrices, fixedPrices, deletedFixedPrices, changed];
  return !product && !sku && rows.every(({ length }) => length === 0);
}

/** True if every desired field has the stored value. Other stored fields are ignored. */
function isEqual<T extends object>(desired: T, stored: Partial<T> | undefined): boolean {
  const names = Object.keys(desired) as (keyof T)[];
  return stored !== undefined && names.every((name) => desired[name] === stored[name]);
}

function changesBetween<T>(
  desired: readonly T[],
  stored: readonly T[],
  nameOf: (value: T) => string,
): Changes<T> {
  const desiredNames = new Set(desired.map(nameOf));
  const storedNames = new Set(stored.map(nameOf));
  return {
    added: desired.filter((value) => !storedNames.has(nameOf(value))),
    removed: stored.filter((value) => !desiredNames.has(nameOf(value))),
  };
}

const toList = (cover: string | undefined) => (cover === undefined ? [] : [cover]);

const orderedParameters = new Set<string>([...CONTRIBUTOR_ROLES, 'subject']);

function parameterEntriesOf({ parameters }: ProductState): OrderedEntry[] {
  return [...parameters].flatMap(([identifier, keys]) =>
    keys.map((key, index) => ({ identifier, key, order: orderedParameters.has(identifier) ? index : 0 })),
  );
}

function productLinksOf({ links }: ProductState): ProductLink[] {
  return [...links].flatMap(([kind, urls]) => urls.map((url, order) => ({ kind, url, order })));
}

function picturesOf({ links, pictureAltTexts }: ProductState): Picture[] {
  return (links.get('picture') ?? []).map((url) => ({ url, altTexts: pictureAltTexts.get(url) ?? {} }));
}

function hasOtherAltTexts(desired: ProductState, stored: StoredProduct | undefined): boolean {
  return picturesOf(desired).some(({ url, altTexts }) => {
    const known = stored?.pictureAltTexts.get(url) ?? {};
    return Object.entries(altTexts).some(([language, text]) => known[language] !== text);
  });
}

/** Separates new products from stored ones: their rows need no `on conflict`, which would make the insert 50 % slower. */
export function splitByStored(differences: Difference[]): Difference[][] {
  return [differences.filter(({ stored }) => !stored), differences.filter(({ stored }) => stored)];
}
