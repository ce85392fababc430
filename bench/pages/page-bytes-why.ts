// npm run bench -- page-bytes --why: the brotli bytes of each page type's scripts by group of modules.
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, minifySync, type Rolldown } from 'vite';
import { PAGE_TYPES, type PageType } from './budgets.ts';

const root = join(import.meta.dirname, '../..');

type Groups = Map<string, number>;

/** Builds the browser's scripts in memory, because the built files do not say which modules they contain. */
export async function explainPageBytes(): Promise<string[][]> {
  const chunks = await buildChunks();
  const groupsOf = new Map(chunks.map((chunk) => [chunk.fileName, measureGroups(chunk)]));
  const pages = (Object.keys(PAGE_TYPES) as PageType[]).map((page) => {
    const total: Groups = new Map();
    for (const file of filesOf(page, chunks))
      for (const [group, bytes] of groupsOf.get(file) ?? [])
        total.set(group, (total.get(group) ?? 0) + bytes);
    return { page, total };
  });
  const groups = [...new Set(pages.flatMap(({ total }) => [...total.keys()]))];
  const largest = (group: string) => Math.max(...pages.map(({ total }) => total.get(group) ?? 0));
  const sum = (total: Groups) => [...total.values()].reduce((bytes, more) => bytes + more, 0);
  const cell = (bytes: number | undefined) => (bytes ? (bytes / 1024).toFixed(1) : '');
  return [
    ['KB, brotli', ...pages.map(({ page }) => page)],
    ...groups
      .toSorted((a, b) => largest(b) - largest(a))
      .map((group) => [group, ...pages.map(({ total }) => cell(total.get(group)))]),
    ['all', ...pages.map(({ total }) => cell(sum(total)))],
  ];
}

async function buildChunks(): Promise<Rolldown.OutputChunk[]> {
  const result = await build({ root, logLevel: 'error', build: { write: false } });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
}

/** Files that a page loads until it is interactive. */
function filesOf(page: PageType, chunks: Rolldown.OutputChunk[]): Set<string> {
  const files = new Set<string>();
  const visit = (fileName: string) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
      visit(imported);
  };
  const sources = ['storefront/browser-entry.tsx', PAGE_TYPES[page], 'storefront/translations/sv/base.ts'];
  for (const chunk of chunks)
    if (sources.some((source) => chunk.facadeModuleId === join(root, source))) visit(chunk.fileName);
  return files;
}

/** Divides a chunk's compressed bytes among its groups, in proportion to the sizes of their modules compressed alone. */
function measureGroups({ code, modules }: Rolldown.OutputChunk): Groups {
  const sizes: Groups = new Map();
  for (const [id, module] of Object.entries(modules)) {
    if (!module.code) continue;
    const minified = minifySync('module.js', module.code, { module: false }).code || module.code;
    const group = groupOf(id);
    sizes.set(group, (sizes.get(group) ?? 0) + brotliCompressSync(minified).length);
  }
  const allAlone = [...sizes.values()].reduce((bytes, more) => bytes + more, 0);
  const ratio = brotliCompressSync(code).length / allAlone;
  return new Map([...sizes].map(([group, bytes]) => [group, bytes * ratio]));
}

function groupOf(id: string): string {
  const path = relative(root, id);
  const library = /node_modules\/((?:@[\w-]+\/)?[\w.-]+)/.exec(path)?.[1];
  if (library) return library;
  if (path.startsWith('storefront/features/')) return path.split('/').slice(0, 3).join('/');
  return /^(contract|storefront\/[\w-]+)\//.exec(path)?.[1] ?? 'others';
}
