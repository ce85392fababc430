import { buildSchema, type GraphQLObjectType, parse } from 'graphql';
import { beforeEach, describe, expect, test } from 'vitest';
import { createResolvers } from '../../resolvers.ts';
import { operationsOf } from '../documents/cached-operation.ts';
import { shareJson } from './shared-json.ts';
import { writePlan } from './write-json.ts';

const schema = buildSchema(`
  type Query { book: Book }
  type Book { name: String, pages(unit: String): Int, author: Author, price: String, sales: Int }
  type Author { name: String! }
`);

interface Book {
  name: string;
  author: { name: string | null } | null;
}

let resolved: string[] = [];
const fieldsOf = (type: string) => (schema.getType(type) as GraphQLObjectType).getFields();
const { name, author, price, sales } = fieldsOf('Book');
const { book } = fieldsOf('Query');
if (!name || !author || !price || !sales || !book) throw new Error('The schema has no such field.');
name.resolve = (source: Book) => {
  resolved.push('name');
  return source.name;
};
author.resolve = (source: Book) => {
  resolved.push('author');
  return source.author;
};
price.resolve = (_source, _args, context) => (context as { price: string }).price;
sales.resolve = (_source: Book) => Promise.resolve(resolved.push('sales'));
book.resolve = (_source, _args, context) => (context as { book: Book }).book;

beforeEach(() => {
  resolved = [];
});

/** Plans belong to a document, so that all requests of a test have the same. */
function requestsOf(text: string) {
  const [operation] = operationsOf(parse(text), schema);
  if (!operation) throw new Error('The document has no operation.');
  const { node, fragments, plan } = operation;
  return async (context: { book: Book; price?: string }) => {
    const parts = { schema, operation: node, fragments, variables: {}, sentVariables: {} };
    const execution = { ...parts, context, errors: [], args: new Map() };
    const { data, errors } = await writePlan(plan({}).selection, execution);
    return { data: Buffer.from(data.bytes).toString(), errors: errors.length };
  };
}

describe('the JSON of an object that requests share', () => {
  test('is written once for each selection', async () => {
    const shared = shareJson({ name: 'Röda rummet', author: { name: 'Strindberg' } });
    const request = requestsOf('{ book { __typename name author { name } } }');
    const expected = '{"book":{"__typename":"Book","name":"Röda rummet","author":{"name":"Strindberg"}}}';
    expect(await request({ book: shared })).toEqual({ data: expected, errors: 0 });
    expect(await request({ book: shared })).toEqual({ data: expected, errors: 0 });
    expect(resolved).toEqual(['name', 'author']);
    expect((await requestsOf('{ book { title: name } }')({ book: shared })).data).toBe(
      '{"book":{"title":"Röda rummet"}}',
    );
  });

  test('is written again if a field depends on the request', async () => {
    const shared = shareJson({ name: 'Doktor Glas', author: null });
    const request = requestsOf('{ book { name price } }');
    expect((await request({ book: shared, price: '99 kr' })).data).toContain('99 kr');
    expect((await request({ book: shared, price: '89 kr' })).data).toContain('89 kr');
    expect(resolved).toEqual(['name', 'name']);
  });

  test('is written again if a field has arguments', async () => {
    const shared = shareJson({
      name: 'Doktor Glas',
      author: null,
      pages: ({ unit }: { unit: string }) => unit.length,
    });
    const request = requestsOf('{ book { name pages(unit: "leaf") } }');
    await request({ book: shared });
    expect((await request({ book: shared })).data).toBe('{"book":{"name":"Doktor Glas","pages":4}}');
    expect(resolved).toEqual(['name', 'name']);
  });

  test('is not stored with an error, which every response reports, or with a promise', async () => {
    const shared = shareJson({ name: 'Doktor Glas', author: { name: null } });
    const request = requestsOf('{ book { author { name } } }');
    expect(await request({ book: shared })).toEqual({ data: '{"book":{"author":null}}', errors: 1 });
    expect(await request({ book: shared })).toEqual({ data: '{"book":{"author":null}}', errors: 1 });
    const requestSales = requestsOf('{ book { sales } }');
    expect((await requestSales({ book: shared })).data).toBe('{"book":{"sales":3}}');
    expect((await requestSales({ book: shared })).data).toBe('{"book":{"sales":4}}');
  });

  test('is not stored for other objects, which may change', async () => {
    const unshared = { name: 'Gösta Berlings saga', author: null };
    const request = requestsOf('{ book { name } }');
    await request({ book: unshared });
    unshared.name = 'Jerusalem';
    expect((await request({ book: unshared })).data).toBe('{"book":{"name":"Jerusalem"}}');
  });

  test('depends on all parameters of the resolvers of the shop: none is optional or a rest parameter', () => {
    const resolvers = createResolvers({} as never, {} as never);
    const hidden = Object.values(resolvers).flatMap((fields) =>
      Object.entries(fields).filter(
        ([, resolve]) =>
          typeof resolve === 'function' &&
          resolve.length === 1 &&
          // A comma after the first parameter: `length` does not count parameters with a default.
          /^\(?(\w+|\{[^}]*\})\s*,/.test(String(resolve)),
      ),
    );
    expect(hidden.map(([field]) => field)).toEqual([]);
  });
});
