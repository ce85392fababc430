import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashIn, separateImports } from './documents-by-hash.ts';

const file = '#storefront/api/generated/graphql.ts';

test('imports each document from a module of its own', () => {
  const code = `import { ADocument, type AQuery, BDocument, Kind } from '${file}';\nrun(ADocument);`;
  expect(separateImports(code)).toBe(
    `import { ADocument } from '${file}?document=ADocument'; import { BDocument } from '${file}?document=BDocument'; import { type AQuery, Kind } from '${file}';\nrun(ADocument);`,
  );
});

test('drops types that are imported with documents', () => {
  expect(separateImports(`import { ADocument, type AQuery } from '${file}';`)).toBe(
    `import { ADocument } from '${file}?document=ADocument';`,
  );
});

test('leaves imports of types alone', () => {
  const code = `import type { AQuery } from '${file}';\nimport { type BDocument } from '${file}';`;
  expect(separateImports(code)).toBe(code);
});

test('finds the hash of every generated document', () => {
  const generated = readFileSync(
    join(import.meta.dirname, '../../storefront/api/generated/graphql.ts'),
    'utf8',
  );
  const documents = [...generated.matchAll(/export const (\w+Document) = /g)].map(([, name = '']) => name);
  expect(documents.length).toBeGreaterThan(50);
  expect(new Set(documents.map((name) => hashIn(generated, name))).size).toBe(documents.length);
  expect(() => hashIn(generated, 'MissingDocument')).toThrow('MissingDocument');
});
