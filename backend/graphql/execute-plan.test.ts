import fc from 'fast-check';
import { execute, getVariableValues, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { readContractSchema } from './contract-schema.ts';
import { createExecutableSchema, type ResolversByType } from './executable-schema.ts';
import { executePlan } from './execute-plan.ts';
import { operationsOf } from './known-operation.ts';
import { answerByResolvers, type Chaos } from './random-answers.fixture.ts';
import { type RandomDocument, randomDocuments } from './random-document.fixture.ts';
import { scalars } from './scalars.ts';

const schema = createExecutableSchema(readContractSchema(), scalars as ResolversByType);
answerByResolvers(schema, (context) => context as Chaos);

interface Outcome {
  data: unknown;
  errors: { path: readonly (string | number)[]; message: string }[];
}

async function byPlan({ text, variables }: RandomDocument, context: unknown): Promise<Outcome> {
  const [operation] = operationsOf(parse(text), schema);
  if (!operation) throw new Error('The document has no operation.');
  const { node, fragments, plan } = operation;
  const { coerced = {} } = getVariableValues(schema, node.variableDefinitions ?? [], variables);
  const parts = { schema, operation: node, fragments, variables: coerced };
  const run = { ...parts, sentVariables: variables, context, errors: [], args: new Map() };
  const { data, errors } = await executePlan(plan(coerced).fields, run);
  return { data, errors: errors.map(({ path, cause }) => ({ path, message: (cause as Error).message })) };
}

async function byReference({ text, variables }: RandomDocument, context: unknown): Promise<Outcome> {
  const asked = { schema, document: parse(text), variableValues: variables, contextValue: context };
  const { data, errors = [] } = await execute(asked);
  return { data, errors: errors.map(({ path = [], message }) => ({ path, message })) };
}

/** The places that are null because of an error. */
function nullsOf({ data, errors }: Outcome): string[] {
  const places = errors.map(({ path }) => {
    let value = data;
    const depth = path.findIndex((key) => {
      if (value !== null) value = (value as Record<string, unknown>)[key];
      return value === null;
    });
    return path.slice(0, depth + 1).join('.');
  });
  return [...new Set(places)].sort();
}

const calm = { nulls: 0, errors: 0, misfits: 0, promises: 0 };

function compareWithReference(chaos: Omit<Chaos, 'seed'>, seen: (outcome: Outcome) => unknown) {
  const property = fc.asyncProperty(randomDocuments(schema), fc.integer(), async (document, seed) => {
    expect(validate(schema, parse(document.text))).toEqual([]);
    const context = { ...chaos, seed };
    const [ours, reference] = [await byPlan(document, context), await byReference(document, context)];
    // The text also tells the order of the fields.
    expect(JSON.stringify(ours.data)).toBe(JSON.stringify(reference.data));
    expect(seen(ours)).toEqual(seen(reference));
  });
  return fc.assert(property, { numRuns: 150 });
}

describe('A plan answers any document of the contract as the reference executor does', () => {
  test.each([
    ['all is well', calm],
    ['values are missing', { ...calm, nulls: 10 }],
    ['fields fail', { ...calm, errors: 10 }],
    ['values are of a wrong type', { ...calm, misfits: 5 }],
    ['all that happens at once', { ...calm, nulls: 4, errors: 4, misfits: 4 }],
    ['values come later', { ...calm, promises: 40 }],
  ])('when %s', async (_, chaos) => {
    await compareWithReference(chaos, ({ errors }) => errors);
  });

  // Which errors are still told of a part that is null already is a matter of who comes first.
  test('when values are missing or wrong, and some come later', async () => {
    await compareWithReference({ nulls: 4, errors: 4, misfits: 4, promises: 30 }, nullsOf);
  });
});
