import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContractSchema } from '#backend/graphql/schema/contract-schema.ts';
import { createExecutableSchema } from '#backend/graphql/schema/executable-schema.ts';
import { Fuzzer } from '../../fuzzing/fuzzer.ts';
import { fuzzedOperations } from '../../fuzzing/graphql-requests.ts';
import {
  type FoundForm,
  type FuzzedRequest,
  findForms,
  fuzzedForm,
  fuzzedJson,
  fuzzedPage,
} from '../../fuzzing/page-requests.ts';
import type { RunningShop } from '../support/running-shop.ts';
import { startDemoShop } from '../support/worker-shop.ts';

/** `FUZZ_SEED` repeats a run, `FUZZ_REQUESTS` makes it longer. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
const requests = Number(process.env.FUZZ_REQUESTS ?? 10_000);
const concurrent = 8;
const timeoutMs = 30 * 60_000;

let shop: RunningShop;
beforeAll(async () => {
  // Every request has another address, because rate limits would hide errors.
  shop = await startDemoShop({ TRUSTED_PROXIES: '1', API_TRUSTED_PROXIES: '1', LOG_LEVEL: 'error' });
});
afterAll(() => shop.stop());

interface Failure {
  request: string;
  status: number;
  body: string;
}

/** Errors of the shop: statuses from 500, and masked errors of GraphQL. */
async function findFailure(url: string, init: RequestInit, request: string): Promise<Failure | undefined> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const body = await response.text();
  const isFailed = response.status >= 500 || body.includes('"code":"INTERNAL_ERROR"');
  return isFailed ? { request, status: response.status, body: body.slice(0, 300) } : undefined;
}

/** Sends generated requests, a few at a time, and returns the failures. */
async function sendAll(
  count: number,
  send: (index: number) => Promise<Failure | undefined>,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  let next = 0;
  const work = async () => {
    while (next < count && failures.length < 20) {
      const failure = await send(next++);
      if (failure) failures.push(failure);
    }
  };
  await Promise.all(Array.from({ length: concurrent }, work));
  return failures;
}

test(
  `No argument of the GraphQL API causes an internal error (seed ${seed})`,
  async () => {
    const created = await postGraphql(
      '{ getCart { id } products(take: 5) { products { alias canonicalUrl } } }',
    );
    const known = [
      created.getCart.id,
      ...created.products.products.map(({ alias }: { alias: string }) => alias),
    ];
    const fuzzer = new Fuzzer(seed, known);
    const operations = fuzzedOperations(createExecutableSchema(readContractSchema(), {}), fuzzer);
    const failures = await sendAll(requests / 2, () => {
      const operation = operations.next().value;
      const headers = {
        'content-type': 'application/json',
        'x-apikey': 'demo',
        'x-forwarded-for': fuzzer.address(),
      };
      const body = JSON.stringify(operation);
      return findFailure(`${shop.apiUrl}/graphql`, { method: 'POST', headers, body }, body);
    });
    expect(failures, shop.output().slice(-5000)).toEqual([]);
  },
  timeoutMs,
);

test(
  `No path, query, form or JSON of the storefront causes a server error (seed ${seed})`,
  async () => {
    const documents = readFileSync(
      join(import.meta.dirname, '../../../storefront/api/generated/persisted-documents.json'),
      'utf8',
    );
    const hashes = Object.keys(JSON.parse(documents)).map((hash) => hash.replace(/^sha256:/, ''));
    const forms = await collectForms();
    expect(forms.length).toBeGreaterThan(10);
    const fuzzer = new Fuzzer(seed);
    /** Half of the requests are pages, a quarter are forms, and a quarter are JSON. */
    const create = (index: number): FuzzedRequest => {
      if (index % 2 === 0) return fuzzedPage(fuzzer);
      return index % 4 === 1 ? fuzzedForm(forms, fuzzer, shop.url) : fuzzedJson(hashes, fuzzer, shop.url);
    };
    const failures = await sendAll(requests / 2, (index) => {
      const { path, init = {} } = create(index);
      const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-for': fuzzer.address() };
      const target = path.startsWith('/') ? path : `/${path}`;
      return findFailure(
        shop.url + target,
        { ...init, headers },
        `${init.method ?? 'GET'} ${target} ${init.body ?? ''}`,
      );
    });
    expect(failures, shop.output().slice(-5000)).toEqual([]);
  },
  timeoutMs,
);

// biome-ignore lint/suspicious/noExplicitAny: the query defines the shape.
async function postGraphql(query: string): Promise<any> {
  const response = await fetch(`${shop.apiUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
    body: JSON.stringify({ query }),
  });
  return (await response.json()).data;
}

/** The forms of pages that visitors without script see. */
async function collectForms(): Promise<FoundForm[]> {
  const paths = [
    '/',
    '/nyheter',
    '/c/skonlitteratur',
    '/p/skonlitteratur/klassiker/gosta-berlings-saga',
    '/kassan',
    '/account/sign-in',
    '/account/create',
    '/account/forgot-password',
    '/account/reset-password?key=a',
    '/find-order',
    '/cancel-order',
    '/withdrawal',
    '/newsletter',
    '/presentkort',
    '/kundservice',
    '/cookies',
  ];
  const forms: FoundForm[] = [];
  for (const path of paths) {
    const response = await fetch(shop.url + path, { headers: { cookie: 'kvarto-plain=1' } });
    forms.push(...findForms(path, await response.text()));
  }
  return forms;
}
