// Searches for the anonymous GraphQL request that takes the most CPU time, on the catalogue of DATABASE_URL. The requests are
// random but the same every time. Each is sent once, so that first-time work counts.
import { pino } from 'pino';
import { createBackend } from '#backend/app.ts';
import { connect } from '#backend/database/connection.ts';
import { migrate } from '#backend/database/migrate.ts';
import { LIMITS } from '#contract/limits.ts';
import { readSettings } from '../../cli/settings.ts';

const requests = Number(process.argv.at(-1)) || 300;
const settings = readSettings({ ...process.env, LOG_LEVEL: 'error' });
const connection = connect(settings.DATABASE_URL ?? '');
const log = pino({ level: 'error' });

interface MeasuredRequest {
  milliseconds: number;
  document: string;
}

/** Numbers of a linear congruential generator, from 0 to below 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const sorts = [
  'ALPHABETICAL',
  'ALPHABETICAL_DESC',
  'BRAND',
  'PRICE',
  'PRICE_DESC',
  'MOST_SOLD',
  'VOTES',
  'LATEST',
];
const languages = ['sv-SE', 'en-GB', 'nb-NO', 'da-DK', 'fi-FI'];
const words = [
  'a',
  'the',
  'mord',
  'kärlek',
  'mistpelled',
  'qqxzy',
  'tove jansson',
  'en bok om e',
  'ab cd ef gh ij kl',
];

function createDocument(random: () => number): string {
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  const number = (below: number) => Math.floor(random() * below);
  const lists = Array.from({ length: 1 + number(LIMITS.graphqlAliases) }, (_, index) => {
    const filters = [
      random() < 0.5 ? `sort: ${pick(sorts)}` : '',
      random() < 0.3 ? `searchText: "${pick(words)} ${number(1000)}"` : '',
      random() < 0.3 ? `facets: ["p_${number(5000)}", "p_${number(5000)}"]` : '',
      random() < 0.2 ? `exclude: ["p_${number(5000)}"]` : '',
      random() < 0.2 ? `price: { lowest: ${number(300)}, highest: ${300 + number(500)} }` : '',
    ];
    const args = `skip: ${number(2) * number(LIMITS.listSkip)}, take: ${pick([0, 20, 48, LIMITS.listTake])}, languageId: "${pick(languages)}", filter: { ${filters.join(' ')} }`;
    const facets = random() < 0.4 ? 'filters { facets { filterId values { facetId count } } }' : '';
    const products =
      random() < 0.5
        ? 'products { productId name canonicalUrl unitPrice { sellingPriceIncVat } totalStock { totalStock } }'
        : '';
    return `a${index}: products(${args}) { count ${facets} ${products} }`;
  });
  return `{ ${lists.join(' ')} }`;
}

/** CPU time of the process; undefined if the request is rejected. */
async function measure(document: string): Promise<number | undefined> {
  const start = process.cpuUsage();
  const { errors } = await backend.execute(document, {});
  const { user, system } = process.cpuUsage(start);
  return errors ? undefined : (user + system) / 1000;
}

await migrate(connection.db);
const backend = await createBackend(connection, settings, { log, schedulesJobs: false });
await backend.refreshCatalogue();
const random = createRandom(21);
const measured: MeasuredRequest[] = [];
let rejected = 0;
// Compiles the code first.
for (let index = 0; index < 20; index++)
  await backend.execute('{ products { count products { name } } }', {});
while (measured.length < requests) {
  const document = createDocument(random);
  const milliseconds = await measure(document);
  if (milliseconds === undefined) rejected++;
  else measured.push({ milliseconds, document });
}
measured.sort((a, b) => b.milliseconds - a.milliseconds);
const at = (share: number) => measured[Math.floor(share * (measured.length - 1))]?.milliseconds.toFixed(0);
process.stdout.write(
  `${requests} accepted, ${rejected} rejected. CPU: worst ${at(0)} ms, p90 ${at(0.1)} ms, median ${at(0.5)} ms\n`,
);
for (const { milliseconds, document } of measured.slice(0, 5)) {
  const again = await measure(document);
  process.stdout.write(`${milliseconds.toFixed(0)} ms first, ${again?.toFixed(0)} ms again: ${document}\n`);
}
await backend.close();
await connection.close();
