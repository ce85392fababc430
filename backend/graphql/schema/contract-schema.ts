import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, parse } from 'graphql';
import { API_VERSION } from '#backend/http/api-version.ts';

const folder = join(import.meta.dirname, '../../../contract/graphql');

const root = `"Commerce API, version ${API_VERSION}." schema { query: Query mutation: Mutation subscription: Subscription }`;

/** All files of the contract as one document, with the version in the schema's description. */
export function readContractSchema(): DocumentNode {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort();
  return parse([root, ...names.map((name) => readFileSync(join(folder, name), 'utf8'))].join('\n'));
}
