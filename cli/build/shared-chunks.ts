import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

const inFeatures = (files: string[]) => files.map((file) => join(root, 'storefront/features', file));

interface SharedModules {
  plugin: Plugin;
  has(id: string): boolean;
}

/** The modules that at least two catalogue pages need. Most visits begin on one of these. */
export function sharedByCataloguePages(): SharedModules {
  const pages = ['home/home.route.tsx', 'product-list/category.route.tsx', 'product/product.route.tsx'];
  return sharedBy('catalogue-pages', inFeatures(pages));
}

/** The modules of features that both the checkout and the cart panel need. */
export function sharedByCarts(): SharedModules {
  const { plugin, has } = sharedBy(
    'carts',
    inFeatures(['checkout/checkout.route.tsx', 'cart-view/mini-cart.tsx']),
  );
  return { plugin, has: (id) => has(id) && id.startsWith(join(root, 'storefront/features/')) };
}

/** The modules that at least two of these files need: one chunk instead of a dozen small ones. */
function sharedBy(name: string, files: string[]): SharedModules {
  const shared = new Set<string>();
  const plugin: Plugin = {
    name: `shared-by-${name}`,
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildEnd() {
      const counts = new Map<string, number>();
      for (const file of files)
        for (const id of reachable(file, (module) => this.getModuleInfo(module)?.importedIds ?? []))
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
