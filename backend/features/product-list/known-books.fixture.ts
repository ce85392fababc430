import type { Database } from '#backend/database/connection.ts';
import {
  addCategory,
  addProduct,
  addTestCategory,
  languageIds,
  type ProductInput,
  treatFormatsAsSizes,
} from '#backend/features/product/add-product.fixture.ts';

/** Facet ids of the books that addKnownBooks adds. */
export interface KnownFacets {
  parentCategory: string;
  category: string;
  otherCategory: string;
  hiddenCategory: string;
  publisher: string;
  otherPublisher: string;
  hardback: string;
  paperback: string;
  audio: string;
  ebook: string;
  ann: string;
  bo: string;
  shortBook: string;
  longBook: string;
}

export interface KnownBooks {
  facet: KnownFacets;
  /** Product ids by name. */
  id: Record<string, number>;
}

const soldOut = { in_stock: 0 };
const digital = { in_stock: 0, static_stock: 99 };
const toOrder = { in_stock: 0, oversellable: 5 };
/** The same price for 90 days. */
const price = (amount: number): [number, number, number][] => [[90, amount, amount]];
/** Reduced ten days ago. */
const reduced = (before: number, now: number): [number, number, number][] => [
  [90, before, before],
  [10, before, now],
];

/**
 * Nine books in two subcategories of one parent: Gamma and Delta in `otherCategory`, all others in `category`, Zeta in both.
 * Iota is also in the hidden category.
 */
export async function addKnownBooks(db: Database): Promise<KnownBooks> {
  const { brandId, categoryId, parentCategoryId } = await addTestCategory(db);
  const otherCategory = await addCategory(db, {
    key: 'own-attic',
    parent_category_id: parentCategoryId,
    sort_order: 1,
  });
  const hiddenCategory = await addCategory(db, {
    key: 'own-cellar',
    parent_category_id: parentCategoryId,
    is_hidden: true,
  });
  const otherPublisher = await addBrand(db, 'Another House');
  const [ann, bo] = [await addValue(db, 'author', 'Ann Author'), await addValue(db, 'author', 'Bo Author')];
  const [short, long] = [await addValue(db, 'pages', '9'), await addValue(db, 'pages', '900')];
  const books = knownBooks({ otherCategory, otherPublisher, ann, bo, short, long });
  const id: Record<string, number> = {};
  for (const book of books) id[book.key] = await addProduct(db, book);
  await db
    .insertInto('product_category')
    .values([
      { product_id: id.Zeta ?? 0, category_id: otherCategory },
      { product_id: id.Iota ?? 0, category_id: hiddenCategory },
    ])
    .execute();
  await treatFormatsAsSizes(db);
  const choices = await db.selectFrom('sku_choice').selectAll().execute();
  const choice = (key: string) => `k_${choices.find(({ choice_key }) => choice_key === key)?.sku_choice_id}`;
  return {
    id,
    facet: {
      parentCategory: `c_${parentCategoryId}`,
      category: `c_${categoryId}`,
      otherCategory: `c_${otherCategory}`,
      hiddenCategory: `c_${hiddenCategory}`,
      publisher: `b_${brandId}`,
      otherPublisher: `b_${otherPublisher}`,
      hardback: choice('hardback'),
      paperback: choice('paperback'),
      audio: choice('audio'),
      ebook: choice('ebook'),
      ann: `p_${ann}`,
      bo: `p_${bo}`,
      shortBook: `p_${short}`,
      longBook: `p_${long}`,
    },
  };
}

type BookReferences = Record<'otherCategory' | 'otherPublisher' | 'ann' | 'bo' | 'short' | 'long', number>;

function knownBooks({ otherCategory, otherPublisher, ann, bo, short, long }: BookReferences): ProductInput[] {
  return [
    { key: 'Alfa', skus: [{ prices: price(4900) }], parameterValueIds: [ann, short] },
    { key: 'Beta', skus: [{ choice: 'paperback', prices: price(5000) }], parameterValueIds: [bo, long] },
    {
      key: 'Gamma',
      primary_category_id: otherCategory,
      skus: [{ prices: price(9999) }, { choice: 'audio', prices: price(9999), ...digital }],
      parameterValueIds: [ann, bo],
    },
    {
      key: 'Delta',
      primary_category_id: otherCategory,
      brand_id: otherPublisher,
      skus: [{ choice: 'paperback' }],
    },
    {
      key: 'Epsilon',
      brand_id: otherPublisher,
      skus: [{ choice: 'ebook', prices: price(15_000), ...digital }],
    },
    { key: 'Zeta', skus: [{ prices: price(50_000), ...toOrder }], parameterValueIds: [long] },
    { key: 'Eta', brand_id: otherPublisher, skus: [{ prices: price(62_000), ...soldOut }] },
    { key: 'Theta', skus: [{ prices: reduced(20_000, 16_000) }] },
    { key: 'Iota', skus: [{ prices: reduced(20_000, 17_801) }] },
  ];
}

export async function addBrand(db: Database, name: string): Promise<number> {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const { brand_id } = await db
    .insertInto('brand')
    .values({ brand_key: slug, name })
    .returning('brand_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('brand_text')
    .values(languageIds.map((language_id) => ({ brand_id, language_id, slug })))
    .execute();
  return brand_id;
}

export async function addValue(db: Database, identifier: string, value_key: string): Promise<number> {
  const { parameter_value_id } = await db
    .insertInto('parameter_value')
    .values((eb) => ({
      value_key,
      parameter_id: eb.selectFrom('parameter').select('parameter_id').where('identifier', '=', identifier),
    }))
    .returning('parameter_value_id')
    .executeTakeFirstOrThrow();
  return parameter_value_id;
}
