import { bookSize } from '#backend/database/book-size.ts';
import { type DemoLanguage, demoLanguages } from '../languages.ts';
import type { CurrencyCode } from '../shop/markets.ts';
import type { DemoProduct } from './demo-products.ts';
import { type DemoPackage, packages } from './packages.ts';
import { reducePrice } from './price-history.ts';
import { priceLadder } from './price-ladder.ts';

const discountPercent = 10;

/** A package in one language. */
export interface PackageEdition {
  id: number;
  skuId: number;
  package: DemoPackage;
  language: DemoLanguage;
  /** The books of each group, the default first. */
  groups: DemoProduct[][];
  /** The default books of the required groups, once per copy. */
  defaultBooks: DemoProduct[];
}

/** Packages in the languages that have all of their books. Their ids follow those of the main formats. */
export function createPackageEditions(books: DemoProduct[]): PackageEdition[] {
  const mains = books.filter(({ isMain }) => isMain);
  const editions = new Map(mains.map((book) => [book.key, book]));
  const lastId = Math.max(...mains.map(({ id }) => id));
  const lastSkuId = Math.max(...books.map(({ sku }) => sku.id));
  return packages
    .flatMap((item) =>
      demoLanguages.map((language) => ({
        package: item,
        language,
        groups: item.groups.map(({ works }) =>
          works.flatMap((work) => editions.get(`${work}/${language}`) ?? []),
        ),
      })),
    )
    .filter(({ package: item, groups }) =>
      groups.every((group, index) => group.length === item.groups[index]?.works.length),
    )
    .map((edition, index) => ({
      ...edition,
      id: lastId + index + 1,
      skuId: lastSkuId + index + 1,
      defaultBooks: edition.groups.flatMap((group, order) => {
        const { isOptional, quantity = 1 } = edition.package.groups[order] ?? {};
        return isOptional ? [] : group.slice(0, 1).flatMap((book) => Array(quantity).fill(book));
      }),
    }));
}

/** The default books in one pile. */
export function packageSize({ defaultBooks }: PackageEdition) {
  const sizes = defaultBooks.map(({ edition, work }) => bookSize('paperback', edition.pages, work.category));
  const largest = (side: 'length_mm' | 'width_mm') => Math.max(...sizes.map((size) => size[side]));
  const sum = (side: 'height_mm' | 'weight_grams') => sizes.reduce((total, size) => total + size[side], 0);
  return {
    length_mm: largest('length_mm'),
    width_mm: largest('width_mm'),
    height_mm: sum('height_mm'),
    weight_grams: sum('weight_grams'),
  };
}

/** Lower than the sum of the books, whichever are selected. */
export function packagePrice({ package: item, groups }: PackageEdition, currency: CurrencyCode): number {
  const cheapest = groups.map((books, index) => {
    const { isOptional, quantity = 1 } = item.groups[index] ?? {};
    const prices = books.map(({ priceIndex }) => priceLadder[currency][priceIndex] ?? 0);
    return isOptional ? 0 : quantity * Math.min(...prices);
  });
  return reducePrice(
    cheapest.reduce((sum, price) => sum + price, 0),
    discountPercent,
    currency,
  );
}
