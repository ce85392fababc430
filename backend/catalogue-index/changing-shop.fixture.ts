import { expect } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import {
  addProduct,
  changeShop,
  type GivenProduct,
  ownShelf,
} from '#backend/features/product/added-product.fixture.ts';
import {
  type Asked,
  askFacets,
  askList,
  type ShownList,
} from '#backend/features/product-list/asked-list.fixture.ts';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';

export interface ShownProduct {
  productId: number;
  name: string;
  brand: { name: string };
  totalStock: { totalStock: number };
  unitPrice: { sellingPriceIncVat: number };
  variantGroup: { activeProducts: number };
  primaryCategory: { categoryId: number };
}

export interface ChangingShop extends TestShop {
  /** The facet of a category that holds only the test's own books. */
  room: string;
  /** Changes the database in one transaction, and has the shop take it in. */
  change<Result>(statements: (db: Database) => Promise<Result>): Promise<Result>;
  /** A book with a title that no other has. */
  newBook(given?: Partial<GivenProduct>): Promise<{ id: number; key: string }>;
  list(filter: Asked, place?: Asked): Promise<ShownList>;
  idsIn(filter: Asked, place?: Asked): Promise<number[]>;
}

/** A shop that tests change while it runs. */
export async function openChangingShop(): Promise<ChangingShop> {
  const shop = await openTestShop();
  const { parentCategoryId } = await changeShop(shop, ownShelf);
  let books = 0;
  return {
    ...shop,
    room: `c_${parentCategoryId}`,
    change: (statements) => changeShop(shop, statements),
    async newBook(given = {}) {
      const key = uniqueWord(books++);
      const id = await changeShop(shop, (db) => addProduct(db, { key, ...given }));
      return { id, key };
    },
    list: (filter, place) => askFacets(shop, filter, place),
    idsIn: async (filter, place) => (await askList(shop, filter, place)).ids,
  };
}

/** Words that are not near each other, so that a search for one does not forgive its way to another. */
function uniqueWord(index: number): string {
  return String.fromCharCode(97 + (index % 26)).repeat(8 + index);
}

export async function showProduct(shop: Pick<TestShop, 'ask'>, alias: string): Promise<ShownProduct | null> {
  const { data, errors } = await shop.ask<{ product: ShownProduct | null }>(
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
