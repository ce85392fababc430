import { setImmediate } from 'node:timers/promises';
import type { Database } from '#backend/database/connection.ts';
import type { MemoryIndexData } from '../../memory-engine/memory-index.ts';
import { RowsBuilder } from '../../memory-engine/memory-index-builder.ts';
import type { ProductRecord } from '../../product-record.ts';
import type { ChangePosition } from '../catalogue-changes.queries.ts';
import { type CatalogueSource, readCatalogue, type VariantGroups } from './read-catalogue.ts';
import { type RowTexts, startSearchIndexing } from './search-indexing.ts';

export interface BuiltIndex {
  data: MemoryIndexData;
  /** The index contains all changes up to here. */
  changePosition: ChangePosition;
}

/** The time of work between two pauses. */
const maxSliceMs = 5;

/**
 * Reads all products in one repeatable-read transaction, which locks nothing, and builds the index. PostgreSQL reads the next
 * products, and another thread indexes texts, at the same time.
 */
export function buildIndex(db: Database): Promise<BuiltIndex> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => buildFrom(await readCatalogue(trx)));
}

/** Builds the index while the batches are read. */
export async function buildFrom(source: CatalogueSource): Promise<BuiltIndex> {
  const { changePosition, shared, values, productCount, batches } = source;
  const rows = new RowsBuilder(shared, values, productCount);
  const { languages, brands, categories } = shared;
  const languageIds = languages.map(({ id }) => id);
  const search = startSearchIndexing({ languageIds, names: { brands, categories }, values }, productCount);
  try {
    for await (const groups of batches) await search.add(await addGroups(rows, groups));
    const built = search.build();
    return { changePosition, data: { ...rows.build(), search: await built } };
  } finally {
    await search.close();
  }
}

/** Pauses regularly, so that the next products are received. Returns the texts of the products. */
async function addGroups(rows: RowsBuilder, groups: VariantGroups): Promise<RowTexts[]> {
  const texts: RowTexts[] = [];
  let pausedAt = performance.now();
  for (const group of groups) {
    const first = rows.add(group);
    for (const [offset, record] of group.entries()) texts.push(textsOf(record, first + offset));
    if (performance.now() - pausedAt < maxSliceMs) continue;
    await setImmediate();
    pausedAt = performance.now();
  }
  return texts;
}

function textsOf({ brandId, categoryIds, parameterValueIds, texts }: ProductRecord, row: number): RowTexts {
  return {
    row,
    brandId,
    categoryIds,
    parameterValueIds,
    texts: texts.map(({ languageIds, text: { name, text1, text2, text3 } }) => ({
      languageIds,
      text: { name, text1, text2, text3 },
    })),
  };
}
