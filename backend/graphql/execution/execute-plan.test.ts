import fc from 'fast-check';
import { execute, getVariableValues, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { operationsOf } from '../documents/cached-operation.ts';
import { readContractSchema } from '../schema/contract-schema.ts';
import { createExecutableSchema, type ResolversByType } from '../schema/executable-schema.ts';
import { scalars } from '../schema/scalars.ts';
import { executePlan } from './execute-plan.ts';
import { JsonBytes } from './json-bytes.ts';
import { type RandomDocument, randomDocuments } from './random-document.fixture.ts';
import { addRandomResolvers, type FaultRates } from './random-values.fixture.ts';
import { JsonData, writePlan } from './write-json.ts';

const schema = createExecutableSchema(readContractSchema(), scalars as ResolversByType);
addRandomResolvers(schema, (context) => context as FaultRates);

interface Result {
  data: unknown;
  errors: { path: readonly (string | number)[]; message: string }[];
}

async function executeByPlan(
  { text, variables }: RandomDocument,
  context: unknown,
  form: 'objects' | 'JSON',
): Promise<Result> {
  const [operation] = operationsOf(parse(text), schema);
  if (!operation) throw new Error('The document has no operation.');
  const { node, fragments, plan } = operation;
  const { coerced = {} } = getVariableValues(schema, node.variableDefinitions ?? [], variables);
  const parts = { schema, operation: node, fragments, variables: coerced };
  const execution = { ...parts, sentVariables: variables, context, errors: [], args: new Map() };
  const { selection } = plan(coerced);
  const { data, errors } =
    form === 'JSON' ? await writePlan(selection, execution) : await executePlan(selection, execution);
  return {
    data: data instanceof JsonData ? JSON.parse(Buffer.from(data.bytes).toString()) : data,
    errors: errors.map(({ path, cause }) => ({ path, message: (cause as Error).message })),
  };
}

async function executeByReference({ text, variables }: RandomDocument, context: unknown): Promise<Result> {
  const request = { schema, document: parse(text), variableValues: variables, contextValue: context };
  const { data, errors = [] } = await execute(request);
  return { data, errors: errors.map(({ path = [], message }) => ({ path, message })) };
}

/** Paths that are null because of an error. */
function nullPathsOf({ data, errors }: Result): string[] {
  const paths = errors.map(({ path }) => {
    let value = data;
    const depth = path.findIndex((key) => {
      if (value !== null) value = (value as Record<string, unknown>)[key];
      return value === null;
    });
    return path.slice(0, depth + 1).join('.');
  });
  return [...new Set(paths)].sort();
}

const noFaults = { nulls: 0, errors: 0, wrongTypes: 0, promises: 0 };

function compareWithReference(rates: Omit<FaultRates, 'seed'>, select: (result: Result) => unknown) {
  const property = fc.asyncProperty(randomDocuments(schema), fc.integer(), async (document, seed) => {
    expect(validate(schema, parse(document.text))).toEqual([]);
    const context = { ...rates, seed };
    const reference = await executeByReference(document, context);
    const isMutation = document.text.startsWith('mutation');
    for (const form of isMutation ? (['objects'] as const) : (['objects', 'JSON'] as const)) {
      const actual = await executeByPlan(document, context, form);
      // As text, to compare the order of the fields too.
      expect(JSON.stringify(actual.data)).toBe(JSON.stringify(reference.data));
      expect(select(actual)).toEqual(select(reference));
    }
  });
  return fc.assert(property, { numRuns: 150 });
}

describe('a plan gives the same result as graphql-js for any document', () => {
  test.each([
    ['all values are valid', noFaults],
    ['values are missing', { ...noFaults, nulls: 10 }],
    ['fields fail', { ...noFaults, errors: 10 }],
    ['values are of a wrong type', { ...noFaults, wrongTypes: 5 }],
    ['all of that happens together', { ...noFaults, nulls: 4, errors: 4, wrongTypes: 4 }],
    ['values are promises', { ...noFaults, promises: 40 }],
  ])('when %s', async (_, rates) => {
    await compareWithReference(rates, ({ errors }) => errors);
  });

  // Errors inside a part that is null already depend on timing, so only the null paths are compared.
  test('when values are missing or wrong, and some are promises', async () => {
    await compareWithReference({ nulls: 4, errors: 4, wrongTypes: 4, promises: 30 }, nullPathsOf);
  });
});

describe('JSON as bytes', () => {
  const json = new JsonBytes();

  function written(write: () => void): string {
    write();
    return Buffer.from(json.take(0)).toString();
  }

  test('is the same as that of JSON.stringify for any text and number', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ minLength: 150, maxLength: 300 }));
    fc.assert(
      fc.property(texts, fc.double(), fc.jsonValue(), (text, number, value) => {
        expect(written(() => json.string(text))).toBe(JSON.stringify(text));
        expect(written(() => json.number(number))).toBe(JSON.stringify(number));
        expect(written(() => json.value(value))).toBe(JSON.stringify(value));
      }),
    );
    for (const text of ['"', '\\', '\n', '\u007f', '\u2028', '\ud83d', '😀', 'å – €', '</script>', ''])
      expect(written(() => json.string(text))).toBe(JSON.stringify(text));
  });

  test('has no limit of size', () => {
    const texts = Array.from({ length: 3000 }, (_, index) => `${index}`.padStart(120, 'å'));
    const text = written(() => {
      for (const part of texts) json.string(part);
    });
    expect(text).toBe(texts.map((part) => JSON.stringify(part)).join(''));
  });
});
