import type { Backend } from '#backend/app.ts';
import { createRandom, createRandomDocument } from './random-requests.ts';

interface MeasuredRequest {
  /** CPU time of the process when the document was sent first, in milliseconds. */
  first: number;
  /** The least of ten more times: without first-time work, and without work of other threads. */
  repeated: number;
  document: string;
}

/** Milliseconds: all slower requests are repeated. */
const repeatedAbove = 25;

interface SearchOptions {
  seed: number;
  /** How many accepted requests are measured. */
  requests: number;
}

/** Sends random documents that the limits accept, each once, and repeats the slowest. Returns them, slowest first. */
export async function findWorstRequests(
  backend: Pick<Backend, 'execute'>,
  { seed, requests }: SearchOptions,
): Promise<{ measured: MeasuredRequest[]; rejected: number }> {
  await compileCode(backend);
  const random = createRandom(seed);
  const measured: MeasuredRequest[] = [];
  let rejected = 0;
  while (measured.length < requests) {
    const document = createRandomDocument(random);
    const first = await measure(backend, document);
    if (first === undefined) rejected++;
    else measured.push({ first, repeated: first, document });
  }
  measured.sort((a, b) => b.first - a.first);
  const slow = measured.filter(({ first }, index) => index < 20 || first > repeatedAbove);
  for (const request of slow)
    for (let time = 0; time < 10; time++)
      request.repeated = Math.min(request.repeated, (await measure(backend, request.document)) ?? 0);
  return { measured, rejected };
}

/** A process compiles its code in the first requests, whatever they are. */
async function compileCode(backend: Pick<Backend, 'execute'>): Promise<void> {
  const random = createRandom(1);
  for (let index = 0; index < 200; index++)
    await backend.execute(createRandomDocument(random, { languages: ['sv-SE'], markets: ['se'] }), {});
}

/** Includes the JSON of the response. Undefined if the request is rejected. */
async function measure(backend: Pick<Backend, 'execute'>, document: string): Promise<number | undefined> {
  const start = process.cpuUsage();
  const result = await backend.execute(document, {});
  JSON.stringify(result);
  const { user, system } = process.cpuUsage(start);
  return result.errors ? undefined : (user + system) / 1000;
}

export function describeWorst(measured: readonly MeasuredRequest[]): string {
  const at = (share: number) => measured[Math.floor(share * (measured.length - 1))]?.first.toFixed(0);
  const worst = measured
    .slice(0, 5)
    .map(
      ({ first, repeated, document }) =>
        `${first.toFixed(0)} ms first, ${repeated.toFixed(0)} ms again: ${document}`,
    );
  return [
    `CPU: worst ${at(0)} ms, p99 ${at(0.01)} ms, p90 ${at(0.1)} ms, median ${at(0.5)} ms`,
    ...worst,
  ].join('\n');
}
