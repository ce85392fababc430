import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Names that one source file reads from requests, or that a form or type in it has. */
export interface NamesOfFile {
  /** Words of the file's path, which URLs of its feature usually contain too. */
  words: ReadonlySet<string>;
  names: readonly string[];
}

/** Expressions that read a name from a request, and declarations of a form or type. */
const namePatterns = [
  /\.(?:get|getAll|has|set|append|delete)\(\s*'([\w.:-]+)'/g,
  /\bread[A-Z]\w*\(\w+, '([\w.:-]+)'/g,
  /\bname="([\w.:-]+)"/g,
  /\bname: '([\w.:-]+)'/g,
  /_(?:PARAMETER|FIELD|PREFIX)\w* = '([\w.:-]+)'/g,
  /\bvalues\.(\w+)/g,
  // Properties of schemas and types.
  /^ +(\w+)\??: (?:v\.|line|text|email|string|number|boolean|password)/gm,
  /[{,;] (\w+)\??: (?:string|number|boolean)/g,
];

const headerPatterns = [/\bheader\('([\w-]+)'\)/g, /\bheaders\['([\w-]+)'\]/g, /\bheaders\.([a-z]+)\b/g];

function readSources(patterns: readonly string[]): { path: string; text: string }[] {
  return globSync(patterns, { cwd: root })
    .filter((path) => !/\.(test|fixture|generated|d)\.tsx?$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const namesIn = (text: string, expressions: readonly RegExp[]): string[] => [
  ...new Set(
    expressions.flatMap((expression) => [...text.matchAll(expression)].map(([, name = '']) => name)),
  ),
];

/** Query parameters, form fields and properties of JSON, by the file that reads or declares them. */
export function readRequestNames(): NamesOfFile[] {
  return readSources([
    'storefront/**/*.{ts,tsx}',
    'backend/{features,graphql,health,http,mail}/**/*.ts',
    'sandbox/**/*.ts',
    'contract/**/*.ts',
  ])
    .map(({ path, text }) => ({
      words: new Set(path.split(/\W+/).filter((word) => word.length > 3)),
      names: namesIn(text, namePatterns),
    }))
    .filter(({ names }) => names.length > 0);
}

/** Request headers that a server reads, except those that frame the message. */
export function readHeaderNames(): string[] {
  const framing = new Set(['content-length', 'transfer-encoding', 'connection', 'location']);
  const sources = readSources(['{storefront/server,backend,sandbox,contract/http}/**/*.ts']);
  const names = sources.flatMap(({ text }) => namesIn(text, headerPatterns));
  return [...new Set(names)].filter((name) => !framing.has(name)).sort();
}
