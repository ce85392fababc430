import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readContractSchema } from './contract-schema.ts';
import { createErrorMask, ShopError } from './errors.ts';
import { createExecutableSchema, type ResolversByType } from './executable-schema.ts';
import { createPipeline } from './pipeline.ts';

const contract = readContractSchema();
const logged: unknown[] = [];
const log = { error: (what: unknown) => logged.push(what) } as unknown as Parameters<
  typeof createErrorMask
>[0];

function pipelineOf(
  resolvers: ResolversByType,
  { hasIntrospection = true, createContext = () => ({}) } = {},
) {
  const schema = createExecutableSchema(contract, resolvers);
  return createPipeline({
    schema,
    hasIntrospection,
    checkLogin: () => Promise.reject(new Error('Nobody signs in here.')),
    createContext,
    mask: createErrorMask(log),
    answerOnce: () => Promise.reject(new Error('Nobody sends a key here.')),
  });
}

describe('What a client writes', () => {
  const ask = pipelineOf({ Query: { getCheckout: (_, { id }) => id } });

  test('reaches the resolver as it was written, and is never run', async () => {
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
          ask({ query: `{ getCheckout(id: ${JSON.stringify(id)}, paymentType: KLARNA) }` }),
          ask({
            query: 'query ($id: String!) { getCheckout(id: $id, paymentType: KLARNA) }',
            variables: { id },
          }),
        ]);
        expect([literal, variable]).toEqual([{ data: { getCheckout: id } }, { data: { getCheckout: id } }]);
      }),
    );
    expect(globalThis).not.toHaveProperty('isHarmed');
  });

  test('cannot name a field so that the answer inherits from it', async () => {
    const { data, errors } = await ask({ query: '{ __proto__: getCheckout(id: "a", paymentType: KLARNA) }' });
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT' });
  });
});

describe('A variable', () => {
  const ask = pipelineOf({ Query: { getCheckout: (_, { id }) => id, channel: () => ({ id: 'a' }) } });
  const refused = (code: string, message: RegExp) =>
    expect.objectContaining({ message: expect.stringMatching(message), extensions: { code } });

  test('that is null where its default was counted on is the client’s mistake', async () => {
    const query = 'query ($id: String = "a") { getCheckout(id: $id, paymentType: KLARNA) }';
    expect(await ask({ query })).toEqual({ data: { getCheckout: 'a' } });
    const inField = await ask({ query, variables: { id: null } });
    expect(inField).toEqual({
      data: { getCheckout: null },
      errors: [refused('BAD_INPUT', /must not be null/)],
    });
    const inDirective = await ask({
      query: 'query ($yes: Boolean = true) { channel { id @skip(if: $yes) } }',
      variables: { yes: null },
    });
    expect(inDirective).toEqual({ errors: [refused('BAD_INPUT', /must not be null/)] });
  });

  test('that is wrong a thousand times is complained of a few times', async () => {
    const query = 'query ($filter: FilterInputType) { products(filter: $filter) { count } }';
    const productIds = Array.from({ length: 1000 }, () => 'x');
    const { errors } = await ask({ query, variables: { filter: { productIds } } });
    expect(errors?.length).toBeLessThan(30);
    expect(errors?.[0]).toEqual(refused('BAD_INPUT', /productIds\[0\]/));
  });
});

describe('A document that is asked again', () => {
  test('answers for the variables of each time', async () => {
    const ask = pipelineOf({ Query: { channel: () => ({ id: 'a', name: 'b' }) } });
    const query = 'query ($yes: Boolean!) { channel { id @skip(if: $yes) name @include(if: $yes) } }';
    const answers = [];
    for (const yes of [true, false, true]) answers.push((await ask({ query, variables: { yes } })).data);
    expect(answers).toEqual([
      { channel: { name: 'b' } },
      { channel: { id: 'a' } },
      { channel: { name: 'b' } },
    ]);
  });
});

describe('A shop that hides its schema', () => {
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
  ])('gives no hint at the name of %s', async (_, asked) => {
    const [open, hidden] = await Promise.all([
      pipelineOf({})(asked),
      pipelineOf({}, { hasIntrospection: false })(asked),
    ]);
    expect(open.errors?.[0]?.message).toContain('Did you mean');
    expect(hidden.errors?.[0]?.message).not.toContain('Did you mean');
    expect(hidden.errors?.[0]?.message).toMatch(/\S\.?$/);
  });
});

describe('Errors', () => {
  const brands = Array.from({ length: 500 }, (_, brandId) => ({ brandId }));

  test('of a list are told for every item, and logged a few times', async () => {
    logged.length = 0;
    const name = () => {
      throw new Error('secret');
    };
    const { data, errors } = await pipelineOf({ Query: { brands: () => brands }, BrandListType: { name } })({
      query: '{ brands { brandId name } }',
    });
    expect(data).toEqual({ brands: brands.map((brand) => ({ ...brand, name: null })) });
    expect(errors).toHaveLength(500);
    expect(errors?.[7]).toEqual({
      message: expect.stringContaining('Something went wrong'),
      path: ['brands', 7, 'name'],
      extensions: { code: 'INTERNAL_ERROR' },
    });
    expect(logged).toHaveLength(11);
    expect(logged.at(-1)).toEqual({ unexpected: 500 });
  });

  test('that were raised on purpose keep their words and are not logged', async () => {
    logged.length = 0;
    const channel = () => {
      throw new ShopError('UNKNOWN_CART', 'There is no such cart.', { tries: 2 });
    };
    const { errors } = await pipelineOf({ Query: { channel } })({ query: '{ channel { id } }' });
    expect(errors).toEqual([
      {
        message: 'There is no such cart.',
        path: ['channel'],
        extensions: { code: 'UNKNOWN_CART', tries: 2 },
      },
    ]);
    expect(logged).toEqual([]);
  });

  test('of a resolver that breaks the contract are the shop’s own affair', async () => {
    const { data, errors } = await pipelineOf({ Query: { channel: () => ({ id: null }) } })({
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
    const { data, errors } = await pipelineOf({}, { createContext })({ query: '{ channel { id } }' });
    expect(data).toBeUndefined();
    expect(errors).toEqual([
      { message: expect.stringContaining('Something went wrong'), extensions: { code: 'INTERNAL_ERROR' } },
    ]);
    expect(logged).toHaveLength(1);
  });
});

describe('Resolvers for what the contract does not have', () => {
  test.each([
    ['a type', { Nonsense: { a: () => 1 } }, 'The contract has no type Nonsense.'],
    ['a field', { Query: { nonsense: () => 1 } }, 'The contract has no field Query.nonsense.'],
  ])('stop the shop at its start: %s', (_, resolvers, message) => {
    expect(() => pipelineOf(resolvers)).toThrow(message);
  });
});
