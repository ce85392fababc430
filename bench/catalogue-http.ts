import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Catalogue } from '#backend/catalogue-index/catalogue.ts';
import { MemoryEngine } from '#backend/catalogue-index/memory-engine/memory-engine.ts';
import { sampleNames, swedishScope } from './catalogue-times.ts';

/** Twenty fields of 48 products, as a card in a list needs them. */
export const listDocument = `query {
  products(take: 48, filter: { categoryIds: [100] }, marketId: "se", languageId: "sv-SE") {
    count
    products {
      productId name alias canonicalUrl articleNumber
      brand { name alias canonicalUrl }
      primaryCategory { name alias }
      productImages { fileName }
      unitPrice { sellingPriceIncVat sellingPriceIncVatFormatted regularPriceIncVatFormatted isDiscounted discountPercentage }
      totalStock { totalStock inStock }
      skus { skuId name }
    }
  }
}`;

const facetsDocument = listDocument.replace(
  'count\n',
  'count filters { facets { filterId label values { facetId label count } } }\n',
);
const searchDocument = `query ($text: String) {
  products(take: 10, filter: { searchText: $text }, marketId: "se", languageId: "sv-SE") {
    count products { productId name canonicalUrl unitPrice { sellingPriceIncVatFormatted } }
  }
}`;
const productDocument = `query ($alias: String) {
  product(alias: $alias, marketId: "se", languageId: "sv-SE") { productId name texts { text1 text2 } skus { skuId name } }
}`;

export interface Load {
  url: string;
  requests: number;
  /** Asked in turn. */
  bodies: string[];
}

/** Answers for each second of this process's CPU, while another process asks over sixteen connections. */
export async function measureOverHttp(url: string, catalogue: Catalogue): Promise<Record<string, number>> {
  const { engine } = catalogue;
  if (!(engine instanceof MemoryEngine)) throw new Error('The index in memory is not there.');
  const scope = swedishScope(catalogue);
  const names = sampleNames(engine, scope);
  const aliases = names.flatMap((_, index) => engine.product(index + 1)?.texts.get('sv-SE')?.slug ?? []);
  const results: Record<string, number> = {};
  for (const [name, requests, bodies] of [
    ['lists of 48 × 20 fields', 2000, [JSON.stringify({ query: listDocument })]],
    ['the same with all facets', 800, [JSON.stringify({ query: facetsDocument })]],
    ['searches', 2000, names.map((text) => JSON.stringify({ query: searchDocument, variables: { text } }))],
    [
      'products by alias',
      4000,
      aliases.map((alias) => JSON.stringify({ query: productDocument, variables: { alias } })),
    ],
  ] as const) {
    await ask({ url, requests: Math.ceil(requests / 4), bodies: [...bodies] });
    const before = process.cpuUsage();
    await ask({ url, requests, bodies: [...bodies] });
    const { user, system } = process.cpuUsage(before);
    results[name] = requests / ((user + system) / 1e6);
  }
  return results;
}

async function ask(load: Load): Promise<void> {
  const asking = fork(join(import.meta.dirname, 'http-load.ts'), [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  asking.send(load);
  const [code] = await once(asking, 'exit');
  if (code !== 0) throw new Error(`The load ended with ${code}.`);
}
