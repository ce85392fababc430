import { expect, test } from 'vitest';
import { SearchIndexesBuilder, type TextSource } from '../../memory-engine/search-indexes-builder.ts';
import { type RowTexts, startSearchIndexing } from './search-indexing.ts';

const source: TextSource = {
  languageIds: ['sv-SE', 'en-GB', 'nb-NO'],
  names: { brands: new Map(), categories: new Map() },
  values: new Map(),
};
const products = 6000;

test('a thread builds the same search indexes as the caller would', async () => {
  const indexing = startSearchIndexing(source, products);
  const builder = new SearchIndexesBuilder(source);
  try {
    for (let first = 0; first < products; first += 500) {
      const batch = Array.from({ length: 500 }, (_, index) => textsOf(first + index));
      for (const texts of batch) builder.add(texts.row, texts);
      await indexing.add(batch);
    }
    expect(await indexing.build()).toEqual(builder.build());
  } finally {
    await indexing.close();
  }
});

test('a thread that fails rejects the build, and does not block further texts', async () => {
  const indexing = startSearchIndexing(source, products);
  await indexing.close();
  for (let batch = 0; batch < 3; batch++) await indexing.add([textsOf(batch)]);
  await expect(indexing.add([textsOf(3)])).rejects.toThrow('ended');
  await expect(indexing.build()).rejects.toThrow('ended');
});

function textsOf(row: number): RowTexts {
  const text = (name: string) => ({ name, text1: 'Selma Lagerlöf', text2: null, text3: null });
  return {
    row,
    brandId: 0,
    categoryIds: [],
    parameterValueIds: [],
    texts: [
      { languageIds: ['nb-NO', 'sv-SE'], text: text(`Gösta Berlings saga, del ${row % 97}`) },
      { languageIds: ['en-GB'], text: text(`The Saga of Gösta Berling, part ${row % 97}`) },
    ],
  };
}
