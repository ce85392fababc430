import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Files, isTest, project } from './architecture/project-files.ts';

type Reader = (path: string) => string | undefined;

const root = join(import.meta.dirname, '..');
const readFile: Reader = (path) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

const notBuiltHint = 'needs a file and a test, or a row under "Not built" with a reason and search terms';

describe('the spec map', () => {
  const text = readFile('docs/spec-map.md') ?? '';
  const { built, notBuilt } = readMap(text);
  const behaviours = [...built, ...notBuilt].map(([behaviour]) => behaviour);

  test('covers every section of the specification, without duplicates', () => {
    expect(behaviours.length).toBeGreaterThan(200);
    for (let section = 1; section <= 9; section++) expect(text).toContain(`§${section}`);
    expect(behaviours.filter((behaviour, index) => behaviours.indexOf(behaviour) !== index)).toEqual([]);
  });

  test('names existing files, and a test for each implemented behaviour', () => {
    expect(findErrors(built, (cells) => findRowErrors(cells, readFile))).toEqual([]);
  });

  test('lists a behaviour as not built only while no source file contains its search terms', () => {
    expect(notBuilt.length).toBeGreaterThan(0);
    expect(findErrors(notBuilt, (cells) => findNotBuiltErrors(cells, readSources()))).toEqual([]);
  });
});

describe('an invalid map', () => {
  const files: Record<string, string> = {
    'a.ts': '',
    'a.test.ts': `test.each([1])('a', run)`,
    'b.test.ts': '// no test yet',
  };
  const errorsIn = (text: string) =>
    findErrors(readMap(text).built, (cells) => findRowErrors(cells, (path) => files[path]));

  test.each([
    ['names a missing file', '| It shines | `gone.ts` | `a.test.ts` |', 'gone.ts does not exist'],
    ['names a missing test', '| It shines | `a.ts` | `gone.test.ts` |', 'gone.test.ts does not exist'],
    ['has a file without a test', '| It shines | `a.ts` | — |', notBuiltHint],
    ['has a test without a file', '| It shines | — | `a.test.ts` |', notBuiltHint],
    ['has neither a file nor a test', '| It shines | — | — |', notBuiltHint],
    ['names a test file without a test', '| It shines | `a.ts` | `b.test.ts` |', 'b.test.ts has no test'],
    ['names code as a test', '| It shines | `a.ts` | `a.ts` |', 'a.ts is not a test file'],
    ['has text beside the paths', '| It shines | `a.ts`, later | `a.test.ts` |', 'has text beside the paths'],
    ['has a missing column', '| It shines | `a.ts` |', 'does not have three columns'],
  ])('is reported when it %s', (_, row, error) => {
    expect(errorsIn(row)).toEqual([`It shines: ${error}`]);
  });

  test('has no errors when it is correct', () => {
    expect(errorsIn('| It shines | `a.ts` | `a.test.ts` |')).toEqual([]);
  });
});

describe('a behaviour listed as not built', () => {
  const sources: Files = {
    'package.json': '{ "dependencies": { "graphql-ws": "6.0.0" } }',
    'storefront/api/client.ts': 'const socket = new WebSocket(url);',
    'storefront/features/cart/filters.store.ts': '',
    'backend/server.ts': '// multipart',
  };
  const errorsIn = (row: string) =>
    findErrors(readMap(`## Not built\n${row}`).notBuilt, (cells) => findNotBuiltErrors(cells, sources));

  test.each([
    ['its term is in the code', '`websocket`', 'storefront/api/client.ts contains "websocket"'],
    [
      'its term is in a path',
      '`filters.store`',
      'storefront/features/cart/filters.store.ts contains "filters.store"',
    ],
    ['its package is installed', '`graphql-ws`', 'package.json contains "graphql-ws"'],
    ['one of its terms is found', '`jitter`, `multipart`', 'backend/server.ts contains "multipart"'],
    ['its term is in the named path', '`multipart` in `backend/`', 'backend/server.ts contains "multipart"'],
    ['the named path is missing', '`multipart` in `gone/`', 'gone/ does not exist'],
    ['it has no term', '—', 'has no search terms: write `term`, `term` in `path`'],
  ])('is reported when %s', (_, terms, error) => {
    expect(errorsIn(`| It shines | The contract has none. | ${terms} |`)).toEqual([`It shines: ${error}`]);
  });

  test('is reported when it has no reason', () => {
    expect(errorsIn('| It shines | — | `jitter` |')).toEqual(['It shines: has no reason']);
  });

  test('is reported when a column is missing', () => {
    expect(errorsIn('| It shines | `jitter` |')).toEqual(['It shines: does not have three columns']);
  });

  test('has no errors while its terms are not found', () => {
    const terms = '`jitter`, `multipart` in `storefront/api/`';
    expect(errorsIn(`| It shines | The contract has none. | ${terms} |`)).toEqual([]);
  });
});

/** Cells of the rows, without the heads of the tables. */
function readMap(text: string): { built: string[][]; notBuilt: string[][] } {
  const [built = '', notBuilt = ''] = text.split(/^## Not built$/m);
  return { built: rowsOf(built), notBuilt: rowsOf(notBuilt) };
}

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

function findErrors(rows: string[][], findIn: (cells: string[]) => string[]): string[] {
  return rows.flatMap(([behaviour, ...cells]) => findIn(cells).map((error) => `${behaviour}: ${error}`));
}

function findRowErrors(cells: string[], read: Reader): string[] {
  if (cells.length !== 2) return ['does not have three columns'];
  if (cells.includes('—')) return [notBuiltHint];
  if (cells.some((cell) => !/^`[^`\s]+`( `[^`\s]+`)*$/.test(cell))) return ['has text beside the paths'];
  const [files = [], tests = []] = cells.map((cell) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  );
  const missing = [...files, ...tests].filter((path) => read(path) === undefined);
  if (missing.length > 0) return missing.map((path) => `${path} does not exist`);
  return tests.flatMap((path) => {
    if (!/\.(test|spec)\.ts$/.test(path)) return [`${path} is not a test file`];
    return /^\s*(test|it|rule)(\.\w+)*\(/m.test(read(path) ?? '') ? [] : [`${path} has no test`];
  });
}

function findNotBuiltErrors(cells: string[], sources: Files): string[] {
  const [reason = '', terms = ''] = cells;
  if (cells.length !== 2) return ['does not have three columns'];
  if (!/\w/.test(reason)) return ['has no reason'];
  if (!/^`[^`]+`( in `[^`\s]+`)?(, `[^`]+`( in `[^`\s]+`)?)*$/.test(terms))
    return ['has no search terms: write `term`, `term` in `path`'];
  return [...terms.matchAll(/`([^`]+)`(?: in `([^`]+)`)?/g)].flatMap(([, term = '', path = '']) => {
    const searched = Object.entries(sources).filter(([source]) => source.startsWith(path));
    if (searched.length === 0) return [`${path} does not exist`];
    return searched
      .filter(([source, text]) => `${source}\n${text}`.toLowerCase().includes(term.toLowerCase()))
      .map(([source]) => `${source} contains "${term}"`);
  });
}

/** Files that can implement a behaviour: no tests, no documents. */
function readSources(): Files {
  const code = Object.entries(project()).filter(([path]) => !isTest(path));
  return { ...Object.fromEntries(code), 'package.json': readFile('package.json') ?? '' };
}
