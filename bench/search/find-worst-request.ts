import type { Backend } from '#backend/app.ts';
import { median } from '../median.ts';
import { createRandom } from './random.ts';
import { createRandomFields, documentOf, mutateFields, type Vocabulary } from './random-requests.ts';
import { measureReference } from './reference-work.ts';

interface MeasuredRequest {
  /** CPU time of the process when the document was first sent, in milliseconds of a quiet machine. */
  first: number;
  /** The least of several first times, each with a new version of the catalogue: without interruptions by other processes. */
  confirmed: number;
  /** The least when the document is sent again. */
  repeated: number;
  fields: readonly string[];
}

interface SearchedShop {
  backend: Pick<Backend, 'fetch'>;
  /** Replaces the version of the catalogue, so that nothing is cached. */
  renewCatalogue(): Promise<void>;
}

interface SearchOptions {
  seed: number;
  /** How many accepted random requests are measured. */
  requests: number;
  /** How many changed copies of the slowest ones are measured too. */
  mutations: number;
}

interface SearchResult {
  /** Slowest first. */
  measured: MeasuredRequest[];
  rejected: number;
  /** How much longer the reference work took than on a quiet machine. */
  slowdown: number;
}

/** The catalogue is renewed after this many accepted requests. */
const renewalInterval = 100;
/** How many of the slowest requests are changed and confirmed. */
const slowestCount = 12;
const confirmations = 4;
const warmUpRequests = 200;

/**
 * Sends random documents that the limits accept, then changed copies of the slowest, then the slowest again. The first time counts:
 * new versions of the catalogue make sure that products are read and lists are counted again.
 */
export async function findWorstRequests(
  { backend, renewCatalogue }: SearchedShop,
  { seed, requests, mutations }: SearchOptions,
): Promise<SearchResult> {
  const vocabulary = await readVocabulary(backend);
  const random = createRandom(seed);
  const measured: MeasuredRequest[] = [];
  const references: number[] = [];
  let rejected = 0;

  async function add(fields: readonly string[]): Promise<void> {
    const first = await measure(backend, documentOf(fields));
    if (first === undefined) {
      rejected++;
      return;
    }
    measured.push({ first, confirmed: first, repeated: first, fields });
    if (measured.length % renewalInterval === 0) await renewCatalogue();
    if (measured.length % 20 === 0) references.push(measureReference());
  }
  const findSlowest = () => measured.sort((a, b) => b.confirmed - a.confirmed).slice(0, slowestCount);

  // A process compiles its code in the first requests, whatever they are.
  for (let index = 0; index < warmUpRequests; index++)
    await measure(backend, documentOf(createRandomFields(createRandom(index), vocabulary)));
  while (measured.length < requests) await add(createRandomFields(random, vocabulary));
  while (measured.length < requests + mutations)
    for (const { fields } of findSlowest()) await add(mutateFields(fields, random, vocabulary));
  await confirm({ backend, renewCatalogue }, findSlowest, () => references.push(measureReference()));
  const slowdown = Math.max(1, median(references));
  for (const request of measured)
    for (const name of ['first', 'confirmed', 'repeated'] as const) request[name] /= slowdown;
  return { measured: measured.sort((a, b) => b.confirmed - a.confirmed), rejected, slowdown };
}

/** The slowest of thousands of measurements are often short requests that other processes interrupted. */
async function confirm(
  { backend, renewCatalogue }: SearchedShop,
  findSlowest: () => MeasuredRequest[],
  measureAgain: () => void,
): Promise<void> {
  const confirmed = new Set<MeasuredRequest>();
  // Confirming shortens times, so that other requests can become the slowest.
  for (let slowest = findSlowest(); slowest.some((each) => !confirmed.has(each)); slowest = findSlowest()) {
    for (let round = 0; round < confirmations; round++) {
      await renewCatalogue();
      // In each round another one is first and finds nothing that the others have cached.
      const first = Math.floor((round * slowest.length) / confirmations);
      for (const request of [...slowest.slice(first), ...slowest.slice(0, first)]) {
        const document = documentOf(request.fields);
        request.confirmed = Math.min(request.confirmed, (await measure(backend, document)) ?? 0);
        request.repeated = Math.min(request.repeated, (await measure(backend, document)) ?? 0);
        confirmed.add(request);
      }
      measureAgain();
    }
  }
}

async function readVocabulary(backend: SearchedShop['backend']): Promise<Vocabulary> {
  const { data } = await send(
    backend,
    `{ channel { markets { id } languages { id } }
      brands { canonicalUrl } categories(includeHidden: true) { alias canonicalUrl }
      products(take: 200) { products { articleNumber } filters { facets { values { facetId } } } } }`,
  ).then((response) => response.json());
  const { facets } = data.products.filters;
  const ids = (values: { id: string }[]) => values.map(({ id }) => id);
  const urls = (values: { canonicalUrl: string }[]) => values.map(({ canonicalUrl }) => canonicalUrl);
  return {
    languages: ids(data.channel.languages),
    markets: ids(data.channel.markets),
    // The first values of a filter match most products.
    facetIds: facets.flatMap(({ values }: { values: { facetId: string }[] }) =>
      values.slice(0, 20).map(({ facetId }) => facetId),
    ),
    urls: [...urls(data.categories), ...urls(data.brands.slice(0, 20))],
    categoryAliases: data.categories.map(({ alias }: { alias: string }) => alias),
    articleNumbers: data.products.products.map((product: { articleNumber: string }) => product.articleNumber),
  };
}

/** Undefined if the request is rejected. */
async function measure(backend: SearchedShop['backend'], document: string): Promise<number | undefined> {
  const start = process.cpuUsage();
  const text = await (await send(backend, document)).text();
  const { user, system } = process.cpuUsage(start);
  return text.includes('"errors":[{') ? undefined : (user + system) / 1000;
}

/** Sends the query as an anonymous client of the API does. */
function send(backend: SearchedShop['backend'], query: string): Promise<Response> {
  return backend.fetch(
    new Request('http://shop.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
      body: JSON.stringify({ query }),
    }),
  );
}

export function describeWorst({ measured, rejected, slowdown }: SearchResult): string {
  const firsts = measured.map(({ first }) => first).sort((a, b) => b - a);
  const at = (share: number) => firsts[Math.floor(share * (firsts.length - 1))]?.toFixed(0);
  const worst = measured
    .slice(0, 8)
    .map(
      ({ first, confirmed, repeated, fields }) =>
        `${confirmed.toFixed(0)} ms (${first.toFixed(0)} ms at first, ${repeated.toFixed(0)} ms again): ${documentOf(fields)}`,
    );
  return [
    `${measured.length} accepted, ${rejected} rejected; the machine is ${slowdown.toFixed(2)} times slower than a quiet one.`,
    `CPU when first sent: worst ${at(0)} ms, p99 ${at(0.01)} ms, p90 ${at(0.1)} ms, median ${at(0.5)} ms. Confirmed:`,
    ...worst,
  ].join('\n');
}
