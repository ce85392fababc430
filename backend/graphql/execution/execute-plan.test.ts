import fc from 'fast-check';
import { execute, getVariableValues, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { operationsOf } from '../documents/cached-operation.ts';
import { readContractSchema } from '../schema/contract-schema.ts';
import { createExecutableSchema, type ResolversByType } from '../schema/executable-schema.ts';
import { scalars } from '../schema/scalars.ts';
import { executePlan } from './execute-plan.ts';
import { type RandomDocument, randomDocuments } from './random-document.fixture.ts';
import { addRandomResolvers, type FaultRates } from './random-values.fixture.ts';

const schema = createExecutableSchema(readContractSchema(), scalars as ResolversByType);
addRandomResolvers(schema, (context) => context as FaultRates);

interface Result {
  data: unknown;
  errors: { path: readonly (string | number)[]; message: string }[];
}

async function executeByPlan({ text, variables }: RandomDocument, context: unknown): Promise<Result> {
  const [operation] = operationsOf(parse(text), schema);
  if (!operation) throw new Error('The document has no operation.');
  const { node, fragments, plan } = operation;
  const { coerced = {} } = getVariableValues(schema, node.variableDefinitions ?? [], variables);
  const parts = { schema, operation: node, fragments, variables: coerced };
  const execution = { ...parts, sentVariables: variables, context, errors: [], args: new Map() };
  const { data, errors } = await executePlan(plan(coerced).selection, execution);
  return { data, errors: errors.map(({ path, cause }) => ({ path, message: (cause as Error).message })) };
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
    const [actual, reference] = [
      await executeByPlan(document, context),
      await executeByReference(document, context),
    ];
    // As text, to compare the order of the fields too.
    expect(JSON.stringify(actual.data)).toBe(JSON.stringify(reference.data));
    expect(select(actual)).toEqual(select(reference));
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
