import { expect } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import {
  addProduct,
  addTestCategory,
  changeShop,
  type ProductInput,
} from '#backend/features/product/add-product.fixture.ts';
import {
  type ListArguments,
  type QueriedList,
  queryList,
  queryListWithFacets,
} from '#backend/features/product-list/query-list.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

interface QueriedProduct {
  productId: number;
  name: string;
  brand: { name: string };
  totalStock: { totalStock: number };
  unitPrice: { sellingPriceIncVat: number };
  variantGroup: { activeProducts: number };
  primaryCategory: { categoryId: number };
}

export interface ChangingShop extends TestShop {
  /** The facet of a category that contains only books of the test. */
  category: string;
  /** Changes the database in one transaction and updates the catalogue. */
  change<Result>(statements: (db: Database) => Promise<Result>): Promise<Result>;
  /** Adds a book with a unique title. */
  newBook(input?: Partial<ProductInput>): Promise<{ id: number; key: string }>;
  list(filter: ListArguments, args?: ListArguments): Promise<QueriedList>;
  idsIn(filter: ListArguments, args?: ListArguments): Promise<number[]>;
}

/** A shop that tests change while it runs. */
export async function openChangingShop(): Promise<ChangingShop> {
  const shop = await openTestShop();
  const { parentCategoryId } = await changeShop(shop, addTestCategory);
  let books = 0;
  return {
    ...shop,
    category: `c_${parentCategoryId}`,
    change: (statements) => changeShop(shop, statements),
    async newBook(input = {}) {
      const key = uniqueWord(books++);
      const id = await changeShop(shop, (db) => addProduct(db, { key, ...input }));
      return { id, key };
    },
    list: (filter, args) => queryListWithFacets(shop, filter, args),
    idsIn: async (filter, args) => (await queryList(shop, filter, args)).ids,
  };
}

/** Words that differ by more than the allowed typos, so that a search for one does not find another. */
function uniqueWord(index: number): string {
  return String.fromCharCode(97 + (index % 26)).repeat(8 + index);
}

export async function queryProduct(
  shop: Pick<TestShop, 'query'>,
  alias: string,
): Promise<QueriedProduct | null> {
  const { data, errors } = await shop.query<{ product: QueriedProduct | null }>(
    `query ($alias: String) {
      product(alias: $alias) {
        productId name brand { name } totalStock { totalStock } unitPrice { sellingPriceIncVat }
        variantGroup { activeProducts } primaryCategory { categoryId }
      }
    }`,
    { alias },
  );
  expect(errors).toBeUndefined();
  return data.product;
}
