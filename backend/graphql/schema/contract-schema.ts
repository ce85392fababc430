import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, parse } from 'graphql';

const folder = join(import.meta.dirname, '../../../contract/graphql');

/** All files of the contract as one document. */
export function readContractSchema(): DocumentNode {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort();
  return parse(names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n'));
}
