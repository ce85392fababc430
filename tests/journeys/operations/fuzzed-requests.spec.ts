import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContractSchema } from '#backend/graphql/schema/contract-schema.ts';
import { createExecutableSchema } from '#backend/graphql/schema/executable-schema.ts';
import { AUTH_PATHS } from '#storefront/config/auth-paths.ts';
import { isFullRun } from '../../full-run.ts';
import type { FoundForm } from '../../fuzzing/found-forms.ts';
import { createVisitors, type FuzzedShop, readPages, startFuzzedShop } from '../../fuzzing/fuzzed-shop.ts';
import { Fuzzer } from '../../fuzzing/fuzzer.ts';
import { OperationFuzzer } from '../../fuzzing/graphql-requests.ts';
import { readHeaderNames, readRequestNames } from '../../fuzzing/names-in-sources.ts';
import { type RawRequest, sendRaw } from '../../fuzzing/raw-request.ts';
import { type Credentials, fuzzedRequest, type RequestMaterial } from '../../fuzzing/route-requests.ts';
import { type FuzzedRoute, readRouteTables } from '../../fuzzing/route-tables.ts';
import { exampleCheckout, examplePayment } from '../../fuzzing/sandbox-examples.ts';

/** `FUZZ_SEED` repeats a run, `FUZZ_REQUESTS` makes it longer. `npm test` sends the same requests each time. */
const seed = Number(process.env.FUZZ_SEED ?? (isFullRun ? Date.now() % 1_000_000 : 21));
const requests = Number(process.env.FUZZ_REQUESTS ?? (isFullRun ? 10_000 : 800));
const concurrent = 8;
/** After this many requests there are new visitors, because fuzzed requests end sessions and delete accounts. */
const requestsPerVisitors = 500;
const maxFailures = 20;
const timeoutMs = 40 * 60_000;

let shop: FuzzedShop;
/** Those of a guest, a customer, staff that impersonates the customer, and a manager. */
let credentials: Credentials[];
const known: Record<string, readonly string[]> = {};
let forms: FoundForm[];
const routes = readRouteTables();
const isRequestable = ({ pattern }: FuzzedRoute) => !/[:*]/.test(pattern);

beforeAll(async () => {
  shop = await startFuzzedShop();
  await renewVisitors();
  const pages = routes.filter((route) => route.server === 'shop' && route.methods.includes('GET'));
  const paths = [...new Set(pages.filter(isRequestable).map(({ pattern }) => pattern))];
  const inSwedish = paths.filter((path) => !/^\/(fi|nb|da|en|\w+\/\w+)(\/|$)/.test(path));
  const found = await readPages(shop, [...inSwedish, ...pagesOfProducts], credentials.slice(0, 2));
  forms = found.forms;
  known.texts = found.texts;
}, timeoutMs);
afterAll(() => shop.stop());

const pagesOfProducts = ['/c/skonlitteratur', '/p/skonlitteratur/klassiker/gosta-berlings-saga', '/s/saga'];

async function renewVisitors(): Promise<void> {
  const visitors = await createVisitors(shop);
  credentials = visitors.credentials;
  known.ids = visitors.ids;
}

interface SentRequest {
  server: FuzzedRoute['server'];
  request: RawRequest;
}

/** Sends requests, a few at a time, and returns errors of the server: statuses from 500, masked errors, no response. */
async function findFailures(count: number, create: (index: number) => SentRequest): Promise<object[]> {
  const origins = originsOf(shop);
  const failures: object[] = [];
  const statuses: Record<string, number> = {};
  let next = 0;
  const work = async (end: number) => {
    while (next < end && failures.length < maxFailures) {
      const { server, request } = create(next++);
      const { status, text } = await sendRaw(origins[server], request).catch((error) => ({
        status: 599,
        text: String(error),
      }));
      const outcome = `${server} ${status}`;
      statuses[outcome] = (statuses[outcome] ?? 0) + 1;
      if (status < 500 && !text.includes('"INTERNAL_ERROR"')) continue;
      const body = String(request.body ?? '');
      failures.push({ server, ...request, body, status, text: text.slice(-400) });
      process.stdout.write(`${JSON.stringify(failures.at(-1))}\n`);
    }
  };
  while (next < count && failures.length < maxFailures) {
    const end = Math.min(count, next + requestsPerVisitors);
    await Promise.all(Array.from({ length: concurrent }, () => work(end)));
    await renewVisitors();
  }
  process.stdout.write(`Fuzzed with seed ${seed}: ${JSON.stringify(statuses)}\n`);
  return failures;
}

const originsOf = ({ url, apiUrl, sandboxUrl }: FuzzedShop) => ({
  shop: url,
  api: apiUrl,
  sandbox: sandboxUrl,
});

const schema = () => createExecutableSchema(readContractSchema(), {});

test(
  `no argument of the GraphQL API causes an internal error (seed ${seed})`,
  async () => {
    const fuzzer = new Fuzzer(seed, known);
    const operations = new OperationFuzzer(schema(), fuzzer);
    const generated = operations.operations();
    const failures = await findFailures(requests / 2, () => {
      const body = JSON.stringify(generated.next().value);
      return {
        server: 'api',
        request: {
          method: 'POST',
          target: '/graphql',
          headers: [
            ...Object.entries(credentialsFor(body, fuzzer, credentials.slice(0, 3)).api),
            ['content-type', 'application/json'],
            ['x-forwarded-for', fuzzer.address()],
          ],
          body,
        },
      };
    });
    expect(failures, shop.output().slice(-5000)).toEqual([]);
    const unsent = operations.allArguments().filter((name) => !operations.sentArguments.has(name));
    if (isFullRun) expect(unsent).toEqual([]);
  },
  timeoutMs,
);

test(
  `no path, query, header, cookie, form or JSON of any route causes a server error (seed ${seed})`,
  async () => {
    expect(forms.length).toBeGreaterThan(20);
    const fuzzer = new Fuzzer(seed, known);
    const material: RequestMaterial = {
      forms,
      origins: originsOf(shop),
      names: readRequestNames(),
      headerNames: readHeaderNames(),
      examples: {
        '/graphql': persistedQueries(fuzzer),
        ...authExamples(fuzzer),
        '/v1/payments': () => examplePayment,
        '/v1/checkouts': () => exampleCheckout,
      },
    };
    const byServer = Object.groupBy(routes, ({ server }) => server);
    const failures = await findFailures(requests / 2, () => {
      const server = fuzzer.pick(['shop', 'shop', 'api', 'sandbox'] as const);
      const route = fuzzer.pick(byServer[server] ?? []);
      const sent = credentialsFor(route.pattern, fuzzer, credentials);
      return { server, request: fuzzedRequest(route, fuzzer, material, sent) };
    });
    expect(failures, shop.output().slice(-5000)).toEqual([]);
  },
  timeoutMs,
);

/** Requests that end sessions or delete accounts are rarely signed in, because the others would be guests from then on. */
function credentialsFor(text: string, fuzzer: Fuzzer, all: readonly Credentials[]): Credentials {
  const isDestructive = /deleteUser|deleteAccount|logout|sessions/.test(text);
  return isDestructive && fuzzer.isMaybe(0.98) ? (all[0] as Credentials) : fuzzer.pick(all);
}

/** Bodies with digests of passwords, which random texts never are. */
function authExamples(fuzzer: Fuzzer): Record<string, () => object> {
  const digest = 'a'.repeat(64);
  const credentials = () => ({ email: fuzzer.text(), password: digest, isRemembered: fuzzer.isMaybe(0.5) });
  return {
    [AUTH_PATHS.signIn]: credentials,
    [AUTH_PATHS.register]: credentials,
    [AUTH_PATHS.changePassword]: () => ({ password: digest, newPassword: digest }),
    [AUTH_PATHS.impersonate]: () => ({ loginToken: fuzzer.text() }),
  };
}

/** Bodies of the page's script: the hash of a query, with variables. */
function persistedQueries(fuzzer: Fuzzer): () => object {
  const file = join(import.meta.dirname, '../../../storefront/api/generated/persisted-documents.json');
  const documents: [string, string][] = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  const operations = new OperationFuzzer(schema(), fuzzer);
  return () => {
    const [hash, document] = fuzzer.pick(documents);
    const persistedQuery = { version: 1, sha256Hash: hash.replace(/^sha256:/, '') };
    return { variables: operations.variablesOf(document), extensions: { persistedQuery } };
  };
}
