import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { generateCatalogue } from '../../bench/generate-catalogue.ts';
import { describeWorst, findWorstRequests } from '../../bench/search/find-worst-request.ts';
import { describeVisits, findWorstVisits } from '../../bench/search/find-worst-visits.ts';
import { openMeasuredStorefront } from '../../bench/search/measured-storefront.ts';
import { changeProducts, renewCatalogue } from '../../bench/search/renew-catalogue.ts';
import { readVisitVocabulary } from '../../bench/search/visit-vocabulary.ts';
import { openChangedDemoShop, type TestShop } from '../../tests/api/test-shop.ts';

const products = 100_000;
const requests = 1000;
const mutations = 400;
const visitsPerClass = 200;

/**
 * Measured times are divided by the slowdown of this machine, which reference work measures. So the limit holds on slow
 * machines too.
 */
const maxMilliseconds = 50;

/** Generating the catalogue and its index takes minutes. */
const timeoutMs = 30 * 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openChangedDemoShop((db) => generateCatalogue(db, products, { isSearchable: false }));
  await shop.backend.refreshCatalogue();
}, timeoutMs);
afterAll(() => shop.close());

test(
  'searches for the anonymous GraphQL request that takes the most CPU time: it is within the limit',
  async () => {
    const searched = { backend: shop.backend, renewCatalogue: () => renewCatalogue(shop.db, shop.backend) };
    const result = await findWorstRequests(searched, { seed: 21, requests, mutations });
    process.stdout.write(`${describeWorst(result)}\n`);
    const tooSlow = result.measured.filter(({ confirmed }) => confirmed > maxMilliseconds);
    expect(tooSlow.map(({ confirmed, fields }) => `${confirmed} ms: ${fields.join(' ')}`)).toEqual([]);
  },
  timeoutMs,
);

test(
  'searches for the visit of the storefront that takes the most CPU time: it is within the limit',
  async () => {
    // React reads NODE_ENV when it is loaded: visitors get pages of its production build.
    vi.stubEnv('NODE_ENV', 'production');
    const storefront = await openMeasuredStorefront(shop.backend, shop.folder);
    try {
      const searched = {
        storefront,
        vocabulary: await readVisitVocabulary(shop.backend, storefront),
        renewCatalogue: () => renewCatalogue(shop.db, shop.backend),
        changeProducts: () => changeProducts(shop.db, shop.backend),
      };
      const result = await findWorstVisits(searched, { seed: 21, visits: visitsPerClass });
      process.stdout.write(`${describeVisits(result)}\n`);
      // Rejected operations do nothing: the search would find nothing either.
      const operations = result.classes.filter(({ name }) => /^(gateway|sitemaps)/.test(name));
      expect(operations.filter(({ rejected }) => rejected > 0)).toEqual([]);
      const tooSlow = result.classes
        .filter(({ isLimited }) => !isLimited)
        .flatMap(({ name, slowest }) => slowest.map((visit) => ({ name, ...visit })))
        .filter(({ confirmed }) => confirmed > maxMilliseconds);
      expect(tooSlow.map(({ name, confirmed, visit }) => `${name}: ${confirmed} ms ${visit.path}`)).toEqual(
        [],
      );
    } finally {
      await storefront.close();
    }
  },
  timeoutMs,
);
