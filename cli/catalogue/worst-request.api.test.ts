import { expect, test } from 'vitest';
import { generateCatalogue } from '../../bench/generate-catalogue.ts';
import { describeWorst, findWorstRequests } from '../../bench/search/find-worst-request.ts';
import { renewCatalogue } from '../../bench/search/renew-catalogue.ts';
import { openChangedDemoShop } from '../../tests/api/test-shop.ts';

const products = 100_000;
const requests = 1000;
const mutations = 400;

/** CPU time of a quiet machine: a slow machine takes longer for the reference work too. */
const maxMilliseconds = 50;

/** Generating the catalogue and its index takes minutes. */
const timeoutMs = 30 * 60_000;

test(
  'searches for the anonymous request that takes the most CPU time: it is within the limit',
  async () => {
    const shop = await openChangedDemoShop((db) => generateCatalogue(db, products, { isSearchable: false }));
    try {
      await shop.backend.refreshCatalogue();
      const searched = {
        backend: shop.backend,
        renewCatalogue: () => renewCatalogue(shop.db, shop.backend),
      };
      const result = await findWorstRequests(searched, { seed: 21, requests, mutations });
      process.stdout.write(`${describeWorst(result)}\n`);
      const tooSlow = result.measured.filter(({ confirmed }) => confirmed > maxMilliseconds);
      expect(tooSlow.map(({ confirmed, fields }) => `${confirmed} ms: ${fields.join(' ')}`)).toEqual([]);
    } finally {
      await shop.close();
    }
  },
  timeoutMs,
);
