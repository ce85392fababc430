import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Most visits begin on one of these screens. */
const cataloguePages = ['home/home', 'product-list/category', 'product/product'].map((file) =>
  join(root, `storefront/features/${file}.route.tsx`),
);

/** The modules that at least two catalogue pages need: one file instead of a dozen small ones. */
export function sharedByCataloguePages(): { plugin: Plugin; has(id: string): boolean } {
  const shared = new Set<string>();
  const plugin: Plugin = {
    name: 'shared-by-catalogue-pages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildEnd() {
      const counts = new Map<string, number>();
      for (const page of cataloguePages)
        for (const id of reachable(page, (module) => this.getModuleInfo(module)?.importedIds ?? []))
          counts.set(id, (counts.get(id) ?? 0) + 1);
      for (const [id, count] of counts) if (count > 1) shared.add(id);
    },
  };
  return { plugin, has: (id) => shared.has(id) };
}

function reachable(start: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of importsOf(id)) visit(imported);
  };
  visit(start);
  return found;
}

/**
 * Files that load together with a chunk. Rarely opened screens and panels find their scripts by their imports, one request later: the
 * names of those files are in the script of every page.
 */
export function preloadedFiles(chunk: string, files: string[]): string[] {
  const isRare = /\.route-\w+\.js$/.test(chunk) && !/\/(home|category|search|product|checkout)\./.test(chunk);
  return isRare || /\/account-panel-\w+\.js$/.test(chunk)
    ? files.filter((file) => file.endsWith('.css'))
    : files;
}
