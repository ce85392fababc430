import type { MeasuredStorefront, Visit } from './measured-storefront.ts';
import { choicesOf, createRandom } from './random.ts';
import { changedClasses, limitedClasses, visitClasses } from './random-visits.ts';
import { measureReference } from './reference-work.ts';
import type { VisitVocabulary } from './visit-class.ts';

interface MeasuredVisit {
  visit: Visit;
  status: number;
  /** CPU time when first sent, in milliseconds of a quiet machine. */
  first: number;
  /** The least of several first times, each with a new version of the catalogue. */
  confirmed: number;
}

interface ClassResult {
  name: string;
  /** The class has limits of its own. */
  isLimited: boolean;
  count: number;
  /** How many responses were errors: such visits do less. */
  rejected: number;
  p50: number;
  p99: number;
  /** Slowest first. */
  slowest: MeasuredVisit[];
}

interface SearchedStorefront {
  storefront: MeasuredStorefront;
  vocabulary: VisitVocabulary;
  /** Replaces the version of the catalogue, so that nothing is cached. */
  renewCatalogue(): Promise<void>;
  /** Changes thousands of products. */
  changeProducts(): Promise<void>;
}

interface SearchOptions {
  seed: number;
  /** How many random visits of each class are measured. */
  visits: number;
  /** Called after each class. The described times are not divided by the slowdown yet. */
  onClass?: (description: string) => void;
}

/** The catalogue is renewed after this many visits of a class. */
const renewalInterval = 40;
const slowestOfClass = 4;
const confirmations = 3;
/** A visit that is near the limit is repeated more often: another program can slow down several measurements in a row. */
const furtherConfirmations = 9;
const nearLimitMs = 40;
const warmUpVisits = 25;
/** Few, because each takes seconds. */
const visitsOfLimitedClass = 8;

/** Sends random visits of each class and confirms the slowest of each. */
export async function findWorstVisits(
  shop: SearchedStorefront,
  { seed, visits, onClass }: SearchOptions,
): Promise<{ classes: ClassResult[]; slowdown: number }> {
  const random = createRandom(seed);
  const choose = choicesOf(random);
  const references: number[] = [];
  const all = { ...visitClasses, ...changedClasses, ...limitedClasses };
  // A process compiles its code in the first requests, whatever they are.
  for (const create of Object.values(visitClasses))
    for (let index = 0; index < warmUpVisits; index++)
      await shop.storefront.measure(create(choose, shop.vocabulary));
  const classes: ClassResult[] = [];
  for (const [name, create] of Object.entries(all)) {
    const isLimited = name in limitedClasses;
    const renewed = name in changedClasses ? { ...shop, renewCatalogue: shop.changeProducts } : shop;
    const measured: MeasuredVisit[] = [];
    let rejected = 0;
    for (let index = 0; index < (isLimited ? Math.min(visits, visitsOfLimitedClass) : visits); index++) {
      if (index % renewalInterval === 0) await renew(renewed);
      if (index % 20 === 0) references.push(measureReference());
      const visit = create(choose, shop.vocabulary);
      const { milliseconds, status, isRejected } = await shop.storefront.measure(visit);
      if (isRejected) rejected++;
      measured.push({ visit, status, first: milliseconds, confirmed: milliseconds });
    }
    const firsts = measured.map(({ first }) => first).sort((a, b) => a - b);
    const at = (share: number) => firsts[Math.floor(share * (firsts.length - 1))] ?? 0;
    const slowest = measured.sort((a, b) => b.first - a.first).slice(0, slowestOfClass);
    if (!isLimited) await confirm(renewed, slowest, () => slowdownOf(references));
    slowest.sort((a, b) => b.confirmed - a.confirmed);
    const result = {
      name,
      isLimited,
      count: measured.length,
      rejected,
      p50: at(0.5),
      p99: at(0.99),
      slowest,
    };
    onClass?.(describeClass(result));
    classes.push(result);
  }
  const slowdown = slowdownOf(references);
  for (const result of classes) {
    result.p50 /= slowdown;
    result.p99 /= slowdown;
    for (const visit of result.slowest) {
      visit.first /= slowdown;
      visit.confirmed /= slowdown;
    }
  }
  return { classes, slowdown };
}

/** A new version of the catalogue, and one page, so that facts of the shop are loaded again. */
async function renew({ renewCatalogue, storefront }: SearchedStorefront): Promise<void> {
  await renewCatalogue();
  await storefront.send({ method: 'GET', path: '/cookies' });
}

/** The median, at least 1. */
function slowdownOf(references: readonly number[]): number {
  const sorted = references.toSorted((a, b) => a - b);
  return Math.max(1, sorted[Math.floor(sorted.length / 2)] ?? 1);
}

/** Other processes and garbage collection make single measurements longer. */
async function confirm(
  shop: SearchedStorefront,
  slowest: readonly MeasuredVisit[],
  slowdown: () => number,
): Promise<void> {
  const isNearLimit = () => slowest.some(({ confirmed }) => confirmed / slowdown() > nearLimitMs);
  for (let round = 0; round < confirmations + furtherConfirmations; round++) {
    if (round >= confirmations && !isNearLimit()) return;
    await renew(shop);
    for (let offset = 0; offset < slowest.length; offset++) {
      // In each round another one is first and finds nothing that the others have cached.
      const measured = slowest[(round + offset) % slowest.length];
      if (!measured) continue;
      const { milliseconds } = await shop.storefront.measure(measured.visit);
      measured.confirmed = Math.min(measured.confirmed, milliseconds);
    }
  }
}

export function describeVisits({ classes, slowdown }: Awaited<ReturnType<typeof findWorstVisits>>): string {
  return [
    `The machine is ${slowdown.toFixed(2)} times slower than a quiet one.`,
    ...classes.map(describeClass),
  ].join('\n');
}

function describeClass({ name, count, rejected, p50, p99, slowest }: ClassResult): string {
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const visits = slowest
    .slice(0, 3)
    .map(
      ({ first, confirmed, status, visit: { method, path, body = '' } }) =>
        `    ${ms(confirmed)} (${ms(first)} at first) ${status} ${method} ${path.slice(0, 300)} ${body.slice(0, 300)}`,
    );
  const summary = `${name}: ${count} visits (${rejected} rejected), p50 ${ms(p50)}, p99 ${ms(p99)}, slowest ${ms(slowest[0]?.confirmed ?? 0)}`;
  return [summary, ...visits].join('\n');
}
