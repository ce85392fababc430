import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

const inFeatures = (files: string[]) => files.map((file) => join(root, 'storefront/features', file));

/** A group of modules, for a chunk of its own. */
interface SharedModules {
  /** Selects the modules. */
  plugin: Plugin;
  has(id: string): boolean;
}

/** The modules that at least two catalogue pages need. Most visits begin on one of these. */
export function sharedByCataloguePages(): SharedModules {
  const pages = [
    'home/home.route.tsx',
    'product-list/category.route.tsx',
    'product/product.route.tsx',
    'product/areas/area-slot.tsx',
  ];
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

/** The modules of lists beyond those of `sharedByCataloguePages`. Each list, and the search, needs all of them. */
export function neededByLists(): SharedModules {
  return neededBy('lists', inFeatures(['product-list/list-screen.tsx']));
}

/** The modules of product pages beyond those of `sharedByCataloguePages`. */
export function neededByProducts(): SharedModules {
  return neededBy('products', inFeatures(['product/product-screen.tsx']));
}

/** The modules of the home page beyond those of `sharedByCataloguePages`. Most areas of lists and products need them too. */
export function neededByHome(): SharedModules {
  return neededBy('home', inFeatures(['home/home.route.tsx']), [
    join(root, 'storefront/layouts/footer.tsx'),
    ...inFeatures(['product-list/load-list.ts', 'search/load-search.ts', 'product/load-product.ts']),
  ]);
}

/** The modules that a page loads when it is idle, beyond those that its visitors see first. */
export function neededByOverlays(): SharedModules {
  return neededBy(
    'overlays',
    ['layouts/app-overlays.tsx', 'prefetch-pages.ts'].map((file) => join(root, 'storefront', file)),
    [
      join(root, 'storefront/layouts/footer.tsx'),
      ...inFeatures(['checkout/checkout.route.tsx', 'account/account.route.tsx']),
    ],
  );
}

/** The modules that load the data of a product before its page is opened. */
export function neededToLoadProducts(): SharedModules {
  return neededBy(
    'product-loading',
    [
      ...inFeatures(['product/load-product.ts', 'content/load-area.ts']),
      join(root, 'storefront/session/send-shop-request.ts'),
    ],
    inFeatures([
      'product/product.route.tsx',
      'product/product-extras.tsx',
      'product-list/load-list.ts',
      'home/home.route.tsx',
      'cart-view/mini-cart.tsx',
      'checkout/checkout.route.tsx',
    ]),
  );
}

/** The modules that at least two of these files need: one chunk instead of a dozen small ones. */
function sharedBy(name: string, files: string[]): SharedModules {
  return selectModules(name, (find) => {
    const counts = new Map<string, number>();
    for (const file of files) for (const id of find(file)) counts.set(id, (counts.get(id) ?? 0) + 1);
    return [...counts].flatMap(([id, count]) => (count > 1 ? [id] : []));
  });
}

/** The modules that one of these files needs and none of the others. */
function neededBy(name: string, files: string[], others: string[] = []): SharedModules {
  return selectModules(name, (find) => {
    const excluded = new Set(others.flatMap((file) => [...find(file)]));
    const found = files.flatMap((file) => [...find(file)]);
    // The build manifest finds a screen by the file of its route.
    return found.filter((id) => !excluded.has(id) && !id.endsWith('.route.tsx'));
  });
}

/** Returns the modules that a file imports, directly or through others. */
type Find = (file: string) => Set<string>;

/** A group of modules that is selected at the end of the build, when all modules are known. */
function selectModules(name: string, select: (find: Find) => Iterable<string>): SharedModules {
  const selected = new Set<string>();
  const plugin: Plugin = {
    name: `modules-of-${name}`,
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildEnd() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      for (const id of select((file) => reachable(file, importsOf))) selected.add(id);
    },
  };
  return { plugin, has: (id) => selected.has(id) };
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
 * The files to load together with a chunk, whose names are in the script of every page. For rarely opened screens and panels
 * these are only their styles: the browser finds their scripts by their imports, one request later.
 */
export function preloadedFiles(chunk: string, files: string[]): string[] {
  const isRare = /\.route-\w+\.js$/.test(chunk) && !/\/(home|category|search|product|checkout)\./.test(chunk);
  return isRare || /\/account-panel-\w+\.js$/.test(chunk)
    ? files.filter((file) => file.endsWith('.css'))
    : files;
}
