import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import compileMessage from 'icu-minify/compile';
import { build, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { documentsByHash } from './cli/build/documents-by-hash.ts';
import { minifiedScripts } from './cli/build/minify-scripts.ts';
import { reactWithoutStacks } from './cli/build/react-without-stacks.ts';
import { deferredDataRouter, routerWithoutNames } from './cli/build/router-chunks.ts';
import {
  neededByHome,
  neededByLists,
  neededByOverlays,
  neededByProducts,
  neededToLoadProducts,
  preloadedFiles,
  sharedByCarts,
  sharedByCataloguePages,
} from './cli/build/shared-chunks.ts';
import { LOCALE_CODES } from './contract/locales.ts';
import { skippedFiles } from './tests/full-run-files.ts';
import { LongFilesFirst } from './tests/long-files-first.ts';

/** Compiles messages at build time, so that browsers load small arrays and no parser. */
function compiledTranslations(): Plugin {
  // The folder of a language contains only messages.
  const file = /storefront\/translations\/\w+\/\w+\.ts$/;
  return {
    name: 'compiled-translations',
    async load(id) {
      const path = id.split('?')[0] ?? '';
      if (!file.test(path)) return null;
      this.addWatchFile(path);
      const { default: messages } = (await import(`${path}?${Date.now()}`)) as {
        default: Record<string, string>;
      };
      const compiled = Object.fromEntries(
        Object.entries(messages).map(([key, message]) => [key, compileMessage(message)]),
      );
      return `export default ${JSON.stringify(compiled)}`;
    },
  };
}

/** Writes compressed copies beside each file at the highest level, so that no server compresses at start. */
function compressedBeside(): Plugin {
  return {
    name: 'compressed-beside',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const file = join(dir, name);
          const bytes = await readFile(file);
          await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
          await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
        }),
      );
    },
  };
}

/** Builds `/sw.js`, with the list of files to precache for offline use. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).sort();
      const files = names.filter((name) => /browser-entry.*\.css$|-core-.*\.woff2$/.test(name));
      const messages = await Promise.all(
        LOCALE_CODES.map((locale) => readFile(`storefront/translations/${locale}/cookies.ts`)),
      );
      // The offline pages depend only on the file names and these messages.
      const revision = createHash('sha256')
        .update(names.join())
        .update(Buffer.concat(messages))
        .digest('hex');
      const precached = [
        ...LOCALE_CODES.map((locale) => ({ url: `/offline/${locale}`, revision })),
        ...files.map((name) => ({ url: `/${name}`, revision: null })),
      ];
      await build({
        configFile: false,
        root: import.meta.dirname,
        publicDir: false,
        logLevel: 'warn',
        define: {
          PRECACHED: JSON.stringify(precached),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2023',
          rolldownOptions: {
            input: 'storefront/service-worker.ts',
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}

const catalogueModules = sharedByCataloguePages();
const cartModules = sharedByCarts();
const homeModules = neededByHome();
const listModules = neededByLists();
const productModules = neededByProducts();
const overlayModules = neededByOverlays();
const productLoadingModules = neededToLoadProducts();

// Generous, so that a busy machine does not fail a test.
const unitTests = {
  environment: 'node',
  testTimeout: 120_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  maxWorkers: 2,
};

export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'storefront/public',
  plugins: [
    react(),
    compiledTranslations(),
    documentsByHash(),
    reactWithoutStacks(),
    routerWithoutNames(),
    deferredDataRouter(),
    catalogueModules.plugin,
    cartModules.plugin,
    homeModules.plugin,
    listModules.plugin,
    productModules.plugin,
    overlayModules.plugin,
    productLoadingModules.plugin,
    minifiedScripts(),
    compressedBeside(),
    serviceWorker(),
  ],
  build: {
    manifest: true,
    outDir: 'dist/client',
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: preloadedFiles },
    rolldownOptions: {
      input: 'storefront/browser-entry.tsx',
      checks: { pluginTimings: false },
      // React Router's functions that only log messages for developers.
      treeshake: { manualPureFunctions: ['warning', 'warnOnce', 'warningOnce'] },
      // One file for the modules of every page: a dozen small files compress worse.
      output: {
        codeSplitting: {
          groups: [
            { name: 'frame', tags: ['$initial'], priority: 1 },
            { name: 'forms', test: /\/storefront\/forms\/read-/, priority: 1 },
            {
              name: 'addresses',
              test: /\/(country-name|name-countries|address-lines)\.ts$/,
              priority: 1,
            },
            { name: 'catalogue', test: catalogueModules.has },
            { name: 'cart', test: cartModules.has },
            { name: 'home', test: homeModules.has, includeDependenciesRecursively: false },
            { name: 'list', test: listModules.has, includeDependenciesRecursively: false },
            { name: 'product', test: productModules.has, includeDependenciesRecursively: false },
            { name: 'overlays', test: overlayModules.has, includeDependenciesRecursively: false },
            {
              name: 'product-loading',
              test: productLoadingModules.has,
              includeDependenciesRecursively: false,
            },
          ],
        },
        // Every page loads the names of all chunks, and hashes compress badly: 32 bits each are enough.
        hashCharacters: 'hex',
      },
    },
  },
  ssr: { noExternal: ['icu-minify'] },
  css: { transformer: 'lightningcss' },
  test: {
    // Concurrent tests of one file. One browser already uses more than one core.
    maxConcurrency: 3,
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        extends: true,
        test: {
          ...unitTests,
          name: 'unit',
          include: ['{backend,contract,demo,cli,sandbox,scripts,tests}/**/*.test.ts'],
          exclude: ['**/*.api.test.ts', ...skippedFiles],
          isolate: false,
        },
      },
      {
        extends: true,
        // Isolated: as in a browser, modules of the storefront have state.
        test: {
          ...unitTests,
          name: 'unit-storefront',
          pool: 'threads',
          include: ['storefront/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['{backend,cli,demo}/**/*.api.test.ts'],
          exclude: skippedFiles,
          globalSetup: 'tests/api/global-setup.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          // Each file has a database of its own. Loading all modules again for each file would take longer than the tests.
          isolate: false,
          // More workers than cores, because a worker waits while PostgreSQL executes its queries.
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.spec.ts'],
          exclude: skippedFiles,
          globalSetup: 'tests/journeys/global-setup.ts',
          // Generous, so that a busy machine does not fail a journey. Each wait of a journey has its own limit.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 20_000 } },
          // Each worker has one shop and one browser for all its files (tests/journeys/global-setup.ts). Three workers
          // keep two cores busy.
          isolate: false,
          maxWorkers: 3,
        },
      },
    ],
  },
});
