import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createErrorMask, ShopError } from './errors.ts';
import { createPipeline } from './pipeline.ts';
import { readContractSchema } from './schema/contract-schema.ts';
import { createExecutableSchema, type ResolversByType } from './schema/executable-schema.ts';

const contract = readContractSchema();
const logged: unknown[] = [];
const log = { error: (fields: unknown) => logged.push(fields) } as unknown as Parameters<
  typeof createErrorMask
>[0];

function createTestPipeline(
  resolvers: ResolversByType,
  { hasIntrospection = true, createContext = () => ({}) } = {},
) {
  const schema = createExecutableSchema(contract, resolvers);
  return createPipeline({
    schema,
    hasIntrospection,
    authenticate: () => Promise.reject(new Error('No test signs in.')),
    createContext,
    mask: createErrorMask(log),
    executeOnce: () => Promise.reject(new Error('No test sends a key.')),
    countBrands: () => 0,
  });
}

describe('input of a client', () => {
  const execute = createTestPipeline({ Query: { getCheckout: (_, { id }) => id } });

  test('reaches the resolver unchanged, and is never evaluated', async () => {
    const hostile = [
      '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d0,globalThis.isHarmed=true',
      '"+(globalThis.isHarmed=true)+"',
      '`;globalThis.isHarmed=true;`',
      "');globalThis.isHarmed=true;('",
      '__proto__',
      'constructor',
    ];
    const texts = fc.oneof(fc.constantFrom(...hostile), fc.string(), fc.string({ unit: 'binary' }));
    await fc.assert(
      fc.asyncProperty(texts, async (id) => {
        const [literal, variable] = await Promise.all([
          execute({ query: `{ getCheckout(id: ${JSON.stringify(id)}, paymentType: KLARNA) }` }),
          execute({
            query: 'query ($id: String!) { getCheckout(id: $id, paymentType: KLARNA) }',
            variables: { id },
          }),
        ]);
        expect([literal, variable]).toEqual([{ data: { getCheckout: id } }, { data: { getCheckout: id } }]);
      }),
    );
    expect(globalThis).not.toHaveProperty('isHarmed');
  });

  test('cannot set the prototype of the result', async () => {
    const { data, errors } = await execute({
      query: '{ __proto__: getCheckout(id: "a", paymentType: KLARNA) }',
    });
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT' });
  });
});

describe('a variable', () => {
  const execute = createTestPipeline({
    Query: { getCheckout: (_, { id }) => id, channel: () => ({ id: 'a' }) },
  });
  const rejected = (code: string, message: RegExp) =>
    expect.objectContaining({ message: expect.stringMatching(message), extensions: { code } });

  test('that is null for a non-null argument is an error of the client', async () => {
    const query = 'query ($id: String = "a") { getCheckout(id: $id, paymentType: KLARNA) }';
    expect(await execute({ query })).toEqual({ data: { getCheckout: 'a' } });
    const inField = await execute({ query, variables: { id: null } });
    expect(inField).toEqual({
      data: { getCheckout: null },
      errors: [rejected('BAD_INPUT', /must not be null/)],
    });
    const inDirective = await execute({
      query: 'query ($yes: Boolean = true) { channel { id @skip(if: $yes) } }',
      variables: { yes: null },
    });
    expect(inDirective).toEqual({ errors: [rejected('BAD_INPUT', /must not be null/)] });
  });

  test('with a thousand errors reports a few', async () => {
    const query = 'query ($filter: FilterInputType) { products(filter: $filter) { count } }';
    const productIds = Array.from({ length: 1000 }, () => 'x');
    const { errors } = await execute({ query, variables: { filter: { productIds } } });
    expect(errors?.length).toBeLessThan(30);
    expect(errors?.[0]).toEqual(rejected('BAD_INPUT', /productIds\[0\]/));
  });
});

describe('a repeated document', () => {
  test('uses the variables of each request', async () => {
    const execute = createTestPipeline({ Query: { channel: () => ({ id: 'a', name: 'b' }) } });
    const query = 'query ($yes: Boolean!) { channel { id @skip(if: $yes) name @include(if: $yes) } }';
    const results = [];
    for (const yes of [true, false, true]) results.push((await execute({ query, variables: { yes } })).data);
    expect(results).toEqual([
      { channel: { name: 'b' } },
      { channel: { id: 'a' } },
      { channel: { name: 'b' } },
    ]);
  });
});

describe('a shop without introspection', () => {
  test.each([
    ['a field', { query: '{ channel { nam } }' }],
    ['an argument', { query: '{ channel(channelI: "a") { id } }' }],
    ['an enum', { query: '{ getCheckout(id: "a", paymentType: KLARN) }' }],
    [
      'a variable',
      {
        query: 'query ($filter: FilterInputType) { products(filter: $filter) { count } }',
        variables: { filter: { sort: 'LATES' } },
      },
    ],
  ])('does not suggest the name of %s', async (_, request) => {
    const [open, hidden] = await Promise.all([
      createTestPipeline({})(request),
      createTestPipeline({}, { hasIntrospection: false })(request),
    ]);
    expect(open.errors?.[0]?.message).toContain('Did you mean');
    expect(hidden.errors?.[0]?.message).not.toContain('Did you mean');
    expect(hidden.errors?.[0]?.message).toMatch(/\S\.?$/);
  });
});

describe('errors', () => {
  const brands = Array.from({ length: 500 }, (_, brandId) => ({ brandId }));

  test('of a list are reported for every item, and logged a few times', async () => {
    logged.length = 0;
    const name = () => {
      throw new Error('secret');
    };
    const { data, errors } = await createTestPipeline({
      Query: { brands: () => brands },
      BrandListType: { name },
    })({
      query: '{ brands { brandId name } }',
    });
    expect(data).toEqual({ brands: brands.map((brand) => ({ ...brand, name: null })) });
    expect(errors).toHaveLength(500);
    expect(errors?.[7]).toEqual({
      message: expect.stringContaining('Something went wrong'),
      path: ['brands', 7, 'name'],
      extensions: { code: 'INTERNAL_ERROR' },
    });
    // Ten errors, and the number of all.
    expect(logged).toHaveLength(11);
    expect(logged.at(-1)).toMatchObject({ count: 500 });
  });

  test('of the type ShopError keep their message and are not logged', async () => {
    logged.length = 0;
    const channel = () => {
      throw new ShopError('UNKNOWN_CART', 'There is no such cart.', { tries: 2 });
    };
    const { errors } = await createTestPipeline({ Query: { channel } })({ query: '{ channel { id } }' });
    expect(errors).toEqual([
      {
        message: 'There is no such cart.',
        path: ['channel'],
        extensions: { code: 'UNKNOWN_CART', tries: 2 },
      },
    ]);
    expect(logged).toEqual([]);
  });

  test('of a resolver that violates the contract are masked', async () => {
    const { data, errors } = await createTestPipeline({ Query: { channel: () => ({ id: null }) } })({
      query: '{ channel { id } }',
    });
    expect(data).toEqual({ channel: null });
    expect(errors?.[0]).toMatchObject({ path: ['channel', 'id'], extensions: { code: 'INTERNAL_ERROR' } });
  });

  test('before the first resolver are masked too', async () => {
    logged.length = 0;
    const createContext = () => {
      throw new Error('no catalogue');
    };
    const { data, errors } = await createTestPipeline({}, { createContext })({ query: '{ channel { id } }' });
    expect(data).toBeUndefined();
    expect(errors).toEqual([
      { message: expect.stringContaining('Something went wrong'), extensions: { code: 'INTERNAL_ERROR' } },
    ]);
    expect(logged).toHaveLength(1);
  });
});

describe('resolvers that the contract does not have', () => {
  test.each([
    ['a type', { Nonsense: { a: () => 1 } }, 'The contract has no type Nonsense.'],
    ['a field', { Query: { nonsense: () => 1 } }, 'The contract has no field Query.nonsense.'],
  ])('stop the shop at its start: %s', (_, resolvers, message) => {
    expect(() => createTestPipeline(resolvers)).toThrow(message);
  });
});
