import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** Path from the root → text. */
export type Files = Record<string, string>;

export const isTest = (path: string) => /\.(test|spec|fixture)\.ts$/.test(path) || path.startsWith('tests/');
export const sideOf = (path: string) => path.split('/', 1)[0] ?? '';

const root = join(import.meta.dirname, '../..');
const readFiles = (paths: string[]): Files =>
  Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const listFiles = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => posix.relative(root, posix.join(entry.parentPath, entry.name)));

let cachedFiles: Files | undefined;

/** All files in folders of code, except generated ones. */
export function project(): Files {
  cachedFiles ??= readFiles(
    readdirSync(root, { withFileTypes: true })
      .filter(
        (entry) =>
          entry.isDirectory() && !/^(\..*|node_modules|dist|releases|coverage|deploy|docs)$/.test(entry.name),
      )
      .flatMap(({ name }) => listFiles(name))
      .filter((path) => !/\bnode_modules\b|\.generated\.ts$|^storefront\/api\/generated\//.test(path)),
  );
  return cachedFiles;
}

let cachedDocs: Files | undefined;

/** The project with the files at the root and the documentation. */
export function projectWithDocs(): Files {
  const atRoot = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
  const written = [...atRoot.map(({ name }) => name), ...listFiles('docs')];
  cachedDocs ??= { ...project(), ...readFiles(written.filter((path) => /\.(ts|md)$/.test(path))) };
  return cachedDocs;
}

let cachedImporters: Files | undefined;

/** Files that import the project without being part of it: configuration, and the types generated from the schema. */
export function outsideImporters(): Files {
  const configuration = readdirSync(root).filter((name) => name.endsWith('.ts'));
  cachedImporters ??= readFiles([...configuration, 'backend/graphql/schema.generated.ts']);
  return cachedImporters;
}

export type Named = { name?: string } | undefined;
export type Node = { type: string; start: number } & Record<string, unknown>;
type ParsedNode = { path: string; text: string; node: Node };
const parsed = new WeakMap<Files, ParsedNode[]>();
/**
 * Parsed files by path, because the project is read with and without its documentation. Invented violations have the paths of
 * files of the project, but other texts.
 */
const parsedFiles = new Map<string, { text: string; nodes: ParsedNode[] }>();

export function parse(files: Files): ParsedNode[] {
  const nodes =
    parsed.get(files) ??
    Object.entries(files)
      .filter(([path]) => /\.(tsx?|mjs)$/.test(path))
      .flatMap(([path, text]) => parseFile(path, text));
  parsed.set(files, nodes);
  return nodes;
}

function parseFile(path: string, text: string): ParsedNode[] {
  const known = parsedFiles.get(path);
  if (known?.text === text) return known.nodes;
  const nodes: ParsedNode[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value && 'start' in value) nodes.push({ path, text, node: value as Node });
    Object.values(value).forEach(visit);
  };
  visit(parseSync(path, text).program);
  parsedFiles.set(path, { text, nodes });
  return nodes;
}

/** The name of the called function without chained calls: `test` for `test.each([])('…')`. */
export function calledName(callee: unknown): string {
  const { type, name, object, callee: inner } = (callee ?? {}) as Partial<Node>;
  if (type === 'Identifier') return String(name);
  return object || inner ? calledName(object ?? inner) : '';
}

export function findNodes(files: Files, isMatch: (node: ParsedNode) => boolean): string[] {
  const found = parse(files).filter(isMatch);
  return found.map(({ path, text, node }) => `${path}:${lineOf(text, node.start)}`);
}

export function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

/** The project's file that a node imports or re-exports from. */
export function importedPath(from: string, node: Node): string | undefined {
  const specifier = (node.source as { value?: unknown } | null | undefined)?.value;
  if (typeof specifier !== 'string' || !/^[.#]/.test(specifier)) return undefined;
  return specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(from), specifier);
}

type Import = { from: string; to: string; isType: boolean };

/** Imports between files of the project: static, re-exported, dynamic with a literal, and inside types. */
export function importsOf(files: Files): Import[] {
  return parse(files).flatMap(({ path: from, node }): Import[] => {
    const to = importedPath(from, node);
    if (to === undefined) return [];
    const names = (node.specifiers ?? []) as Partial<Node>[];
    const isTyped = ({ type, importKind, exportKind }: Partial<Node>) =>
      type === 'TSImportType' || importKind === 'type' || exportKind === 'type';
    return [{ from, to, isType: isTyped(node) || (names.length > 0 && names.every(isTyped)) }];
  });
}

export function findImports(files: Files, isMatch: (found: Import) => boolean): string[] {
  const found = importsOf(files).filter(isMatch);
  return found.map(({ from, to }) => `${from} imports ${to}`);
}

export function findCycles(edges: [string, string][]): string[] {
  const next = Map.groupBy(edges, ([from]) => from);
  const done = new Set<string>();
  const visit = (at: string, path: string[]): string[] => {
    if (path.includes(at)) return [[...path.slice(path.indexOf(at)), at].join(' → ')];
    if (done.has(at)) return [];
    const found = (next.get(at) ?? []).flatMap(([, to]) => visit(to, [...path, at]));
    done.add(at);
    return found;
  };
  return [...next.keys()].flatMap((at) => visit(at, []));
}
