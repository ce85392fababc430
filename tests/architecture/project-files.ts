import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** Path from the root → text. */
export type Files = Record<string, string>;

export const isTest = (path: string) => /\.(test|spec|fixture)\.ts$/.test(path) || path.startsWith('tests/');
export const sideOf = (path: string) => path.split('/', 1)[0] ?? '';

let written: Files | undefined;

/** All that is written by hand. */
export function project(): Files {
  const root = join(import.meta.dirname, '../..');
  written ??= Object.fromEntries(
    readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/^(\..*|node_modules|dist|coverage|docs)$/.test(entry.name))
      .flatMap(({ name }) => readdirSync(join(root, name), { withFileTypes: true, recursive: true }))
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => posix.relative(root, posix.join(entry.parentPath, entry.name)))
      .filter((path) => !/\bnode_modules\b|\.generated\.ts$|^storefront\/api\/generated\//.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
  return written;
}

export type Named = { name?: string } | undefined;
export type Node = { type: string; start: number } & Record<string, unknown>;
type ParsedNode = { path: string; text: string; node: Node };
const parsed = new WeakMap<Files, ParsedNode[]>();

function parse(files: Files): ParsedNode[] {
  const nodes = parsed.get(files) ?? [];
  if (parsed.has(files)) return nodes;
  parsed.set(files, nodes);
  for (const [path, text] of Object.entries(files).filter(([path]) => /\.(tsx?|mjs)$/.test(path))) {
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('type' in value && 'start' in value) nodes.push({ path, text, node: value as Node });
      Object.values(value).forEach(visit);
    };
    visit(parseSync(path, text).program);
  }
  return nodes;
}

/** The name of the called function without what is chained to it: `test` of `test.each([])('…')`. */
export function calledName(callee: unknown): string {
  const { type, name, object, callee: inner } = (callee ?? {}) as Partial<Node>;
  if (type === 'Identifier') return String(name);
  return object || inner ? calledName(object ?? inner) : '';
}

export function commentsOf(files: Files): { path: string; line: number; text: string }[] {
  return Object.entries(files)
    .filter(([path]) => /\.(tsx?|mjs)$/.test(path))
    .flatMap(([path, text]) =>
      parseSync(path, text).comments.map(({ value, start }) => ({
        path,
        line: lineOf(text, start),
        text: value.replace(/\n?\s*\*\s?/g, ' ').trim(),
      })),
    );
}

export function nodesIn(files: Files, isBreach: (node: ParsedNode) => boolean): string[] {
  const found = parse(files).filter(isBreach);
  return found.map(({ path, text, node }) => `${path}:${lineOf(text, node.start)}`);
}

export function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

type Import = { from: string; to: string; isType: boolean };

/** Imports of the project's own files: static, re-exported, dynamic with a literal, and inside types. */
export function importsOf(files: Files): Import[] {
  return parse(files).flatMap(({ path: from, node }): Import[] => {
    const specifier = (node.source as { value?: unknown } | null | undefined)?.value;
    if (typeof specifier !== 'string' || !/^[.#]/.test(specifier)) return [];
    const to = specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(from), specifier);
    const names = (node.specifiers ?? []) as Partial<Node>[];
    const isTyped = ({ type, importKind, exportKind }: Partial<Node>) =>
      type === 'TSImportType' || importKind === 'type' || exportKind === 'type';
    return [{ from, to, isType: isTyped(node) || (names.length > 0 && names.every(isTyped)) }];
  });
}

export function breaches(files: Files, isBreach: (found: Import) => boolean): string[] {
  const found = importsOf(files).filter(isBreach);
  return found.map(({ from, to }) => `${from} imports ${to}`);
}

export function circlesIn(edges: [string, string][]): string[] {
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
