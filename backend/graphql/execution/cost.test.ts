import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObjectType, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { operationsOf } from '../documents/cached-operation.ts';
import { readContractSchema } from '../schema/contract-schema.ts';
import { createExecutableSchema } from '../schema/executable-schema.ts';
import { costOfExecution, countValues } from './cost.ts';
import { workOfExecution } from './work.ts';

const schema = createExecutableSchema(readContractSchema(), {});

function costs(text: string, variables: Record<string, unknown> = {}) {
  return operationsOf(parse(text), schema).map(({ node, plan }) => {
    const cost = costOfExecution(plan(variables).cost, { variables, args: new Map() });
    return { name: node.name?.value, cost };
  });
}

const costOf = (text: string, variables?: Record<string, unknown>) => costs(text, variables)[0]?.cost ?? 0;
const rootFieldCost = 500;

describe('the cost of an operation', () => {
  test('is 1 per field, and more per root field', () => {
    expect(costOf('{ channel { id name } }')).toBe(rootFieldCost + 3);
    expect(costOf('{ a: channel { id name } b: channel { id } }')).toBe(2 * rootFieldCost + 3 + 2);
    expect(costOf('{ __typename }')).toBe(1);
  });

  test('counts each item that the client takes', () => {
    const list = '{ products(take: 48) { count products { productId name } } }';
    expect(costOf(list)).toBe(rootFieldCost + 3 + 48 * 2);
  });

  test.each([
    [0, 0],
    [7, 7],
    [null, LIMITS.listTakeDefault],
    [undefined, LIMITS.listTakeDefault],
    [-5, 0],
    [1_000_000, LIMITS.listTake],
  ])('reads the variable take: %s counts as %s', (take, items) => {
    const list = 'query ($take: Int) { products(take: $take) { products { productId name } } }';
    expect(costOf(list, take === undefined ? {} : { take })).toBe(rootFieldCost + 2 + items * 2);
  });

  test('multiplies nested lists', () => {
    const nested = (fields: string) => costOf(`{ products(take: 10) { products { skus { ${fields} } } } }`);
    expect(nested('skuId name') - nested('skuId')).toBe(10 * 3);
  });

  test('is the same for a fragment as for its fields', () => {
    const inline = '{ products(take: 9) { products { productId unitPrice { vat } } } }';
    const fragments = `{ products(take: 9) { ...List } }
      fragment List on ProductsResultType { products { ...Card ... on ProductType { productId } } }
      fragment Card on ProductType { productId unitPrice { vat } }`;
    expect(costOf(fragments)).toBe(costOf(inline));
  });

  test('ignores skipped fields', () => {
    const text = `query ($all: Boolean!) {
      products(take: 100) { products { productId categories @include(if: $all) { name } } }
    }`;
    expect(costOf(text, { all: false })).toBe(rootFieldCost + 2 + 100);
    expect(costOf(text, { all: true })).toBeGreaterThan(rootFieldCost + 2 + 100);
  });

  test('is known before execution, because only root fields have take', () => {
    const typesWithTake = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type))
      .filter((type) =>
        Object.values(type.getFields()).some(({ args }) => args.some(({ name }) => name === 'take')),
      );
    expect(typesWithTake).toEqual([schema.getQueryType()]);
  });
});

describe('the storefront', () => {
  const folder = join(import.meta.dirname, '../../../storefront');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const documents = files.filter((name) => name.endsWith('.graphql'));
  const text = documents.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');

  test.each(costs(text, { take: LIMITS.listTake }))('is far from the limit with $name', ({ cost }) => {
    expect(cost).toBeGreaterThan(0);
    expect(cost).toBeLessThan(LIMITS.graphqlCost / 2);
  });
});

describe('the work of an operation', () => {
  function workOf(text: string, variables: Record<string, unknown> = {}): number {
    const [operation] = operationsOf(parse(text), schema);
    if (!operation) throw new Error('The document has no operation.');
    const { selection, cost } = operation.plan(variables);
    const execution = { variables, args: new Map() };
    const values = countValues(costOfExecution(cost, execution), selection.fields);
    return workOfExecution(selection.fields, execution, { brandCount: 6000, values });
  }
  const repeat = (count: number, field: string) =>
    `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')} }`;

  const many = (count: number) => Array.from({ length: count }, (_, index) => `n${index}: name`).join(' ');

  test.each([
    ['30 lists of a page', repeat(30, 'products { count }'), 30],
    ['30 lists in one order', repeat(30, 'products(filter: { sort: ALPHABETICAL }) { count }'), 33],
    [
      'products by id',
      '{ products(filter: { productIds: [1, 2] }) { count filters { facets { type } } } }',
      1,
    ],
    [
      'products by an empty list of ids',
      '{ products(filter: { productIds: [], articleNumbers: [] }) { count } }',
      1,
    ],
    [
      'facets of three categories',
      repeat(3, 'products(categoryAlias: "a") { filters { facets { type } } }'),
      33,
    ],
    ['a search with facets', '{ products(filter: { searchText: "a" }) { filters { facets { type } } } }', 28],
    ['all brands', '{ brands { name } }', 24],
    [
      'lists of two markets',
      '{ a: products(marketId: "se") { count } b: products(marketId: "fi") { count } c: products(marketId: "se") { count } }',
      11,
    ],
    ['five lists of 48', repeat(5, 'products(take: 48) { products { name } }'), 15],
    [
      'two lists of 48 with their groups',
      repeat(2, 'products(take: 48) { products { variantGroup { mainProductId } } }'),
      10,
    ],
    [
      'article numbers',
      `{ products(filter: { articleNumbers: ${JSON.stringify(Array(600).fill('A'))} }) { count } }`,
      31,
    ],
    ['59 values of each of 200 products', `{ products(take: 200) { products { ${many(59)} } } }`, 12],
    ['thirty lists of 5', repeat(30, 'products(take: 5) { products { name } }'), 30],
    ['five carts', repeat(5, 'getCart { id }'), 40],
    [
      'two changes',
      'mutation { a: postProductReview(alias: "a", rating: 1, author: "", comment: "") b: postProductReview(alias: "a", rating: 1, author: "", comment: "") }',
      40,
    ],
  ])('%s', (_, document, work) => {
    expect(workOf(document)).toBe(work);
    expect(work).toBeLessThanOrEqual(LIMITS.graphqlWork);
  });

  test.each([
    [
      'facet counts of two selections',
      repeat(2, 'products(filter: { facets: ["p_1"] }) { filters { facets { type } } }'),
    ],
    [
      'facet counts of two selections with an empty list of ids',
      repeat(2, 'products(filter: { productIds: [], facets: ["p_1"] }) { filters { facets { type } } }'),
    ],
    [
      'ten searches with an empty list of article numbers',
      repeat(10, 'products(filter: { articleNumbers: [], searchText: "a" }) { count }'),
    ],
    [
      'facet counts of four categories',
      repeat(4, 'products(categoryAlias: "a") { filters { facets { type } } }'),
    ],
    ['ten searches', repeat(10, 'products(filter: { searchText: "a" }) { count }')],
    ['three changes', 'mutation { a: addToCart b: addToCart c: addToCart }'],
    ['all brands, twice', repeat(2, 'brands { name }')],
    ['URLs of 6,000 brands in all languages', '{ brands { name alternativeUrls { url culture } } }'],
    ['480 products with 70 values each', repeat(12, `products(take: 40) { products { ${many(70)} } }`)],
    [
      'lists in 11 sort orders',
      `{ ${['PRICE', 'BRAND', 'VOTES', 'LATEST', 'CUSTOM_1', 'CUSTOM_2', 'CUSTOM_3', 'CUSTOM_4', 'CUSTOM_5', 'NONE', 'PRICE_DESC'].map((sort) => `${sort}: products(filter: { sort: ${sort} }) { count }`).join(' ')} }`,
    ],
  ])('%s is too much', (_, document) => {
    expect(workOf(document)).toBeGreaterThan(LIMITS.graphqlWork);
  });

  test('of every document of the storefront is within the limit', () => {
    const documents = JSON.parse(
      readFileSync(
        join(import.meta.dirname, '../../../storefront/api/generated/persisted-documents.json'),
        'utf8',
      ),
    ) as Record<string, string>;
    const filter = { searchText: 'a', sort: 'PRICE', facets: ['p_1'] };
    const variables = { filter, all: filter, halved: filter, text: 'a', url: '/a', categoryAlias: 'a' };
    for (const document of Object.values(documents))
      expect(workOf(document, variables)).toBeLessThanOrEqual(LIMITS.graphqlWork);
  });
});
