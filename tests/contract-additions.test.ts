import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import documents from '#storefront/api/generated/persisted-documents.json' with { type: 'json' };
import { addedFields, withoutAdditions } from '#storefront/server/gateway/contract-additions.ts';
import reference from '../backend/graphql/schema/contract-schema.test-data.json' with { type: 'json' };

interface TypeDescription {
  kind: string;
  fields?: Record<string, { type: string; args?: Record<string, string> }>;
  values?: string[];
}

/** The reference as a schema: the API of a backend that has the contract and nothing else. */
function contractSchema() {
  const types: Record<string, TypeDescription> = reference.types;
  const keywords: Record<string, string> = { object: 'type', input: 'input', enum: 'enum', scalar: 'scalar' };
  return buildSchema(
    Object.entries(types)
      .map(([name, { kind, fields, values }]) => {
        const members =
          values ??
          Object.entries(fields ?? {}).map(([field, { type, args }]) => {
            const list = Object.entries(args ?? {}).map(
              ([argument, argumentType]) => `${argument}: ${argumentType}`,
            );
            return `${field}${list.length > 0 ? `(${list.join(', ')})` : ''}: ${type}`;
          });
        return `${keywords[kind]} ${name}${members.length > 0 ? ` { ${members.join('\n')} }` : ''}`;
      })
      .join('\n'),
  );
}

test('without the additions, every document of the storefront is valid on a backend of the contract', () => {
  const schema = contractSchema();
  for (const document of Object.values(documents as Record<string, string>))
    expect(validate(schema, parse(withoutAdditions(document)))).toEqual([]);
});

test('the fields of the additions are known, also of those within the query', () => {
  const added = new Set(Object.values(documents as Record<string, string>).flatMap(addedFields));
  expect(added).toEqual(
    new Set([
      'description',
      'creditType',
      'requiresIdentityNumber',
      'marketOptions',
      'label',
      'logo',
      'marks',
      'isWeakMatch',
      'searchCorrection',
      'exactRate',
      'isClosed',
      'editionLanguage',
      'editionFormat',
      'listUrl',
    ]),
  );
});
