import { UNFILTERED_LIST_QUERY } from '#backend/catalogue-index/engine.ts';
import { MemoryEngine } from '#backend/catalogue-index/memory-engine/memory-engine.ts';
import type { Catalogue } from '#backend/catalogue-index/scope.ts';
import { sampleNames, sampleSlugs, swedishScope, type Times } from './catalogue-times.ts';
import { loadOverHttp } from './load/http-load.ts';

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

const filteredDocument = `query ($facets: [String]) {
  products(take: 48, filter: { categoryIds: [100], facets: $facets }, marketId: "se", languageId: "sv-SE") {
    count filters { facets { filterId label values { facetId label count } } }
    products { productId name canonicalUrl unitPrice { sellingPriceIncVatFormatted } }
  }
}`;
const suggestionDocument = `query ($text: String) {
  products(take: 8, filter: { searchText: $text }, marketId: "se", languageId: "sv-SE") {
    count filters { facets { filterId values { facetId label count } } }
    products { productId name canonicalUrl productImages { fileName } unitPrice { sellingPriceIncVatFormatted } }
  }
}`;

export interface HttpMeasures extends Times {
  /** Responses per second of CPU. */
  perCpuSecond: number;
}

/** Measures typical queries; another process sends them over sixteen connections. */
export async function measureOverHttp(
  url: string,
  catalogue: Catalogue,
): Promise<Record<string, HttpMeasures>> {
  const { engine } = catalogue;
  if (!(engine instanceof MemoryEngine)) throw new Error('The memory engine is not loaded.');
  const scope = swedishScope(catalogue);
  const names = sampleNames(engine, scope);
  const aliases = sampleSlugs(engine, scope);
  const filters = engine.list(scope, { ...UNFILTERED_LIST_QUERY, include: ['c_100'] }).filters?.groups ?? [];
  const facets = (round: number) =>
    ['Brand', 'language', 'Sku'].flatMap((filterId) => {
      const values = filters.find((group) => group.filterId === filterId)?.values ?? [];
      return values[round % values.length]?.facetId ?? [];
    });
  const results: Record<string, HttpMeasures> = {};
  for (const [name, requests, bodies] of [
    ['lists of 48 × 20 fields', 2000, [bodyOf(listDocument)]],
    ['the same with all facets', 800, [bodyOf(facetsDocument)]],
    [
      'lists with three filters',
      800,
      names.map((_, round) => bodyOf(filteredDocument, { facets: facets(round) })),
    ],
    ['searches', 2000, names.map((text) => bodyOf(searchDocument, { text }))],
    [
      'suggestions while typing',
      800,
      names.map((text) => bodyOf(suggestionDocument, { text: text.slice(0, 5) })),
    ],
    ['products by alias', 4000, aliases.map((alias) => bodyOf(productDocument, { alias }))],
  ] as const) {
    await loadOverHttp({ url, requests: Math.ceil(requests / 4), bodies });
    const before = process.cpuUsage();
    const times = await loadOverHttp({ url, requests, bodies });
    const { user, system } = process.cpuUsage(before);
    results[name] = { ...times, perCpuSecond: requests / ((user + system) / 1e6) };
  }
  return results;
}

function bodyOf(query: string, variables: Record<string, unknown> = {}): string {
  return JSON.stringify({ query, variables });
}
