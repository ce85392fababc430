import { expect, test } from 'vitest';
import { generateCatalogue } from '../../bench/generate-catalogue.ts';
import { describeWorst, findWorstRequests } from '../../bench/search/find-worst-request.ts';
import { openChangedDemoShop } from '../../tests/api/test-shop.ts';

const products = 100_000;
const requests = 1000;

/** The goal is 50 on a quiet machine. Beside other tests, the same work takes more CPU time. */
const maxMilliseconds = 60;

/** With work that only the first request of its kind causes, and with garbage collections. */
const maxFirstMilliseconds = 250;

/** Generating the catalogue and its index takes minutes. */
const timeoutMs = 20 * 60_000;

test(
  'searches for the anonymous request that takes the most CPU time: it is within the limit',
  async () => {
    const shop = await openChangedDemoShop((db) => generateCatalogue(db, products, { isSearchable: false }));
    try {
      await shop.backend.refreshCatalogue();
      const { measured, rejected } = await findWorstRequests(shop.backend, { seed: 21, requests });
      process.stdout.write(`${requests} accepted, ${rejected} rejected. ${describeWorst(measured)}\n`);
      for (const { first, repeated, document } of measured) {
        expect(repeated, document).toBeLessThanOrEqual(maxMilliseconds);
        expect(first, document).toBeLessThanOrEqual(maxFirstMilliseconds);
      }
    } finally {
      await shop.close();
    }
  },
  timeoutMs,
);
