import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildASTSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { readContractSchema } from '#backend/graphql/schema/contract-schema.ts';
import { digestPassword } from '#contract/auth.ts';

const page = readFileSync(join(import.meta.dirname, '../docs/api.md'), 'utf8');
const documents = [...page.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, document = '']) => document);
const schema = buildASTSchema(readContractSchema());

test.each(documents)('the documented operation is valid: %s', (document) => {
  expect(validate(schema, parse(document))).toEqual([]);
});

test('the documents lead from the channel to the order', () => {
  for (const field of ['channel', 'products', 'getCart', 'addToCart', 'createOrUpdateCheckout', 'placeOrder'])
    expect(documents.join('')).toContain(field);
});

test('the documented salt gives the digest of a password', async () => {
  const [, salt] = /the salt `([^`]+)`/.exec(page) ?? [];
  expect(await digestPassword('läsa')).toBe(createHash('sha384').update(`läsa${salt}`).digest('base64'));
});
