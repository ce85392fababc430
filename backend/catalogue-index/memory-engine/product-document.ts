import type { ParameterValue, ProductText, SharedData } from '../catalogue.ts';
import type { ProductRecord } from '../product-record.ts';
import type { SearchDocument } from '../search/search-document.ts';

/** Parameters whose values are searched as names. Migration 0108 has the same list for the database. */
const NAME_PARAMETERS: ReadonlySet<string> = new Set([
  'translator',
  'illustrator',
  'narrator',
  'editor',
  'series',
  'series-number',
  'award',
  'format',
]);

/** The fields of a product that are searched as text. */
export interface DocumentRecord extends Pick<ProductRecord, 'brandId' | 'categoryIds' | 'parameterValueIds'> {
  texts: { languageIds: string[]; text: Pick<ProductText, 'name' | 'text1' | 'text2' | 'text3'> }[];
}

export type DocumentNames = Pick<SharedData, 'brands' | 'categories'>;

/** The searchable texts of a product in a language; null if it is not published in it. */
export function productDocument(
  record: DocumentRecord,
  languageId: string,
  { brands, categories }: DocumentNames,
  values: ReadonlyMap<number, ParameterValue>,
): SearchDocument | null {
  const text = record.texts.find(({ languageIds }) => languageIds.includes(languageId))?.text;
  if (!text) return null;
  const names: string[] = [];
  for (const id of record.categoryIds) {
    for (let category = categories.get(id); category; category = category.parent ?? undefined) {
      const name = category.texts.get(languageId)?.name;
      if (name) names.push(name);
    }
  }
  const authors: string[] = [];
  for (const id of record.parameterValueIds) {
    const value = values.get(id);
    if (!value) continue;
    const { identifier } = value.parameter;
    const isAuthor = identifier === 'author';
    if (!isAuthor && !NAME_PARAMETERS.has(identifier)) continue;
    const field = isAuthor ? authors : names;
    const label = value.labels.get(languageId) ?? value.key;
    field.push(label);
    // The name in another language: Dostojevskij and Dostoevsky.
    if (label !== value.key) field.push(value.key);
  }
  const brand = brands.get(record.brandId);
  if (brand) names.push(brand.name);
  const texts: string[] = [];
  // A text that only repeats an author is left out, because a match of the author has a higher score.
  for (const part of [text.text1, text.text2, text.text3])
    if (part !== null && !authors.includes(part)) texts.push(part);
  return { title: text.name, authors, names, texts };
}

/** Article numbers and GTINs, which identify the product in any language. */
export function productCodes({ articleNumber, skus }: ProductRecord): string[] {
  return [
    articleNumber,
    ...skus.flatMap((sku) => (sku.gtin ? [sku.articleNumber, sku.gtin] : [sku.articleNumber])),
  ];
}
