import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../results.json');

interface StoredResult {
  commit: string;
  date: string;
  results: object;
}

/** Adds results of the current commit; equally named ones of the same commit are replaced. docs/benchmarks.md shows their history. */
export function storeResults(results: object): void {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim();
  const date = new Date().toISOString().slice(0, 10);
  const stored = readStored();
  const known = stored.find((result) => result.commit === commit)?.results;
  const earlier = stored.filter((result) => result.commit !== commit);
  const current = { commit, date, results: { ...known, ...results } };
  writeFileSync(file, `${JSON.stringify([...earlier, current], null, 2)}\n`);
}

function readStored(): StoredResult[] {
  return JSON.parse(readFileSync(file, 'utf8'));
}
