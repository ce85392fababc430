import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Reader = (path: string) => string | undefined;

const root = join(import.meta.dirname, '..');
const readFile: Reader = (path) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

describe('The spec map', () => {
  const text = readFile('docs/spec-map.md') ?? '';
  const behaviours = rowsOf(text).map(([behaviour]) => behaviour);

  test('tells of every section of the specification, and of nothing twice', () => {
    expect(behaviours.length).toBeGreaterThan(200);
    for (let section = 1; section <= 9; section++) expect(text).toContain(`§${section}`);
    expect(behaviours.filter((behaviour, index) => behaviours.indexOf(behaviour) !== index)).toEqual([]);
  });

  test('names files that exist, a test for each behaviour that has a file, and tests that test', () => {
    expect(faultsOf(text, readFile)).toEqual([]);
  });
});

describe('A map that is wrong', () => {
  const files: Record<string, string> = {
    'a.ts': '',
    'a.test.ts': `test.each([1])('a', run)`,
    'b.test.ts': '// a test (some day)',
  };
  const faults = (text: string) => faultsOf(text, (path) => files[path]);

  test.each([
    ['names a file that is gone', '| It shines | `gone.ts` | `a.test.ts` |', 'gone.ts does not exist'],
    ['names a test that is gone', '| It shines | `a.ts` | `gone.test.ts` |', 'gone.test.ts does not exist'],
    ['has a file without a test', '| It shines | `a.ts` | — |', 'has a file and no test'],
    ['has a test without a file', '| It shines | — | `a.test.ts` |', 'has a test and no file'],
    ['names a test that tests nothing', '| It shines | `a.ts` | `b.test.ts` |', 'b.test.ts tests nothing'],
    ['names code as a test', '| It shines | `a.ts` | `a.ts` |', 'a.ts is no test'],
    ['says more than paths', '| It shines | `a.ts`, soon | `a.test.ts` |', 'says more than paths'],
    ['lacks a column', '| It shines | `a.ts` |', 'has other than three columns'],
  ])('is reported when it %s', (_, row, fault) => {
    expect(faults(row)).toEqual([`It shines: ${fault}`]);
  });

  test('has no errors when it is correct', () => {
    expect(faults('| It shines | `a.ts` | `a.test.ts` |\n| It glows | — | — |')).toEqual([]);
  });
});

/** Rows of all tables, without their heads. */
function rowsOf(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|( Behaviour |---)/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

function faultsOf(text: string, read: Reader): string[] {
  return rowsOf(text).flatMap(([behaviour, ...cells]) =>
    rowFaults(cells, read).map((fault) => `${behaviour}: ${fault}`),
  );
}

function rowFaults(cells: string[], read: Reader): string[] {
  if (cells.length !== 2) return ['has other than three columns'];
  if (cells.some((cell) => !/^(—|`[^`\s]+`( `[^`\s]+`)*)$/.test(cell))) return ['says more than paths'];
  const [files = [], tests = []] = cells.map((cell) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  );
  if (files.length > 0 && tests.length === 0) return ['has a file and no test'];
  if (tests.length > 0 && files.length === 0) return ['has a test and no file'];
  const missing = [...files, ...tests].filter((path) => read(path) === undefined);
  if (missing.length > 0) return missing.map((path) => `${path} does not exist`);
  return tests.flatMap((path) => {
    if (!/\.(test|spec)\.ts$/.test(path)) return [`${path} is no test`];
    return /^\s*(test|it|rule)(\.\w+)*\(/m.test(read(path) ?? '') ? [] : [`${path} tests nothing`];
  });
}
