import { expect, test } from 'vitest';
import { createDemoProducts } from '../catalogue/demo-products.ts';
import { loadDemoWorks } from '../catalogue/load-demo-works.ts';
import { demoLanguages } from '../languages.ts';
import { forthcomingFormats } from './book-facts.ts';

const today = new Date('2026-11-19T00:00:00Z');
const products = createDemoProducts(await loadDemoWorks(), today);

test('every forthcoming format is a product that is published after today', () => {
  const forthcoming = products.filter(({ publicationDate }) => publicationDate > '2026-11-19');
  expect(forthcoming.map(({ key }) => key).toSorted()).toEqual(Object.keys(forthcomingFormats).toSorted());
});

// One more than a row: a book that the page has listed above is left out.
test.each(demoLanguages)('forthcoming works fill the row of the front page in %s', (language) => {
  const works = products
    .filter(({ key, edition }) => key in forthcomingFormats && edition.language === language)
    .map(({ work }) => work.work);
  expect(new Set(works).size).toBeGreaterThan(4);
});
